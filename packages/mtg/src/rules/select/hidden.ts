import { canonicalJson, frozenCopy, type PinnedRef, type TargetSpec } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { EffectNamed } from '../../language/effects/effect.js';
import { openFilter, type MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { REVEALED_NAME, isSameRef } from '../../state/refs.js';
import { knownNow } from '../../state/state.js';
import { matching } from './matching.js';
import { select } from './select.js';

const isSame = (one: object | string, other: object | string): boolean =>
  canonicalJson(one) === canonicalJson(other);

type Scene = EffectContext<MtgMatchState>;

/**
 * Returns the part of a filter that every player can judge: the filter itself if that is all of it. It is kept as
 * long as the filter, so that core compiles it once.
 */
const openedOf = memo((filter: MtgCardFilter): MtgCardFilter => {
  const open = openFilter(filter);
  return canonicalJson(open) === canonicalJson(filter) ? filter : frozenCopy(open);
});

/** Returns a selector that means all cards of hidden zones that the given one could mean. */
function openSelector(wanted: Selector): Selector {
  if (typeof wanted === 'string') return wanted;
  if ('each' in wanted) return { each: openedOf(wanted.each) };
  if ('those' in wanted) return openSelector(wanted.those);
  return 'among' in wanted ? { among: wanted.among.map(openSelector) } : wanted;
}

/** Whether not every player may look at a card, and it was not shown as this resolved (rule 400.2). */
export function isSecret({ state, bound }: Scene, ref: PinnedRef): boolean {
  const zone = ref.kind === 'card' ? knownNow(state, ref)?.zone : undefined;
  if (zone !== 'hand' && zone !== 'library') return false;
  return !(bound[REVEALED_NAME] ?? []).some((shown) => isSameRef(shown, ref));
}

/**
 * Whether what a player may choose depends on what cards are at which others may not look. A question about all
 * cards of a hand does not: everybody knows how many there are.
 */
export function dependsOnHidden(
  { from, filter = {}, most, least }: EffectNamed<'choose'>,
  scene: Scene,
): boolean {
  const open = openedOf(filter);
  const all = from && openSelector(from);
  const isJudged =
    all === undefined
      ? open !== filter
      : !isSame(filter, openFilter(filter, true)) || !isSame(all, from ?? all);
  if (!isJudged && most === undefined && least === undefined) return false;
  const possible = all === undefined ? matching(open, scene) : select(all, scene);
  return possible.some((ref) => isSecret(scene, ref));
}

/** Returns a spec that accepts any card of a hidden zone where the given one accepts some of them. */
export const openSpec = memo((spec: TargetSpec): TargetSpec => {
  const slots = spec.slots.map((slot) => ({
    ...slot,
    accepts: slot.accepts.map((query) =>
      'filter' in query ? { ...query, filter: openFilter(query.filter) } : query,
    ),
  }));
  return frozenCopy({ ...spec, slots });
});
