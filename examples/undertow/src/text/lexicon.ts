import { numberOf, phraseGrammar, type Hole, type Lexicon } from '@reticle/core/text';
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

/** A hole for a number in digits. */
export const numberHole: Hole<number, unknown> = {
  read: ([token, ...more]) => {
    const value = more.length === 0 && token ? numberOf(token.text) : undefined;
    return typeof value === 'number' ? value : undefined;
  },
  print: (value) => String(value),
};

/** The names that words stand for: facts of the event that triggered an ability. */
const NAMED = new Map([['what hurt it', 'by']]);

/** A hole for an aim: a whole phrase, or words that stand for a name. */
export const aimHole: Hole<Aim, unknown> = {
  read: (tokens) => {
    const name = NAMED.get(tokens.map(({ text }) => text).join(' '));
    if (name !== undefined) return name;
    const anchor = tokens.findIndex((token) => grammar.isAnchor(token));
    if (anchor < 0) return undefined;
    const clause = grammar.readAt(tokens, anchor);
    const whole = clause.found === 'phrase' && clause.from === 0 && clause.to === tokens.length;
    return whole ? clause.phrase : undefined;
  },
  print: (aim) =>
    typeof aim === 'string' ? [...NAMED].find(([, name]) => name === aim)?.[0] : grammar.print(aim),
};
