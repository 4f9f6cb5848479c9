import type { Issue } from '@reticle/core';
import * as z from 'zod';
import { type Describer, Failure, issueWords } from '../failure.js';

const bare = ({ path: _path, ...found }: Issue): Issue => found;

/** Returns issues as sentences for people who wrote a list of cards: without paths, and each only once. */
export const sentencesOf = (issues: readonly Issue[], game: Describer): readonly string[] => [
  ...new Set(issues.map((found) => issueWords(bare(found), game))),
];

/** Returns the player whose deck an issue is about. */
const ownerOf = ({ path = [] }: Issue): string | undefined =>
  path[0] === 'options' && path[1] === 'decks' && typeof path[2] === 'string' ? path[2] : undefined;

const aboutCard = z.object({ cardId: z.string().optional(), card: z.string().optional() });

/** Returns the card that an issue is about. An issue about none is like no other. */
const cardOf = (found: Issue): unknown => {
  const { cardId, card } = aboutCard.safeParse(found.data).data ?? {};
  return cardId ?? card ?? found;
};

const optionsWithDecks = z.object({ decks: z.record(z.string(), z.json()) });

/** Whether all players were given the same deck. */
const isOneDeck = (options: unknown): boolean => {
  const decks = Object.values(optionsWithDecks.safeParse(options).data?.decks ?? {});
  return new Set(decks.map((deck) => JSON.stringify(deck))).size < 2;
};

function sentencesOfDecks(
  issues: readonly Issue[],
  options: unknown,
  game: Describer | undefined,
): readonly string[] {
  const told = new Map<string, readonly string[]>();
  // Of a card that does not exist nothing else is said.
  const unknown = new Set(issues.filter(({ code }) => code.endsWith('.unknownCard')).map(cardOf));
  const worth = issues.filter((found) => found.code.endsWith('.unknownCard') || !unknown.has(cardOf(found)));
  for (const found of worth) {
    const owner = ownerOf(found);
    const words = issueWords(owner === undefined ? found : bare(found), game);
    told.set(words, [...(told.get(words) ?? []), ...(owner === undefined ? [] : [owner])]);
  }
  const isOne = isOneDeck(options);
  return [...told].map(([words, owners]) =>
    isOne || owners.length === 0 ? words : `The deck of ${owners.join(' and of ')}: ${words}`,
  );
}

/**
 * Starts a match. If decks of a file are refused, the failure has sentences for people. They name a deck by
 * its player if there are several.
 *
 * @throws Failure of `start`
 */
export function withDeckSentences<T>(
  { decks }: { readonly decks?: string },
  options: unknown,
  start: () => T,
): T {
  try {
    return start();
  } catch (error) {
    if (decks === undefined || !(error instanceof Failure)) throw error;
    const { exit, issues, game, file } = error;
    throw new Failure(exit, issues, game, file, sentencesOfDecks(issues, options, game));
  }
}
