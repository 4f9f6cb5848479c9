import { define, type CardDefinition } from '../../language/card.js';
import { fullNameOf, type CardFacts } from '../../language/facts.js';
import type { RulesOf } from '../phrases.js';
import { THE_FIRST_CHAPTER_FACTS } from './facts/index.js';
import { amber } from './rules/amber.js';
import { amethyst } from './rules/amethyst.js';
import { emerald } from './rules/emerald.js';
import { ruby } from './rules/ruby.js';
import { sapphire } from './rules/sapphire.js';
import { steel } from './rules/steel.js';

/** What they say, by full name. */
export const THE_FIRST_CHAPTER_RULES: RulesOf = {
  ...amber,
  ...amethyst,
  ...emerald,
  ...ruby,
  ...sapphire,
  ...steel,
};

const made = new WeakMap<readonly CardFacts[], readonly CardDefinition[]>();

/** The 204 cards of The First Chapter, by number; made once, and only where somebody wants them. */
export function theFirstChapter(): readonly CardDefinition[] {
  let cards = made.get(THE_FIRST_CHAPTER_FACTS);
  if (!cards) {
    cards = THE_FIRST_CHAPTER_FACTS.map((facts) => define(facts, THE_FIRST_CHAPTER_RULES[fullNameOf(facts)]));
    made.set(THE_FIRST_CHAPTER_FACTS, cards);
  }
  return cards;
}
