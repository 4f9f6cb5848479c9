import type { LegalTargets, PinnedRef } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import type { CardDefinition } from '../language/card-definition.js';
import { costsOfKeyword } from '../language/keyword.js';
import type { PerformedKeyword } from '../language/performed.js';
import { costChoices } from '../rules/costs/parts.js';
import type { CardRules } from './proposed.js';
import { cardById, withCard } from '../state/cards.js';
import { cardWith } from '../state/copies.js';
import type { MtgMatchState } from '../state/match-state.js';
import { memo } from '../state/memo.js';

/** The slots of what is chosen for costs. */
const SLOT = /^cost\d+$/u;

const SUNBURST: PerformedKeyword = 'sunburst';
/** Whether any card of a match asks for the mana that was spent to cast a spell. */
export const asksForMana = memo((rules: Pick<CardRules, 'definitions'>): boolean =>
  [...rules.definitions.values()].some((definition) =>
    someWithin(
      definition,
      (part) => part === SUNBURST || (typeof part === 'object' && part !== null && 'manaSpent' in part),
    ),
  ),
);

/** Whether a spell speaks of what was chosen for its additional costs: "the sacrificed creature". */
const speaksOfCosts = memo(({ spell }: CardDefinition): boolean =>
  someWithin(spell, (part) => typeof part === 'string' && SLOT.test(part)),
);

/**
 * Remembers with a spell what was chosen for its additional costs, if its effects speak of it. Copies of the spell
 * have it as well (rule 707.10).
 */
export function withCostsKept(
  state: MtgMatchState,
  by: PinnedRef,
  definition: CardDefinition,
  { slots }: LegalTargets,
): MtgMatchState {
  const spell = cardById(state, by.id);
  if (!spell?.announced || !speaksOfCosts(definition)) return state;
  const { slots: asked } = costChoices(costsOfKeyword(definition.keywords, 'additionalCost'));
  const chosen = Object.fromEntries(
    slots.flatMap(({ slot, targets }) => (asked.some(({ id }) => id === slot) ? [[slot, targets]] : [])),
  );
  return withCard(state, cardWith(spell, { announced: { ...spell.announced, chosen } }));
}
