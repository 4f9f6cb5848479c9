import { refuse, type Result } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import { unread, type AbilityText } from './card-text.js';

/** Both sides of the words of one kind of ability. */
interface BothSides<Made> {
  readonly print: (made: Made) => Result<string>;
  readonly read: (words: string) => Result<Made> | undefined;
}

/** What was read, if printing it gives words that are read as the same; refused with `text.notPrintedBack` if not. */
export function readBack<Made>(
  given: AbilityText,
  found: Result<Made>,
  { print, read }: BothSides<Made>,
): Result<Made> {
  if (!found.ok) return found;
  const words = print(found.value);
  const again = words.ok ? read(words.value) : undefined;
  return again?.ok && sameValue(again.value, found.value)
    ? found
    : refuse(unread('text.notPrintedBack', given));
}
