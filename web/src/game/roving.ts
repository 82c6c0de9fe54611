// A list of turns is one stop for the tab key: the turn that is shown. From there the arrow keys walk as they do on the whole page.

/** Whether two buttons stand in one line. */
function isBeside(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom - 1 && one.bottom > other.top + 1;
}

/** Of buttons in the order in which one comes to them, the one in the next line that is nearest to where one stands. */
function inNextLine(buttons: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const places = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const first = places.find(({ box }) => !isBeside(box, here));
  if (!first) return undefined;
  const line = places.filter(({ box }) => isBeside(box, first.box));
  const distance = ({ box }: { readonly box: DOMRect }): number => Math.abs(box.left - here.left);
  return line.reduce((best, each) => (distance(each) < distance(best) ? each : best), first).button;
}

/** Up and down lead from a turn of the list to one in the next line and show it; to and fro leads what walks on the page. */
export function roving(list: HTMLElement): () => void {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const buttons = [...list.querySelectorAll<HTMLElement>('button')];
    const from = buttons.find((button) => button === event.target);
    if (!from) return;
    event.preventDefault();
    const index = buttons.indexOf(from);
    const way = event.key === 'ArrowDown' ? buttons.slice(index + 1) : buttons.slice(0, index).toReversed();
    inNextLine(way, from)?.click();
  }
  list.addEventListener('keydown', press);
  return () => list.removeEventListener('keydown', press);
}

/** Whoever is in the list goes along with the turn that is shown. */
export function followStop(list: Element | null | undefined): void {
  const { activeElement } = document;
  if (!list?.contains(activeElement) || activeElement?.tagName !== 'BUTTON') return;
  list.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
}
