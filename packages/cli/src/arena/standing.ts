import { pad, type Terminal } from '../terminal.js';

/** A share with its 95 % interval (Wilson's, which also holds for few games). */
export interface Rate {
  readonly games: number;
  /** Games won; a draw is half a win. */
  readonly won: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/** Returns the rate of some points in a number of games (Wilson, "Probable inference", 1927). */
export function rateOf(won: number, games: number): Rate {
  if (games === 0) return { games, won, rate: 0, low: 0, high: 1 };
  const share = won / games;
  const centre = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half =
    (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { games, won, rate: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The points of each bot against each other: `points(a, b)` in `games(a, b)`. */
interface Table {
  readonly names: readonly string[];
  readonly points: (one: string, other: string) => number;
  readonly games: (one: string, other: string) => number;
}

const ROUNDS = 2_000;

/**
 * Computes Elo ratings, 1500 on average, from the likeliest strengths (Bradley and Terry; Hunter, "MM
 * algorithms", 2004). It adds half a draw against everybody, so a bot that lost every game has a rating, too.
 */
export function eloOf({ names, points, games }: Table): ReadonlyMap<string, number> {
  let strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = names.map((name) => {
      const mine = strengths.get(name) ?? 1;
      let won = 0;
      let share = 0;
      for (const other of names) {
        if (other === name || games(name, other) === 0) continue;
        won += points(name, other) + 0.25;
        share += (games(name, other) + 0.5) / (mine + (strengths.get(other) ?? 1));
      }
      return [name, share === 0 ? mine : won / share] as const;
    });
    const mean = Math.exp(next.reduce((sum, [, strength]) => sum + Math.log(strength), 0) / next.length);
    strengths = new Map(next.map(([name, strength]) => [name, strength / mean]));
  }
  return new Map([...strengths].map(([name, strength]) => [name, 1500 + 400 * Math.log10(strength)]));
}

/** The results of the bots. */
export interface Standing {
  readonly bots: readonly (Rate & {
    readonly bot: string;
    readonly elo: number;
    readonly millisecondsADecision: number;
    /** Milliseconds of the longest decision. */
    readonly longest: number;
  })[];
  readonly couples: readonly (Rate & { readonly bot: string; readonly against: string })[];
  /** Matches without an outcome. */
  readonly broken: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `62.5 % (48.1 to 75.0)` */
export const rateWords = ({ rate, low, high, games }: Rate): string =>
  `${percent(rate).padStart(7)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}, ${games} games)`;

const WIDTH = 40;

/** Draws an interval from 0 to 1 as a line of characters, with the middle marked: `.....|..---o---......`. */
function plotted({ rate, low, high }: Rate): string {
  const at = (share: number) => Math.min(WIDTH - 1, Math.floor(share * WIDTH));
  return Array.from({ length: WIDTH }, (_place, index) => {
    if (index === at(rate)) return 'o';
    if (index >= at(low) && index <= at(high)) return '-';
    return index === WIDTH / 2 ? '|' : '.';
  }).join('');
}

/** Prints the standing as two tables, with a plot of each interval. */
export function printArena(
  { bots, couples, broken }: Standing,
  { games, seconds }: { readonly games: number; readonly seconds: number },
  terminal: Terminal,
): void {
  const { paint } = terminal;
  const width = Math.max(...bots.map(({ bot }) => bot.length)) + 2;
  for (const one of bots)
    terminal.line(
      `${pad(one.bot, width)}${paint.bold(String(one.elo).padStart(5))}  ${plotted(one)} ${rateWords(one)}  ${one.millisecondsADecision.toFixed(1)} ms a decision, ${one.longest} at most`,
    );
  if (bots.length > 2) terminal.line();
  for (const one of bots.length > 2 ? couples : [])
    terminal.line(
      `${pad(`${one.bot} against ${one.against}`, 2 * width + 8)}${plotted(one)} ${rateWords(one)}`,
    );
  terminal.line(`${games} games, ${(games / Math.max(0.001, seconds)).toFixed(1)} games/s`);
  if (broken > 0) terminal.line(paint.red(`${broken} without an outcome`));
}
