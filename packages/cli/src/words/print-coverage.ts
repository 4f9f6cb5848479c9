import { issueWords, printable, type Describer } from '../issue-words.js';
import { inOneLine, pad, wrap } from '../layout.js';
import type { Terminal } from '../terminal.js';
import type { Coverage, Share } from './tally.js';

/** The share that was understood, for a document: none of nothing. */
const ratio = ({ clauses, understood }: Share): number | null =>
  clauses === 0 ? null : understood / clauses;

const percent = ({ clauses, understood }: Share): string =>
  clauses === 0 ? '' : ` (${((100 * understood) / clauses).toFixed(1)} %)`;

const ofAll = (share: Share): string => `${share.understood} of ${share.clauses}${percent(share)}`;

/** A coverage as plain JSON, its reasons in words as well. */
export function coverageDocument(coverage: Coverage, game: Describer): object {
  return {
    ...coverage,
    share: ratio(coverage),
    refused: coverage.refused.map(({ issue, ...rest }) => ({
      ...rest,
      code: issue.code,
      reason: inOneLine(issueWords(issue, game)),
    })),
  };
}

/** A coverage as a table, and what was refused as a list with the most frequent first. */
export function printCoverage(coverage: Coverage, game: Describer, { line, paint }: Terminal): void {
  const { faces, targeting, byAbility, refused, refusedPhrases } = coverage;
  const rows: readonly (readonly [string, string])[] = [
    ['faces', String(faces)],
    ['faces with targets', String(targeting)],
    ['clauses understood', ofAll(coverage)],
    ...Object.entries(byAbility).map(([kind, share]) => [`  ${kind}`, ofAll(share)] as const),
    ['phrases refused', refusedPhrases === 0 ? paint.green('0') : paint.red(String(refusedPhrases))],
  ];
  for (const [name, value] of rows) line(`${pad(printable(name), 22)}${value}`);
  for (const { count, phrase, example, issue } of refused) {
    line(wrap(printable(phrase), `${paint.red(String(count).padStart(6))}  `));
    line(wrap(`${inOneLine(issueWords(issue, game))} For example: ${printable(example)}`, ' '.repeat(8)));
  }
  if (refusedPhrases > refused.length) line(`... and ${refusedPhrases - refused.length} more.`);
}
