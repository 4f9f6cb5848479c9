import { unwrap } from '@reticle/core';
import { taktikMatch, type TaktikState, taktik } from '@reticle/taktik';
import { openBoard } from '../../contract.js';

export const taktikBoard = openBoard<TaktikState>({
  game: taktik,
  examples: [
    {
      id: 'open',
      title: 'Open ground',
      state: unwrap(taktikMatch.start({ width: 6, height: 6 }, 'ember')).state,
      asks: { spec: { slots: [] } },
      attempt: { controller: 'red' },
    },
  ],
  zones: () => [],
  edits: [],
});
