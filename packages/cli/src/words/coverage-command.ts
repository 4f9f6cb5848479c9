import { refuse, type Result } from '@reticle/core';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { cliIssue, EXIT, Failure, type ExitCode } from '../failure.js';
import type { CardFace, CardFiles, CardInFile, HostedGame } from '@reticle/core/host';
import { cardsOf } from '../games.js';
import { wholeNumber } from '../options.js';
import { cardsIn, nothingPassed, type Passed } from './card-file.js';
import { coverageDocument, printCoverage } from './print-coverage.js';
import { passedDocument, printPassed } from './print-passed.js';
import { Tally } from './tally.js';

interface Flags {
  readonly top: number;
}

const EXAMPLES = `
Examples:
  reticle coverage mtg oracle-cards.json.gz
  reticle coverage mtg faces.jsonl --top 50
  reticle coverage mtg faces.jsonl --json > coverage.json

The file is one JSON array or JSON lines, gzip or not: cards as "reticle import"
takes them, or of mtg { "name", "types", "oracle" } for each face. What is refused is
ranked by how often it occurs; the exit code is 0 however much that is.`;

export function addCoverage(program: Command, context: Context): void {
  program
    .command('coverage')
    .description("reads the words of a file's cards, and tells how much was understood")
    .argument('<game>', 'which game')
    .argument('<file>', 'cards, a local file')
    .option('--top <number>', 'lists so many refused phrases', wholeNumber(0, 100_000), 20)
    .addHelpText('after', EXAMPLES)
    .action((game: string, file: string, flags: Flags) => context.ends(coverage(game, file, flags, context)));
}

async function coverage(id: string, file: string, { top }: Flags, context: Context): Promise<ExitCode> {
  const { terminal } = context;
  const game = await context.games.named(id);
  const { words, cards } = cardsOf(game, 'coverage');
  const tally = new Tally();
  const passed = nothingPassed();
  const start = performance.now();
  for await (const face of facesIn(file, cards, passed, context, game)) {
    tally.add(face, words.read(face.text, face).requirements);
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

/** The faces of a file's cards; @throws Failure (bad input) with what is wrong, and with what the file should hold */
async function* facesIn(
  file: string,
  { read: cardOf, list, shape }: CardFiles,
  passed: Passed,
  context: Context,
  game: HostedGame,
): AsyncGenerator<CardFace> {
  const read = (json: unknown): Result<CardInFile> => {
    const none = !shape.keys.some((key) => isObject(json) && Object.hasOwn(json, key));
    return none ? refuse(cliIssue('noCard', { keys: shape.keys })) : cardOf(json);
  };
  try {
    for await (const { faces } of cardsIn(file, { read, list }, passed, context, game)) yield* faces;
  } catch (error) {
    const isOfShape = error instanceof Failure && !error.issues.some(({ code }) => OF_THE_FILE.has(code));
    if (!isOfShape) throw error;
    const wanted = cliIssue('cardsWanted', {
      game: game.id,
      ...shape,
      ...(list === undefined ? {} : { list }),
    });
    throw new Failure(error.exit, [...error.issues, wanted], game);
  }
}

/** What is wrong with a file whatever it holds. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['cli.unreadable', 'cli.tooLarge', 'cli.tooManyCards']);

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;
