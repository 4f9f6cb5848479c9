import type { HostBoard } from '@reticle/core/host';
import { mtg, validateTargets, type MtgState } from '../index.js';
import { mtgEdits } from './edits.js';
import { mtgExample } from './example.js';
import { mtgExamples } from './examples.js';
import { mtgZones } from './zones.js';

/** Boards of Magic. */
export const mtgBoard: HostBoard<MtgState> = {
  game: mtg,
  example: () => mtgExample,
  examples: mtgExamples,
  zones: mtgZones,
  edits: mtgEdits,
  check: validateTargets,
  code: {
    module: '@reticle/mtg',
    game: 'mtg',
    check: {
      name: 'validateTargets',
      call: 'validateTargets(state, spec, attempt, choice)',
      targets: 'value',
    },
  },
};
