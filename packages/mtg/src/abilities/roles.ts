import type { Attempt, Scene } from '@reticle/core';
import type { MtgMatchState } from '../state/match-state.js';

/** Players that were bound under a name, each alone: filters mean them as `role.<name>`. */
export function rolesOf(bound: Scene<MtgMatchState>['bound']): NonNullable<Attempt['roles']> {
  return Object.fromEntries(
    Object.entries(bound).flatMap(([name, [only, ...others]]) =>
      only?.kind === 'player' && others.length === 0 ? [[name, only.id]] : [],
    ),
  );
}
