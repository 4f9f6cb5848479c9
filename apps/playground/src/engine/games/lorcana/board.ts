import { ok } from '@reticle/core';
import { lorcana, LorcanaTargetValidator, type LorcanaState } from '@reticle/lorcana';
import { openBoard } from '../../contract.js';
import { lorcanaEdits } from './edits.js';
import { lorcanaExamples } from './examples.js';
import { lorcanaZones } from './zones.js';

/** Boards of Lorcana. */
export const lorcanaBoard = openBoard<LorcanaState>({
  game: lorcana,
  examples: lorcanaExamples,
  zones: lorcanaZones,
  edits: lorcanaEdits,
  check(state, spec, attempt, selection) {
    const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, selection);
    return told.ok ? ok(told.value.targets) : told;
  },
  next: (state, spec, attempt, earlier, picked) =>
    LorcanaTargetValidator.getPotentialTargets(state, spec, attempt, earlier, picked),
  code: {
    module: '@reticle/lorcana',
    game: 'lorcana',
    check: {
      name: 'LorcanaTargetValidator',
      call: 'LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, choice)',
      targets: 'value.targets',
    },
  },
});
