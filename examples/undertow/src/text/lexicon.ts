import { phraseGrammar, phraseHole, type Hole, type Lexicon } from '@reticle/core/text';
import { LANES, ROWS } from '../language/card.js';
import type { Aim } from '../language/effect.js';
import { entries } from './entries.js';

/** The lexicon: the words of the game, each with the filter that it stands for. Plain JSON. */
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

/** The grammar, which reads and prints what the cards of the game choose. */
export const grammar = phraseGrammar(lexicon);

/** The names that words stand for: facts of the event that triggered an ability. */
const NAMED = new Map([['what hurt it', 'by']]);

const phrases = phraseHole(grammar);

/** A hole for an aim: a whole phrase, or words that stand for a name. */
export const aimHole: Hole<Aim, unknown> = {
  read: (words, context) =>
    NAMED.get(words.map(({ text }) => text).join(' ')) ?? phrases.read(words, context),
  print: (aim, context) =>
    typeof aim === 'string' ? [...NAMED].find(([, name]) => name === aim)?.[0] : phrases.print(aim, context),
  plural: (aim, context) => typeof aim !== 'string' && phrases.plural?.(aim, context) === true,
};
