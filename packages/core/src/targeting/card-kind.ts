import { coreMatchers } from '../filter/core-matchers.js';
import { baseCard, baseCardFilter, type BaseCard } from '../filter/schema.js';
import { defineKind, type KindDefinition } from './kind.js';

/** What all cards share, to be spread into the definition of a kind whose objects extend {@link BaseCard}. */
export const cardKind = {
  name: 'card',
  id: (card: BaseCard) => card.instanceId,
  incarnation: (card: BaseCard) => card.incarnation,
  controller: (card: BaseCard) => card.controller,
} as const;

/** The kind `card` for games whose cards need no facts and no filter keys of their own. */
export function baseCardKind<State>(
  definition: Pick<
    KindDefinition<'card', State, BaseCard, unknown>,
    'list' | 'lastKnown' | 'protections' | 'steps'
  >,
) {
  return defineKind({
    ...cardKind,
    object: baseCard,
    filter: baseCardFilter,
    matchers: coreMatchers,
    ...definition,
  });
}
