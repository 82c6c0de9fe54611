/** Nothing but the game: the frame of the page is hidden, and the whole screen is used where that can be had. */

let on = $state(false);

export function isZen(): boolean {
  return on;
}

export function toggleZen(): void {
  on = !on;
  // A phone may have no full screen; then only the frame goes.
  if (on) document.documentElement.requestFullscreen?.().catch(() => undefined);
  else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

/** The browser has its own way out of the full screen. */
export function followFullScreen(): void {
  if (!document.fullscreenElement) on = false;
}
