/** What scrolls can be reached by keyboard; what does not is no stop on the way. */
export function reachable(node: HTMLElement): () => void {
  const measure = () => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== "visible";
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  measure();
  return () => observer.disconnect();
}
