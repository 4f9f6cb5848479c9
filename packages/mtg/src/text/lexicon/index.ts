import { lazyGrammar, tokenize, type Lexicon, type LexiconEntry, type Token } from '@reticle/core/text';
import { AFTER, BEFORE } from './around.js';
import { COUNTS } from './counts.js';
import { MENTIONS } from './mentions.js';
import { ADJECTIVES, NOUNS } from './nouns.js';
import { KEYWORD_TAILS, NUMBER_TAILS } from './tails-characteristics.js';
import { PLAYER_TAILS, PLAYERS_OF_TURN, RELATION_TAILS } from './tails-players.js';
import { STACK_TAILS } from './tails-stack.js';
import { COUNTER_TAILS, HISTORY_TAILS, STATE_TAILS } from './tails-state.js';
import { ZONE_TAILS } from './tails-zones.js';
import { COUNTER_WORDS } from './vocabulary/counters.js';
import { KEYWORD_WORDS } from './vocabulary/keywords.js';
import { COLOR_WORDS, SUBTYPE_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary/types.js';

/** The words after a noun. */
const TAILS: readonly LexiconEntry[] = [
  ...ZONE_TAILS,
  ...PLAYER_TAILS,
  ...PLAYERS_OF_TURN,
  ...KEYWORD_TAILS,
  ...NUMBER_TAILS,
  ...COUNTER_TAILS,
  ...STATE_TAILS,
  ...HISTORY_TAILS,
  ...STACK_TAILS,
  ...RELATION_TAILS,
];

/**
 * The lexicon of Magic's targets: small entries that compose. Their order is the order in which the words of
 * a noun are printed. A new phrase is one entry with examples; a test reads each example and prints it back.
 */
export const TARGET_PATTERNS: readonly LexiconEntry[] = [
  ...COUNTS,
  ...ADJECTIVES,
  ...NOUNS,
  ...TAILS,
  ...MENTIONS,
  ...BEFORE,
  ...AFTER,
];

/** Magic's words for core's phrase grammar. Plain JSON. */
export const mtgLexicon: Lexicon = {
  anchor: { one: 'target', many: 'targets' },
  kinds: ['card', 'ability', 'player'],
  adding: {
    type: 'allTypes',
    color: 'allColors',
    subtype: 'allSubtypes',
    withKeyword: 'withKeyword',
    withoutKeyword: 'withoutKeyword',
    thisTurn: 'thisTurn',
  },
  required: { card: ['zone'] },
  // Rule 207.2: reminder text stands in parentheses, in whole sentences, but for "(two energy counters)" and
  // "(front face up)".
  reminder: { open: '(', close: ')', ends: ['.', '!', '?', 'energy counter', 'energy counters', 'face up'] },
  entries: TARGET_PATTERNS,
  vocabularies: {
    color: COLOR_WORDS,
    type: TYPE_WORDS,
    supertype: SUPERTYPE_WORDS,
    keyword: KEYWORD_WORDS,
    counter: COUNTER_WORDS,
    subtype: SUBTYPE_WORDS,
  },
};

/** Core's phrase grammar with Magic's words. */
export const mtgGrammar = lazyGrammar(() => mtgLexicon);

/** Splits a text of Magic into tokens, without its reminder text. */
export const tokensOf = (text: string): readonly Token[] => tokenize(text, mtgLexicon.reminder);
