import type { CardDefinition } from '../../language/card-definition.js';
import { defineCards } from '../define.js';
import { GROUPS } from './abilities/index.js';
import { FACTS } from './facts/index.js';

/** The 335 cards of the Sixth Edition as data. */
export const SIXTH_EDITION: readonly CardDefinition[] = defineCards(FACTS, GROUPS);
