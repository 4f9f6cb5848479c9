/** Games with one fault each: every law must find what is made to break it. */
import { LEXICON_FAULTS } from './faults/lexicon.js';
import { MATCH_FAULTS } from './faults/matches.js';
import type { Fault } from './faults/parts.js';
import { TARGETING_FAULTS } from './faults/targeting.js';

/** A law, a fault that breaks it, what the law finds. */
export const FAULTS: readonly Fault[] = [...TARGETING_FAULTS, ...LEXICON_FAULTS, ...MATCH_FAULTS];
