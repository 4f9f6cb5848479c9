import type { PinnedRef } from '@reticle/core';
import type { CardDefinition } from '../language/card-definition.js';
import type { AbilityCost } from '../language/cost.js';
import { fusedCost, otherHalf } from '../language/layouts.js';
import { manaValueOf } from '../language/mana.js';
import { type SpellDefinition, withSpliced } from '../language/splice.js';
import { definersIn } from '../rules/continuous/defining.js';
import { isReaching } from '../rules/continuous/reaching.js';
import { staticsIn } from '../rules/continuous/statics.js';
import { withReached } from '../rules/continuous/refresh.js';
import type { PaidFor } from '../rules/mana/purposes.js';
import type { MtgRules } from '../rules/move-execution.js';
import type { MtgCard } from '../state/card.js';
import { cardById } from '../state/cards.js';
import { cardWith } from '../state/copies.js';
import type { MtgMatchState } from '../state/match-state.js';
import { BESTOW, NUMBERS, asOneFace, turnedAura, turnedDown, turnedUp } from '../state/printed.js';
import { moveCard } from '../state/zones.js';
import { hasCostChangers } from './cost-changes.js';
import { DISTURB, FACE_DOWN, FUSE, backWithDisturb, isLeading } from './ways.js';
import { sure } from '../state/sure.js';

/** What a player announces as a card is cast, without targets (rule 601.2b). */
export interface Casting {
  readonly player: string;
  readonly card: string;
  readonly X?: number | undefined;
  readonly modes?: readonly string[] | undefined;
  /**
   * Casts the second face of a card. By default the first face is cast, or both halves if `costs` contains
   * `fuse`.
   */
  readonly face?: 'other' | undefined;
  /** The optional and alternative costs that are paid: `kicker`, `flashback`. */
  readonly costs?: readonly string[] | undefined;
  /** The costs that an effect asks for instead of the mana cost (rule 118.9). */
  readonly instead?: readonly AbilityCost[] | undefined;
}

/** The faces that can be announced: the first one, which is the only one of most cards, or the second. */
export const FACES = [undefined, 'other'] as const satisfies readonly Casting['face'][];

/** What casting looks up about cards. */
export type CardRules = Pick<MtgRules, 'definitions' | 'registry'>;

/** A proposed spell, with the modes, X and costs that are announced for it (rule 601.2b). */
export interface ProposedSpell {
  readonly player: string;
  /** The card where it is now. */
  readonly card: MtgCard;
  /** The spell as it would be on the stack: face down, with its X. */
  readonly spell: MtgCard;
  readonly definition: CardDefinition;
  readonly costs: readonly string[];
}

/** Returns what a face-down card in exile hides, which is what is cast (rule 702.143a). */
const hiddenBy = (card: MtgCard): Partial<MtgCard> | undefined =>
  card.zone === 'exile' ? turnedUp(card) : undefined;

/** Finds the definition of a card, or of its second face. */
export function definitionOf(
  { definitions }: CardRules,
  card: MtgCard | undefined,
  face?: Casting['face'],
): CardDefinition | undefined {
  const definition = card && definitions.get(hiddenBy(card)?.publicId ?? card.publicId);
  return face === undefined ? definition : definition && backWithDisturb(definition);
}

/** Returns the definition of a spell, with what is spliced onto it (rule 702.47b). */
export function spellDefinition(
  rules: CardRules,
  card: MtgCard | undefined,
  { face, costs = [] }: Pick<Casting, 'face' | 'costs'>,
): SpellDefinition | undefined {
  const definition = definitionOf(rules, card, face);
  return definition && withSpliced(definition, costs, (id) => rules.definitions.get(id));
}

/** Whether one face of a card is cast by itself (rules 709.3a, 715.3a). Most cards have only one face. */
const isOneFace = (definition: CardDefinition, { face, costs = [] }: Casting): boolean =>
  face !== undefined || (otherHalf(definition) !== undefined && !costs.includes(FUSE));

/** Returns a card in its zone, as the face that is cast. */
export function asCast(definition: CardDefinition, casting: Casting, card: MtgCard): MtgCard {
  const hidden = hiddenBy(card);
  const known = hidden ? cardWith(card, hidden, [...NUMBERS, 'sides']) : card;
  return isOneFace(definition, casting) ? cardWith(known, asOneFace(known, definition), NUMBERS) : known;
}

/**
 * Returns what a card is as a spell: with the announced X in its mana value (rule 202.3e), controlled by the
 * player who casts it.
 */
export function asSpell(definition: CardDefinition, casting: Casting, card: MtgCard): Partial<MtgCard> {
  const { player, X = 0, costs = [] } = casting;
  const alone = isOneFace(definition, casting) ? asOneFace(card, definition) : undefined;
  const cost = costs.includes(FUSE) ? fusedCost(definition) : (definition.cost ?? []);
  return {
    controller: player,
    castFrom: card.zone,
    thisTurn: card.zone === 'graveyard' ? ['cast', 'castFromGraveyard'] : ['cast'],
    ...(isLeading(card) ? { commandCasts: (card.commandCasts ?? 0) + 1 } : {}),
    ...alone,
    ...(costs.includes(FACE_DOWN)
      ? turnedDown(card)
      : // 202.3b: a back that is cast has the mana value of its front.
        costs.includes(DISTURB)
        ? {}
        : { manaValue: manaValueOf(cost, X) }),
    ...(costs.includes(BESTOW) ? turnedAura(card) : {}),
  };
}

/**
 * A proposed spell, with all that is announced for it, for effects that forbid or allow casting (rule 601.3a). The spell itself
 * is only built if something looks at it.
 */
class ProposedCast implements ProposedSpell {
  readonly player: string;
  readonly card: MtgCard;
  readonly definition: CardDefinition;
  readonly costs: readonly string[];
  readonly #rules: CardRules;
  readonly #state: MtgMatchState;
  readonly #casting: Casting;
  #spell: MtgCard | undefined;

  constructor(
    rules: CardRules,
    state: MtgMatchState,
    casting: Casting,
    card: MtgCard,
    definition: CardDefinition,
  ) {
    this.player = casting.player;
    this.card = asCast(definition, casting, card);
    this.definition = definition;
    this.costs = casting.costs ?? [];
    this.#rules = rules;
    this.#state = state;
    this.#casting = casting;
  }

  get spell(): MtgCard {
    return (this.#spell ??= asReached(
      this.#rules,
      this.#state,
      this.#casting,
      cardWith(this.card, { ...asSpell(this.definition, this.#casting, this.card), zone: 'stack' }),
    ));
  }
}

/** Returns the proposed spell: see {@link ProposedCast}. */
export const proposedOf = (
  rules: CardRules,
  state: MtgMatchState,
  casting: Casting,
  card: MtgCard,
  definition: CardDefinition,
): ProposedSpell => new ProposedCast(rules, state, casting, card, definition);

/** Casting a proposed spell, as what mana is spent on. */
class CastPayment {
  readonly by = 'cast';
  readonly #proposed: ProposedSpell;

  constructor(proposed: ProposedSpell) {
    this.#proposed = proposed;
  }

  get object(): MtgCard {
    return this.#proposed.spell;
  }
}

/** Returns what mana is spent on for a proposed spell. */
export const paidForAs = (proposed: ProposedSpell): PaidFor => new CastPayment(proposed);

/** Returns the state in which targets are chosen: the card is on the stack already (rule 601.2a). */
export function onStack(rules: CardRules, state: MtgMatchState, casting: Casting): MtgMatchState {
  const card = cardById(state, casting.card);
  const definition = definitionOf(rules, card, casting.face);
  if (!card || !definition) return state;
  const moved = moveCard(state, casting.card, 'stack', asSpell(definition, casting, card));
  return withReached(moved, staticsIn(rules));
}

/**
 * Returns the future spell with the effects of permanents that affect cards off the battlefield (rule
 * 611.3a).
 */
function asReached(rules: CardRules, state: MtgMatchState, casting: Casting, card: MtgCard): MtgCard {
  const staticsOf = staticsIn(rules);
  if (!isReaching(state, definersIn(state, staticsOf), staticsOf)) return card;
  const { colors, subtypes } = sure(cardById(onStack(rules, state, casting), casting.card));
  return cardWith(card, { colors, subtypes });
}

/** Returns a reference to the spell that a card will become, which is another object (rule 400.7). */
export function spellRef(state: MtgMatchState, id: string): PinnedRef {
  const card = cardById(state, id);
  return { kind: 'card', id, incarnation: (card?.incarnation ?? 0) + 1 };
}

/** Returns the spell as effects on its cost look at it. */
export const seenByCosts = (
  rules: CardRules,
  state: MtgMatchState,
  casting: Casting,
  card: MtgCard,
  definition: CardDefinition,
): MtgCard => {
  const { costs = [] } = casting;
  const turned = costs.includes(FACE_DOWN)
    ? turnedDown(card)
    : costs.includes(BESTOW)
      ? turnedAura(card)
      : undefined;
  const seen = turned ? cardWith(card, turned) : asCast(definition, casting, card);
  return hasCostChangers(state) ? asReached(rules, state, casting, seen) : seen;
};
