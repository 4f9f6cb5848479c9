import { pinnedRef, type EffectKind, type Scene } from '@reticle/core/match';
import type { PinnedRef } from '@reticle/core';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { inTurnOrder } from '../state/turn-order.js';
import type { Effect } from './effect.js';

/**
 * The effects once for each of some things, which they mean by a name; players come in turn order. What is meant is
 * settled as it begins.
 */
export interface ForEachEffect {
  readonly effect: 'forEach';
  readonly what: Selector;
  readonly as: string;
  readonly effects: readonly Effect[];
  /** Those for whom it is still to be done; written as it goes on, never on a card. */
  readonly left?: readonly PinnedRef[] | undefined;
}

/** The schema takes that of all effects, since an effect holds effects. */
export const forEachEffect = (effect: z.ZodType<Effect>) =>
  z.strictObject({
    effect: z.literal('forEach'),
    what: selector,
    as: bindName,
    effects: z.array(effect).min(1).max(16).readonly(),
    left: z.array(pinnedRef).readonly().optional(),
  });

function inOrder(what: Selector, scene: Scene<MtgMatchState>): readonly PinnedRef[] {
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
