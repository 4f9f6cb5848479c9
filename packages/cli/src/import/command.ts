import type { HostRequirement, HostWords, CardSource, HostedGame } from '@reticle/core/host';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, type ExitCode, wrongUsage, nearest } from '../failure.js';
import { wholeNumber } from '../options.js';
import { atomicFile } from '../stream/atomic-file.js';
import { type CardRead, cardsIn, nothingPassed, withJson } from '../words/card-file.js';
import { cardCounter, type FaceRead } from '../words/constructs.js';
import { coverageDocument, printCoverage, passedDocument, printPassed } from '../words/coverage-command.js';
import { Tally } from '../words/tally.js';

/**
 * Returns a card as the command writes it: names, facts and requirements, and nothing of the rules text.
 * Plain JSON.
 */
function recordOf({ id, name, layout }: CardRead, faces: readonly FaceRead[]): object {
  return {
    id,
    name,
    ...(layout === undefined ? {} : { layout }),
    faces: faces.map(({ face, requirements }) => ({
      name: face.name,
      facts: face.facts,
      unread: face.unread,
      requirements: requirements.map(withoutWords),
    })),
  };
}

/** Removes the words of a requirement and of its amount, and the name that its ability has on the card. */
function withoutWords({ words: _words, where: _where, issues, ability, ...rest }: HostRequirement): object {
  const { name: _name, ...place } = ability;
  return { ability: place, ...rest, issues: issues.map(({ code }) => ({ code })) };
}

interface Source {
  readonly from: CardSource;
  readonly words: HostWords;
  readonly game: HostedGame;
}

interface ImportFlags {
  readonly out?: string;
  readonly definitions?: string;
  readonly top: number;
}

const EXAMPLES = `
Examples:
  reticle import scryfall oracle-cards.json.gz --out cards.jsonl
  reticle import scryfall oracle-cards.json --top 50
  reticle import lorcana all-cards.json --out cards.jsonl
  reticle import my-game cards.csv --definitions cards.jsonl

The file is a local one, one JSON array or JSON lines, gzip or not, of any
length; of lorcana also one object with its "cards"; of a game that declares its
columns also a table (CSV). A line a card is written: its name, its facts and
what each face targets, nothing of its rules text. The file of --out is there
whole, or not at all.`;

export function addImport(program: Command, context: Context): void {
  program
    .command('import')
    .description("reads a card database's file into facts and target requirements")
    .argument('<source>', 'whose file it is: a database that a game reads, such as scryfall')
    .argument('<file>', 'cards, a local file; - for stdin')
    .option('--out <file>', 'writes a line a card, as JSON')
    .option('--definitions <file>', 'writes a line a card: its data for matches, for "reticle play --cards"')
    .option('--top <number>', 'lists so many refused phrases', wholeNumber(0, 100_000), 20)
    .addHelpText('after', EXAMPLES)
    .action((source: string, file: string, flags: ImportFlags) =>
      context.ends(importCards(source, file, flags, context)),
    );
}

async function importCards(
  source: string,
  file: string,
  { out, definitions, top }: ImportFlags,
  context: Context,
): Promise<ExitCode> {
  const { io, terminal } = context;
  const { from, words, game } = await sourceNamed(source, context);
  const tally = new Tally();
  const counter = await cardCounter(tally, words, from);
  const passed = nothingPassed();
  const written = out === undefined ? undefined : await atomicFile(out, io);
  if (definitions !== undefined && !from.playable)
    throw wrongUsage(`Cards of ${source} are not read as data for matches.`);
  const defined = definitions === undefined ? undefined : await atomicFile(definitions, io);
  try {
    const reading = { ...withJson(from), again: counter.again };
    for await (const card of cardsIn(file, reading, passed, context, game)) {
      const { faces, own } = counter.add(card);
      const line = defined && own && JSON.stringify(accepted(own, [], game).definition);
      if (line !== undefined) await defined?.write(`${line}\n`);
      await written?.write(`${JSON.stringify(recordOf(card.card, faces))}\n`);
    }
    if (!passed.interrupted) {
      await written?.commit();
      await defined?.commit();
    }
  } finally {
    await written?.discard();
    await defined?.discard();
  }
  if (passed.interrupted) {
    if (terminal.json) terminal.document({ source, ...passedDocument(passed) });
    terminal.note(`Interrupted after ${passed.cards} cards; nothing was written.`);
    return EXIT.interrupted;
  }
  const found = tally.coverage(top);
  if (terminal.json) {
    const where = out === undefined ? {} : { out };
    terminal.document({ source, ...passedDocument(passed), ...coverageDocument(found, game), ...where });
  } else {
    printPassed(passed, terminal);
    printCoverage(found, game, terminal);
    if (out !== undefined) terminal.note(`${passed.cards} cards written to ${out}.`);
  }
  return EXIT.ok;
}

/** Finds a database, and the game whose cards it has. @throws Failure with suggestions */
async function sourceNamed(name: string, { games }: Context): Promise<Source> {
  const known = (await games.all()).flatMap(({ game }) => {
    const { words, cards } = game;
    const sources = Object.entries(cards?.sources ?? {});
    return sources.flatMap(([id, from]) => (words ? [{ id, from, words, game }] : []));
  });
  const found = known.find(({ id }) => id === name);
  if (found) return found;
  const names = known.map(({ id }) => id);
  const data = { what: 'source', name, known: names, near: nearest(name, names) };
  throw new Failure(EXIT.usage, [cliIssue('unknownName', data)]);
}
