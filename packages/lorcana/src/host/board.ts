import { ok } from '@reticle/core';
import type { HostBoard } from '@reticle/core/host';
import { nextQuestion } from '../rules/choosing/question.js';
import { lorcana, LorcanaTargetValidator, type LorcanaState } from '../index.js';
import { lorcanaEdits, putCard } from './edits.js';
import { lorcanaExample } from './example.js';
import { lorcanaExamples } from './examples.js';
import { lorcanaZones } from './zones.js';

/** Boards of Lorcana. */
export const lorcanaBoard: HostBoard<LorcanaState> = {
  game: lorcana,
  example: () => lorcanaExample,
  examples: lorcanaExamples,
  zones: lorcanaZones,
  edits: lorcanaEdits,
  put: putCard,
  check(state, spec, attempt, selection) {
    const judged = LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, selection);
    return judged.ok ? ok(judged.value.targets) : judged;
  },
  next: nextQuestion,
  code: {
    module: '@reticle/lorcana',
    game: 'lorcana',
    check: {
      name: 'LorcanaTargetValidator',
      call: 'LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, choice)',
      targets: 'value.targets',
    },
  },
};
