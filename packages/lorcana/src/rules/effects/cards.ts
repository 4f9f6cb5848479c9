import { optionDecision, type Tools } from '@reticle/core/play';
import type { cardEffects } from '../../language/effects/families.js';
import type { Effect, EffectNamed } from '../../language/effects/schema.js';
import type { Selection } from '../../language/filter.js';
import { cardAt, isCharacter, isLocation, refTo, cardsSo, cardsUnder } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { refsNamed } from '../../state/conditions.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { turnOrder } from '../../state/state.js';
import { emitEvents } from '../../state/table.js';
import { attemptOf } from '../ask.js';
import * as acts from '../cards.js';
import { nextRef, intoDiscard, intoHand, intoInkwell, moveAll, moveEvents } from '../cards.js';
import { mayEnterExerted, play } from '../play.js';
import { isBanned } from '../standing.js';
import { choose, ownPlace } from './choose.js';
import {
  cardsNamed,
  type Kind,
  type LorcanaExecution,
  nameOf,
  optionOf,
  type Actions,
  LOOKED,
  onCards,
  report,
  withResult,
  chosenFirst,
} from './kind.js';
import { playersOf } from './players.js';

const EXERTED = 'exerted';

/**
 * Returns the cards of a name that are not in play: as they were named, or where the ability itself has just
 * put them (6.1.11).
 */
const playable = (
  scene: Pick<LorcanaExecution, 'state' | 'bound' | 'source' | 'controller'>,
  name: string,
): readonly LorcanaCard[] =>
  refsNamed(scene, name).flatMap((ref) => {
    const card =
      cardAt(scene.state, ref) ?? cardAt(scene.state, { ...ref, incarnation: ref.incarnation + 1 });
    return card && card.zone !== 'play' ? [card] : [];
  });

/**
 * Makes a player play cards for free, one after the other. A card with Bodyguard may enter exerted (rule
 * 8.3.2).
 */
const playForFree: Kind<'playForFree'> = {
  asks({ what, who, exerted }, scene) {
    const [player] = playersOf(scene.state, scene, who);
    if (typeof what !== 'string' || exerted || player === undefined) return undefined;
    const [card, ...others] = playable(scene, what);
    return card && others.length === 0 && mayEnterExerted(scene.state, card)
      ? optionDecision(attemptOf(scene.state, scene, player), ['ready', EXERTED], 'enters play')
      : undefined;
  },
  apply(effect, acting) {
    const { what, afterwards } = effect;
    const { state } = acting;
    if (typeof what !== 'string') return chosenFirst(acting.state, what, { ...effect, what: nameOf(what) });
    const [card, ...others] = playable(acting, what);
    const [player] = playersOf(state, acting, effect.who);
    const asked = refsNamed(acting, what).length;
    if (!card || player === undefined) return report(acting, state, { asked, done: 0 });
    if (others.length > 0) {
      const each = (one: LorcanaCard) => [
        { effect: 'choose' as const, what: { these: [refTo(one)], as: 'played' } },
        { ...effect, what: 'played' },
      ];
      return { state, first: [card, ...others].flatMap(each) };
    }
    const exerted = effect.exerted === true || optionOf(acting) === EXERTED;
    const now = cardAt(state, refTo(card));
    if (now && isBanned(state, player, now)) return report(acting, state, { asked, done: 0 });
    const played = play(state, card.instanceId, { player, exerted, afterwards }, acting);
    // Later effects refer to what was played by the same name, as the object that it has become (6.1.11).
    const bind = what === 'this' || what === 'subject' ? {} : { [what]: [nextRef(card)] };
    return report(acting, played, { asked, done: 1 }, bind);
  },
};

/**
 * Moves characters to a location of their player, for free (rule 4.7.1). Nothing happens if a character is
 * there already (rule 4.7.2).
 */
const moveToLocation: Kind<'moveToLocation'> = {
  apply(effect, acting) {
    const { what, to } = effect;
    let { state } = acting;
    if (typeof what !== 'string') return chosenFirst(acting.state, what, { ...effect, what: nameOf(what) });
    if (typeof to !== 'string') return chosenFirst(acting.state, ownPlace(to), { ...effect, to: nameOf(to) });
    const [location] = cardsNamed(acting, to);
    const asked = refsNamed(acting, what).length;
    if (!location || !isLocation(location) || location.zone !== 'play')
      return withResult(acting, state, 0, { asked, done: 0 });
    let count = 0;
    for (const card of cardsNamed(acting, what)) {
      if (card.zone !== 'play' || !isCharacter(card) || card.at === location.instanceId) continue;
      if (card.controller !== location.controller) continue;
      if (card.cant.includes('move')) continue;
      acting.emit({
        type: 'moved',
        cardId: card.instanceId,
        name: card.name,
        locationId: location.instanceId,
        location: location.name,
      });
      count += 1;
      const at = { type: 'movesToLocation', card: refTo(card), other: refTo(location) } as const;
      state = emitEvents(state, acting, at);
    }
    return withResult(acting, state, count, { asked, done: count });
  },
};

/** Builds a kind of effect whose result is the number of cards on which it acted. */
const counting = (
  act: (
    cards: readonly LorcanaCard[],
    acting: LorcanaExecution,
  ) => { readonly state: LorcanaMatchState; readonly done: number },
) =>
  onCards<Effect & { readonly what: Selection }>(({ what }, cards, acting) => {
    const { state, done } = act(cards, acting);
    return withResult(acting, state, done, { asked: refsNamed(acting, nameOf(what)).length, done });
  });

/** Banishes cards at the same time. */
const banish: Kind<'banish'> = counting((cards, acting) => ({
  state: acts.banish(
    acting.state,
    cards,
    acting,
    cards.map((card) => ({ card: refTo(card), by: acting.source })),
  ),
  done: cards.filter(({ zone }) => zone === 'play').length,
}));

/** Turns cards one by one. Returns the state, and how many of them have changed. */
function turnCards(
  cards: readonly LorcanaCard[],
  before: LorcanaMatchState,
  turn: (state: LorcanaMatchState, card: LorcanaCard) => LorcanaMatchState,
) {
  const state = cards.reduce(turn, before);
  const others = cards.filter((card) => cardAt(state, refTo(card))?.exerted !== card.exerted);
  return { state, done: others.length };
}

/** Exerts cards. Exerted cards stay exerted. */
const exert: Kind<'exert'> = counting((cards, acting) =>
  turnCards(cards, acting.state, (state, card) => acts.exert(state, card, acting)),
);

/** Readies the cards that may ready. */
const ready: Kind<'ready'> = counting((cards, acting) =>
  turnCards(cards, acting.state, (state, card) => acts.ready(state, card, acting, acting.controller)),
);

const returnToHand: Kind<'returnToHand'> = counting((cards, acting) => ({
  state: intoHand(acting.state, cards, acting),
  done: cards.length,
}));

const putIntoInkwell: Kind<'putIntoInkwell'> = onCards(({ exerted = false }, cards, acting) =>
  intoInkwell(acting.state, cards, exerted, acting),
);

const putIntoDiscard: Kind<'putIntoDiscard'> = onCards((_effect, cards, acting) =>
  intoDiscard(acting.state, cards, acting),
);

/** Shows cards to all players, without moving them. */
const reveal: Kind<'reveal'> = onCards((_effect, cards, acting) => {
  for (const { instanceId, name, owner } of cards)
    acting.emit({ type: 'revealed', player: owner, cardId: instanceId, name });
  return acting.state;
});

/** Shuffles the decks of players. */
export function shuffleDecks(
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
  return shuffleDecks(moved, [...new Set(cards.map(({ owner }) => owner))], acting);
});

const putOnDeckNow = onCards<EffectNamed<'putOnDeck'>>(({ place }, cards, acting) => {
  for (const { owner } of cards) acting.emit({ type: 'putOnDeck', player: owner, place });
  return moveAll(acting.state, cards, { zone: 'deck', top: place === 'top' }, acting);
});

/**
 * Puts cards on decks. If nobody chose the cards, each owner decides their order, with the cards of stacks
 * mixed in (rule 7.2.3.1).
 */
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
            { effect: 'choose' as const, what: { these: own.map(nextRef), as: LOOKED } },
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

/** Puts cards facedown under a card (rule 8.4.1). */
const putUnder: Kind<'putUnder'> = {
  apply(effect, acting) {
    const { what, under } = effect;
    if (typeof what !== 'string') return chosenFirst(acting.state, what, { ...effect, what: nameOf(what) });
    if (typeof under !== 'string')
      return chosenFirst(acting.state, under, { ...effect, under: nameOf(under) });
    let { state } = acting;
    const above = cardsNamed(acting, under).find(({ zone }) => zone === 'play');
    const asked = refsNamed(acting, what).length;
    if (!above) return report(acting, state, { asked, done: 0 });
    const cards = cardsNamed(acting, what);
    for (const card of cards) {
      acting.emit({ type: 'putUnder', cardId: above.instanceId, name: above.name });
      state = emitEvents(state, acting, ...moveEvents(state, card, { zone: 'under', faceDown: true }), {
        type: 'getsCardUnder',
        card: refTo(above),
        under: nextRef(card),
      });
    }
    return report(acting, state, { asked, done: cards.length });
  },
};

/** The handlers of the effects on cards. */
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
