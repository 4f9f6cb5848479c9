import type { Random } from '@reticle/core/match';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Table } from '../table.js';
import { hiddenFrom } from '../view.js';

const byPlace = (a: MtgCard, b: MtgCard): number =>
  a.zone === b.zone ? (a.order ?? 0) - (b.order ?? 0) : a.zone < b.zone ? -1 : 1;
const byName = ({ publicId: a }: MtgCard, { publicId: b }: MtgCard): number => (a < b ? -1 : a > b ? 1 : 0);

/** A card in the place of another: with its id, its zone and its place there. */
function inPlaceOf(card: MtgCard, { instanceId, zone, order, incarnation }: MtgCard): MtgCard {
  const { order: _order, ...rest } = card;
  return { ...rest, instanceId, zone, incarnation, ...(order === undefined ? {} : { order }) };
}

/**
 * A state that the player can't tell from this one: what the cards of hand and library are that the player does not see is dealt anew
 * among them, for each owner (rules 400.2, 401.2). Which of them was what makes no difference. Face-down permanents stay what they are.
 */
export function determinize(
  table: Table,
  state: MtgMatchState,
  player: string,
  random: Random,
): MtgMatchState {
  const isHidden = hiddenFrom(table, state, player);
  const dealt = new Map<MtgCard, MtgCard>();
  for (const { id } of state.players) {
    const places = state.cards.filter((card) => card.owner === id && isHidden(card)).toSorted(byPlace);
    const cards = random.shuffle(places.toSorted(byName));
    for (const [index, before] of places.entries()) {
      const card = cards[index] ?? before;
      if (card.publicId !== before.publicId) dealt.set(before, inPlaceOf(card, before));
    }
  }
  return { ...state, cards: state.cards.map((card) => dealt.get(card) ?? card) };
}
