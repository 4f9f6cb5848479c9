import type { Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { printable, EXIT, type ExitCode } from '../failure.js';
import { readAs } from '../files.js';
import { inOneLine } from '../terminal.js';
import type { Share } from '../words/tally.js';

const NOTHING: Share = { clauses: 0, understood: 0 };

interface ComparedRow {
  readonly what: string;
  readonly before: Share;
  readonly after: Share;
}

/** The changes between two coverages. */
interface Difference {
  readonly rows: readonly ComparedRow[];
  /** Phrases that were refused and no longer are. Absent if a list is cut short, so that nobody can tell. */
  readonly read?: readonly string[];
  /** Phrases that are refused now and were not before. */
  readonly refused?: readonly string[];
}

const whole = ({ refused, refusedPhrases }: CoverageReport): boolean => refused.length >= refusedPhrases;

/** Returns the phrases that are refused in one coverage and not in the other. */
function onlyIn(one: CoverageReport, other: CoverageReport): readonly string[] {
  const known = new Set(other.refused.map(({ phrase }) => phrase));
  return [...new Set(one.refused.map(({ phrase }) => phrase))].filter((phrase) => !known.has(phrase));
}

const sharesOf = ({ byAbility }: CoverageReport): ReadonlyMap<string, Share> =>
  new Map(Object.entries(byAbility));

/** Compares two coverages: all clauses, then those of each kind of ability. */
function differenceOf(before: CoverageReport, after: CoverageReport): Difference {
  const [was, is] = [sharesOf(before), sharesOf(after)];
  const kinds = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return {
    rows: [
      { what: 'all', before, after },
      ...kinds.map((what) => ({ what, before: was.get(what) ?? NOTHING, after: is.get(what) ?? NOTHING })),
    ].map(({ what, before: b, after: a }) => ({
      what,
      before: { clauses: b.clauses, understood: b.understood },
      after: { clauses: a.clauses, understood: a.understood },
    })),
    ...(whole(after) ? { read: onlyIn(before, after) } : {}),
    ...(whole(before) ? { refused: onlyIn(after, before) } : {}),
  };
}

/** The most phrases in a list. People read these comments, so longer lists are cut. */
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

/** Returns words from a file as code, so that nothing in them is markup or mentions a person. */
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

/** Returns a difference as Markdown, for a comment on a change. */
function markdownOf({ rows, read, refused }: Difference): string {
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

const count = z.int().min(0);
const share = z.object({ clauses: count, understood: count });

/** The parts of the output of `reticle coverage --json` that are compared. Other keys are allowed. */
const coverageReport = z.object({
  ...share.shape,
  byAbility: z.record(z.string(), share).default({}),
  refusedPhrases: count.default(0),
  /** May be cut short: `refusedPhrases` is their full number. */
  refused: z.array(z.object({ phrase: z.string(), count })).default([]),
});
type CoverageReport = z.infer<typeof coverageReport>;

const EXAMPLES = `
Examples:
  reticle coverage mtg faces.jsonl --top 100000 --json > before.json
  reticle compare before.json after.json

Both files are what "reticle coverage --json" prints; - is stdin. The table is
Markdown, for a comment on a change. The exit code is 0 whatever the difference.`;

export function addCompare(program: Command, context: Context): void {
  program
    .command('compare')
    .description('compares two coverages, as a table in Markdown')
    .argument('<before>', 'a coverage, as JSON')
    .argument('<after>', 'another, as JSON')
    .addHelpText('after', EXAMPLES)
    .action((before: string, after: string) => context.ends(compare(before, after, context)));
}

async function compare(before: string, after: string, { io, terminal }: Context): Promise<ExitCode> {
  const read = (file: string) => readAs(coverageReport, file, io);
  const difference = differenceOf(await read(before), await read(after));
  if (terminal.json) terminal.document(difference);
  else terminal.line(markdownOf(difference));
  return EXIT.ok;
}
