import {
  actsAsIn,
  mtg,
  mtgMatch,
  mtgNarration,
  renderTable,
  validateTargets,
  type MtgMatchState,
  type MtgState,
} from '@reticle/mtg';
import { mtgGrammar, parseTargetRequirements } from '@reticle/mtg/text';
import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';
import { listed, listedWithMatches, type GameModule, type TargetingModule } from '../game-module.js';
import { CARD_SHAPE, cardInFile } from '../import/card-in-file.js';
import type { GameWords } from '../words/game-words.js';
import { mtgExample } from './mtg-example.js';

const words: GameWords = {
  requirements: parseTargetRequirements,
  isAnchor: mtgGrammar.isAnchor,
  actsAs: actsAsIn,
  cardOf: cardInFile,
  cardShape: CARD_SHAPE,
};

const targeting: TargetingModule<MtgState> = {
  game: mtg,
  example: () => mtgExample,
  words,
  check: validateTargets,
};

/** `--set 6ed`, the one set there is. */
const CARDS = { id: '6ed', cards: SIXTH_EDITION };

const matches: GameModule<MtgMatchState> = {
  runtime: mtgMatch(CARDS),
  render: renderTable,
  ...mtgNarration(CARDS),
  example: {
    options: {},
    spec: { slots: [{ kind: 'card', filter: { zone: 'hand', owner: 'self' } }] },
  },
};

/** Magic at the command line. */
export const mtgGame = listedWithMatches(matches, listed(targeting));
