/** The laws of all games. */
import { filterCases, hiddenSwaps, type Staged } from '@reticle/testkit';
import { describeGame } from '@reticle/testkit/vitest';
import { unit } from '../test/board.js';
import { match } from './match.js';
import { PLAYERS, stateWith, type State } from './state.js';
import { game, table } from './table.js';
import type { Card } from './words.js';

const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };
/** A card with these facts, among others, asked of by a card of ann. */
const stage = (facts: Partial<Card>): Staged<State> => ({
  state: stateWith([
    unit('Kindler', 'source', 'ann'),
    unit('War Drummer', 'drum', 'bob'),
    unit('Cinder Fox', 'it', 'bob', facts),
  ]),
  attempt,
  target: { kind: 'card', id: 'it' },
});
const player = (id: string): Staged<State> => ({ ...stage({}), target: { kind: 'player', id } });

describeGame(game, {
  cases: {
    card: [
      ...filterCases(stage, [
        [{ zone: 'play' }, {}, { zone: 'discard' }],
        [{ controller: 'opponent' }, {}, { controller: 'ann', owner: 'ann' }],
        [{ damaged: true }, { damage: 1 }, {}],
        [{ withKeyword: 'swift' }, {}, { keywords: [] }],
        // The War Drummer gives it 1 more.
        [{ power: { gte: 4 } }, { power: 3 }, { power: 2 }],
      ]),
      {
        filter: { excludeSelf: true },
        accepts: stage({}),
        refuses: { ...stage({}), target: { kind: 'card', id: 'source' } },
      },
    ],
    player: filterCases(player, [
      [{ is: 'opponent' }, 'bob', 'ann'],
      [{ playerId: 'bob' }, 'bob', 'ann'],
    ]),
  },
  specs: [{ slots: [{ accepts: [{ kind: 'card', filter: { zone: 'play', controller: 'opponent' } }] }] }],
  match: {
    runtime: match,
    seeds: [1],
    maxMoves: 60,
    moments: 3,
    hidden: hiddenSwaps<State>(table, PLAYERS),
  },
  runs: 20,
});
