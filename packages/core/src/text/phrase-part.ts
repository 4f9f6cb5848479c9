import type { JsonPath } from '../issue.js';
import type { Role } from './lexicon.js';
import type { Span } from './token.js';

/**
 * Words of a phrase and what of its JSON they say. The parts of one phrase do not overlap; articles, commas and "or"
 * belong to none.
 */
export interface PhrasePart {
  /** Outside the phrase's own span where it shares what is said of a phrase that follows. */
  readonly span: Span;
  /** What they are in the phrase; `anchor` is the word that marks it, unless that alone names a thing (`any`). */
  readonly role: Role | 'anchor';
  /** The lexicon's words for them, with their holes: "with height <number> or less". */
  readonly entry: string;
  /** What they say; nothing where they add nothing ("of your choice"). */
  readonly paths: readonly JsonPath[];
  /**
   * What no words say and these stand for: of a class without a noun ("creature") what makes it one, of an anchor
   * without a count exactly one.
   */
  readonly implied: readonly JsonPath[];
}
