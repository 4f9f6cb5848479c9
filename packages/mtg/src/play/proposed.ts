import type { PinnedRef } from '@reticle/core';
import type { CardDefinition } from '../language/card-definition.js';
import type { AbilityCost } from '../language/cost.js';
import { manaValueOf } from '../language/mana.js';
import { staticsIn } from '../rules/continuous/active.js';
import { mayReachOut } from '../rules/continuous/reaching.js';
import { withReached } from '../rules/continuous/refresh.js';
import type { MtgRules } from '../rules/move-execution.js';
import type { MtgCard } from '../state/card.js';
import { cardById } from '../state/cards.js';
import { cardWith } from '../state/copies.js';
import type { MtgMatchState } from '../state/match-state.js';
import { turnedDown } from '../state/printed.js';
import { moveCard } from '../state/zones.js';
import { FACE_DOWN, isLeading } from './ways.js';

/** What a player announces as a card is cast, its targets aside (rule 601.2b). */
export interface Casting {
  readonly player: string;
  readonly card: string;
  readonly X?: number | undefined;
  readonly modes?: readonly string[] | undefined;
  /** Optional and alternative costs that are paid: `kicker`, `flashback`. */
  readonly costs?: readonly string[] | undefined;
  /** What an effect has paid instead of its mana cost (rule 118.9). */
  readonly instead?: readonly AbilityCost[] | undefined;
}

/** What casting looks at. */
export type CardRules = Pick<MtgRules, 'definitions' | 'registry'>;

export const definitionOf = (
  { definitions }: CardRules,
  card: MtgCard | undefined,
): CardDefinition | undefined => card && definitions.get(card.publicId);

/** What a card is as a spell: with the announced X in its mana value (rule 202.3e), controlled by who casts it. */
export const asSpell = (
  { cost = [] }: CardDefinition,
  { player, X, costs = [] }: Casting,
  card: MtgCard,
): Partial<MtgCard> => ({
  controller: player,
  castFrom: card.zone,
  ...(isLeading(card) ? { commandCasts: (card.commandCasts ?? 0) + 1 } : {}),
  ...(costs.includes(FACE_DOWN) ? turnedDown(card) : { manaValue: manaValueOf(cost, X ?? 0) }),
});

/** What an effect that forbids spells, or lets them be cast, looks at: the spell with all that is announced for it (rule 601.3a). */
export const proposedOf = (
  rules: CardRules,
  state: MtgMatchState,
  casting: Casting,
  card: MtgCard,
  definition: CardDefinition,
) => {
  const spell = cardWith(card, { ...asSpell(definition, casting, card), zone: 'stack' });
  return {
    player: casting.player,
    card,
    spell: asReached(rules, state, casting, spell),
    definition,
    costs: casting.costs ?? [],
  };
};

/** The state in which targets are chosen: the card is on the stack already (rule 601.2a). */
export function onStack(rules: CardRules, state: MtgMatchState, casting: Casting): MtgMatchState {
  const card = cardById(state, casting.card);
  const definition = definitionOf(rules, card);
  if (!card || !definition) return state;
  const moved = moveCard(state, casting.card, 'stack', asSpell(definition, casting, card));
  return withReached(moved, staticsIn(rules));
}

/** What will be a spell, with what permanents that look beyond the battlefield make of it there (rule 611.3a). */
function asReached(rules: CardRules, state: MtgMatchState, casting: Casting, card: MtgCard): MtgCard {
  if (!mayReachOut(state, staticsIn(rules))) return card;
  const { colors, subtypes } = cardById(onStack(rules, state, casting), casting.card) ?? card;
  return cardWith(card, { colors, subtypes });
}

/** The spell that a card in hand will be: another object (rule 400.7). */
export function spellRef(state: MtgMatchState, id: string): PinnedRef {
  const card = cardById(state, id);
  return { kind: 'card', id, incarnation: (card?.incarnation ?? 0) + 1 };
}

/** What is cast, as what changes its cost looks at it. */
export const seenByCosts = (
  rules: CardRules,
  state: MtgMatchState,
  casting: Casting,
  card: MtgCard,
): MtgCard => {
  const isDown = casting.costs?.includes(FACE_DOWN) === true;
  return asReached(rules, state, casting, isDown ? cardWith(card, turnedDown(card)) : card);
};
