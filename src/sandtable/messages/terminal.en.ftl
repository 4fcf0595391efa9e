# Playing in a terminal.

command-table = table
command-hand = hand
command-card = card
command-log = log
command-advice = advice
command-undo = undo
command-save = save
command-alone = alone
command-help = help
command-quit = quit

terminal-which-mode = What would you like to play? (1–{ $count })
terminal-you-play = You play: { $names }.
terminal-bots = Bots play the others: { $level }.
terminal-level-easy = easy
terminal-level-heuristic = normal
terminal-level-hard = hard
terminal-level-expert = expert
terminal-level-random = random
terminal-kept-in = The game is kept in { $file } after every move.
terminal-how-to = Type the label of an option, or “{ $help }”.
terminal-coach = Coach:
terminal-coach-until = “{ $alone }” sends the coach away.
terminal-coach-leaves = You play alone now.
terminal-no-coach = No coach is here: “sandtable play --coach” begins a first game with one.
terminal-hand-over = { $name }: your turn. Press Enter when nobody else is looking.
terminal-hand-over-may = { $name }: you may act, nobody waits for it. Press Enter when nobody else is looking.
terminal-may = You may: { $prompt }
terminal-may-pass = Nobody waits for you: Enter lets it be.
terminal-nothing-typed = Choose one of { $labels }, or type “{ $help }”.
terminal-not-understood = “{ $typed }” is neither an option nor a command here. Choose one of { $labels }, or type “{ $help }”.
terminal-why-not = “{ $typed }” cannot be chosen now. { $reason }
terminal-ambiguous = “{ $typed }” can mean: { $names }. Type more of it, or the label.
terminal-back-to-all = Enter alone shows all options again.
terminal-no-rule = The catalogue has no rule { $rule }.
terminal-example = Example:
terminal-rule-before = Before it, { $rule }: { $text }
terminal-rule-after = After it, { $rule }: { $text }
terminal-no-such-card = There is no card “{ $typed }”.
terminal-no-card = There is no card “{ $typed }”. The cards are: { $names }.
terminal-no-cards = You hold no card that can be named. All cards: { $names }.
terminal-advice-people = Advice is only for whoever plays alone among bots.
terminal-advice-none = For this game there is no advice.
terminal-advice-let-be = Nothing is worth doing now: Enter lets it be.
terminal-advice-usual = At first glance: { $option }.
terminal-advice-ahead = Looking ahead: { $option }.
terminal-advice-second = Second: { $option }.
terminal-weighed = { $option } ({ $chance }{"\u00A0"}%)
terminal-no-undo = This cannot be taken back: something was revealed, or somebody else has moved.
terminal-taken-back = Taken back.
terminal-saved = Kept in { $file }.
terminal-no-file = The game is not kept in any file: type “save FILE” to name one.
terminal-goodbye = The game is kept in { $file }. Go on with: { $how }
terminal-goodbye-lost = The game was not kept.
terminal-winners =
    { $count ->
        [0] No player has won
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
terminal-score =
    { $score ->
        [one] { $name }: { $score } point
       *[other] { $name }: { $score } points
    }

terminal-help-options = Choose an option by its label ({ $labels }), by its notation, or by the beginning of its name.
terminal-help-rule = the rule behind the question (“? { $rule }” for another rule)
terminal-help-table = the whole table
terminal-help-hand = what you hold
terminal-help-card = what a card does (“card NAME”), or all cards that you hold
terminal-help-log = what happened last (“log 50” for more)
terminal-help-advice = what a sensible player would choose, and what looking ahead says; only among bots
terminal-help-undo = take your last choice back, as long as nothing was revealed
terminal-help-save = keep the game now (“save FILE” for a copy)
terminal-help-alone = play on without the coach
terminal-help-help = this list
terminal-help-quit = leave; the game is kept

terminal-replay-only = [{ $names } only] { $text }
terminal-replay-begin = Record of { $title }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, seed { $seed }
terminal-replay-next = Enter: next move, q: quit
terminal-replay-open = The game is not over.

terminal-verify-good = The record is in order: its secret fits the commitment below, and secret, nonces and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} give exactly this game.
terminal-verify-nonce = nonce of seat { $seat }: { $nonce }
terminal-verify-compare = Compare the commitment with the one that the table showed before the game, and your nonce with the one your browser shows.
terminal-verify-given = the chance of this game comes from a seed given by hand ({ $seed }): whoever gave it could know what comes
terminal-verify-secret = the secret in this record does not fit its commitment
terminal-verify-commitment = this record has another commitment than the one you saw
terminal-verify-unfinished = the game of this record does not come to its end
