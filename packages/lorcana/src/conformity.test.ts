/** Lorcana keeps the laws of all games. */
import { readFileSync } from 'node:fs';
import type { Guard } from '@reticle/testkit';
import { scenarioGame } from '@reticle/testkit/scenario';
import { describeGame, scenarios } from '@reticle/testkit/vitest';
import { inject } from 'vitest';
import { action, board, character } from '../test/board.js';
import { lorcanaCases } from '../test/filter-cases.js';
import { hidden } from '../test/hidden.js';
import { place } from './host/board.js';
import { lorcana, lorcanaMatch, type LorcanaMatchState, type LorcanaState } from './index.js';
import { lorcanaLexicon } from './text/lexicon/index.js';

const keptJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../test/kept/${name}.json`, import.meta.url), 'utf8'));

/** Ward (8.15.1). */
const ward: Guard<LorcanaState> = {
  name: 'ward',
  on: (state, { kind, id }) =>
    kind === 'card'
      ? {
          ...state,
          cards: state.cards.map((found) =>
            found.instanceId === id && !found.keywords.includes('ward')
              ? { ...found, keywords: [...found.keywords, 'ward'] }
              : found,
          ),
        }
      : undefined,
};

/** Each mutant is checked with as few cases of each law as suffice to detect it. */
const few = inject('few');

describeGame(lorcana, {
  // All of them are checked in the deep run.
  stagesPerSpec: inject('deep') ? 1_000 : few ? 1 : 8,
  ...(few ? { runs: 5 } : inject('deep') ? {} : { runs: 40 }),
  cases: lorcanaCases,
  stages: [
    {
      state: board(
        action('song'),
        character('plain', 'foe'),
        character('warded', 'foe', { keywords: ['ward'] }),
        character('own', 'you', { keywords: ['ward'] }),
      ),
      attempt: { controller: 'you', source: { kind: 'card', id: 'song' }, variables: { X: 1 } },
    },
  ],
  specs: [
    { slots: [{ id: 'target', kind: 'card', filter: { zone: 'play', type: 'character' } }] },
    {
      slots: [
        { id: 'one', kind: 'card', filter: { zone: 'play', count: 2, upTo: true } },
        { id: 'other', kind: 'card', filter: { zone: 'play', owner: 'opponent' } },
      ],
      relations: [{ relation: 'different', slots: ['one', 'other'] }],
    },
  ],
  guards: [ward],
  ...(few ? {} : { lexicon: lorcanaLexicon }),
  match: {
    runtime: lorcanaMatch,
    ...(few
      ? { seeds: [1], maxMoves: 40, moments: 2 }
      : inject('deep')
        ? { maxMoves: 250, moments: 6 }
        : { seeds: [1], maxMoves: 250, moments: 4 }),
    // A match that was played by the version before a turn's events were remembered.
    kept: ['match-2', 'record-2'].map((name) => keptJson(name)),
    hidden: few ? hidden<LorcanaMatchState>().slice(0, 2) : hidden<LorcanaMatchState>(),
  },
});

scenarios(new URL('../test/scenarios', import.meta.url), [
  scenarioGame({ game: lorcana, match: lorcanaMatch, place }),
]);
