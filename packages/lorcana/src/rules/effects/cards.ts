import type { Tools } from '@reticle/core/match';
import type { cardEffects } from '../../language/effects/cards.js';
import type { EffectNamed } from '../../language/effects/schema.js';
import { cardsSo, cardsUnder, refTo } from '../../state/board.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { turnOrder } from '../../state/state.js';
import { emitEvents } from '../../state/table.js';
import * as acts from '../cards.js';
import { becomes, intoDiscard, intoHand, intoInkwell, moveAll, moving } from '../cards.js';
import { choose } from './choose.js';
import { type Actions, cardsNamed, type Kind, LOOKED, nameOf, onCards } from './kind.js';
import { moveToLocation, playForFree } from './play.js';

/** Banishes cards at the same time. */
const banish: Kind<'banish'> = onCards((_effect, cards, acting) =>
  acts.banish(
    acting.state,
    cards,
    acting,
    cards.map((card) => ({ card: refTo(card), by: acting.source })),
  ),
);

/** Exerts cards; what is exerted already stays so. */
const exert: Kind<'exert'> = onCards((_effect, cards, acting) =>
  cards.reduce((state, card) => acts.exert(state, card, acting), acting.state),
);

/** Readies cards that may ready. */
const ready: Kind<'ready'> = onCards((_effect, cards, acting) =>
  cards.reduce((state, card) => acts.ready(state, card, acting), acting.state),
);

const returnToHand: Kind<'returnToHand'> = onCards((_effect, cards, acting) =>
  intoHand(acting.state, cards, acting),
);

const putIntoInkwell: Kind<'putIntoInkwell'> = onCards(({ exerted = false }, cards, acting) =>
  intoInkwell(acting.state, cards, exerted, acting),
);

const putIntoDiscard: Kind<'putIntoDiscard'> = onCards((_effect, cards, acting) =>
  intoDiscard(acting.state, cards, acting),
);

/** Shows cards to all, where they lie. */
const reveal: Kind<'reveal'> = onCards((_effect, cards, acting) => {
  for (const { instanceId, name, owner } of cards)
    acting.emit({ type: 'revealed', player: owner, cardId: instanceId, name });
  return acting.state;
});

/** Shuffles the decks of some players. */
export function shuffled(
  state: LorcanaMatchState,
  players: readonly string[],
  { random, emit }: Tools,
): LorcanaMatchState {
  return players.reduce((now, player) => {
    emit({ type: 'shuffled', player });
    return emitEvents(now, { random, emit }, { type: 'shuffled', zone: 'deck', player });
  }, state);
}

const shuffleIntoDeck: Kind<'shuffleIntoDeck'> = onCards((_effect, cards, acting) => {
  for (const { instanceId, owner, name, zone } of cards) {
    const shown = zone === 'play' || zone === 'discard' || zone === 'resolving';
    acting.emit({ type: 'putIntoDeck', player: owner, ...(shown ? { cardId: instanceId, name } : {}) });
  }
  const moved = moveAll(acting.state, cards, { zone: 'deck' }, acting);
  return shuffled(moved, [...new Set(cards.map(({ owner }) => owner))], acting);
});

const putOnDeckNow = onCards<EffectNamed<'putOnDeck'>>(({ place }, cards, acting) => {
  for (const { owner } of cards) acting.emit({ type: 'putOnDeck', player: owner, place });
  return moveAll(acting.state, cards, { zone: 'deck', top: place === 'top' }, acting);
});

/** Puts cards on decks. What nobody chose is put there in any order: its owner says in which, stacks mixed (rule 7.2.3.1). */
const putOnDeck: Kind<'putOnDeck'> = {
  apply(effect, acting) {
    const { what, place } = effect;
    if (typeof what === 'string' || !('all' in what)) return putOnDeckNow.apply(effect, acting);
    const { state } = acting;
    const cards = cardsSo(state, what.all, acting);
    const moved = cards.flatMap((card) => [card, ...cardsUnder(state, card.instanceId)]);
    const mixed = turnOrder(state).flatMap((owner) => {
      const own = moved.filter((card) => card.owner === owner);
      return own.length < 2
        ? []
        : [
            { effect: 'choose' as const, what: { these: own.map(becomes), as: LOOKED } },
            { effect: 'sort' as const, piles: [], rest: place, by: owner },
          ];
    });
    const name = what.as ?? 'them';
    return {
      state,
      first: [{ effect: 'choose', what }, { ...effect, what: name }, ...mixed],
    };
  },
};

/** Puts cards facedown under one (rule 8.4.1). */
const putUnder: Kind<'putUnder'> = {
  apply(effect, acting) {
    const { what, under } = effect;
    if (typeof what !== 'string')
      return {
        state: acting.state,
        first: [
          { effect: 'choose', what },
          { ...effect, what: nameOf(what) },
        ],
      };
    if (typeof under !== 'string')
      return {
        state: acting.state,
        first: [
          { effect: 'choose', what: under },
          { ...effect, under: nameOf(under) },
        ],
      };
    const [above] = cardsNamed(acting, under);
    if (above?.zone !== 'play') return { state: acting.state };
    let state = acting.state;
    for (const card of cardsNamed(acting, what)) {
      acting.emit({ type: 'putUnder', cardId: above.instanceId, name: above.name });
      state = emitEvents(state, acting, ...moving(state, card, { zone: 'under', faceDown: true }), {
        type: 'getsCardUnder',
        card: refTo(above),
        under: becomes(card),
      });
    }
    return { state };
  },
};

/** What effects on cards do. */
export const cardActions: Actions<typeof cardEffects> = {
  choose,
  banish,
  exert,
  ready,
  returnToHand,
  putIntoInkwell,
  putIntoDiscard,
  shuffleIntoDeck,
  putOnDeck,
  putUnder,
  playForFree,
  reveal,
  moveToLocation,
};
