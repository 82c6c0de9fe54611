import type { Colour } from '../board';
import { t } from '../i18n';
import type { Who } from '../game/linked-words';
import { playerOf, type StoredGame } from '../store';

/** Who somebody is where his colour says little: in a contest the colours may be the other way round. */
export function whoIs(game: Pick<StoredGame, 'white' | 'black'>, colour: Colour): Who {
  const player = playerOf(game, colour);
  if (player.kind === 'computer') return { user: 'computer', name: t('linked-computer') };
  const alone = playerOf(game, colour === 'white' ? 'black' : 'white').kind === 'computer';
  if (alone) return { user: 'you', name: t('linked-you') };
  return player.name === ''
    ? { user: colour, name: t(`linked-${colour}`) }
    : { user: 'named', name: player.name };
}

/** How a study is called: by its name, or else by the day on which it was begun. */
export function studyName({ title, created }: Pick<StoredGame, 'title' | 'created'>): string {
  return title || new Date(created).toISOString().slice(0, 10);
}

/** How a player is called on the page. Two people without names at one device are White and Black. */
export function playerName(game: Pick<StoredGame, 'white' | 'black'>, colour: Colour): string {
  const player = playerOf(game, colour);
  if (player.kind === 'computer') return t('player-computer', { level: player.level });
  if (player.name !== '') return player.name;
  const alone = game.white.kind === 'computer' || game.black.kind === 'computer';
  return alone ? t('player-person') : t(`side-${colour}`);
}

/** The side of the only person in a game against the computer, from which it is looked at; else White. */
export function ownSide({ white, black }: Pick<StoredGame, 'white' | 'black'>): Colour {
  return white.kind === 'computer' && black.kind === 'person' ? 'black' : 'white';
}
