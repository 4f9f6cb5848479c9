import type { Attempt } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import type { MtgMatchState } from '../state/match-state.js';
import { knownCard } from '../state/state.js';

/** Where somebody looks for objects; players who were bound to a name stand in filters as `role.<name>`. */
export type Seen = Omit<Scene<MtgMatchState>, 'bound'> & Partial<Pick<Scene<MtgMatchState>, 'bound'>>;

/** Players that were bound under a name, each alone. */
function rolesOf(bound: Scene<MtgMatchState>['bound']): NonNullable<Attempt['roles']> {
  return Object.fromEntries(
    Object.entries(bound).flatMap(([name, [only, ...others]]) =>
      only?.kind === 'player' && others.length === 0 ? [[name, only.id]] : [],
    ),
  );
}

/** In whose name a question is asked as something resolves; without a source that nobody knows any more. */
export function attemptOf({ state, controller, source, variables, bound = {} }: Seen): Attempt {
  const roles = rolesOf(bound);
  return {
    controller,
    variables,
    ...(knownCard(state, source) ? { source } : {}),
    ...(Object.keys(roles).length > 0 ? { roles } : {}),
  };
}
