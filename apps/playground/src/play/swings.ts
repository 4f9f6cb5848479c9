import type { ChancesShown, LogTurn } from '../engine/play/shown.js';

/** A change smaller than this, in points of 100, is no turn of a match. */
const LEAST = 8;
const MOST = 3;

/** A step at which a match turned: who gained by it, from how many of 100 to how many. */
export interface Swing {
  readonly step: number;
  readonly player: string;
  readonly from: number;
  readonly to: number;
}

/** The steps at which most was won, the greatest first. */
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

/** What a step did, in words; if it told nothing, what was told last before it. */
export const toldAt = (turns: readonly LogTurn[], step: number): string =>
  turns
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.step <= step)
    .map(({ lines }) => lines.filter(({ aside }) => !aside).map(({ text }) => text))
    .findLast((texts) => texts.length > 0)
    ?.join(' ') ?? '';

/** The same beside the name of a player, whose name it does not say again at its beginning. */
export const toldBeside = (player: string, told: string): string =>
  told.startsWith(player) ? told.slice(player.length).replace(/^:?\s+/u, '') : told;

/** The last step of each turn that has been told, with its title. */
export const turnEnds = (
  turns: readonly LogTurn[],
): readonly { readonly title: string; readonly step: number }[] =>
  turns.flatMap(({ title, entries }) => {
    const last = entries.at(-1);
    return last ? [{ title, step: last.step }] : [];
  });

/** Who is ahead at a step, in words: "ann 64, bob 36 of 100". */
export const chanceWords = ({ players, shares }: ChancesShown, step: number): string => {
  const now = shares[step];
  return now ? `${players.map((player, at) => `${player} ${now[at] ?? 0}`).join(', ')} of 100` : '';
};
