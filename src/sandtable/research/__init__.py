"""The games as environments for research: `pip install sandtable[research]`.

`layout` makes tensors of what a seat sees, `zoo`, `gym` and `spiel` speak PettingZoo's, Gymnasium's and OpenSpiel's
language, `export` writes games as tables of data. See docs/research.md.
"""
