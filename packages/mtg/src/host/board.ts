import type { HostBoard } from '@reticle/core/host';
import { mtgCardOf, mtgStateOf, moveCard, mtg, validateTargets, type MtgState } from '../index.js';
import { mtgEdits, putCard } from './edits.js';
import { mtgExamples } from './examples.js';
import { mtgZones } from './zones.js';

const creature = { types: ['creature'], power: 2, toughness: 2 };

/** A made-up board with one creature that can be chosen, and several that can't, each for another reason. */
const state = mtgStateOf({
  cards: [
    mtgCardOf({
      instanceId: 'ending',
      owner: 'you',
      names: ['Quiet Ending'],
      zone: 'hand',
      types: ['instant'],
    }),
    mtgCardOf({ ...creature, instanceId: 'own-bear', owner: 'you', names: ['Mossback'], colors: ['green'] }),
    mtgCardOf({ ...creature, instanceId: 'bear', owner: 'foe', names: ['Mossback'], colors: ['green'] }),
    mtgCardOf({ ...creature, instanceId: 'imp', owner: 'foe', names: ['Sootling'], colors: ['black'] }),
    mtgCardOf({
      ...creature,
      instanceId: 'veiled',
      owner: 'foe',
      names: ['Veiled Warden'],
      colors: ['white'],
      keywords: [{ keyword: 'hexproof' }],
    }),
  ],
});

/**
 * A question for `explain`: printed words, a choice, and the board after the chosen creature left and came
 * back.
 */
const mtgExample = {
  game: 'mtg',
  text: 'Destroy target nonblack creature an opponent controls.',
  about: { name: 'Quiet Ending', types: ['instant'] },
  attempt: { controller: 'you', source: { kind: 'card', id: 'ending' }, as: 'spell' },
  choice: [{ targets: [{ kind: 'card', id: 'bear' }] }],
  state,
  later: moveCard(moveCard(state, 'bear', 'exile'), 'bear', 'battlefield'),
};

/** The boards of Magic. */
export const mtgBoard: HostBoard<MtgState> = {
  game: mtg,
  example: () => mtgExample,
  examples: mtgExamples,
  zones: mtgZones,
  edits: mtgEdits,
  put: putCard,
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
