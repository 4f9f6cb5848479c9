import { type CardFacts } from '../../../language/facts.js';
import { AMBER } from './amber.js';
import { AMETHYST } from './amethyst.js';
import { EMERALD } from './emerald.js';
import { RUBY } from './ruby.js';
import { SAPPHIRE } from './sapphire.js';
import { STEEL } from './steel.js';

/** The facts of the 204 cards of The First Chapter, numbers 1 to 204 in order; no promotional or enchanted printings. */
export const THE_FIRST_CHAPTER_FACTS: readonly CardFacts[] = [
  ...AMBER,
  ...AMETHYST,
  ...EMERALD,
  ...RUBY,
  ...SAPPHIRE,
  ...STEEL,
];
