import { lorcanaStateOf, type LorcanaState, lorcana } from '@reticle/lorcana';
import { openBoard } from '../../contract.js';

export const lorcanaBoard = openBoard<LorcanaState>({
  game: lorcana,
  examples: [
    {
      id: 'empty',
      title: 'Empty',
      state: lorcanaStateOf({ cards: [] }),
      asks: { spec: { slots: [] } },
      attempt: { controller: 'you' },
    },
  ],
  zones: () => [],
  edits: [],
});
