import { pad } from '../terminal.js';
import type { Terminal } from '../terminal.js';
import type { Rate } from './standing.js';

/** How bots did. */
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

/** An interval from 0 to 1 as a line of characters: `.....|..---o---......`, the middle marked. */
function plotted({ rate, low, high }: Rate): string {
  const at = (share: number) => Math.min(WIDTH - 1, Math.floor(share * WIDTH));
  return Array.from({ length: WIDTH }, (_place, index) => {
    if (index === at(rate)) return 'o';
    if (index >= at(low) && index <= at(high)) return '-';
    return index === WIDTH / 2 ? '|' : '.';
  }).join('');
}

/** The standing as two tables, with a plot of each interval. */
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
