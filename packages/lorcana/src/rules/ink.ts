import { RecentCache } from '@reticle/core/play';
import type { Ability } from '../language/ability.js';
import type { CardDefinition } from '../language/card.js';
import { memo } from '../language/memo.js';
import { inPlay, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { Asker, LinkedCard } from '../state/links.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { amountOf, holds, inkwellOf } from '../state/table.js';

/** How much ink a player can pay with: the ready cards of the inkwell. */
export const readyInk = (state: LorcanaMatchState, player: string): number =>
  inkwellOf(state, player, false).length;

type OfKind<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

/** The abilities of some kinds by the card that says them: looked at once for each card. */
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
 * The cards in play that say something of a kind: looked for once for the cards of a state, since few do and every card of a hand
 * asks for them.
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

/** Cards that say something, and the cards of the match that tell what each says. */
interface Sayers {
  readonly cards: readonly CardDefinition[];
  readonly sayers: readonly LinkedCard[];
}

const discounters = sayersOf(discountsOf);
const inkGivers = sayersOf(extraInkOf);

const moveCostsOf = abilitiesOfKind('moveCost');
/** How a card shifts by an ability. */
export const shiftsOf = abilitiesOfKind('shift');
/** As what names a card counts for cards that shift onto it. */
export const shiftNamesOf = abilitiesOfKind('shiftName');
/** The cards in play that say so. */
export const shiftNamers = sayersOf(shiftNamesOf);
/** How a card says that it enters play. */
export const entersOf = abilitiesOfKind('enters');
/** What a card says that players can't play. */
export const bansOf = abilitiesOfKind('ban');
/** The cards in play that say so. */
export const banners = sayersOf(bansOf);
/** Which steps a card says that its controller skips. */
export const skipsOf = abilitiesOfKind('skip');
/** The cards in play that say so. */
export const skippers = sayersOf(skipsOf);
/** Whose damage a card says that it takes. */
export const redirectsOf = abilitiesOfKind('redirect');
const freesOf = abilitiesOfKind('free');
/** The activated abilities that a card says. */
export const activatedBy = abilitiesOfKind('activated');

const askerOf = (card: LorcanaCard): Asker => ({ controller: card.controller, source: refTo(card) });

/** What a player pays for a card instead of `cost`: only the amount paid changes, the cost does not (rule 1.5.4). */
export function priceOf(state: LorcanaMatchState, player: string, card: LorcanaCard, cost: number): number {
  let price = cost;
  for (const giver of [...discounters(state).filter((other) => other !== card), card]) {
    if (giver !== card && giver.controller !== player) continue;
    for (const ability of discountsOf(state, giver)) {
      // What a card says of its own price counts where it is played from, all else in play.
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

/** What a player pays to move a character to a location (rule 4.7.3), of which the location may say that it is less. */
export function movePriceOf(state: LorcanaMatchState, card: LorcanaCard, location: LinkedCard): number {
  const asking = askerOf(location);
  return moveCostsOf(state, location)
    .filter(
      ({ while: holding, on }) =>
        isSubject(state, card, on, asking) && (!holding || holds(state, { ...asking, bound: {} }, holding)),
    )
    .reduce((price, { less }) => (less === 'all' ? 0 : Math.max(0, price - less)), location.moveCost ?? 0);
}

/** The state without the discounts that were for the next such card. */
export const discountsUsed = (
  state: LorcanaMatchState,
  player: string,
  card: LorcanaCard,
): LorcanaMatchState =>
  state.discounts.length === 0
    ? state
    : {
        ...state,
        discounts: state.discounts.filter(
          ({ player: payer, source, on, next }) =>
            !(next && payer === player && isSubject(state, card, on, { controller: player, source })),
        ),
      };

/** Whether a card says that it may be played for free now (rule 1.5.5.3). */
export const isFreeToPlay = (state: LorcanaMatchState, card: LorcanaCard): boolean =>
  freesOf(state, card).some(
    ({ while: holding }) => !holding || holds(state, { ...askerOf(card), bound: {} }, holding),
  );

/** How many cards a player may put into the inkwell on a turn of their own. */
export function inkLimit(state: LorcanaMatchState, player: string): number {
  let limit = 1;
  for (const card of inkGivers(state)) {
    if (card.controller !== player) continue;
    for (const { while: holding, amount } of extraInkOf(state, card))
      if (!holding || holds(state, { ...askerOf(card), bound: {} }, holding)) limit += amount;
  }
  return limit;
}
