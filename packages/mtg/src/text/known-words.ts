import { COST_PATTERNS } from './phrases/cost-words.js';
import { CONDITION_PATTERNS } from './phrases/conditions.js';
import { ENTERS_WITH } from './phrases/counters.js';
import { ABILITY_PATTERNS } from './abilities/effects.js';
import { effectGrammar } from './verbs/index.js';
import { eventGrammar } from './verbs/events.js';
import { stateGrammar } from './verbs/states.js';
import { mtgGrammar } from './lexicon/index.js';

const TABLES = [
  ABILITY_PATTERNS,
  effectGrammar,
  stateGrammar,
  eventGrammar,
  COST_PATTERNS,
  CONDITION_PATTERNS,
  ENTERS_WITH,
];

let known: ReadonlySet<string> | undefined;
/** Returns the words of Magic's language: those of its targets and of its sentences. Gathered when first asked for. */
export const knownWords = (): ReadonlySet<string> =>
  (known ??= new Set([...mtgGrammar.words(), ...TABLES.flatMap((table) => [...table.words()])]));
