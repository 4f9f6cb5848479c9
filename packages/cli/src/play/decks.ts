import type { GameIssue } from '@reticle/core';
import {
  deckMessages,
  readDecks,
  type DeckList,
  type HostedGame,
  type PlayableCard,
} from '@reticle/core/host';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, issueWords, wrongUsage } from '../failure.js';
import { readStdin, readText } from '../files.js';
import { matchesOf } from '../games.js';
import { gameOptions, type GameFlags } from '../options.js';
import { CardNames, namesIn } from './card-names.js';
import { sentencesOf } from './deck-refusals.js';
import { cardsIn, nothingPassed } from '../words/card-file.js';

/** Files of cards and decks on the command line. */
export interface DeckFlags {
  readonly cards?: string;
  readonly decks?: string;
}

/** Adds the options of every command that takes files of cards and decks. */
export const withDeckFiles = (command: Command): Command =>
  command
    .option('--cards <file>', 'cards of the match: of a database, or as "reticle import" writes them')
    .option('--decks <file>', 'decks of those cards: JSON, or lists of "4 Name"');

/** Returns the words that a game has for lists of decks. */
export const deckWords = ({ words, cards }: HostedGame): NonNullable<Parameters<typeof readDecks>[1]> => ({
  parts: words?.types,
  sections: cards?.decks?.sections,
  unheaded: cards?.decks?.unheaded,
});

/** Reads the decks of a file, or of stdin if it is `-`. Card types are headings in lists. @throws Failure */
export async function decksOf(file: string, game: HostedGame, { io }: Context): Promise<readonly DeckList[]> {
  const text = file === '-' ? await readStdin(io) : await readText(file, io);
  return accepted(readDecks(text, deckWords(game)), [], {
    messages: { ...game.messages, ...deckMessages },
  });
}

/** The cards and decks that were read from files. */
interface FilesOfDecks {
  readonly cards: readonly PlayableCard[];
  readonly decks: readonly DeckList[];
}

/**
 * Returns the options of a match: those of the flags, with the cards and decks of files. A named format
 * applies to the decks. @throws Failure
 */
export async function optionsOfMatch(
  game: HostedGame,
  flags: DeckFlags & GameFlags,
  context: Context,
  command: 'play' | 'simulate',
): Promise<object> {
  const given = await gameOptions(flags, context.io);
  const { format } = given;
  const files = await deckOptions(game, flags, context, command);
  return { ...given, ...files, ...(format === undefined ? {} : { format }) };
}

/**
 * Returns the options of a match with the cards and decks of files, or none if no file is named. @throws
 * Failure
 */
async function deckOptions(
  game: HostedGame,
  flags: DeckFlags & Pick<GameFlags, 'players'>,
  context: Context,
  command: 'play' | 'simulate',
): Promise<object> {
  const files = await filesOfDecks(game, flags, context, command);
  if (!files) return {};
  const { cards, decks } = files;
  const options = matchesOf(game, command).with(
    ({ withCards }) =>
      withCards?.(
        cards.map(({ definition }) => definition),
        decks,
        flags.players,
      ) ?? {},
  );
  return options;
}

/** Returns the cards of decks that no match can play yet, each with what is missing, in words. */
function lacksOf(
  decks: readonly DeckList[],
  cards: readonly PlayableCard[],
  game: HostedGame,
): readonly GameIssue[] {
  const { idOf = (name: string) => name } = game.cards ?? {};
  const known = new Map(
    cards.flatMap(({ id, also = [], lacks }) => [...also, id].map((named) => [named, lacks] as const)),
  );
  const seen = new Set<string>();
  return decks.flatMap((deck, at) =>
    namesIn(deck).flatMap((card) => {
      const id = idOf(card);
      const lacks = known.get(id) ?? [];
      if (lacks.length === 0 || seen.has(id)) return [];
      seen.add(id);
      const missing = lacks.map((lack) => ({ code: lack.code, words: issueWords(lack, game) }));
      return [cliIssue('notPlayable', { card, missing }, ['decks', at, card])];
    }),
  );
}

/** Returns the names in decks that no card has, if other names are near. The game refuses all others. */
function unknownIn(
  decks: readonly DeckList[],
  names: CardNames,
  { cards }: HostedGame,
): readonly GameIssue[] {
  const own = cards?.known?.flatMap((card) => cards.namesOf?.(card) ?? []) ?? [];
  const plain = new Set(own.map((name) => names.plain(name)));
  return decks.flatMap((deck, at) =>
    namesIn(deck).flatMap((card) => {
      const near = plain.has(names.plain(card)) ? [] : names.near(card, own);
      return near.length === 0 ? [] : [cliIssue('unknownCard', { card, near }, ['decks', at, card])];
    }),
  );
}

/** Reads the files of cards and decks. Returns undefined if none is named. @throws Failure */
export async function filesOfDecks(
  game: HostedGame,
  { cards: file, decks }: DeckFlags,
  context: Context,
  command: 'play' | 'simulate' | 'balance',
): Promise<FilesOfDecks | undefined> {
  if (file === undefined) {
    if (decks !== undefined) throw wrongUsage('--decks goes with --cards.');
    return undefined;
  }
  const matches = matchesOf(game, command);
  const withCards = matches.with((match) => match.withCards);
  const playable = game.cards?.playable;
  if (!withCards || !playable) throw wrongUsage(`Matches of ${game.id} take no files of cards.`);
  const written = decks === undefined ? [] : await decksOf(decks, game, context);
  const names = new CardNames(game, written);
  // Without decks, decks are drawn from all cards.
  const read = decks === undefined ? playable : (json: unknown) => names.read(json, playable);
  const found: PlayableCard[] = [];
  const { list, columns } = game.cards;
  for await (const card of cardsIn(file, { read, list, columns }, nothingPassed(), context, game))
    found.push(card);
  const lists = written.map((deck) => names.spelled(deck));
  const issues = [...unknownIn(lists, names, game), ...lacksOf(lists, found, game)];
  if (issues.length > 0) throw new Failure(EXIT.badInput, issues, game, undefined, sentencesOf(issues, game));
  return { cards: found, decks: lists };
}
