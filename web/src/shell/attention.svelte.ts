let wanted = $state(false);
let games = $state(0);

/** Whether it is one's turn in the game on the screen; reactive. The title of the window says so. */
export function attention(): boolean {
  return wanted;
}

export function setAttention(next: boolean): void {
  wanted = next;
}

/** In how many games over the network it is one's turn, as far as is known; reactive. */
export function gamesWaiting(): number {
  return games;
}

export function setGamesWaiting(count: number): void {
  games = count;
}
