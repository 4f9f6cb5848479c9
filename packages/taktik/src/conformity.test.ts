/** Taktik keeps the laws of all games. */
import { readFileSync } from 'node:fs';
import { filterCases, type Staged } from '@reticle/testkit';
import { describeGame, goldenPlaythrough } from '@reticle/testkit/vitest';
import { expect, inject, it } from 'vitest';
import { hidden } from '../test/hidden.js';
import { table } from '../test/table.js';
import { taktik, taktikMatch, type TaktikState } from './index.js';
import type { TaktikUnit } from './language/unit.js';
import { STANDARD_CARDS } from './sets/standard.js';
import { targetSpecOf } from './state/state.js';

const SOURCE = 'red-infantry-1';
const TARGET = 'blue-infantry-1';

/** A blue unit in range of a red one that asks, and two more of each side. */
function unitWith(facts: Partial<TaktikUnit>): Staged<TaktikState> {
  const { state } = table({ units: 'IV....\n.i....\n......\n......\n......\n...vs.' });
  const units = state.units.map((found) => (found.id === TARGET ? { ...found, ...facts } : found));
  return {
    state: { ...state, units },
    attempt: { controller: 'red', source: { kind: 'unit', id: SOURCE } },
    target: { kind: 'unit', id: facts.id ?? TARGET },
  };
}

const player = (id: string): Staged<TaktikState> => ({
  state: table().state,
  attempt: { controller: 'red' },
  target: { kind: 'player', id },
});

const small = { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 1 }, turnLimit: 8 };

describeGame(taktik, {
  // All of them in the deep run.
  stagesPerSpec: inject('deep') ? 1_000 : 12,
  cases: {
    unit: filterCases(unitWith, [
      [{ owner: 'opponent' }, {}, { owner: 'red' }],
      [{ unitId: [TARGET] }, {}, { id: 'blue-infantry-9' }],
      [{ type: ['infantry', 'vehicle'] }, {}, { type: 'special' }],
      [{ destroyed: false }, { hits: 1 }, { hits: 2 }],
      [{ damaged: true }, { hits: 1 }, { hits: 2 }],
      [{ damaged: false }, {}, { hits: 1 }],
      [{ moved: true }, { moved: true }, {}],
      [{ attacked: false }, {}, { attacked: true }],
      [{ attacking: true }, { attacking: true }, {}],
      [{ withinRange: true }, {}, { x: 5, y: 5 }],
    ]),
    player: filterCases(player, [
      [{ is: 'opponent' }, 'blue', 'red'],
      [{ playerId: 'red' }, 'red', 'blue'],
    ]),
  },
  specs: STANDARD_CARDS.map(({ targeting }) => targetSpecOf(targeting)),
  match: {
    runtime: taktikMatch,
    options: [small, { ...small, handSize: 0 }],
    hidden,
    // A match that was played when one stream drew everything.
    kept: [JSON.parse(readFileSync(new URL('../test/kept/one-stream.json', import.meta.url), 'utf8'))],
  },
});

it('a match goes as it is written', () => {
  const file = new URL('../test/golden/match.txt', import.meta.url);
  const log = goldenPlaythrough({ runtime: taktikMatch, options: small, seed: 'golden', file });
  expect(log).toMatch(/^taktik 1 seed "golden"/);
});
