/** Soft hyphens, spaces of no width, marks of direction, joiners and variation selectors: from one up to another. */
const INVISIBLE: readonly (readonly [from: number, to: number])[] = [
  [0xad, 0xad],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

const isInvisible = (code: number): boolean =>
  code >= 0xad && INVISIBLE.some(([from, to]) => code >= from && code <= to);

/** Where each character of the visible text stands in the text, and one past the last; `undefined` where all are visible. */
export function placesOfVisible(text: string): readonly number[] | undefined {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) if (!isInvisible(text.charCodeAt(at))) places.push(at);
  return places.length === text.length ? undefined : [...places, text.length];
}

/** A text without the characters that nobody sees: a word is the same word with them. */
export function visible(text: string): string {
  const places = placesOfVisible(text);
  return places ? places.map((at) => text.charAt(at)).join('') : text;
}
