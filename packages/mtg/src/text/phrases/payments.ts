import type { Hole } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import type { WordsContext } from './context.js';
import { COST_PATTERNS, manaCostHole } from './mana-words.js';

/** What is paid as an effect happens: "pay {2}", "sacrifice a creature". */
export const payment: Hole<AbilityCost, WordsContext> = {
  read(words, context) {
    const [first, ...rest] = words;
    const mana = first?.text === 'pay' && rest.length > 0 ? manaCostHole.read(rest, context) : undefined;
    if (mana) return { cost: 'mana', mana };
    const part = COST_PATTERNS.read(words, context);
    return part.found === 'one' && !NO_PAYMENT.has(part.value.cost) ? part.value : undefined;
  },
  print(value, context) {
    if (NO_PAYMENT.has(value.cost))
      return value.cost === 'mana' && value.onlyOnX === undefined
        ? `pay ${manaCostHole.print(value.mana, context)}`
        : undefined;
    return COST_PATTERNS.print(value, context);
  },
};

/** What effects say otherwise. */
const NO_PAYMENT: ReadonlySet<AbilityCost['cost']> = new Set(['mana', 'tap', 'untap']);
