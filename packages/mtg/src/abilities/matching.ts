import type { PinnedRef } from '@reticle/core';
import type { MtgCardFilter } from '../filter/schema.js';
import { resolverOf } from '../targeting/legal.js';
import { attemptOf, type Seen } from './attempt.js';

/**
 * Every object that a filter lets through, seen by the controller of what resolves; on the battlefield, where the filter
 * names no zone (rule 109.2). Nobody chooses or targets, so that nothing is protected from it.
 */
export function matching(filter: MtgCardFilter, scene: Seen): readonly PinnedRef[] {
  return found({ zone: 'battlefield', ...filter }, scene);
}

/** Those of some objects that a filter lets through, wherever they are; in the order in which they are given. */
export function among(filter: MtgCardFilter, refs: readonly PinnedRef[], scene: Seen): readonly PinnedRef[] {
  const cards = refs.filter(({ kind }) => kind === 'card');
  if (cards.length === 0) return [];
  const through = found({ instanceId: cards.map(({ id }) => id), allOf: [filter] }, scene);
  return cards.filter((ref) =>
    through.some(({ id, incarnation }) => id === ref.id && incarnation === ref.incarnation),
  );
}

function found(filter: MtgCardFilter, scene: Seen): readonly PinnedRef[] {
  const slot = {
    id: 'all',
    accepts: [{ kind: 'card', filter }],
    min: 0,
    max: 'any' as const,
    chooser: 'all' as const,
    mode: 'choose' as const,
  };
  const spec = { slots: [slot], relations: [], timing: 'resolution' as const };
  const taken = resolverOf(scene.state).takeAll(spec, attemptOf(scene));
  return taken.ok ? taken.value : [];
}
