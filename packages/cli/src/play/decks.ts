import { parseJsonText } from '@reticle/core';
import type { HostedGame, PlayableCard } from '@reticle/core/host';
import type { Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, wrongUsage } from '../failure.js';
import { readText } from '../files.js';
import { matchesOf } from '../games.js';
import { cardsIn, nothingPassed } from '../words/card-file.js';

/** Files of cards and decks on the command line. */
export interface DeckFlags {
  readonly cards?: string;
  readonly decks?: string;
}

/** The options of every command that takes files of cards and decks. */
export const withDeckFiles = (command: Command): Command =>
  command
    .option('--cards <file>', 'cards of the match: of a database, or as "reticle import" writes them')
    .option('--decks <file>', 'decks of those cards: JSON, or lists of "4 Name"');

type Deck = Readonly<Record<string, number>>;

const deck = z.record(z.string().min(1).max(256), z.number().int().min(1).max(10_000));
const deckFile = z.union([z.array(deck).min(1).max(64), z.record(z.string(), deck)]);

/** "4 Name", "4x Name": a card and how often it is there; what else stands on a line is a heading. */
const LINE = /^(\d{1,4})x? (\S.{0,255})$/u;

/** Decks of a file: JSON, an object of counts for each player, or lists of "4 Name" with an empty line between two. */
export function decksIn(text: string): readonly Deck[] {
  if (/^\s*[[{]/u.test(text)) {
    const parsed = deckFile.safeParse(accepted(parseJsonText(text)));
    if (!parsed.success)
      throw new Failure(EXIT.badInput, [
        cliIssue('usage', {
          problem: 'A file of decks is a JSON array of objects: how often each card is there, by its name.',
        }),
      ]);
    return Array.isArray(parsed.data) ? parsed.data : Object.values(parsed.data);
  }
  const decks: Record<string, number>[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const [, count, name = ''] = LINE.exec(line.trim()) ?? [];
    if (count === undefined) {
      open = open && line.trim() !== '';
      continue;
    }
    if (!open) decks.push({});
    open = true;
    const last = decks.at(-1);
    if (last) last[name] = (last[name] ?? 0) + Number(count);
  }
  return decks;
}

/** Cards and decks of files. */
interface FilesOfDecks {
  readonly cards: readonly PlayableCard[];
  readonly decks: readonly Deck[];
}

/** The options of a match of the cards and decks of files; none if no file is named. @throws Failure */
export async function deckOptions(
  game: HostedGame,
  flags: DeckFlags,
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
      ) ?? {},
  );
  return options;
}

/** What stands in the files of cards and decks; undefined if none is named. @throws Failure */
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
  const found: PlayableCard[] = [];
  const { list } = game.cards;
  for await (const card of cardsIn(file, { read: playable, list }, nothingPassed(), context, game))
    found.push(card);
  const lists = decks === undefined ? [] : decksIn(await readText(decks, context.io));
  if (decks !== undefined && lists.length === 0)
    throw new Failure(EXIT.badInput, [cliIssue('usage', { problem: `There is no deck in ${decks}.` })]);
  return { cards: found, decks: lists };
}
