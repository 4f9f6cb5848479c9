import type { PinnedRef, Scene } from '@reticle/core';
import type { MtgCardFilter } from '../filter/schema.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';

/**
 * Every object that a filter lets through, seen by the controller of what resolves; on the battlefield, where the filter
 * names no zone (rule 109.2). Nobody chooses or targets, so that nothing is protected from it.
 */
export function matching(
  filter: MtgCardFilter,
  { state, controller, source, variables }: Omit<Scene<MtgMatchState>, 'bound'>,
): readonly PinnedRef[] {
  const slot = {
    id: 'all',
    accepts: [{ kind: 'card', filter: { zone: 'battlefield', ...filter } }],
    min: 0,
    max: 'any' as const,
    chooser: 'all' as const,
    mode: 'choose' as const,
  };
  const attempt = { controller, source, variables };
  const found = resolverOf(state).takeAll({ slots: [slot], relations: [], timing: 'resolution' }, attempt);
  return found.ok ? found.value : [];
}
