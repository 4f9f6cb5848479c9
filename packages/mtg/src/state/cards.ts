import type { Zone } from '../language/vocabulary.js';
import type { MtgCard } from './card.js';

type Cards = readonly MtgCard[];
/** A state, as far as its cards are asked for. */
interface WithCards {
  readonly cards: Cards;
}
type Lists = { readonly [Name in Zone]?: Cards };

/** Where the cards of a state lie. Beside the list, not in it: a state is plain JSON. */
interface Layout {
  /** Positions in the list by id; the first of two cards with one id. */
  readonly at: ReadonlyMap<string, number>;
  /** Positions by zone, ascending. */
  readonly zones: { readonly [Name in Zone]?: readonly number[] };
  /** The cards of the zones that somebody asked for. */
  lists: Lists;
}

/** Made once a list, and handed on to the next list where what changed does not change it. */
const layouts = new WeakMap<Cards, Layout>();

function layoutOf(cards: Cards): Layout {
  const found = layouts.get(cards);
  if (found) return found;
  const at = new Map<string, number>();
  const zones: { [Name in Zone]?: number[] } = {};
  for (const [index, { instanceId, zone }] of cards.entries()) {
    if (!at.has(instanceId)) at.set(instanceId, index);
    (zones[zone] ??= []).push(index);
  }
  const made: Layout = { at, zones, lists: {} };
  layouts.set(cards, made);
  return made;
}

const NONE: Cards = [];

/**
 * The cards of a zone, those of all players, in the order in which the state has them. The very same list for as long as
 * nothing in that zone changes.
 */
export function cardsIn({ cards }: WithCards, zone: Zone): Cards {
  const layout = layoutOf(cards);
  const found = layout.lists[zone];
  if (found) return found;
  const list = layout.zones[zone]?.flatMap((index) => cards[index] ?? []) ?? NONE;
  layout.lists = { ...layout.lists, [zone]: list };
  return list;
}

/** The permanents, phased out or not. */
export const permanentsIn = (state: WithCards): Cards => cardsIn(state, 'battlefield');

/** The cards in a player's hand. */
export const handOf = (state: WithCards, player: string): Cards =>
  cardsIn(state, 'hand').filter(({ owner }) => owner === player);

/** The card of that id, in whatever zone. */
export function cardById({ cards }: WithCards, instanceId: string): MtgCard | undefined {
  const index = layoutOf(cards).at.get(instanceId);
  return index === undefined ? undefined : cards[index];
}

/** Where a card stands in the order of a state's cards. */
export function placesIn({ cards }: WithCards): (card: MtgCard) => number {
  const { at } = layoutOf(cards);
  return ({ instanceId }) => at.get(instanceId) ?? -1;
}

/** Names the cards of a state, and nothing that changes of them: the same for as long as no card comes or goes. */
export const identityOf = ({ cards }: WithCards): object => layoutOf(cards).at;

/** The state with one card replaced, by one of the same id. */
export function withCard<State extends WithCards>(state: State, card: MtgCard): State {
  const layout = layoutOf(state.cards);
  const index = layout.at.get(card.instanceId);
  const before = index === undefined ? undefined : state.cards[index];
  if (index === undefined || before === undefined || before === card) return state;
  const cards = state.cards.with(index, card);
  layouts.set(
    cards,
    before.zone === card.zone ? changedIn(layout, index, card) : moved(layout, index, before.zone, card),
  );
  return { ...state, cards };
}

/** The layout once a card changed where it lies. */
function changedIn({ at, zones, lists }: Layout, index: number, card: MtgCard): Layout {
  const { [card.zone]: list, ...others } = lists;
  const place = list && zones[card.zone]?.indexOf(index);
  if (list === undefined || place === undefined || place < 0) return { at, zones, lists: others };
  return { at, zones, lists: { ...others, [card.zone]: list.with(place, card) } };
}

/** The layout once a card went from a zone to another. */
function moved({ at, zones, lists }: Layout, index: number, from: Zone, card: MtgCard): Layout {
  const { [from]: _from, [card.zone]: _to, ...others } = lists;
  const left = zones[from]?.filter((position) => position !== index) ?? [];
  const there = zones[card.zone] ?? [];
  const before = there.findLastIndex((position) => position < index) + 1;
  return {
    at,
    zones: { ...zones, [from]: left, [card.zone]: there.toSpliced(before, 0, index) },
    lists: others,
  };
}

/** The state with the cards of a zone changed, each where it lies; the very state, where none is. */
export function changeCards<State extends WithCards>(
  state: State,
  zone: Zone,
  change: (card: MtgCard) => MtgCard,
): State {
  const layout = layoutOf(state.cards);
  let cards: MtgCard[] | undefined;
  for (const index of layout.zones[zone] ?? []) {
    const before = state.cards[index];
    const after = before && change(before);
    if (after === undefined || after === before) continue;
    cards ??= [...state.cards];
    cards[index] = after;
  }
  if (!cards) return state;
  const { [zone]: _changed, ...lists } = layout.lists;
  layouts.set(cards, { ...layout, lists });
  return { ...state, cards };
}
