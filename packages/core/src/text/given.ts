import * as z from 'zod';
import { unwrap } from '../issue.js';
import { parseWith } from '../json.js';

const text = z.string();

/**
 * Returns the text that a reader of words was given.
 *
 * @throws RefusedError with the issues (`wrongType`) if it is no text
 */
export const givenText = (given: unknown): string =>
  typeof given === 'string' ? given : unwrap(parseWith(text, given));
