import type { PinnedRef, TargetSelection } from '@reticle/core';
import type { EffectKind, Scene } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { asSelection } from '../retarget/final-set.js';
import { announcedFor, changeTargets } from '../retarget/retarget.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import { chosenRefs, refDecision } from './asking.js';
import type { Effect } from './effect.js';

/**
 * "Change the target of target spell with a single target" (rule 115.7a): to another legal one, a card or a player, that
 * the controller of the effect chooses; where there is none it stays what it is. What has several targets keeps them.
 */
export interface ChangeTargetEffect {
  readonly effect: 'changeTarget';
  /** The spell or ability on the stack: the first that it means. */
  readonly what: Selector;
}

export const changeTargetEffect = z.strictObject({ effect: z.literal('changeTarget'), what: selector });

/** The choice of a spell or ability with another target in place of its only one. */
type Replace = (target: PinnedRef) => TargetSelection;

/** What lies on the stack, and what its only target could be instead. */
interface Changeable {
  readonly by: PinnedRef;
  readonly others: readonly PinnedRef[];
  readonly replace: Replace;
}

function changeableOf(what: Selector, scene: Scene<MtgMatchState>): Changeable | undefined {
  const { state } = scene;
  const [by] = select(what, scene);
  const announced = by && announcedFor(state, by);
  if (!announced) return undefined;
  const before = asSelection(announced.targets);
  const used = before.flatMap(({ targets }, slot) => targets.map(() => slot));
  const [slot] = used;
  if (slot === undefined || used.length > 1) return undefined;
  const replace: Replace = (target) =>
    before.map((choice, index) => (index === slot ? { targets: [target] } : choice));
  const legal = resolverOf(state).legalTargets(announced.spec, announced.targets.attempt, slot);
  const others = (legal.ok ? legal.value : []).filter(
    (target) =>
      (target.kind === 'card' || target.kind === 'player') &&
      changeTargets(state, by, 'changeTheTargets', replace(target)).ok,
  );
  return { by, others, replace };
}

export const changeTarget: EffectKind<MtgMatchState, ChangeTargetEffect, Effect> = {
  asks({ what }, scene) {
    const found = changeableOf(what, scene);
    if (!found || found.others.length === 0) return undefined;
    const offer = { refs: found.others, min: 1, max: 1, description: 'newTarget' };
    return refDecision(scene.controller, offer, scene);
  },
  apply({ what }, acting) {
    const { state, decided, emit } = acting;
    const found = changeableOf(what, acting);
    const [chosen] = chosenRefs(decided);
    if (!found || !chosen) return { state };
    const changed = changeTargets(state, found.by, 'changeTheTargets', found.replace(chosen));
    if (!changed.ok) return { state };
    for (const event of changed.value.events) emit(event);
    const { cards, abilities } = changed.value.state;
    return { state: { ...state, cards, abilities } };
  },
};
