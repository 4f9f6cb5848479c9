import { frozenCopy, type PinnedRef } from '@reticle/core';
import { optionDecision, type EffectContext } from '@reticle/core/play';
import type { Discard, playerEffects } from '../../language/effects/families.js';
import type { Effect } from '../../language/effects/schema.js';
import type { LorcanaCardFilter, Chooser, Who } from '../../language/filter.js';
import { cardAt, cardsIn, deckOf, knownCard, refTo, theCard } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { namesOf } from '../../language/facts.js';
import { catalogOf, type LorcanaMatchState } from '../../state/match.js';
import { areOpponents, turnOrder } from '../../state/state.js';
import { amountOf, emitEvents } from '../../state/table.js';
import { numberRef, refsNamed, type Naming, playersSoIn } from '../../state/conditions.js';
import { askCards, attemptOf, type CardAnswer } from '../ask.js';
import { intoDiscard, nextRef } from '../cards.js';
import * as acts from '../players.js';
import {
  type Actions,
  ALWAYS,
  DISCARDED,
  type Kind,
  type KindOn,
  LOOKED,
  NEVER,
  optionOf,
  report,
  targetsOf,
  withResult,
} from './kind.js';

const sideOf = (
  state: LorcanaMatchState,
  refs: readonly PinnedRef[],
  side: (card: LorcanaCard) => string,
): readonly string[] => {
  const cards = refs.map((ref) => knownCard(state, ref)).filter((card) => card !== undefined);
  return [...new Set(cards.map((card) => side(card)))];
};

/** Returns the players who are meant, in the order in which they act (rule 6.7.6). */
export function playersOf(state: LorcanaMatchState, naming: Naming, who: Who = 'you'): readonly string[] {
  const { controller } = naming;
  if (who === 'you') return [controller];
  if (who === 'eachPlayer') return turnOrder(state);
  if (who === 'eachOpponent')
    return turnOrder(state).filter((player) => areOpponents(state, player, controller));
  if ('having' in who) {
    const so = playersSoIn(state, who, controller);
    return turnOrder(state).filter((player) => so.includes(player));
  }
  if ('player' in who) return [who.player];
  if ('chosen' in who) return [];
  if ('named' in who)
    return refsNamed(naming, who.named)
      .filter(({ kind }) => kind === 'player')
      .map(({ id }) => id);
  return 'controllerOf' in who
    ? sideOf(state, refsNamed(naming, who.controllerOf), (card) => card.controller)
    : sideOf(state, refsNamed(naming, who.ownerOf), (card) => card.owner);
}

/** Returns the player who chooses. Returns undefined if that depends on a card that is not known. */
export const chooserOf = (
  state: LorcanaMatchState,
  naming: Naming,
  by: Chooser = 'you',
): string | undefined => playersOf(state, naming, by === 'opponent' ? 'eachOpponent' : by)[0];

const draw: Kind<'draw'> = {
  apply({ who, amount }, acting) {
    const number = Math.max(0, amountOf(acting.state, acting, amount));
    const players = playersOf(acting.state, acting, who);
    const drawn = players.map((player) => Math.min(number, deckOf(acting.state, player).length));
    const state = players.reduce((now, player) => acts.draw(now, player, number, acting), acting.state);
    const done = drawn.reduce((sum, one) => sum + one, 0);
    return withResult(acting, state, done, { asked: number * players.length, done });
  },
};

const gainLore: Kind<'gainLore'> = {
  apply({ who, amount }, acting) {
    const number = Math.max(0, amountOf(acting.state, acting, amount));
    const players = playersOf(acting.state, acting, who);
    const gained = players.reduce(
      (state, player) => acts.gainLore(state, player, number, acting),
      acting.state,
    );
    return report(acting, gained, { asked: number, done: number * players.length });
  },
};

/** Makes each player lose lore, at most what they have. `result` is what all of them lost. */
const loseLore: Kind<'loseLore'> = {
  apply({ who, amount }, acting) {
    const number = amountOf(acting.state, acting, amount);
    let { state } = acting;
    let total = 0;
    const players = playersOf(state, acting, who);
    for (const player of players) {
      const done = acts.loseLore(state, player, number, acting);
      state = done.state;
      total += done.lost;
    }
    return withResult(acting, state, total, { asked: number * players.length, done: total });
  },
};

const HAND: LorcanaCardFilter = frozenCopy({ zone: 'hand', owner: 'role.chooser' });

/**
 * Asks for cards of a hand. The player who holds the hand chooses (rule 7.3.4), or the player whom the words
 * name, who then chooses among the cards that were shown.
 */
function ask(
  scene: EffectContext<LorcanaMatchState>,
  holder: string,
  { amount, of, by }: Discard,
): CardAnswer {
  const { state } = scene;
  const player = by === undefined ? holder : scene.controller;
  const hand: LorcanaCardFilter =
    by === undefined ? HAND : { zone: 'hand', instanceId: refsNamed(scene, LOOKED).map(({ id }) => id) };
  const filter: LorcanaCardFilter = of ? { allOf: [hand, of] } : hand;
  const most = amount === 'all' ? 'any' : Math.max(0, amountOf(state, scene, amount));
  const min = most === 'any' ? Infinity : most;
  const shown = new Set(refsNamed(scene, SHOWN).map(({ id }) => id));
  const isShown = by !== undefined && refsNamed(scene, LOOKED).every(({ id }) => shown.has(id));
  return askCards(state, scene, { player, filter, min, max: most, description: 'discard', isShown });
}

/** Makes players choose and discard cards from their own hands, one player after the other. */
const discard: Kind<'discard'> = {
  asks(effect, scene) {
    const [player, ...others] = playersOf(scene.state, scene, effect.who);
    if (player === undefined || others.length > 0 || effect.random || effect.by === 'you') return undefined;
    return ask(scene, player, effect).decision;
  },
  apply(effect, acting) {
    const { state, random } = acting;
    const [player, ...others] = playersOf(state, acting, effect.who);
    if (player === undefined) return withResult(acting, state, 0, NEVER);
    if (others.length > 0)
      return {
        state,
        bind: { result: [numberRef(0)], [DISCARDED]: [] },
        first: [player, ...others].map((one) => ({ ...effect, who: { player: one }, more: true })),
      };
    if (effect.by === 'you') {
      const hand = cardsIn(state, player, 'hand').map((card) => refTo(card));
      return {
        state,
        first: [
          { effect: 'choose', what: { these: hand, as: LOOKED } },
          { ...effect, who: { player }, by: 'looking' },
        ],
      };
    }
    const asked = ask(acting, player, effect.random ? { ...effect, amount: 'all' } : effect);
    const all = asked.decision ? [] : asked.targets;
    const most = effect.amount === 'all' ? all.length : Math.max(0, amountOf(state, acting, effect.amount));
    const refs =
      targetsOf(acting) ??
      (effect.random ? random.stream('choice', player).shuffle(all).slice(0, most) : all);
    const cards = refs.flatMap((ref) => cardAt(state, ref) ?? []);
    const before = effect.more ? amountOf(state, acting, 'result') : 0;
    const thrown = [
      ...(effect.more ? refsNamed(acting, DISCARDED) : []),
      ...cards.map((card) => nextRef(card)),
    ];
    return report(
      acting,
      intoDiscard(state, cards, acting),
      { asked: effect.amount === 'all' ? cards.length : most, done: cards.length },
      { result: [numberRef(before + cards.length)], [DISCARDED]: thrown },
    );
  },
};

/** The name of the cards in hands that every player has seen. */
const SHOWN = 'shown';

/** Makes players show their hands to all players. */
const revealHand: Kind<'revealHand'> = {
  apply({ who }, acting) {
    const { state, emit } = acting;
    const players = playersOf(state, acting, who);
    for (const player of players) {
      const hand = cardsIn(state, player, 'hand');
      emit({
        type: 'handRevealed',
        player,
        cards: hand.map(({ instanceId, name }) => ({ cardId: instanceId, name })),
      });
    }
    const shown = players.flatMap((player) => cardsIn(state, player, 'hand').map((card) => refTo(card)));
    return report(acting, state, { asked: 1, done: players.length }, { [SHOWN]: shown });
  },
};

/** Shows hands to the controller. */
const lookAtHand: Kind<'lookAtHand'> = {
  apply({ who }, acting) {
    const { state, controller, emit } = acting;
    const players = playersOf(state, acting, who);
    for (const player of players) {
      const hand = cardsIn(state, player, 'hand');
      emit({ type: 'looked', player: controller, count: hand.length, at: 'hand', of: player });
      emit({
        type: 'lookedAt',
        player: controller,
        cards: hand.map(({ instanceId, name }) => ({ cardId: instanceId, name })),
        visibleTo: [controller],
      });
    }
    return report(acting, state, { asked: 1, done: players.length });
  },
};

/** Counts. Later effects use the result. */
const count: Kind<'count'> = {
  apply: ({ amount }, acting) =>
    withResult(acting, acting.state, amountOf(acting.state, acting, amount), ALWAYS),
};

/** Makes players draw until they have a number of cards in hand (6.1.8.1). */
const drawUntil: Kind<'drawUntil'> = {
  apply({ who, amount }, acting) {
    const wanted = amountOf(acting.state, acting, amount);
    let { state } = acting;
    let [asked, done] = [0, 0];
    for (const player of playersOf(state, acting, who)) {
      const lacking = Math.max(0, wanted - cardsIn(state, player, 'hand').length);
      asked += lacking;
      done += Math.min(lacking, deckOf(state, player).length);
      state = acts.draw(state, player, lacking, acting);
    }
    return report(acting, state, { asked, done });
  },
};

/** Puts the top cards of decks into discards. */
const mill: Kind<'mill'> = {
  apply({ who, amount }, acting) {
    const number = Math.max(0, amountOf(acting.state, acting, amount));
    let { state } = acting;
    let done = 0;
    const players = playersOf(state, acting, who);
    for (const player of players) {
      const cards = deckOf(state, player)
        .slice(0, number)
        .map((id) => theCard(state, id));
      done += cards.length;
      state = intoDiscard(state, cards, acting);
    }
    return report(acting, state, { asked: number * players.length, done });
  },
};

/** Returns the players whom a player may choose. If there is only one, nobody is asked. */
const choosable = (
  { state, controller }: EffectContext<LorcanaMatchState>,
  of: 'opponent' | 'player',
): readonly string[] =>
  of === 'player'
    ? turnOrder(state)
    : turnOrder(state).filter((player) => areOpponents(state, player, controller));

const choosePlayer: Kind<'choosePlayer'> = {
  asks({ of }, scene) {
    const players = choosable(scene, of);
    return players.length > 1
      ? optionDecision(attemptOf(scene.state, scene, scene.controller), players, 'player')
      : undefined;
  },
  apply({ of }, acting) {
    const id = optionOf(acting) ?? choosable(acting, of)[0];
    const chosen = id === undefined ? [] : [{ kind: 'player', id, incarnation: 0 }];
    return report(acting, acting.state, { asked: 1, done: chosen.length }, { player: chosen });
  },
};

/** Returns the names that a player can name: those of all cards of the match (rule 5.2.6). */
function nameable(state: LorcanaMatchState): readonly string[] {
  const names = [...catalogOf(state.config.cards).values()].flatMap(({ facts }) =>
    namesOf(facts.name, [facts.type]),
  );
  return [...new Set(names)].toSorted();
}

/** Makes the controller name a card. */
const nameCard: Kind<'nameCard'> = {
  asks: (_effect, scene) =>
    optionDecision(attemptOf(scene.state, scene, scene.controller), nameable(scene.state), 'name a card'),
  apply(_effect, acting) {
    const name = optionOf(acting);
    const { state, source, controller } = acting;
    if (name === undefined || !cardAt(state, source)) return report(acting, state, NEVER);
    acting.emit({ type: 'named', player: controller, name });
    return report(acting, emitEvents(state, acting, { type: 'namesCard', card: source, name }), ALWAYS);
  },
};

/** Extends a kind of effect whose player may be a chosen one. The player is chosen first. */
export const ofPlayers = <E extends Effect & { readonly who?: Who | undefined }>(
  kind: KindOn<E>,
): KindOn<E> => {
  const chosenOf = ({ who }: E): 'opponent' | 'player' | undefined =>
    typeof who === 'object' && 'chosen' in who ? who.chosen : undefined;
  const { asks, apply } = kind;
  return {
    ...(asks ? { asks: (effect, scene) => (chosenOf(effect) ? undefined : asks(effect, scene)) } : {}),
    apply(effect, acting) {
      const of = chosenOf(effect);
      if (of === undefined) return apply(effect, acting);
      const { state } = acting;
      return {
        state,
        first: [
          { effect: 'choosePlayer', of },
          { ...effect, who: { named: 'player' } },
        ],
      };
    },
  };
};

/** The handlers of the effects on players. */
export const playerActions: Actions<typeof playerEffects> = {
  draw: ofPlayers(draw),
  drawUntil: ofPlayers(drawUntil),
  mill: ofPlayers(mill),
  discard: ofPlayers(discard),
  gainLore: ofPlayers(gainLore),
  loseLore: ofPlayers(loseLore),
  revealHand: ofPlayers(revealHand),
  lookAtHand: ofPlayers(lookAtHand),
  count,
  choosePlayer,
  nameCard,
};
