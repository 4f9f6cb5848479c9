/** A made-up game for core's own tests: keepers and their boats in a harbour. */
import {
  type AmountType,
  clauseGrammar,
  countable,
  fixedHole,
  fixedNouns,
  type GameWords,
  type Hole,
  holeRule,
  numberOf,
  uncountable,
} from '../src/text/index.js';
import { numberWord } from '../src/text/english.js';

export interface Deed {
  readonly does: string;
  readonly [key: string]: unknown;
}

type Amount = number | 'X' | { readonly count: string } | { readonly times: Amount; readonly by: number };

const KEEPERS = [
  ['you', 'you', 'many'],
  ['each keeper', 'eachKeeper', 'one'],
  ['the chosen keeper', 'chosen', 'one'],
  ['the first keeper', 'first', 'one'],
  ['the same keeper', 'same', 'one'],
  ['all rivals', 'rivals', 'many'],
] as const;
const BOATS = [
  ['the red boat', 'red', 'one'],
  ['each boat', 'each', 'one'],
  ['all boats', 'all', 'many'],
  ['boats you own', 'yours', 'many'],
  ['the oars and the sail', 'gear', 'many'],
] as const;
const COUNTED = [
  ['boat you own', 'yourBoats'],
  ['gull', 'gulls'],
] as const;
const namesOf = <Words, Value>(nouns: readonly (readonly [Words, Value, unknown])[]) =>
  nouns.map(([words, value]) => [words, value] as const);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const figure: Hole<Amount, null> = {
  read: ([first]) => numberOf(first?.text ?? ''),
  print: (value) => (isObject(value) ? undefined : String(value)),
};
const spelled: Hole<Amount, null> = {
  ...figure,
  print: (value) => (isObject(value) ? undefined : numberWord(value)),
};
const counts = fixedHole(COUNTED);
const theNumber: Hole<Amount, null> = {
  read(words) {
    const said = words.map(({ text }) => text).join(' ');
    const found = COUNTED.find(([one]) => said === `the number of ${one.replace(/^(\w+)/u, '$1s')}`);
    return found && { count: found[1] };
  },
  print(value) {
    const found = isObject(value) && 'count' in value && COUNTED.find(([, of]) => of === value.count);
    return found ? `the number of ${found[0].replace(/^(\w+)/u, '$1s')}` : undefined;
  },
};

const amount: AmountType = {
  scale: (value, by) =>
    typeof value !== 'number' ? undefined : value === 1 ? { count: by } : { times: { count: by }, by: value },
  perOne(value) {
    if (!isObject(value)) return undefined;
    const times = value['times'];
    return isObject(times) ? { one: value['by'], by: times['count'] } : { one: 1, by: value['count'] };
  },
  define: (value, x) => (value === 'X' ? x : undefined),
  named: (value) => (isObject(value) ? { value: 'X', x: value } : undefined),
};

const number = holeRule(spelled, 1, true);
const digits = holeRule(figure, 1, true);
const counted = holeRule(theNumber);
const isYou = (who: unknown): boolean => who === 'you';

export const harbourWords = (): GameWords<Deed, null> => ({
  subjects: { player: fixedNouns(KEEPERS), object: fixedNouns(BOATS) },
  types: {
    keeper: holeRule(fixedHole(namesOf(KEEPERS))),
    boats: holeRule(fixedHole(namesOf(BOATS))),
    shells: countable<Amount, null>('shell', 1, { number, counted }),
    oil: uncountable<Amount, null>('oil', { number: digits, counted }),
    color: holeRule(
      fixedHole([
        ['red', 'red'],
        ['blue', 'blue'],
      ]),
    ),
    counted: holeRule(counts),
    amount: counted,
    weather: holeRule(
      fixedHole([
        ['it rains', 'rain'],
        ['the fog is in', 'fog'],
      ]),
    ),
  },
  amounts: { shells: amount, oil: amount },
  verbs: [
    { subject: 'player', words: 'take <n:shells>', means: { does: 'take', who: '$subject=you', n: '$n=1' } },
    {
      subject: 'player',
      words: 'bury <n:shells>',
      means: { does: 'bury', who: '$subject=you', n: '$n', how: '$how?' },
    },
    {
      subject: 'player',
      words: 'burn <n:oil>',
      means: { does: 'burn', who: '$subject=you', n: '$n' },
      spoken: true,
    },
    {
      subject: 'player',
      words: 'scrub|wash <what:boats> (twice)',
      means: { does: 'scrub', what: '$what', twice: '$twice?' },
    },
    {
      subject: 'object',
      words: 'become <color:color>',
      means: { does: 'paint', what: '$subject', color: '$color', until: '$until' },
      lasts: 'state',
    },
    {
      subject: 'object',
      words: 'need [its|their] [keeper|keepers] {Q} (at [its|their] mast)',
      means: { does: 'need', what: '$subject', mast: '$at_mast?' },
    },
    {
      subject: 'object',
      words: 'carry <n:oil>',
      means: { does: 'carry', what: '$subject', n: '$n' },
    },
    {
      subject: 'object',
      words: 'float',
      means: { does: 'float', what: '$subject', until: '$until' },
      lasts: 'state',
    },
    {
      subject: 'object',
      aux: "can't",
      words: 'sail',
      means: { does: 'ground', what: '$subject', until: '$until' },
      lasts: 'limit',
    },
    {
      subject: 'object',
      aux: "can't",
      words: 'sink',
      means: { does: 'raise', what: '$subject', until: '$until' },
      lasts: 'limit',
    },
    {
      subject: 'player',
      words: 'dig and [bury] <n:shells>',
      means: { does: 'bury', who: '$subject=you', n: '$n', how: 'dug' },
    },
    { subject: 'player', is: 'first', words: 'blow a horn', means: { does: 'signal' } },
    { subject: 'object', aux: "doesn't", words: 'leak', means: { does: 'tar', what: '$subject' } },
    // What is said of a crate that was opened means something only after that.
    { subject: 'player', words: 'open a crate', means: { does: 'open', who: '$subject=you' } },
    {
      subject: 'player',
      words: 'put it <to:place>',
      means: { does: 'putIt', who: '$subject=you', to: '$to' },
    },
    { subject: 'player', words: 'close it', means: { does: 'closeIt', who: '$subject=you' } },
    { subject: 'any', words: 'rest', means: { does: 'rest', who: '$subject' } },
  ],
  durations: [
    { words: 'until the tide turns', means: 'tide', of: ['state'] },
    { words: 'this tide', means: 'tide', of: ['limit'] },
    { words: 'until morning', means: 'morning', of: ['state', 'limit'] },
  ],
  giving: [{ words: 'at random', gives: { how: 'random' } }],
  adjuncts: [
    { words: 'if <weather:weather>', means: { does: 'if', weather: '$weather', doing: '$effects' } },
    { words: 'unless <weather:weather>', means: { does: 'unless', weather: '$weather', doing: '$effects' } },
  ],
  leads: [{ words: 'if <weather:weather> ,', means: { does: 'if', weather: '$weather', doing: '$effects' } }],
  modals: [
    { words: 'may', of: isYou, means: { does: 'may', doing: '$effects' } },
    { words: 'may', of: (who) => !isYou(who), means: { does: 'may', who: '$subject', doing: '$effects' } },
  ],
  complements: {
    place: [
      { words: 'into {their} shed (upside_down)', means: { place: 'shed', down: '$upside_down?' } },
      { words: 'beside <what:boats>', means: { beside: '$what' } },
    ],
  },
  idioms: [
    {
      said: [{ does: 'open' }, { does: 'putIt', to: '$to' }, ', then', { does: 'closeIt' }],
      means: [{ does: 'unpack', to: '$to', closed: true }],
    },
    ...[{}, { who: '$who' }].map((who) => ({
      said: [{ does: 'open', ...who }, '.', { does: 'putIt', ...who, to: '$to' }],
      means: [{ does: 'unpack', ...who, to: '$to' }],
    })),
    {
      said: [
        { does: 'float', what: '$what', until: '$until' },
        { does: 'paint', what: '$what', color: '$color', until: '$until' },
      ],
      means: [
        { does: 'paint', what: '$what', color: '$color', until: '$until' },
        { does: 'float', what: '$what', until: '$until' },
      ],
    },
  ],
  each: 'for each <by:counted>',
  where: ', where x is <x:amount>',
  again: (who) => (who === 'first' ? 'same' : undefined),
  parse: (made) => (Array.isArray(made) && made.every(isDeed) ? made : undefined),
});

const isDeed = (value: unknown): value is Deed =>
  isObject(value) && typeof value['does'] === 'string' && !value['does'].endsWith('It');

export const harbour = clauseGrammar<Deed, null>(harbourWords);
