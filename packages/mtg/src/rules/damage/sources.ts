import { type LegalTargets, type PinnedRef, type TargetSpec, frozenCopy } from '@reticle/core';
import type { Decision, EffectContext } from '@reticle/core/match';
import type { QualityFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { type MtgState, abilityById, knownCard } from '../../state/state.js';
import { askedBy } from '../select/asking.js';
import { resolverOf } from '../targeting/legal.js';

/** The object that deals damage, as a reference: of an ability on the stack, the object whose ability it is (113.7). */
export function sourceObject(state: MtgState, ref: PinnedRef): PinnedRef {
  return ref.kind === 'ability' ? (abilityById(state, ref.id)?.source ?? ref) : ref;
}

/** A source of damage as it is, or as it last was (rules 113.7a, 608.2h); nothing where it was never known. */
export function sourceCard(state: MtgState, ref: PinnedRef): MtgCard | undefined {
  const { kind, id, incarnation } = sourceObject(state, ref);
  return kind === 'card' ? knownCard(state, { id, incarnation }) : undefined;
}

/**
 * Whether damage from `source` is damage from the object that was named before: that very object, or the permanent that a
 * named permanent spell became (rule 400.7b).
 */
export function isThatSource(state: MtgState, named: PinnedRef, source: PinnedRef): boolean {
  if (named.kind !== source.kind || named.id !== source.id) return false;
  if (named.incarnation === source.incarnation) return true;
  return (
    source.incarnation === named.incarnation + 1 &&
    sourceCard(state, named)?.zone === 'stack' &&
    sourceCard(state, source)?.zone === 'battlefield'
  );
}

/** The question for a source of some quality; qualities are values, it is put together once for each of them. */
const sourceSpec = memo((quality: QualityFilter): TargetSpec =>
  frozenCopy({
    slots: [
      {
        id: 'source',
        accepts: [
          { kind: 'card', filter: { allOf: [quality], zone: ['battlefield', 'stack'] } },
          { kind: 'ability', filter: { source: quality } },
        ],
        min: 1,
        max: 1,
        chooser: 'controller',
        mode: 'choose',
      },
    ],
    relations: [],
    timing: 'resolution',
    description: 'damageSource',
  }),
);

/**
 * "A red source of your choice" (rule 609.7a): a permanent, a spell on the stack, or the source of an ability there.
 * Nothing, where there is none of that quality.
 */
export function sourceDecision(
  quality: QualityFilter,
  scene: EffectContext<MtgMatchState>,
): Decision | undefined {
  const { state, controller } = scene;
  const spec = sourceSpec(quality);
  const attempt = askedBy(controller, scene);
  const legal = resolverOf(state).legalTargets(spec, attempt, 0);
  return legal.ok && legal.value.length > 0 ? { player: controller, spec, attempt } : undefined;
}

/** The object that was chosen: of an ability, the one whose ability it is. */
export function chosenSource(state: MtgMatchState, decided: LegalTargets | undefined): PinnedRef | undefined {
  const ref = decided?.slots[0]?.targets[0];
  return ref && sourceObject(state, ref);
}
