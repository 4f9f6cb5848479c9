// One line a file, sorted; `reticle new pattern NAME` adds to it.
import { anOpponentControlsEntry } from './an-opponent-controls.js';
import { candleEntry } from './candle.js';
import { inPlayEntry } from './in-play.js';
import { lampEntry } from './lamp.js';
import { litEntry } from './lit.js';
import { unlitEntry } from './unlit.js';
import { upToEntry } from './up-to.js';
import { youControlEntry } from './you-control.js';

export const entries = [
  anOpponentControlsEntry,
  candleEntry,
  inPlayEntry,
  lampEntry,
  litEntry,
  unlitEntry,
  upToEntry,
  youControlEntry,
];
