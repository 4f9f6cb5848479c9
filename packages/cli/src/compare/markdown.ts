import { printable } from '../issue-words.js';
import { inOneLine } from '../layout.js';
import type { Difference } from './difference.js';
import type { Share } from './report.js';

/** A comment is read by people: what is longer is cut. */
const LONGEST_LIST = 20;

const percentOf = ({ clauses, understood }: Share): number | undefined =>
  clauses === 0 ? undefined : (100 * understood) / clauses;

function shown(share: Share): string {
  const percent = percentOf(share);
  return percent === undefined ? '-' : `${share.understood} of ${share.clauses} (${percent.toFixed(1)} %)`;
}

function change(before: Share, after: Share): string {
  const [was, is] = [percentOf(before), percentOf(after)];
  if (was === undefined || is === undefined) return '';
  const points = Number((is - was).toFixed(1));
  return points === 0 ? '=' : `${points > 0 ? '+' : ''}${points.toFixed(1)}`;
}

/** Words from a file as code: nothing in them is markup, and nobody is called by them. */
const code = (words: string): string =>
  `\`${inOneLine(printable(words))
    .replaceAll('`', "'")
    .replaceAll('|', String.raw`\|`)}\``;

function list(title: string, phrases: readonly string[] | undefined): readonly string[] {
  if (phrases === undefined) return [`${title}: not known, a list of refused phrases is cut short.`, ''];
  if (phrases.length === 0) return [];
  const more = phrases.length - LONGEST_LIST;
  const items = phrases.slice(0, LONGEST_LIST).map((phrase) => `- ${code(phrase)}`);
  return [`${title}:`, '', ...items, ...(more > 0 ? [`- and ${more} more`] : []), ''];
}

/** A difference as Markdown, for a comment on a change. */
export function markdownOf({ rows, read, refused }: Difference): string {
  return [
    '| clauses understood | before | after | points |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ what, before, after }) =>
        `| ${code(what)} | ${shown(before)} | ${shown(after)} | ${change(before, after)} |`,
    ),
    '',
    ...list('Refused now', refused),
    ...list('Read now', read),
  ]
    .join('\n')
    .trimEnd();
}
