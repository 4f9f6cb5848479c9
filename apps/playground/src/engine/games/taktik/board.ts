import { taktik, type TaktikState } from '@reticle/taktik';
import { openBoard } from '../../contract.js';
import { taktikEdits } from './edits.js';
import { taktikExamples } from './examples.js';
import { taktikZones } from './zones.js';

/** Boards of Taktik. */
export const taktikBoard = openBoard<TaktikState>({
  game: taktik,
  examples: taktikExamples,
  zones: taktikZones,
  edits: taktikEdits,
  code: { module: '@reticle/taktik', game: 'taktik' },
});
