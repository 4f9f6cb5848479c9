import { frozenCopy } from '@reticle/core';
import { cardIdOf, type CardDefinition } from '../abilities/card.js';
import { theFirstChapter } from '../sets/the-first-chapter/cards.js';
import type { LorcanaMatchState } from './state.js';

const NONE: readonly CardDefinition[] = [];
const catalogs = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

/** The cards of a match by id: those of the sets, and those that its options add, which come first. */
export function catalogOf(added: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> {
  const key = added.length === 0 ? NONE : added;
  let found = catalogs.get(key);
  if (!found) {
    // Core keeps what it made of a filter where the filter is frozen.
    const cards = [...theFirstChapter(), ...added.map((card) => frozenCopy(card))];
    found = new Map(cards.map((card) => [cardIdOf(card), card]));
    catalogs.set(key, found);
  }
  return found;
}

/** What a card says, by its id. */
export const definitionOf = (
  { config }: Pick<LorcanaMatchState, 'config'>,
  publicId: string,
): CardDefinition | undefined => catalogOf(config.cards).get(publicId);
