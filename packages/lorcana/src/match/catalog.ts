import { frozenCopy } from '@reticle/core';
import { cardIdOf, type CardDefinition } from '../abilities/card.js';
import { THE_FIRST_CHAPTER } from '../sets/the-first-chapter/index.js';
import type { LorcanaMatchState } from './state.js';

const STANDARD: ReadonlyMap<string, CardDefinition> = new Map(
  THE_FIRST_CHAPTER.map((card) => [cardIdOf(card), card]),
);
const catalogs = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

/** The cards of a match by id: those of the sets, and those that its options add, which come first. */
export function catalogOf(added: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> {
  if (added.length === 0) return STANDARD;
  let found = catalogs.get(added);
  if (!found) {
    // Core keeps what it made of a filter where the filter is frozen.
    const own = added.map((card) => [cardIdOf(card), frozenCopy(card)] as const);
    found = new Map([...STANDARD, ...own]);
    catalogs.set(added, found);
  }
  return found;
}

/** What a card says, by its id. */
export const definitionOf = (
  { config }: Pick<LorcanaMatchState, 'config'>,
  publicId: string,
): CardDefinition | undefined => catalogOf(config.cards).get(publicId);
