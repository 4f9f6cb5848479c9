import { frozenCopy, type PinnedRef, type TargetSpec } from '@reticle/core';
import type { MtgCardFilter } from '../filter/schema.js';
import { memo } from '../match/memo.js';
import { resolverOf } from '../targeting/legal.js';
import { attemptOf, type Seen } from './attempt.js';

/**
 * Every object that a filter lets through, seen by the controller of what resolves; on the battlefield, where the filter
 * names no zone (rule 109.2). Nobody chooses or targets, so that nothing is protected from it.
 */
export function matching(filter: MtgCardFilter, scene: Seen): readonly PinnedRef[] {
  return found(onBattlefield(filter), scene);
}

/** Those of some objects that a filter lets through, wherever they are; in the order in which they are given. */
export function among(filter: MtgCardFilter, refs: readonly PinnedRef[], scene: Seen): readonly PinnedRef[] {
  const cards = refs.filter(({ kind }) => kind === 'card');
  if (cards.length === 0) return [];
  const through = found(anywhere(filter), scene);
  return cards.filter((ref) =>
    through.some(({ id, incarnation }) => id === ref.id && incarnation === ref.incarnation),
  );
}

/** A question for all that a filter lets through. Filters are values: it is put together once for each of them. */
const question = (filter: MtgCardFilter): TargetSpec =>
  frozenCopy({
    slots: [
      { id: 'all', accepts: [{ kind: 'card', filter }], min: 0, max: 'any', chooser: 'all', mode: 'choose' },
    ],
    relations: [],
    timing: 'resolution',
  });
const anywhere = memo(question);
const onBattlefield = memo((filter: MtgCardFilter) => question({ zone: 'battlefield', ...filter }));

function found(spec: TargetSpec, scene: Seen): readonly PinnedRef[] {
  const taken = resolverOf(scene.state).takeAll(spec, attemptOf(scene));
  return taken.ok ? taken.value : [];
}
