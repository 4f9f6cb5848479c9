import { ok } from '@reticle/core';
import { lorcana, LorcanaTargetValidator, type LorcanaState } from '@reticle/lorcana';
import type { TargetingModule } from '../game-module.js';
import { lorcanaExample } from './lorcana-example.js';

/** Lorcana at the command line. */
export const lorcanaModule: TargetingModule<LorcanaState> = {
  game: lorcana,
  example: () => lorcanaExample,
  check(state, spec, attempt, selection) {
    const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, selection);
    return told.ok ? ok(told.value.targets) : told;
  },
};
