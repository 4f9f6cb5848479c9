import { lazyGrammar } from '@reticle/core/text';
import { mtgLexicon } from './lexicon/index.js';

/** Core's phrase grammar with Magic's words. */
export const mtgGrammar = lazyGrammar(() => mtgLexicon);
