import { phraseGrammar } from '@reticle/core/text';
import { lorcanaLexicon } from './lexicon/index.js';

/** Core's phrase grammar with Lorcana's words. */
export const lorcanaGrammar = phraseGrammar(lorcanaLexicon);

/** Words with a space between them, as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
