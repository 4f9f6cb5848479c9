import { ok, refuse, type Result } from '@reticle/core';
import {
  plainColumn,
  type CardFiles,
  type CardInFile,
  type HostedGame,
  type HostRequirement,
  type HostWords,
} from '@reticle/core/host';
import { tokenize, type Span } from '@reticle/core/text';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import {
  issueWords,
  printable,
  type Describer,
  cliIssue,
  EXIT,
  Failure,
  type ExitCode,
  nearest,
} from '../failure.js';
import { cardsOf } from '../games.js';
import { wholeNumber } from '../options.js';
import { inOneLine, pad, wrap, type Terminal } from '../terminal.js';
import { type CardWithJson, type Passed, cardsIn, nothingPassed, withJson } from './card-file.js';
import { cardCounter } from './constructs.js';
import { type Coverage, type Share, Tally } from './tally.js';

/** Returns the understood share for a document, or null if there are no clauses. */
const ratio = ({ clauses, understood }: Share): number | null =>
  clauses === 0 ? null : understood / clauses;

const percent = ({ clauses, understood }: Share): string =>
  clauses === 0 ? '' : ` (${((100 * understood) / clauses).toFixed(1)} %)`;

const ofAll = (share: Share): string => `${share.understood} of ${share.clauses}${percent(share)}`;

/** Returns a coverage as plain JSON, with its reasons in words as well. */
export function coverageDocument(coverage: Coverage, game: Describer): object {
  const { whole } = coverage;
  return {
    ...coverage,
    share: ratio(coverage),
    refused: listed(coverage.refused, game),
    ...(whole ? { whole: { ...whole, missing: listed(whole.missing, game) } } : {}),
  };
}

/** Prints a coverage as a table, and the refused phrases as a list, most frequent first. */
export function printCoverage(coverage: Coverage, game: Describer, terminal: Terminal): void {
  const { line, paint } = terminal;
  const { faces, targeting, byAbility, refused, refusedPhrases, whole } = coverage;
  if (whole) printWholeCards(whole, game, terminal);
  const rows: readonly (readonly [string, string])[] = [
    ['faces', String(faces)],
    ['faces with targets', String(targeting)],
    ['clauses understood', ofAll(coverage)],
    ...Object.entries(byAbility).map(([kind, share]) => [`  ${kind}`, ofAll(share)] as const),
    ['phrases refused', refusedPhrases === 0 ? paint.green('0') : paint.red(String(refusedPhrases))],
  ];
  for (const [name, value] of rows) line(`${pad(printable(name), 22)}${value}`);
  printPhrases(refused, refusedPhrases, game, terminal);
}

/** Prints how many cards are read whole, by set, and the constructs that most of the others lack. */
function printWholeCards(
  { cards, whole, sets, missing, missingPhrases }: NonNullable<Coverage['whole']>,
  game: Describer,
  { line, paint }: Terminal,
): void {
  const row = (name: string, all: number, read: number): void =>
    line(`${pad(printable(name), 22)}${ofAll({ clauses: all, understood: read })}`);
  row('cards read whole', cards, whole);
  for (const [set, counts] of Object.entries(sets)) row(`  ${set}`, counts.cards, counts.whole);
  if (missing.length > 0)
    line(`${pad('constructs missing', 22)}cards that lack it, those that lack nothing else`);
  for (const { phrase, count, alone, example, issue } of missing) {
    // The words of an issue are those of a whole ability, of which the construct is a part.
    const reason = Object.hasOwn(issue.data, 'words') ? '' : inOneLine(issueWords(issue, game));
    line(wrap(printable(phrase), `${paint.red(String(count).padStart(6))}${String(alone).padStart(6)}  `));
    line(wrap(`${reason} For example: ${printable(example)}`.trim(), ' '.repeat(14)));
  }
  if (missingPhrases > missing.length) line(`... and ${missingPhrases - missing.length} more.`);
}

const listed = (phrases: Coverage['refused'], game: Describer): readonly object[] =>
  phrases.map(({ issue, ...rest }) => ({
    ...rest,
    code: issue.code,
    reason: inOneLine(issueWords(issue, game)),
  }));

function printPhrases(phrases: Coverage['refused'], all: number, game: Describer, terminal: Terminal): void {
  const { line, paint } = terminal;
  for (const { count, phrase, example, issue } of phrases) {
    line(wrap(printable(phrase), `${paint.red(String(count).padStart(6))}  `));
    line(wrap(`${inOneLine(issueWords(issue, game))} For example: ${printable(example)}`, ' '.repeat(8)));
  }
  if (all > phrases.length) line(`... and ${all - phrases.length} more.`);
}

/** Returns the skipped values as plain JSON. */
export function passedDocument({ cards, repeated, skipped, interrupted }: Passed): object {
  return { cards, repeated, skipped: Object.fromEntries(skipped), interrupted };
}

export function printPassed({ cards, repeated, skipped }: Passed, { line }: Terminal): void {
  const all = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...skipped].map(([reason, count]) => `${count} ${reason}`).join(', ');
  line(`${pad('cards', 22)}${cards}`);
  if (repeated > 0) line(`${pad('further printings', 22)}${repeated}`);
  if (all > 0) line(wrap(printable(`${all}: ${kinds}`), pad('no cards to play', 22)));
}

interface CoverageFlags {
  readonly top: number;
  readonly set?: readonly string[];
}

const codes = (text: string): readonly string[] => text.split(',').map((code) => code.trim().toLowerCase());

const EXAMPLES = `
Examples:
  reticle coverage mtg oracle-cards.json.gz
  reticle coverage mtg default-cards.json.gz --set 6ed,usg --top 50
  reticle coverage mtg faces.jsonl --json > coverage.json

The file is one JSON array or JSON lines, gzip or not (of a game that declares its
columns, also a table, CSV): cards as "reticle import" takes them, or of mtg { "name", "types", "oracle" } for each face. First come the
cards of which all is read, by set; then the constructs that most other cards
lack, with how many lack nothing else. The exit code is 0 however much that is.`;

export function addCoverage(program: Command, context: Context): void {
  program
    .command('coverage')
    .description("reads the words of a file's cards, and tells how much was understood")
    .argument('<game>', 'which game')
    .argument('<file>', 'cards, a local file; - for stdin')
    .option('--set <codes>', 'counts the cards of these sets alone, codes with commas between them', codes)
    .option('--top <number>', 'lists so many constructs and phrases', wholeNumber(0, 100_000), 20)
    .addHelpText('after', EXAMPLES)
    .action((game: string, file: string, flags: CoverageFlags) =>
      context.ends(measured(game, file, flags, context)),
    );
}

async function measured(
  id: string,
  file: string,
  { top, set }: CoverageFlags,
  context: Context,
): Promise<ExitCode> {
  const { terminal } = context;
  const game = await context.games.named(id);
  const { words, cards } = cardsOf(game, 'coverage');
  const tally = new Tally();
  const counter = await cardCounter(tally, words, cards);
  const passed = nothingPassed();
  const start = performance.now();
  const sets = new Set<string>();
  const ofSets = cardsOfSets(cards, set, sets);
  for await (const card of cardsOfFile(file, ofSets, passed, context, game, counter.again)) counter.add(card);
  const missed = passed.interrupted ? undefined : set?.find((code) => !sets.has(code));
  if (missed !== undefined) {
    const known = [...sets].toSorted();
    const data = {
      what: 'set',
      name: missed,
      known: known.slice(0, MOST_NAMED),
      near: nearest(missed, known),
    };
    throw new Failure(EXIT.usage, [cliIssue('unknownName', data)]);
  }
  const seconds = (performance.now() - start) / 1000;
  const found = tally.coverage(top);
  if (terminal.json) {
    terminal.document({ game: id, ...passedDocument(passed), ...coverageDocument(found, game), seconds });
  } else {
    printPassed(passed, terminal);
    printCoverage(found, game, terminal);
    terminal.note(`${Math.round(found.faces / Math.max(0.001, seconds))} faces/s`);
  }
  return passed.interrupted ? EXIT.interrupted : EXIT.ok;
}

/** The most sets that a refusal names. */
const MOST_NAMED = 20;

/** Leaves out the cards that are not of the given sets. `found` gets every set of the file. */
function cardsOfSets(cards: CardFiles, wanted: readonly string[] | undefined, found: Set<string>): CardFiles {
  if (!wanted) return cards;
  return {
    ...cards,
    read(json) {
      const card = cards.read(json);
      if (!card.ok || 'skipped' in card.value) return card;
      const { set } = card.value;
      if (set !== undefined) found.add(set);
      return set !== undefined && wanted.includes(set) ? card : ok({ skipped: 'of other sets' });
    },
  };
}

/**
 * Reads a file's cards. @throws Failure (bad input) with what is wrong, and with what the file should contain
 */
async function* cardsOfFile(
  file: string,
  cards: CardFiles,
  passed: Passed,
  context: Context,
  game: HostedGame,
  again: (card: CardWithJson) => void,
): AsyncGenerator<CardWithJson> {
  const { read: cardOf, list, columns, shape } = cards;
  const read = (json: unknown): Result<CardInFile> => {
    const keys = new Set(shape.keys.map((key) => plainColumn(key)));
    const none = !isObject(json) || !Object.keys(json).some((key) => keys.has(plainColumn(key)));
    return none ? refuse(cliIssue('noCard', { keys: shape.keys })) : cardOf(json);
  };
  try {
    yield* cardsIn(file, { ...withJson({ ...cards, read }), again }, passed, context, game);
  } catch (error) {
    const isOfShape = error instanceof Failure && !error.issues.some(({ code }) => OF_THE_FILE.has(code));
    if (!isOfShape) throw error;
    const wanted = cliIssue('cardsWanted', {
      game: game.id,
      ...shape,
      ...(list === undefined ? {} : { list }),
      ...(columns === undefined ? {} : { columns }),
    });
    throw new Failure(error.exit, [...error.issues, wanted], game);
  }
}

/** The codes of issues that do not depend on a file's content. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'cli.unreadable',
  'cli.tooLarge',
  'cli.tooManyCards',
  'cli.emptyStdin',
]);

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

/**
 * Returns the words that mark targets elsewhere but target nothing here: those that are in no requirement.
 */
export function mentionsIn(
  text: string,
  requirements: readonly HostRequirement[],
  { isAnchor }: HostWords,
): readonly Span[] {
  return tokenize(text)
    .filter(isAnchor)
    .filter(({ start }) => !requirements.some(({ span }) => span.start <= start && start < span.end))
    .map(({ start, end }) => ({ start, end }));
}
