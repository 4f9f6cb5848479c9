import { numberOf, phraseGrammar, type Hole, type Lexicon } from '@reticle/core/text';
import { LANES, ROWS } from '../card.js';
import type { Aim } from '../effects/effect.js';
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

/** A number in digits. */
export const numberHole: Hole<number, unknown> = {
  read: ([token, ...more]) => {
    const value = more.length === 0 && token ? numberOf(token.text) : undefined;
    return typeof value === 'number' ? value : undefined;
  },
  print: (value) => String(value),
};

/** What is meant by a name: parts of what triggered an ability. */
const NAMED = new Map([['what hurt it', 'by']]);

/** What is chosen: a phrase, to its last word; or what is meant by a name. */
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
