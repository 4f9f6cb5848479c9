import { mtg, mtgGrammar, parseTargetRequirements, validateTargets, type MtgState } from '@reticle/mtg';
import type { TargetingModule } from '../game-module.js';
import { cardInFile } from '../import/card-in-file.js';
import type { GameWords } from '../words/game-words.js';
import { mtgExample } from './mtg-example.js';

const words: GameWords = {
  requirements: parseTargetRequirements,
  isAnchor: mtgGrammar.isAnchor,
  cardOf: cardInFile,
};

/** Magic at the command line: words and targets; no matches are played. */
export const mtgModule: TargetingModule<MtgState> = {
  game: mtg,
  example: () => mtgExample,
  words,
  check: validateTargets,
};
