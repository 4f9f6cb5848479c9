import { CLASSIFICATIONS } from '../../language/facts.js';

/** The keys of filters and of what a card gets that hold classifications. */
const KEYS: ReadonlySet<string> = new Set([
  'classification',
  'withCharacteristics',
  'withClassification',
  'withoutClassification',
]);
const KNOWN: ReadonlySet<unknown> = new Set(CLASSIFICATIONS);

/**
 * Whether what was read names a classification that no printed card has, nor the card itself. Any word with a capital
 * letter is read as one ("You", "Not"), so those that are none count for nothing.
 */
export function namesStranger(read: unknown, own: readonly string[] = []): boolean {
  if (typeof read !== 'object' || read === null) return false;
  return Object.entries(read).some(([key, value]: [string, unknown]) =>
    KEYS.has(key)
      ? [value].flat().some((one) => !KNOWN.has(one) && !own.some((word) => word === one))
      : namesStranger(value, own),
  );
}
