import { ok } from '@reticle/core';
import {
  lorcana,
  lorcanaGrammar,
  lorcanaMatch,
  lorcanaNarration,
  LorcanaTargetValidator,
  parseTargetRequirements,
  renderTable,
  type LorcanaMatchState,
  type LorcanaState,
} from '@reticle/lorcana';
import { listed, listedWithMatches, type GameModule, type TargetingModule } from '../game-module.js';
import { LORCANA_LIST, LORCANA_SHAPE, readLorcana } from '../import/lorcana/read.js';
import type { GameWords } from '../words/game-words.js';
import { lorcanaExample } from './lorcana-example.js';

const words: GameWords = {
  requirements: parseTargetRequirements,
  isAnchor: lorcanaGrammar.isAnchor,
  cardOf: readLorcana,
  list: LORCANA_LIST,
  cardShape: LORCANA_SHAPE,
};

const targeting: TargetingModule<LorcanaState> = {
  game: lorcana,
  example: () => lorcanaExample,
  words,
  check(state, spec, attempt, selection) {
    const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, selection);
    return told.ok ? ok(told.value.targets) : told;
  },
};

const matches: GameModule<LorcanaMatchState> = {
  runtime: lorcanaMatch,
  render: renderTable,
  ...lorcanaNarration,
  example: {
    options: {},
    spec: { slots: [{ kind: 'card', filter: { zone: 'hand', owner: 'self', count: 2, upTo: true } }] },
  },
};

/** Lorcana at the command line. */
export const lorcanaGame = listedWithMatches(matches, listed(targeting));
