/** Turns something over again and again until the time is up, in milliseconds. Returns what stops it early. */
export function tumble(time: number, pause: number, turn: () => void, settled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (left: number): void => {
    if (left <= 0) return settled();
    turn();
    timer = setTimeout(() => next(left - pause), pause);
  };
  next(time);
  return () => clearTimeout(timer);
}
