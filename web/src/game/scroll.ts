/** Brings an element into sight of the boxes it lies in. The page itself stays: on a low screen the board and the words would go. */
export function scrollInside(element: Element | null | undefined): void {
  if (!element) return;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight) continue;
    const inner = element.getBoundingClientRect();
    const top = box.getBoundingClientRect().top + box.clientTop;
    const below = inner.bottom - top - box.clientHeight;
    if (inner.top < top) box.scrollTop -= top - inner.top;
    else if (below > 0) box.scrollTop += below;
  }
}
