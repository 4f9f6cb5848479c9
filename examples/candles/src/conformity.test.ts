/** The laws of all games. */
import { filterCases, hiddenSwaps, type Staged } from '@reticle/testkit';
import { describeGame } from '@reticle/testkit/vitest';
import { cardNamed, game, match, stateWith, table, type Card, type State } from './index.js';
import { PLAYERS } from './state.js';

const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };
const around = [cardNamed('Firebrand', 'source', 'ann'), cardNamed('Candelabrum', 'arms', 'bob')];
const stage = (facts: Partial<Card>): Staged<State> => ({
  state: stateWith([...around, cardNamed('Stub', 'it', 'bob', facts)]),
  attempt,
  target: { kind: 'card', id: 'it' },
});
const ofPlayer = (id: string): Staged<State> => ({ ...stage({}), target: { kind: 'player', id } });
const itself = { ...stage({}), target: { kind: 'card', id: 'source' } };

describeGame(game, {
  cases: {
    card: [
      ...filterCases(stage, [
        [{ zone: 'play' }, {}, { zone: 'ashes' }],
        [{ controller: 'opponent' }, {}, { controller: 'ann', owner: 'ann' }],
        [{ strength: { gte: 3 } }, { strength: 3 }, { strength: 2 }],
        [{ damaged: true }, { damage: 1 }, {}],
      ]),
      { filter: { excludeSelf: true }, accepts: stage({}), refuses: itself },
    ],
    player: filterCases(ofPlayer, [
      [{ is: 'opponent' }, 'bob', 'ann'],
      [{ playerId: 'bob' }, 'bob', 'ann'],
    ]),
  },
  specs: [{ slots: [{ accepts: [{ kind: 'card', filter: { zone: 'play', controller: 'opponent' } }] }] }],
  match: {
    runtime: match,
    seeds: [1],
    maxMoves: 80,
    moments: 4,
    hidden: hiddenSwaps<State>(table, PLAYERS),
  },
  runs: 25,
});
