import type { LexiconEntry } from '@reticle/core';

/** Entries as they stand in a lexicon: plain JSON. */
export type Entries = readonly LexiconEntry[];
