import { pad, type Terminal } from '../terminal.js';
import { printable } from '../failure.js';
import type { MatchResult } from './plan.js';
import type { Spread, Summary } from './summary.js';

const spread = ({ min, p50, p90, p99, max }: Spread): string =>
  `${p50} (median), ${p90} (90 %), ${p99} (99 %), from ${min} to ${max}`;

const share = (part: number, whole: number): string =>
  `${part} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

/** The summary of a simulation as a table. */
export function printSummary(summary: Summary, gamesPerSecond: number | null, terminal: Terminal): void {
  const { paint } = terminal;
  const { games, wins, draws, endings, moves, turns, probed, refusedOffers, replayMismatches } = summary;
  const errors = Object.values(summary.findings).reduce((total, count) => total + count, 0);
  const alarming = (count: number) => (count === 0 ? paint.green('0') : paint.red(String(count)));
  const rows: readonly (readonly [string, string] | undefined)[] = [
    ['games', String(games)],
    ['findings', alarming(errors)],
    ...Object.entries(wins).map(([player, count]) => [`won by ${player}`, share(count, games)] as const),
    draws === 0 ? undefined : ['drawn', share(draws, games)],
    ...Object.entries(endings).map(([reason, count]) => [`ended by ${reason}`, String(count)] as const),
    moves ? ['moves', spread(moves)] : undefined,
    turns ? ['turns', spread(turns)] : undefined,
    ['offers tried beside', String(probed)],
    ['refused offers', alarming(refusedOffers)],
    ['replay mismatches', alarming(replayMismatches)],
    gamesPerSecond === null ? undefined : ['speed', `${gamesPerSecond.toFixed(1)} games/s`],
  ];
  for (const row of rows) if (row) terminal.line(`${pad(printable(row[0]), 22)}${row[1]}`);
}

export function printFinding({ seed, finding, record }: MatchResult, terminal: Terminal): void {
  if (!finding) return;
  const { paint } = terminal;
  const why = finding.issues.map(({ words }) => ` ${words}`).join('');
  terminal.line(`${paint.red(finding.kind)} with seed ${seed}:${printable(why)}`);
  if (record !== undefined) terminal.line(`  ${paint.dim(`reticle replay ${record}`)}`);
}
