import * as z from 'zod';

/** The schema of a part of a view that is read by itself: it stays the same object. */
export const seenPart = z.custom<object>((found) => typeof found === 'object' && found !== null);

/**
 * Returns a function that makes something of a part of a view once: of a card, a unit, a board. Views hold the same
 * objects for what did not change since the step before, and what is made of them is then the same object, too: whoever
 * compares two screens looks no further.
 *
 * @param make always makes the same of a part and what it is made with; what the part was made with last is kept
 * @param isSame compares what it is made with. By default it is the same object
 */
export function madeOnce<Part extends object, Made extends object, With = void>(
  make: (part: Part, by: With) => Made,
  isSame: (one: With, other: With) => boolean = Object.is,
): (part: Part, by: With) => Made {
  const kept = new WeakMap<Part, { readonly by: With; readonly made: Made }>();
  return (part, by) => {
    const found = kept.get(part);
    if (found && isSame(found.by, by)) return found.made;
    const made = make(part, by);
    kept.set(part, { by, made });
    return made;
  };
}
