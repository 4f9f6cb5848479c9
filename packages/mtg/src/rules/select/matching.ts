import { type Attempt, type PinnedRef, type TargetSpec, frozenCopy } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';
import { memo } from '../../state/memo.js';
import { knownCard } from '../../state/state.js';
import { resolverOf } from '../targeting/legal.js';
import { ownMatches } from './own.js';

/**
 * From where filters look at objects: for whom, from which source. Players bound to a name are `role.<name>`
 * in filters.
 */
export type Viewpoint = Omit<EffectContext<MtgMatchState>, 'bound'> &
  Partial<Pick<EffectContext<MtgMatchState>, 'bound'>>;

/**
 * Returns the players bound to a name, if the name stands for one player. The player whom an event names is
 * also "that player".
 */
export function rolesOf(bound: EffectContext<MtgMatchState>['bound']): Pick<Attempt, 'roles'> {
  const roles: Record<string, string> = Object.fromEntries(
    Object.entries(bound).flatMap(([name, [only, ...others]]) =>
      only?.kind === 'player' && others.length === 0 ? [[name, only.id]] : [],
    ),
  );
  // For damage, "that player" is who was dealt it, not who controls the source.
  const thatPlayer = roles['other'] ?? roles['player'];
  if (thatPlayer !== undefined) roles['thatPlayer'] = thatPlayer;
  return Object.keys(roles).length === 0 ? {} : { roles };
}

/**
 * Returns the attempt of a question during a resolution. It has no source if nobody knows the source any
 * more.
 */
export function attemptOf({ state, controller, source, variables, bound = {} }: Viewpoint): Attempt {
  return {
    controller,
    variables,
    ...(knownCard(state, source) ? { source } : {}),
    ...rolesOf(bound),
  };
}

/**
 * Returns every object that matches a filter, as the controller of what resolves sees it; on the battlefield
 * if the filter names no zone (rule 109.2). Nothing is targeted, so no protection applies.
 */
export function matching(filter: MtgCardFilter, scene: Viewpoint): readonly PinnedRef[] {
  return ownMatches(filter, scene) ?? found(onBattlefield(filter), scene);
}

/** Returns those of some objects that match a filter, in any zone, in the given order. */
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

/**
 * Whether one object matches a filter: as it is if it is still the same object, else as it last was (rules 113.7a,
 * 608.2h). The last known object takes its place among the others for the question.
 */
export function wasAmong(filter: MtgCardFilter, ref: PinnedRef, scene: Viewpoint): boolean {
  const { state } = scene;
  if (ref.kind !== 'card') return false;
  const known = knownCard(state, ref);
  if (known === undefined || cardById(state, ref.id) === known) return among(filter, [ref], scene).length > 0;
  const cards = [...state.cards.filter(({ instanceId }) => instanceId !== ref.id), known];
  return among(filter, [ref], { ...scene, state: matchWith(state, { cards }) }).length > 0;
}

/** Builds the question for all objects that match a filter. Cached by filter. */
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
