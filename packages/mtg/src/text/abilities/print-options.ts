import type { AbilityCost } from '../../language/cost.js';
import { capitalised } from '../phrases/bodies.js';
import type { WordsContext } from '../phrases/context.js';
import { withQuotesUnfolded } from '../phrases/marks.js';

/** How a card refers to itself in its own words. */
export interface PrintOptions {
  /** Its name. Defaults to `~`. */
  readonly name?: string;
  readonly types?: readonly string[];
  /** What it is attached to. Defaults to "enchanted creature". */
  readonly host?: string;
  /** Prints abilities in quotation marks. */
  readonly quoted?: WordsContext['quoted'];
  /** The additional costs of the spell. */
  readonly costs?: readonly AbilityCost[];
}

/** Capitalises the first letter of each sentence. */
export function sentenceCase(words: string): string {
  return capitalised(words).replaceAll(
    /(\. )([a-z])/gu,
    (_, dot: string, first: string) => `${dot}${first.toUpperCase()}`,
  );
}

/** Puts the card's name in place of each `~`, and decodes abilities in quotation marks. */
export const named = (words: string, name: string): string =>
  withQuotesUnfolded(words.replaceAll('~', () => name));
