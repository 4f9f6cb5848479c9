import { lazyGrammar } from '@reticle/core/text';
import { lorcanaLexicon } from './lexicon/index.js';

/** Core's phrase grammar with Lorcana's words. */
export const lorcanaGrammar = lazyGrammar(() => lorcanaLexicon);
