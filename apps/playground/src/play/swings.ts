import type { ChancesShown, LogTurn } from '../engine/play/shown.js';

/** The least change, in points of 100, that counts as a turn of the match. */
const LEAST = 8;
const MOST = 3;

/** A step at which a match turned: the player who gained, and the chances of 100 before and after. */
export interface Swing {
  readonly step: number;
  readonly player: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the steps with the largest gains, largest first. */
export function swingsOf({ players, shares }: Pick<ChancesShown, 'players' | 'shares'>): readonly Swing[] {
  const found = shares.flatMap((now, step): readonly Swing[] => {
    const before = shares[step - 1];
    if (!before) return [];
    const gains = players.map((player, at) => ({ step, player, from: before[at] ?? 0, to: now[at] ?? 0 }));
    return gains.toSorted((one, other) => other.to - other.from - (one.to - one.from)).slice(0, 1);
  });
  return found
    .filter(({ from, to }) => to - from >= LEAST)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, MOST);
}

/**
 * Returns the moves that cost their own players most, the dearest first: how far the chances of a player fell by
 * the player's own move.
 *
 * @param movers who made each move, in order
 */
export function lossesOf(
  { players, shares }: Pick<ChancesShown, 'players' | 'shares'>,
  movers: readonly string[],
): readonly Swing[] {
  const found = movers.flatMap((player, at): readonly Swing[] => {
    const place = players.indexOf(player);
    const [from, to] = [shares[at]?.[place], shares[at + 1]?.[place]];
    return from === undefined || to === undefined ? [] : [{ step: at + 1, player, from, to }];
  });
  return found
    .filter(({ from, to }) => from - to >= LEAST)
    .toSorted((one, other) => other.from - other.to - (one.from - one.to))
    .slice(0, MOST);
}

/** Returns what a step did in words, or the last words before it if it has none. */
export const toldAt = (turns: readonly LogTurn[], step: number): string =>
  turns
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.step <= step)
    .map(({ lines }) => lines.filter(({ aside }) => !aside).map(({ text }) => text))
    .findLast((texts) => texts.length > 0)
    ?.join(' ') ?? '';

/** Returns the same for use after the name of a player, without that name at its beginning. */
export const toldBeside = (player: string, told: string): string =>
  told.startsWith(player) ? told.slice(player.length).replace(/^:?\s+/u, '') : told;

/** Returns the last step of each turn of the log, with its title. */
export const turnEnds = (
  turns: readonly LogTurn[],
): readonly { readonly title: string; readonly step: number }[] =>
  turns.flatMap(({ title, entries }) => {
    const last = entries.at(-1);
    return last ? [{ title, step: last.step }] : [];
  });

/** Returns the chances at a step in words: "ann 64, bob 36 of 100". */
export const chanceWords = ({ players, shares }: ChancesShown, step: number): string => {
  const now = shares[step];
  return now ? `${players.map((player, at) => `${player} ${now[at] ?? 0}`).join(', ')} of 100` : '';
};
