import type { Random } from '@reticle/core/match';
import type { MtgCard } from '../../state/card.js';
import { cardWith, copyCard, matchWith } from '../../state/copies.js';
import { NUMBERS, turnedDown, turnedUp } from '../../state/printed.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Table } from '../table.js';
import { hiddenFrom } from '../view.js';
import { withoutUndefined } from '../../state/without-undefined.js';

const byPlace = (a: MtgCard, b: MtgCard): number =>
  a.zone === b.zone ? (a.order ?? 0) - (b.order ?? 0) : a.zone < b.zone ? -1 : 1;
/** Returns the `publicId` of the card itself, even if it is face down. */
const nameOf = (card: MtgCard): string => turnedUp(card)?.publicId ?? card.publicId;
const byName = (one: MtgCard, other: MtgCard): number => {
  const [a, b] = [nameOf(one), nameOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** The facts that belong to the card itself, and may be absent. */
const OWN = ['printed', 'sides', 'commander', 'commandCasts'] as const satisfies readonly (keyof MtgCard)[];

/** Returns the facts that tell which card an object is. */
const identityOf = ({
  publicId,
  printed,
  sides,
  commander,
  commandCasts,
}: MtgCard): Pick<MtgCard, 'publicId' | (typeof OWN)[number]> => ({
  publicId,
  ...withoutUndefined({ printed, sides, commander, commandCasts }),
});

/** Returns a card face up. */
function faceUp(card: MtgCard): MtgCard {
  const hidden = turnedUp(card);
  return hidden ? cardWith(card, hidden, [...NUMBERS, 'sides']) : card;
}

/** Returns a card, perhaps hidden by a face-down object, at a position in a hand or library. */
const asInPlace = (card: MtgCard, place: MtgCard): MtgCard =>
  Object.assign(copyCard(place, [...OWN, ...NUMBERS]), card.printed, identityOf(card));

/**
 * Returns a card in the place of another one, with its id, zone and position. A face-down object stays what
 * it is and hides another card (rule 708.2).
 */
function inPlaceOf(other: MtgCard, place: MtgCard): MtgCard {
  const card = faceUp(other);
  if (place.faceDown) {
    const { commander, commandCasts } = card;
    const own = withoutUndefined({ commander, commandCasts });
    const facts = place.sides ? turnedDown(card, place.printed) : identityOf(card);
    return Object.assign(copyCard(place, OWN), facts, own);
  }
  const { instanceId, zone, order, incarnation } = place;
  const own = { instanceId, zone, incarnation, ...withoutUndefined({ order }) };
  return Object.assign(copyCard(other.faceDown ? asInPlace(card, place) : card, ['order']), own);
}

/**
 * Returns a random state that the player can't distinguish from this one. It shuffles the cards in hands and
 * libraries that the player doesn't see, separately for each owner (rules 400.2, 401.2), together with the
 * cards that are face down under the control of others (708.5). The actual arrangement doesn't influence the
 * result.
 */
export function determinize(
  table: Table,
  state: MtgMatchState,
  player: string,
  random: Random,
): MtgMatchState {
  const isHidden = hiddenFrom(table, state, player);
  // Tokens and copies of spells are no cards that could be elsewhere.
  const isVeiled = (card: MtgCard): boolean =>
    card.faceDown &&
    !card.parts &&
    !card.token &&
    !card.copy &&
    controllerOf(card) !== player &&
    card.printed !== undefined;
  const dealt = new Map<MtgCard, MtgCard>();
  for (const { id } of state.players) {
    const own = state.cards.filter(({ owner }) => owner === id);
    const hidden = own.filter(isHidden);
    // A card without printed facts can't be put face down.
    const veiled = hidden.every(({ printed }) => printed !== undefined) ? own.filter(isVeiled) : [];
    const places = [...hidden, ...veiled].toSorted(byPlace);
    const cards = random.shuffle(places.toSorted(byName));
    for (const [index, before] of places.entries()) {
      const card = cards[index] ?? before;
      if (nameOf(card) !== nameOf(before)) dealt.set(before, inPlaceOf(card, before));
    }
  }
  return matchWith(state, { cards: state.cards.map((card) => dealt.get(card) ?? card) });
}
