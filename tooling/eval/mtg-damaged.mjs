// How many texts are still read whole after one seeded damage: node mtg-damaged.mjs FILE.jsonl [--seed N] [--every N] [--show KIND N]
// A line of the file is a face: { name, types, manaCost: "2 W", pt: "2/2", oracle }. Only faces that are whole
// without damage count. Names, symbols in braces and reminder text in parentheses are left as they are.
// Those that are still read are "the same" (the damage changed nothing of what was read), "as it says" (the text is still
// English, and what was read of it printed back lacks just that word, or has just that change: it means what it says now), or
// others, which are the ones to repair.
import { isDeepStrictEqual } from 'node:util';
import { printCard } from '@reticle/mtg/text';
import { facesIn, wholeCard } from './faces.mjs';

const [file, ...options] = process.argv.slice(2);
const optionOf = (name, at = 1) => {
  const index = options.indexOf(name);
  return index < 0 ? undefined : options[index + at];
};
const every = Number(optionOf('--every') ?? 1);
const shown = optionOf('--show');
let left = Number(optionOf('--show', 2) ?? 20);

/** A source of random numbers (mulberry32), so that the same seed damages the same words. */
function randomOf(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const VERBS =
  'add attack attach become block cast choose contain control copy cost counter create deal destroy die discard draw enter exile gain get leave lose mill own pay play put remove return reveal sacrifice scry search share shuffle tap target transform untap';
const NOUNS =
  'ability artifact card color cost counter creature enchantment graveyard hand instant land library opponent permanent player planeswalker sorcery source spell token turn type';
const IRREGULAR = { has: 'have', is: 'are', was: 'were', does: 'do', doesn_t: 'don_t', isn_t: 'aren_t' };

const pluralOf = (word) =>
  /[^aeiou]y$/u.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/u.test(word)
      ? `${word}es`
      : `${word}s`;
const OTHER_NUMBER = new Map(
  [
    ...[...VERBS.split(' '), ...NOUNS.split(' ')].map((word) => [word, pluralOf(word)]),
    ...Object.entries(IRREGULAR).map((pair) => pair.map((word) => word.replace('_', "'"))),
  ].flatMap(([one, many]) => [
    [one, many],
    [many, one],
  ]),
);

/** Whether a word is all that its line says, such as a keyword: without it, nothing of the line is left to damage. */
const isAlone = (text, { start, end }) =>
  /(?:^|\n)[^A-Za-z0-9\n]*$/u.test(text.slice(0, start)) && /^[^A-Za-z0-9\n]*(?:\n|$)/u.test(text.slice(end));

/** The places of the words of a text that may be damaged. */
function wordsOf({ name, text }) {
  const blank = (part) => part.replaceAll(/[^\n]/gu, '\u{0}');
  const rest = text
    .replaceAll(name, blank)
    .replaceAll(/\{[^}]*\}/gu, blank)
    .replaceAll(/\([^)]*\)/gu, blank);
  return [...rest.matchAll(/[A-Za-z0-9]+(?:['’-][A-Za-z]+)*/gu)]
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
    .filter((place) => !isAlone(rest, place));
}

const withWord = (text, { start, end }, word) => text.slice(0, start) + word + text.slice(end);

/** One of several things, chosen by the random numbers, in a list; an empty list if there are none. */
const oneOf = (things, random) => (things.length === 0 ? [] : [things[random(things.length)]]);

/** Each damage: the damaged text in a list, which is empty if the text has no place for it. */
const DAMAGE = {
  dropped: (face, random) =>
    oneOf(wordsOf(face), random).map((at) =>
      withWord(face.text, at, '')
        .replaceAll(/ {2,}/gu, ' ')
        .replaceAll(/ ([.,])/gu, '$1'),
    ),
  swapped(face, random) {
    const words = wordsOf(face);
    const pairs = words
      .slice(1)
      .map((two, index) => ({ one: words[index], two }))
      .filter(({ one, two }) => face.text.slice(one.end, two.start) === ' ')
      .filter(({ one, two }) => one.word.toLowerCase() !== two.word.toLowerCase());
    return oneOf(pairs, random).map(({ one, two }) =>
      withWord(withWord(face.text, two, one.word), one, two.word),
    );
  },
  number: (face, random) =>
    oneOf(
      wordsOf(face).filter(({ word }) => OTHER_NUMBER.has(word.toLowerCase())),
      random,
    ).map((at) => {
      const other = OTHER_NUMBER.get(at.word.toLowerCase());
      const isCapital = at.word[0] !== at.word[0].toLowerCase();
      return withWord(face.text, at, isCapital ? other[0].toUpperCase() + other.slice(1) : other);
    }),
};

/** The words of a text in lower case, with the marks between them, without reminder text and the "you" that may be left out. */
const wordsIn = (text) =>
  (
    text
      .toLowerCase()
      .replaceAll(/\([^)]*\)/gu, '')
      .match(/\{[^}]*\}|[^\s.,:;•"—{]+|[.,:;•"]/gu) ?? []
  ).filter((word) => word !== 'you');

/** What two lists of words don't share: what is between their common beginning and their common end. */
function changeOf(before, after) {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before[from] === after[from]) from++;
  let end = 0;
  while (end < shortest - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { lost: before.slice(from, before.length - end), added: after.slice(from, after.length - end) };
}

/** Whether what was read of a damaged text, printed back, has just the damage, or is the damaged text word for word. */
function meansWhatItSays(given, damaged, [card, other]) {
  const printed = [card, other].map((one) => wordsIn(printCard(one).lines.join('\n')));
  const words = [given, damaged].map((text) => wordsIn(text));
  if (isDeepStrictEqual(printed[1], words[1])) return true;
  return isDeepStrictEqual(changeOf(...printed), changeOf(...words));
}

const figures = Object.fromEntries(
  Object.keys(DAMAGE).map((kind) => [kind, { all: 0, read: 0, same: 0, asSaid: 0 }]),
);
const random = randomOf(Number(optionOf('--seed') ?? 1));
let whole = 0;
for (const [index, face] of facesIn(file).entries()) {
  if (index % every !== 0) continue;
  const card = wholeCard(face);
  if (!card) continue;
  whole++;
  for (const [kind, damage] of Object.entries(DAMAGE)) {
    const [text = face.text] = damage(face, random);
    if (text === face.text) continue;
    const figure = figures[kind];
    figure.all++;
    const other = wholeCard({ ...face, text });
    if (!other) continue;
    figure.read++;
    const isSame = isDeepStrictEqual(other, card);
    const isAsSaid = !isSame && meansWhatItSays(face.text, text, [card, other]);
    if (isSame) figure.same++;
    if (isAsSaid) figure.asSaid++;
    const mark = isSame ? '=' : isAsSaid ? 's' : ' ';
    if (shown === kind && left-- > 0) console.log(`${mark} ${face.name}: ${text}\n`);
  }
}

const percent = (part, of) => `${((100 * part) / Math.max(1, of)).toFixed(2)} %`;
console.log(`whole faces: ${whole}`);
for (const [kind, { all, read, same, asSaid }] of Object.entries(figures)) {
  const others = read - same - asSaid;
  console.log(
    `${kind}: ${read} of ${all} still read (${percent(read, all)}): ${same} the same (${percent(same, all)}), ` +
      `${asSaid} as it says (${percent(asSaid, all)}), ${others} others (${percent(others, all)})`,
  );
}
