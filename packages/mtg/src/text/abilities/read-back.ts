import { refuse, type Result } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import { unread, type AbilityText, type ReadingOptions } from './card-text.js';

/** How the words of one kind of ability are printed and read. */
interface BothSides<Made> {
  /** Prints with `~` for the card's name. */
  readonly print: (made: Made) => Result<string>;
  /** Reads words with the card's name. */
  readonly read: (words: string) => Result<Made> | undefined;
}

/** Puts a card's name in place of each `~`. */
export const withName = (printed: string, name: string): string => printed.replaceAll('~', () => name);

/**
 * Returns what was read if printing it gives words that are read as the same. Refuses with
 * `text.notPrintedBack` if not.
 */
export function readBack<Made>(
  given: AbilityText,
  found: Result<Made>,
  { print, read }: BothSides<Made>,
  { name = '~', onPrinted }: ReadingOptions,
): Result<Made> {
  if (!found.ok) return found;
  const printed = print(found.value);
  if (printed.ok) onPrinted?.(printed.value);
  const again = printed.ok ? read(withName(printed.value, name)) : undefined;
  return again?.ok && sameValue(again.value, found.value)
    ? found
    : refuse(unread('text.notPrintedBack', given));
}
