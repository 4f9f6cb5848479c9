import { ASIDES, describeMove, narrate, renderBoard, taktikMatch, type TaktikState } from '@reticle/taktik';
import { listedWithMatches, type GameModule } from '../game-module.js';

const matches: GameModule<TaktikState> = {
  runtime: taktikMatch,
  render: renderBoard,
  narrate,
  opening: ({ turn, active: player }) => [{ type: 'turnBegan', player, turn }],
  asides: ASIDES,
  describeMove,
  turn: ({ turn }) => turn,
  example: {
    options: { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } },
    spec: {
      slots: [{ kind: 'unit', filter: { owner: 'opponent', destroyed: false, count: 2, upTo: true } }],
    },
  },
};

/** Taktik at the command line. */
export const taktikGame = listedWithMatches(matches);
