import { mtgStateOf, type MtgState, mtg } from '@reticle/mtg';
import { openBoard } from '../../contract.js';

export const mtgBoard = openBoard<MtgState>({
  game: mtg,
  examples: [
    {
      id: 'empty',
      title: 'Empty',
      state: mtgStateOf({ cards: [] }),
      asks: { spec: { slots: [] } },
      attempt: { controller: 'you' },
    },
  ],
  zones: () => [],
  edits: [],
});
