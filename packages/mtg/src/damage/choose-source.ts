import type { LegalTargets, PinnedRef } from '@reticle/core';
import type { Decision, Scene } from '@reticle/core/match';
import { askedBy } from '../effects/asking.js';
import type { QualityFilter } from '../filter/quality.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import { sourceObject } from './source.js';

/**
 * "A red source of your choice" (rule 609.7a): a permanent, a spell on the stack, or the source of an ability there.
 * Nothing, where there is none of that quality.
 */
export function sourceDecision(quality: QualityFilter, scene: Scene<MtgMatchState>): Decision | undefined {
  const { state, controller } = scene;
  const accepts = [
    { kind: 'card', filter: { allOf: [quality], zone: ['battlefield', 'stack'] } },
    { kind: 'ability', filter: { source: quality } },
  ];
  const slot = { id: 'source', accepts, min: 1, max: 1, chooser: 'controller', mode: 'choose' } as const;
  const spec = { slots: [slot], relations: [], timing: 'resolution', description: 'damageSource' } as const;
  const attempt = askedBy(controller, scene);
  const legal = resolverOf(state).legalTargets(spec, attempt, 0);
  return legal.ok && legal.value.length > 0 ? { player: controller, spec, attempt } : undefined;
}

/** The object that was chosen: of an ability, the one whose ability it is. */
export function chosenSource(state: MtgMatchState, decided: LegalTargets | undefined): PinnedRef | undefined {
  const ref = decided?.slots[0]?.targets[0];
  return ref && sourceObject(state, ref);
}
