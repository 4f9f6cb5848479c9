import { type Random, randomFrom, seedRandom } from '@reticle/core/match';

/** What hostile texts are made of. */
export interface HostileWords {
  /** Words and marks of the game: its verbs, nouns, keywords, and its signs such as `{T}`. */
  readonly words: readonly string[];
  /** Whole sentences, or parts of one, that the game's reader understands. */
  readonly phrases: readonly string[];
}

/** Marks and words of every game. */
const MARKS = [
  '.',
  ',',
  ';',
  ':',
  '"',
  '“',
  '”',
  "'",
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '—',
  '-',
  '–',
  '•',
  '/',
  '|',
  '~',
  '*',
  '+1/+1',
  '-',
  '\n',
  '\n\n',
  '	',
  '1',
  '999999999999999999',
  'X',
  '!',
  '?',
  '\\',
  'and',
  'or',
  'and/or',
  'then',
  'of',
  'the',
  'a',
  'with',
  'that',
  'it',
  "it's",
  'up to',
  'any number of',
  'é',
  '𝒳',
  '漢字',
  '🂡',
  'é̂̃',
  '​',
  '‮',
  '\xA0',
  '\ud800',
  '__proto__',
  'constructor',
];
const LONGEST = 3_000;

/** Draws one of some values. */
const oneOf = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random.below(values.length)] ?? values[0];

/** A way to make a text of about so many characters. */
type Shape = (draw: () => string, random: Random, length: number) => string;

function joined(length: number, next: (at: number) => string): string {
  let text = '';
  for (let at = 0; text.length < length; at++) text += next(at);
  return text;
}

const SEPARATORS = [
  ' ',
  ' ',
  ' ',
  '',
  ', ',
  ' and ',
  '. ',
  '\n',
  ' or ',
  ', then ',
  ', and ',
  ' of ',
] as const;

/** Repeats some words, with the same separator. */
const repeat =
  (many: number): Shape =>
  (draw, random, length) => {
    const words = Array.from({ length: many }, draw);
    const separator = oneOf(random, SEPARATORS);
    return joined(length, (at) => `${words[at % many] ?? ''}${separator}`);
  };

const nested =
  (open: string, close: string): Shape =>
  (draw, random, length) => {
    const depth = 1 + random.below(Math.max(1, Math.floor(length / 4)));
    const inner = joined(Math.max(1, length - 2 * depth), () => `${draw()} `);
    return `${open.repeat(depth)}${inner}${close.repeat(random.below(2) * depth)}`;
  };

const SHAPES: readonly [Shape, ...Shape[]] = [
  repeat(1),
  repeat(1),
  repeat(2),
  repeat(3),
  repeat(5),
  // Anything after anything.
  (draw, random, length) => joined(length, () => `${draw()}${oneOf(random, SEPARATORS)}`),
  (draw, _random, length) => joined(length, () => `${draw()} `),
  // One very long word.
  (draw, _random, length) => draw().replaceAll(/\s/gu, '').repeat(length).slice(0, length),
  nested('(', ')'),
  nested('"', '"'),
  nested('[', ']'),
  // What is understood, and then one word again and again.
  (draw, random, length) => `${draw()} ${repeat(1)(draw, random, length)}${draw()}`,
  (draw, random, length) => `${draw()}, ${repeat(2)(draw, random, length)}${draw()}.`,
];

/**
 * Makes texts that no card has, to find what a reader is slow at: words repeated, glued and nested, quotation
 * marks and brackets that are never closed, very long words, signs of other scripts. Equal arguments make
 * equal texts.
 *
 * @param longest the most characters of a text, 3,000 if left out
 */
export function hostileTexts(
  seed: string,
  count: number,
  { words, phrases }: HostileWords,
  longest = LONGEST,
): readonly string[] {
  const random = randomFrom(seedRandom(seed));
  const all = [words, phrases, MARKS].filter((some) => some.length > 0);
  const draw = (): string => {
    const some = all[random.below(all.length)] ?? MARKS;
    return some[random.below(some.length)] ?? '';
  };
  return Array.from({ length: count }, () => {
    // Half of the texts are as long as they may be.
    const length = random.below(2) === 0 ? longest : 1 + random.below(longest);
    return oneOf(random, SHAPES)(draw, random, length).slice(0, longest);
  });
}
