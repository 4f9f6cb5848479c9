/** Magic keeps the laws of all games. */
import { readFileSync } from 'node:fs';
import { ok } from '@reticle/core';
import { type Guard } from '@reticle/testkit';
import { scenarioGame } from '@reticle/testkit/scenario';
import { describeGame, scenarios } from '@reticle/testkit/vitest';
import { inject } from 'vitest';
import { board, creature, onStack } from '../test/board.js';
import { mtgCases } from '../test/filter-cases.js';
import { hidden } from '../test/hidden.js';
import { basics, bestiary } from '../test/made-up.js';
import { matchTargetPattern } from './entries/text.js';
import { mtgLexicon } from './text/lexicon/index.js';
import {
  mtg,
  mtgMatch,
  permanent,
  player,
  spell,
  type MtgKeyword,
  type MtgMatchState,
  type MtgState,
  validateTargets,
} from './index.js';

const keywords: readonly MtgKeyword[] = [
  { keyword: 'hexproof' },
  { keyword: 'shroud' },
  { keyword: 'protection', from: { color: 'red' } },
];

/** Each mutant has one more keyword on a permanent or spell. */
const guards = keywords.map((keyword): Guard<MtgState> => ({
  name: JSON.stringify(keyword),
  on: (state, { kind, id }) =>
    kind === 'card'
      ? {
          ...state,
          cards: state.cards.map((found) =>
            found.instanceId === id ? { ...found, keywords: [...found.keywords, keyword] } : found,
          ),
        }
      : undefined,
}));

/** Each mutant is checked with as few cases of each law as suffice to detect it. */
const few = inject('few');

describeGame(mtg, {
  cases: mtgCases,
  stages: [
    {
      state: board(
        onStack('bolt', { colors: ['red'] }),
        creature('plain', 'foe'),
        creature('hexed', 'foe', { keywords: [{ keyword: 'hexproof' }] }),
        creature('pure', 'foe', { keywords: [{ keyword: 'protection', from: { color: 'red' } }] }),
        creature('own', 'you', { keywords: [{ keyword: 'hexproof' }] }),
      ),
      attempt: { controller: 'you', source: { kind: 'card', id: 'bolt' }, variables: { X: 1 } },
    },
  ],
  specs: [
    { slots: [{ id: 'victim', accepts: [permanent({ type: 'creature' })] }] },
    {
      slots: [
        { id: 't1', accepts: [permanent({ type: 'creature' }), player()] },
        { id: 't2', accepts: [permanent(), spell()], min: 0, max: 2 },
      ],
      relations: [{ relation: 'different', slots: ['t1', 't2'] }],
    },
    { slots: [{ id: 'split', accepts: [permanent(), player()], min: 1, max: 3, division: { total: 3 } }] },
  ],
  guards,
  // All of them are checked in the deep run.
  stagesPerSpec: inject('deep') ? 1_000 : few ? 1 : 8,
  runs: few ? 5 : inject('deep') ? 100 : 40,
  ...(few ? {} : { lexicon: mtgLexicon }),
  match: {
    runtime: mtgMatch({ cards: [...basics, ...bestiary] }),
    seeds: [1],
    ...(few ? { maxMoves: 60, moments: 2 } : { maxMoves: 250, moments: inject('deep') ? 8 : 4 }),
    // A match that was played when one stream drew everything.
    kept: [JSON.parse(readFileSync(new URL('../test/kept/one-stream.json', import.meta.url), 'utf8'))],
    hidden: few ? hidden<MtgMatchState>().slice(1, 3) : hidden<MtgMatchState>(),
  },
});

scenarios(new URL('../test/scenarios', import.meta.url), [
  scenarioGame<MtgState>({
    game: mtg,
    check: validateTargets,
    read({ text, about: { name, types } = {} }) {
      const found = matchTargetPattern(text, {
        ...(name === undefined ? {} : { name }),
        ...(types === undefined ? {} : { types }),
      });
      return found.ok ? ok(found.value.spec) : found;
    },
  }),
]);
