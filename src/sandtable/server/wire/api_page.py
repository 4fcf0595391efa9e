"""The page at /api/docs: the schema as plain HTML. It loads nothing, from this host or another."""

from html import escape
from typing import Any, Final

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "body{color:#222;background:#fff}"
    "code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{background:#f4f0e8;padding:.6rem;overflow:auto}"
    "h2{margin-top:2.5rem}h3{margin-bottom:.2rem}dt{font-weight:600}dd{margin:0 0 .4rem 1.2rem}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#17130f}pre{background:#2a241c}a{color:#e8b96a}}"
)


def api_page(schema: dict[str, Any]) -> str:
    """Every route with what it takes and answers, then every shape."""
    title = f"{schema['info']['title']} {schema['info']['version']}"
    routes = [
        _route(method, path, one)
        for path, methods in schema["paths"].items()
        for method, one in methods.items()
        if isinstance(one, dict)
    ]
    shapes = [_shape(name, one) for name, one in sorted(schema["components"]["schemas"].items())]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>'
        f"<h2>Routes</h2>{''.join(routes)}<h2>Shapes</h2>{''.join(shapes)}</body></html>"
    )


def _route(method: str, path: str, route: dict[str, Any]) -> str:
    parts = [f"<h3><code>{escape(method.upper())} {escape(path)}</code></h3>"]
    parts.append(f"<p>{escape(route.get('description', route.get('summary', '')))}</p>")
    given = [
        f"<dt><code>{escape(one['name'])}</code> ({escape(one['in'])}): {_named(one['schema'])}</dt>"
        f"<dd>{escape(one.get('description', ''))}</dd>"
        for one in route.get("parameters", [])
    ]
    if given:
        parts.append(f"<dl>{''.join(given)}</dl>")
    for kind, content in route.get("requestBody", {}).get("content", {}).items():
        parts.append(f"<p>Takes {escape(kind)}: {_named(content.get('schema', {}))}</p>")
    for status, answer in route.get("responses", {}).items():
        if status.startswith("2"):
            shapes = [_named(content.get("schema", {})) for content in answer.get("content", {}).values()]
            parts.append(f"<p>Answers {escape(status)}: {', '.join(shapes) or 'nothing'}</p>")
    return "".join(parts)


def _shape(name: str, shape: dict[str, Any]) -> str:
    needed = shape.get("required", [])
    lines = [
        f"<dt><code>{escape(field)}</code>{'' if field in needed else '?'}: {_named(one)}</dt>"
        for field, one in shape.get("properties", {}).items()
    ]
    about = f"<p>{escape(shape['description'])}</p>" if "description" in shape else ""
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>{about}<dl>{"".join(lines)}</dl>'


def _named(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to the shapes."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " | ".join([_named(one) for one in schema[several]])
    if "enum" in schema:
        return " | ".join([f"<code>{escape(repr(one))}</code>" for one in schema["enum"]])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {_named(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
