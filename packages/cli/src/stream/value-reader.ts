import { issue, type JsonPath } from '@reticle/core';
import { EXIT, Failure } from '../failure.js';

/** Takes text piece by piece, and gives the values that are complete. */
export interface ValueReader {
  /** @throws Failure (bad input) */
  write(text: string): void;
  /** @throws Failure (bad input) where the text is not complete */
  end(): void;
  /** The values that were completed since it was last called. */
  taken(): readonly unknown[];
}

/** No card is nearly as long. */
export const MAX_VALUE = 1024 * 1024;

export function tooLong(path: JsonPath): Failure {
  return new Failure(EXIT.badInput, [issue('tooLarge', { limit: MAX_VALUE, what: 'characters' }, path)]);
}
