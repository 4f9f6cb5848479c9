import { RecentCache } from '@reticle/core/play';
import type { Ability } from '../language/ability.js';
import type { CardDefinition } from '../language/card.js';
import { memo } from '../language/memo.js';
import { inPlay, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { Asker, LinkedCard } from '../state/links.js';
import { definitionOf, type LorcanaMatchState, matchWith } from '../state/match.js';
import { amountOf, holds, inkwellOf } from '../state/table.js';

/** Returns how much ink a player can pay: the number of ready cards in the inkwell. */
export const readyInk = (state: LorcanaMatchState, player: string): number =>
  inkwellOf(state, player, false).length;

type OfKind<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

/** Returns a lookup of a card's abilities of one kind, computed once for each card. */
function abilitiesOfKind<Kind extends Ability['kind']>(kind: Kind) {
  const isKind = (ability: Ability): ability is OfKind<Kind> => ability.kind === kind;
  const among = memo(({ abilities }: CardDefinition): readonly OfKind<Kind>[] => abilities.filter(isKind));
  return (state: LorcanaMatchState, { publicId }: LorcanaCard): readonly OfKind<Kind>[] => {
    const definition = definitionOf(state, publicId);
    return definition ? among(definition) : [];
  };
}

const discountsOf = abilitiesOfKind('discount');
const extraInkOf = abilitiesOfKind('extraInk');
/**
 * Returns a lookup of the cards in play with abilities of a kind. It is computed once for the cards of a state, since
 * few cards have such an ability and every card of a hand asks.
 */
function sayersOf(sayings: (state: LorcanaMatchState, card: LorcanaCard) => readonly unknown[]) {
  const kept = new RecentCache<readonly LinkedCard[], Sayers>(4);
  return (state: LorcanaMatchState): readonly LinkedCard[] => {
    const there = inPlay(state);
    const { cards } = state.config;
    const found = kept.get(there);
    if (found?.cards === cards) return found.sayers;
    return kept.add(there, { cards, sayers: there.filter((card) => sayings(state, card).length > 0) }).sayers;
  };
}

/**
 * The cards in play that have a kind of ability, and the card definitions of the match to which the result belongs.
 */
interface Sayers {
  readonly cards: readonly CardDefinition[];
  readonly sayers: readonly LinkedCard[];
}

const discounters = sayersOf(discountsOf);
const inkGivers = sayersOf(extraInkOf);

const moveCostsOf = abilitiesOfKind('moveCost');
/** Returns the abilities by which a card shifts. */
export const shiftsOf = abilitiesOfKind('shift');
/** Returns the additional names of a card for cards that shift onto it. */
export const shiftNamesOf = abilitiesOfKind('shiftName');
/** Returns the cards in play with such abilities. */
export const shiftNamers = sayersOf(shiftNamesOf);
/** Returns the abilities that say how a card enters play. */
export const entersOf = abilitiesOfKind('enters');
/** Returns the abilities of a card that forbid players to play cards. */
export const bansOf = abilitiesOfKind('ban');
/** Returns the cards in play with such abilities. */
export const banners = sayersOf(bansOf);
/** Returns the abilities of a card that skip steps of its controller's turns. */
export const skipsOf = abilitiesOfKind('skip');
/** Returns the cards in play with such abilities. */
export const skippers = sayersOf(skipsOf);
/** Returns the abilities of a card that redirect damage to it. */
export const redirectsOf = abilitiesOfKind('redirect');
const freesOf = abilitiesOfKind('free');
/** Returns the activated abilities of a card. */
export const activatedBy = abilitiesOfKind('activated');

const askerOf = (card: LorcanaCard): Asker => ({ controller: card.controller, source: refTo(card) });

/**
 * Returns what a player pays for a card. `cost` is what the player would pay without discounts. The card's own cost
 * does not change (rule 1.5.4).
 */
export function priceOf(state: LorcanaMatchState, player: string, card: LorcanaCard, cost: number): number {
  let price = cost;
  for (const giver of [...discounters(state).filter((other) => other !== card), card]) {
    if (giver !== card && giver.controller !== player) continue;
    for (const ability of discountsOf(state, giver)) {
      // A discount for the card itself works where it is played from. All others work in play.
      if ((ability.on === 'this') !== (giver === card)) continue;
      const asking = askerOf(giver);
      const naming = { ...asking, bound: {} };
      if (ability.while && !holds(state, naming, ability.while)) continue;
      if (isSubject(state, card, ability.on, asking))
        price -= Math.max(0, amountOf(state, naming, ability.amount));
    }
  }
  for (const { player: payer, source, amount, on } of state.discounts) {
    if (payer === player && isSubject(state, card, on, { controller: player, source })) price -= amount;
  }
  return Math.max(0, price);
}

/** Returns what a player pays to move a character to a location (rule 4.7.3). The location may reduce it. */
export function movePriceOf(state: LorcanaMatchState, card: LorcanaCard, location: LinkedCard): number {
  const asking = askerOf(location);
  return moveCostsOf(state, location)
    .filter(
      ({ while: holding, on }) =>
        isSubject(state, card, on, asking) && (!holding || holds(state, { ...asking, bound: {} }, holding)),
    )
    .reduce((price, { less }) => (less === 'all' ? 0 : Math.max(0, price - less)), location.moveCost ?? 0);
}

/** Returns the state without the discounts that this card has used up. */
export const discountsUsed = (
  state: LorcanaMatchState,
  player: string,
  card: LorcanaCard,
): LorcanaMatchState =>
  state.discounts.length === 0
    ? state
    : matchWith(state, {
        discounts: state.discounts.filter(
          ({ player: payer, source, on, next }) =>
            !(next && payer === player && isSubject(state, card, on, { controller: player, source })),
        ),
      });

/** Whether a card says that it may be played for free now (rule 1.5.5.3). */
export const isFreeToPlay = (state: LorcanaMatchState, card: LorcanaCard): boolean =>
  freesOf(state, card).some(
    ({ while: holding }) => !holding || holds(state, { ...askerOf(card), bound: {} }, holding),
  );

/** Returns how many cards a player may put into the inkwell during their turn. */
export function inkLimit(state: LorcanaMatchState, player: string): number {
  let limit = 1;
  for (const { controller, ink = 0 } of state.standing) if (controller === player) limit += ink;
  for (const card of inkGivers(state)) {
    if (card.controller !== player) continue;
    for (const { while: holding, amount } of extraInkOf(state, card))
      if (!holding || holds(state, { ...askerOf(card), bound: {} }, holding)) limit += amount;
  }
  return limit;
}
