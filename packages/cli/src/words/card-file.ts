import { ok, type Result } from '@reticle/core';
import type { CardInFile, CardSource, PlayableCard } from '@reticle/core/host';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, type Describer } from '../failure.js';
import { progressIn } from '../progress.js';
import { fileValues, openBytes, type FileShape } from '../stream/values.js';

/** The counts of a file of cards, besides the cards. */
export interface Passed {
  cards: number;
  /** The number of further printings of cards that came before. */
  repeated: number;
  /** The number of values that are not cards, by their kind. */
  readonly skipped: Map<string, number>;
  interrupted: boolean;
}

/** How to read the values of a file. */
interface CardReader<Card> extends FileShape {
  readonly read: (json: unknown) => Result<Card | { readonly skipped: string }>;
  /** Called with each further printing of a card. */
  readonly again?: (card: Card) => void;
}

/**
 * The most cards of a file. Their ids are kept to skip further printings; a larger file is not one of cards.
 */
const MAX_CARDS = 1_000_000;
const MAX_REASONS = 100;

/**
 * Reads the cards of a local file one by one, each once, with a progress bar, and counts what it skips.
 *
 * @throws Failure (bad input) with the number of the refused value
 */
export async function* cardsIn<Card extends { readonly id: string | undefined }>(
  file: string,
  { read, again, ...shape }: CardReader<Card>,
  passed: Passed,
  { io, terminal }: Context,
  game: Describer,
): AsyncGenerator<Card> {
  const source = await openBytes(file, io);
  const progress = progressIn(terminal);
  const seen = new Set<string>();
  try {
    for await (const { value, place } of fileValues(source.chunks, shape)) {
      if (io.signal?.aborted) {
        passed.interrupted = true;
        return;
      }
      const card = accepted(read(value), place, game);
      progress.at(source.read() / Math.max(1, source.size), (seconds) => {
        const percent = Math.floor((100 * source.read()) / Math.max(1, source.size));
        return `${source.size === Infinity ? '' : `${percent} %, `}${passed.cards} cards, ${Math.round(passed.cards / seconds)} cards/s`;
      });
      if ('skipped' in card) skip(passed, card.skipped);
      else if (card.id !== undefined && seen.has(card.id)) {
        passed.repeated++;
        again?.(card);
      } else {
        if (card.id !== undefined) seen.add(card.id);
        if (seen.size > MAX_CARDS)
          throw new Failure(EXIT.badInput, [cliIssue('tooManyCards', { file, limit: MAX_CARDS })]);
        passed.cards++;
        yield card;
      }
    }
  } finally {
    progress.end();
  }
}

/** A card of a file. */
export type CardRead = Exclude<CardInFile, { readonly skipped: string }>;

/** A card of a source, with the value that it was read from. */
export interface CardWithJson {
  readonly id: string | undefined;
  readonly card: CardRead;
  readonly json: unknown;
}

/** Reads the cards of a source, each with the value that it was read from. */
export const withJson = ({ read, list, columns }: Pick<CardSource, 'columns' | 'list' | 'read'>) => ({
  list,
  columns,
  read(json: unknown): Result<CardWithJson | { readonly skipped: string }> {
    const found = read(json);
    if (!found.ok) return found;
    const card = found.value;
    return ok('skipped' in card ? { skipped: card.skipped } : { id: card.id, card, json });
  },
});

/** Returns the same value as a card for matches, or undefined if no match takes cards of such files. */
export function playableOf(
  { playable }: Pick<CardSource, 'playable'>,
  json: unknown,
): Result<PlayableCard> | undefined {
  const found = playable?.(json);
  if (!found?.ok) return found;
  return 'definition' in found.value ? ok(found.value) : undefined;
}

/** Returns the name of a card of a file. */
export const nameOf = ({ name, faces }: CardRead): string =>
  name ?? faces.map((face) => face.name).join(' // ');

export const nothingPassed = (): Passed => ({
  cards: 0,
  repeated: 0,
  skipped: new Map(),
  interrupted: false,
});

function skip({ skipped }: Passed, reason: string): void {
  const key = skipped.has(reason) || skipped.size < MAX_REASONS ? reason : 'others';
  skipped.set(key, (skipped.get(key) ?? 0) + 1);
}
