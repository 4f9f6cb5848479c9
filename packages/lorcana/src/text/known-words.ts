import { HOLDING } from './abilities/clauses.js';
import { STATIC_TABLE } from './abilities/read-ability.js';
import { lorcanaGrammar } from './lexicon/index.js';
import { eventGrammar } from './verbs/events.js';
import { effectGrammar } from './verbs/index.js';

let known: ReadonlySet<string> | undefined;
/** Returns the words of Lorcana's language: those of its choices and of its sentences. Gathered when first asked for. */
export const knownWords = (): ReadonlySet<string> =>
  (known ??= new Set([
    ...lorcanaGrammar.words(),
    ...effectGrammar.words(),
    ...eventGrammar.words(),
    ...[HOLDING, STATIC_TABLE].flatMap((table) => [...table.words()]),
  ]));
