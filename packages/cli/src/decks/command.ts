import { ok, type Issue, type Result } from '@reticle/core';
import {
  deckMessages,
  printDecks,
  type DeckList,
  type DeckRules,
  type HostedGame,
  type PlayableCard,
} from '@reticle/core/host';
import { Option, type Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, EXIT, issueWords, wrongUsage, type ExitCode } from '../failure.js';
import { readJson } from '../files.js';
import { CardNames } from '../play/card-names.js';
import { deckWords, decksOf } from '../play/decks.js';
import { wrap } from '../terminal.js';
import { cardsIn, nothingPassed } from '../words/card-file.js';

/** One printing of a card. */
interface Printing {
  readonly id: undefined;
  readonly definition: object;
}

interface DeckListFlags {
  readonly to: 'text' | 'json';
  readonly cards?: string;
  readonly format?: string;
}

const EXAMPLES = `
Examples:
  reticle decks lorcana decks.txt --to json
  reticle decks lorcana decks.json > decks.txt
  reticle decks lorcana decks.txt --cards all-cards.json --format core
  reticle decks lorcana decks.txt --cards all-cards.json --format house.json

A file of decks is JSON (how often each card is there, by its name), or lists with a line
for each card, "4 Name" or "4x Name", and an empty line between two decks. Titles,
comments (//, #) and headings such as "Characters (20)" may stand there, and for games that
know them a "Sideboard" and a "Commander"; sets and numbers behind names are left out. With --format
the decks are judged: a format that the game knows, or a file of one, by the cards of
--cards or the game's own. The exit code is 1
where a deck is not as the format wants it, 3 where a line is not read.`;

export function addDecks(program: Command, context: Context): void {
  program
    .command('decks')
    .argument('<game>', 'which game')
    .argument('<file>', 'decks: JSON, or lists of "4 Name"; - for stdin')
    .description('reads decks, writes them as text or JSON, and judges them by a format')
    .addOption(new Option('--to <form>', 'what is written').choices(['text', 'json']).default('text'))
    .option(
      '--cards <file>',
      'cards of the decks, all printings: a database, or as "reticle import" writes them',
    )
    .option('--format <format>', 'judges the decks: by a format of the game, or by a JSON file of one')
    .addHelpText('after', EXAMPLES)
    .action((game: string, file: string, flags: DeckListFlags) =>
      context.ends(decks(game, file, flags, context)),
    );
}

async function decks(id: string, file: string, flags: DeckListFlags, context: Context): Promise<ExitCode> {
  const { terminal } = context;
  const game = await context.games.named(id);
  const lists = await decksOf(file, game, context);
  const found = await judged(game, lists, flags, context);
  const messages = { messages: game.messages };
  const told = found.map((issues) =>
    issues.map((each) => ({ ...each, words: `${issueWords(each, messages)}${nearWords(each)}` })),
  );
  if (terminal.json)
    terminal.document({
      decks: lists.map(plainDeck),
      ...(flags.format === undefined ? {} : { issues: told }),
    });
  else if (flags.format === undefined) terminal.line(written(lists, flags, game));
  else {
    for (const [at, issues] of told.entries()) {
      terminal.line(
        `deck ${at + 1}: ${issues.length === 0 ? terminal.paint.green('legal') : terminal.paint.red('not legal')}`,
      );
      for (const { words } of issues) terminal.line(wrap(words, '  '));
    }
  }
  return told.some((issues) => issues.length > 0) ? EXIT.findings : EXIT.ok;
}

/** Says which names are near an unknown one. */
const nearWords = ({ near = [] }: JudgedIssue): string =>
  near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;

/** Returns a deck as JSON: only its counts, unless it also has a sideboard or a commander. */
const plainDeck = (deck: DeckList): object => ('sideboard' in deck || 'commander' in deck ? deck : deck.main);

/**
 * Writes the decks in the requested form, without a final line break. @throws Failure if a name fits into no
 * line
 */
function written(lists: readonly DeckList[], { to }: DeckListFlags, game: HostedGame): string {
  if (to === 'json') return JSON.stringify(lists.map(plainDeck), null, 1);
  return accepted(printDecks(lists, deckWords(game)), [], { messages: deckMessages }).trimEnd();
}

/** Returns the issues of each deck with the format, or none if no format is named. @throws Failure */
async function judged(
  game: HostedGame,
  lists: readonly DeckList[],
  { cards, format }: DeckListFlags,
  context: Context,
): Promise<readonly (readonly JudgedIssue[])[]> {
  if (format === undefined) {
    if (cards !== undefined) throw wrongUsage('--cards goes with --format.');
    return [];
  }
  const { decks: rules, playable, list, columns, known = [] } = game.cards ?? {};
  if (!rules || !playable) throw wrongUsage(`No formats of ${game.id} are known.`);
  const wanted = await formatNamed(format, rules, context);
  const names = new CardNames(game, lists);
  const judge = (all: readonly object[]) =>
    lists.map((deck) => rules.judge(names.spelled(deck), all, wanted).map((one) => withNear(one, names)));
  if (cards === undefined) {
    if (known.length === 0) throw wrongUsage('--format goes with --cards: the game has no cards of its own.');
    for (const card of known) names.read(card, playable);
    return judge(known);
  }
  const printings: object[] = [];
  for await (const { definition } of cardsIn(
    cards,
    { read: (json) => eachPrinting(names.read(json, playable)), list, columns },
    nothingPassed(),
    context,
    game,
  ))
    printings.push(definition);
  return judge(printings);
}

/** An issue of a deck, with the names that are near one that is unknown. */
type JudgedIssue = Issue & { readonly near?: readonly string[] };

/** Adds the names that are near an unknown one. */
function withNear(found: Issue, names: CardNames): JudgedIssue {
  const data: Readonly<Record<string, unknown>> = { ...found.data };
  const cardId = data['cardId'];
  const near = typeof cardId === 'string' ? names.near(cardId) : [];
  return near.length === 0 ? found : { ...found, near };
}

/** Removes a card's id, by which its further printings would be skipped. */
function eachPrinting(
  read: Result<PlayableCard | { readonly skipped: string }>,
): Result<Printing | { readonly skipped: string }> {
  if (!read.ok) return read;
  const card = read.value;
  return ok('skipped' in card ? card : { id: undefined, definition: card.definition });
}

/** Finds a format: one of the game's by its name, or the content of a file. */
async function formatNamed(format: string, { formats }: DeckRules, { io }: Context): Promise<unknown> {
  return Object.hasOwn(formats, format) ? formats[format] : readJson(format, io);
}
