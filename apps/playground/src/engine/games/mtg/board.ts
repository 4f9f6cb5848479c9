import { mtg, validateTargets, type MtgState } from '@reticle/mtg';
import { openBoard } from '../../contract.js';
import { mtgEdits } from './edits.js';
import { mtgExamples } from './examples.js';
import { mtgZones } from './zones.js';

/** Boards of Magic. */
export const mtgBoard = openBoard<MtgState>({
  game: mtg,
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
});
