import { ReadingWork } from '@reticle/core/text';
import type { AbilityText } from './card-text.js';

/**
 * The most words and marks of one ability. The work of reading grows with the square of them. Printed
 * abilities have fewer than two hundred.
 */
const MOST_WORDS = 800;
/**
 * The most work of reading a card: patterns tried with its words, and its abilities. The longest printed texts take some
 * 30,000.
 */
const MOST_WORK = 45_000;
/** The work of any ability, however short. */
const WORK_OF_ABILITY = 500;

/** The work that may be done for the abilities of one card. What goes beyond it is refused with `text.tooLong`. */
export class CardWork {
  readonly #work = new ReadingWork(MOST_WORK);

  /** Reads an ability if it isn't too long and the work that is left suffices. Returns whether the reading came to its end. */
  within(ability: AbilityText, read: () => void): boolean {
    return ability.words.length <= MOST_WORDS && this.#work.within(WORK_OF_ABILITY, read);
  }
}
