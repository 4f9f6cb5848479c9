import { renderBoard, taktikMatch, taktikNarration, type TaktikState } from '@reticle/taktik';
import { listedWithMatches, type GameModule } from '../game-module.js';

const matches: GameModule<TaktikState> = {
  runtime: taktikMatch,
  render: renderBoard,
  ...taktikNarration,
  example: {
    options: { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } },
    spec: {
      slots: [{ kind: 'unit', filter: { owner: 'opponent', destroyed: false, count: 2, upTo: true } }],
    },
  },
};

/** Taktik at the command line. */
export const taktikGame = listedWithMatches(matches);
