import { type Attempt, type PinnedRef, type TargetSpec, frozenCopy } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { knownCard } from '../../state/state.js';
import { resolverOf } from '../targeting/legal.js';
import { ownMatches } from './own.js';

/** Where somebody looks for objects; players who were bound to a name stand in filters as `role.<name>`. */
export type Viewpoint = Omit<EffectContext<MtgMatchState>, 'bound'> &
  Partial<Pick<EffectContext<MtgMatchState>, 'bound'>>;

/** Players that were bound under a name, each alone; the one whom an event names is "that player", too. */
export function rolesOf(bound: EffectContext<MtgMatchState>['bound']): Pick<Attempt, 'roles'> {
  const roles: Record<string, string> = Object.fromEntries(
    Object.entries(bound).flatMap(([name, [only, ...others]]) =>
      only?.kind === 'player' && others.length === 0 ? [[name, only.id]] : [],
    ),
  );
  // Of damage, "that player" is who was dealt it, and not whose it was.
  const thatPlayer = roles['other'] ?? roles['player'];
  if (thatPlayer !== undefined) roles['thatPlayer'] = thatPlayer;
  return Object.keys(roles).length === 0 ? {} : { roles };
}

/** In whose name a question is asked as something resolves; without a source that nobody knows any more. */
export function attemptOf({ state, controller, source, variables, bound = {} }: Viewpoint): Attempt {
  return {
    controller,
    variables,
    ...(knownCard(state, source) ? { source } : {}),
    ...rolesOf(bound),
  };
}

/**
 * Every object that a filter lets through, seen by the controller of what resolves; on the battlefield, where the filter
 * names no zone (rule 109.2). Nobody chooses or targets, so that nothing is protected from it.
 */
export function matching(filter: MtgCardFilter, scene: Viewpoint): readonly PinnedRef[] {
  return ownMatches(filter, scene) ?? found(onBattlefield(filter), scene);
}

/** Those of some objects that a filter lets through, wherever they are; in the order in which they are given. */
export function among(
  filter: MtgCardFilter,
  refs: readonly PinnedRef[],
  scene: Viewpoint,
): readonly PinnedRef[] {
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

function found(spec: TargetSpec, scene: Viewpoint): readonly PinnedRef[] {
  const taken = resolverOf(scene.state).takeAll(spec, attemptOf(scene));
  return taken.ok ? taken.value : [];
}
