import type { PinnedRef } from '@reticle/core';
import type { EffectExecution, Decision, EffectKind, EffectContext } from '@reticle/core/match';
import type {
  ChooseEffect,
  DelayedEffect,
  Effect,
  FlipCoinEffect,
  ForEachEffect,
  IfEffect,
  MayEffect,
  SequenceEffect,
} from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { inTurnOrder } from '../../state/state.js';
import { type OfferedRefs, chosenOption, chosenRefs, refDecision, yesOrNo } from '../select/asking.js';
import { among, matching } from '../select/matching.js';
import { amountOf, holds, select, selectPlayers } from '../select/select.js';
import { matchWith } from '../../state/copies.js';

type ChosenSoFar = NonNullable<ChooseEffect['chosen']>;

const choosers = ({ who = 'you' }: ChooseEffect, scene: EffectContext<MtgMatchState>): readonly string[] =>
  inTurnOrder(scene.state, selectPlayers(who, scene));

function offerTo(player: string, effect: ChooseEffect, scene: EffectContext<MtgMatchState>): OfferedRefs {
  const { from, filter = {}, count = 1, upTo, bind } = effect;
  const seen = { ...scene, controller: player };
  const cards = from === undefined ? matching(filter, seen) : among(filter, select(from, scene), seen);
  const wanted = count === 'all' ? cards.length : amountOf(count, scene);
  const max = Math.min(cards.length, Math.max(0, wanted));
  return { refs: cards, min: upTo ? 0 : max, max, description: bind };
}

/** What is chosen without a question: all that there is, nothing, or what chance takes. */
function unasked(
  { random }: ChooseEffect,
  { refs, min, max }: OfferedRefs,
  acting: Pick<EffectExecution<MtgMatchState>, 'random'> | undefined,
): readonly PinnedRef[] | undefined {
  if (max === 0) return [];
  if (random) return acting?.random.shuffle(refs).slice(0, max) ?? [];
  return min === refs.length ? refs : undefined;
}

export const choose: EffectKind<MtgMatchState, ChooseEffect, Effect> = {
  asks(effect, scene): Decision | undefined {
    const player = choosers(effect, scene)[effect.chosen?.length ?? 0];
    if (player === undefined) return undefined;
    const offer = offerTo(player, effect, scene);
    return unasked(effect, offer, undefined) ? undefined : refDecision(player, offer, scene);
  },
  apply(effect, acting) {
    const { state, decided } = acting;
    let chosen: ChosenSoFar = effect.chosen ?? [];
    if (decided) chosen = [...chosen, chosenRefs(decided)];
    for (const player of choosers(effect, acting).slice(chosen.length)) {
      const taken = unasked(effect, offerTo(player, effect, acting), acting);
      if (!taken) return { state, first: [{ ...effect, chosen }] };
      chosen = [...chosen, taken];
    }
    return { state, bind: { [effect.bind]: chosen.flat() } };
  },
};

export const delayed: EffectKind<MtgMatchState, DelayedEffect, Effect> = {
  apply({ at, effects }, { state, controller, source, variables, bound }) {
    const frame = { controller, source, variables, bound, todo: effects };
    return { state: matchWith(state, { delayed: [...state.delayed, { at, frame }] }) };
  },
};

export const flipCoin: EffectKind<MtgMatchState, FlipCoinEffect, Effect> = {
  apply({ win = [], lose = [] }, { state, controller, random, emit }) {
    const won = random.below(2) === 0;
    emit({ type: 'coinFlipped', player: controller, won });
    return { state, first: won ? win : lose };
  },
};

function inOrder(what: Selector, scene: EffectContext<MtgMatchState>): readonly PinnedRef[] {
  const found = select(what, scene);
  const isPlayer = ({ kind }: PinnedRef) => kind === 'player';
  const players = inTurnOrder(
    scene.state,
    found.filter(isPlayer).map(({ id }) => id),
  );
  const refs = players.flatMap((player) => found.find((ref) => isPlayer(ref) && ref.id === player) ?? []);
  return [...refs, ...found.filter((ref) => !isPlayer(ref))];
}

export const forEach: EffectKind<MtgMatchState, ForEachEffect, Effect> = {
  apply(effect, acting) {
    const { state } = acting;
    const [next, ...left] = effect.left ?? inOrder(effect.what, acting);
    if (next === undefined) return { state };
    const again = left.length === 0 ? [] : [{ ...effect, left }];
    return { state, bind: { [effect.as]: [next] }, first: [...effect.effects, ...again] };
  },
};

export const branch: EffectKind<MtgMatchState, IfEffect, Effect> = {
  apply: (effect, acting) => ({
    state: acting.state,
    first: (holds(effect.condition, acting) ? effect.effects : effect.else) ?? [],
  }),
};

export const may: EffectKind<MtgMatchState, MayEffect, Effect> = {
  asks({ who = 'you' }, scene) {
    const [player] = selectPlayers(who, scene);
    return player === undefined ? undefined : yesOrNo(player, scene, 'may');
  },
  apply: (effect, { state, decided }) => ({
    state,
    first: (chosenOption(decided) === 'yes' ? effect.effects : effect.else) ?? [],
  }),
};

export const sequence: EffectKind<MtgMatchState, SequenceEffect, Effect> = {
  apply: ({ effects }, { state }) => ({ state, first: effects }),
};
