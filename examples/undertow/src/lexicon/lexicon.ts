import { phraseGrammar, type Lexicon } from '@reticle/core/text';
import { LANES, ROWS } from '../card.js';
import { entries } from './entries.js';

/** The words of the game, each with what it asks. Plain JSON. */
export const lexicon: Lexicon = {
  anchor: { one: 'chosen', many: 'chosen' },
  kinds: ['card', 'place'],
  adding: {},
  required: { card: ['zone'] },
  entries: [...entries],
  vocabularies: {
    lane: { words: LANES.map((value) => ({ value })) },
    row: { words: ROWS.map((value) => ({ value })) },
  },
};

/** Reads and prints what the cards of the game choose. */
export const grammar = phraseGrammar(lexicon);
