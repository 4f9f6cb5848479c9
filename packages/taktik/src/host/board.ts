import { questionAtStart, type HostBoard } from '@reticle/core/host';
import { taktik, taktikMatch, type TaktikState } from '../index.js';
import { taktikEdits } from './edits.js';
import { taktikExamples } from './examples.js';
import { taktikZones } from './zones.js';

/** Boards of Taktik. */
export const taktikBoard: HostBoard<TaktikState> = {
  game: taktik,
  example: () =>
    questionAtStart(taktikMatch, {
      options: { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } },
      spec: {
        slots: [{ kind: 'unit', filter: { owner: 'opponent', destroyed: false, count: 2, upTo: true } }],
      },
    }),
  examples: taktikExamples,
  zones: taktikZones,
  edits: taktikEdits,
  code: { module: '@reticle/taktik', game: 'taktik' },
};
