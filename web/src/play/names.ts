import type { Colour } from '../board';
import { t } from '../i18n';
import { playerOf, type StoredGame } from '../store';

/** How a player is called on the page. Two people without names at one device are White and Black. */
export function playerName(game: Pick<StoredGame, 'white' | 'black'>, colour: Colour): string {
  const player = playerOf(game, colour);
  if (player.kind === 'computer') return t('player-computer', { level: player.level });
  if (player.name !== '') return player.name;
  const alone = game.white.kind === 'computer' || game.black.kind === 'computer';
  return alone ? t('player-person') : t(`side-${colour}`);
}
