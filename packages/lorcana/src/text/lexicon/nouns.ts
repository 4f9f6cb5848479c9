import { head, type LexiconEntry, adjective, count } from '@reticle/core/text';
import { third } from '../verbs.js';

/** A card type as a noun, with what cannot be said of it. */
function type(words: string, example: string, lacks: readonly string[]): LexiconEntry {
  return {
    role: 'class',
    words,
    filter: { type: words },
    family: 'type',
    ...(lacks.length > 0 ? { lacks } : {}),
    examples: [example],
  };
}

const player = { kind: 'player' };

/** What can be chosen: cards in play (their types need no noun of their own), cards elsewhere, players. */
export const NOUNS: readonly LexiconEntry[] = [
  { role: 'bare', words: '', filter: { zone: 'play' }, examples: ['chosen character'] },
  type('character', 'chosen character', []),
  type('item', 'chosen item', ['strength', 'willpower', 'classification']),
  type('location', 'chosen character or location', ['strength', 'classification']),
  type('action', 'chosen action card from your discard', ['strength', 'willpower']),
  type('song', 'chosen song card from your discard', ['strength', 'willpower']),
  head('card', {}, 'chosen character card from your discard'),
  head('card in play', { zone: 'play' }, 'chosen card in play'),
  head('player', {}, 'chosen player', player),
  head('opponent', { is: 'opponent' }, 'chosen opponent', { ...player, also: ['opposing player'] }),
];

const state = { family: 'state', shared: true };

/** Words before a noun. */
export const ADJECTIVES: readonly LexiconEntry[] = [
  adjective('other', { excludeSelf: true }, 'chosen other character of yours', { shared: true }),
  adjective('opposing', { controller: 'opponent' }, 'chosen opposing character', { shared: true }),
  adjective('damaged', { damaged: true }, 'chosen damaged character', state),
  adjective('undamaged', { damaged: false }, 'chosen undamaged character', state),
  adjective('exerted', { exerted: true }, 'chosen exerted character', state),
  adjective('ready', { ready: true }, 'chosen ready character', state),
  adjective('<ink>', { ink: '<ink>' }, 'chosen Amber character', { family: 'ink', shared: true }),
  adjective(
    'non-<classification>',
    { withoutClassification: '<classification>' },
    'chosen non-Villain character',
  ),
  adjective(
    '<classification>',
    { withClassification: '<classification>' },
    'chosen Villain or Hero character',
    {
      family: 'classification',
      alone: 'character',
      of: 'classification',
    },
  ),
];

const listed = (text: string): readonly string[] => text.split(/\s+/);

const VERBS =
  listed(`get gain lose take deal banish exert ready return draw discard reveal choose put play move quest challenge
  sing shuffle look give remove gain enter pay name count skip search add sacrifice become heal cost stay remain leave
  swap switch trade share ignore double reduce increase start end win see treat make set use keep fight strike score go`);
const IRREGULAR = listed(
  `has have had is are was were does do doesn't don't can can't cannot may must won't isn't aren't would`,
);

const MARKS = listed(`. , ; : ! " ' — • 's ]`);
const LINKS =
  listed(`and to until into onto under for unless if then instead equal when whenever while during before after as by
  twice again facedown faceup hither also both`);
/** "Give chosen character +2 {S}"; a number without its sign is the keyword's: "with Resist +1". */
const SIGNED = ['x', ...Array.from({ length: 20 }, (_, number) => String(number + 1))].flatMap((number) =>
  ['{s}', '{w}', '{l}'].flatMap((sign) => [`+${number} ${sign}`, `-${number} ${sign}`]),
);
const PHRASES = [
  'this turn',
  'at the start of',
  'at the end of',
  'at random',
  'each time',
  'each',
  'in any order',
  'or less damage',
  '<number> damage',
  '<number> {i}',
  '<keyword>',
  'or up to',
  ...VERBS.map((verb) => `or ${verb}`),
  'or you',
  'on the bottom',
  'on the top',
  'on bottom',
  'on top',
  'on either',
  'with the top card',
  'from play',
];

/** Marks and words that may follow a phrase without belonging to it; where none of them does, it is not understood. */
export const AFTER: readonly LexiconEntry[] = [
  ...new Set([...MARKS, ...LINKS, ...SIGNED, ...PHRASES, ...VERBS, ...VERBS.map(third), ...IRREGULAR]),
].map((phrase) => ({ role: 'after', words: phrase, examples: [] }));

/** What stands before "chosen": how many, and whether they must be others (rule 6.1.3; "up to" includes none). */
export const COUNTS: readonly LexiconEntry[] = [
  count('any number of', { min: 0, max: 'any' }, 'any number of chosen characters'),
  count('one or more', { min: 1, max: 'any' }, 'one or more chosen items', {
    also: ['1 or more', 'at least one', 'at least 1'],
  }),
  count('<number> or more', { min: '<number>', max: 'any' }, '2 or more chosen items', {
    also: ['at least <number>'],
  }),
  count('up to <number>', { min: 0, max: '<number>' }, 'up to 2 chosen characters', {
    also: ['as many as <number>', 'at most <number>', 'no more than <number>'],
  }),
  count('<number>', { min: '<number>', max: '<number>' }, '2 chosen characters', {
    also: ['exactly <number>'],
  }),
  count('<number> or <number.2>', { min: '<number>', max: '<number.2>' }, '1 or 2 chosen items'),
  count('another', { min: 1, max: 1, other: true }, 'another chosen character', {
    also: ['one other', '1 other', 'a second', 'a third', 'a fourth', 'a different', 'a new'],
  }),
  count(
    'another <number>',
    { min: '<number>', max: '<number>', other: true },
    'another 2 chosen characters of yours',
  ),
  { role: 'other', words: 'other', examples: ['up to 2 other chosen characters'] },
];

const WORDS = [
  'the chosen',
  'that chosen',
  'those chosen',
  'each chosen',
  'both chosen',
  'all chosen',
  'is chosen',
  'are chosen',
  'was chosen',
  'were chosen',
  'be chosen',
  'been chosen',
  'being chosen',
  "'s chosen",
  "isn't chosen",
  'not chosen',
  'has chosen',
  'you have chosen',
  'they have chosen',
  "it's chosen",
  'chosen this way',
  'chosen by',
  'chosen for',
  'chosen name',
  'chosen name is',
] as const;

/** "Chosen" where nothing is chosen: what was chosen before is spoken of, or that something is chosen. */
export const MENTIONS: readonly LexiconEntry[] = WORDS.map((words) => ({
  role: 'mention',
  words,
  examples: [],
}));

const one = { min: 1, max: 1 };
const another = { ...one, other: true };

interface OpeningAmount {
  readonly words: string;
  readonly also?: readonly string[];
  /** None where how many is not in the words, or is less than all: no choice can say that. */
  readonly phrase?: NonNullable<LexiconEntry['phrase']>;
}

const AMOUNTS: readonly OpeningAmount[] = [
  { words: 'up to <number>', phrase: { min: 0, max: '<number>' } },
  { words: '<number> or more', phrase: { min: '<number>', max: 'any' } },
  { words: '<number>', also: ['exactly <number>'], phrase: { min: '<number>', max: '<number>' } },
  { words: 'any number', phrase: { min: 0, max: 'any' } },
  {
    words: 'another',
    also: ['another one', '1 other', 'a different', 'a second', 'any other'],
    phrase: another,
  },
  { words: 'that many', also: ['up to that many', 'half', 'one or both', 'all but <number>'] },
];

/** How many, of whose where that is said: "one of your", "up to 2 of their", "up to 2". */
const amounts = (rest: (words: string) => string, as: readonly string[], things: string) =>
  AMOUNTS.map(({ words, also = [], phrase }): LexiconEntry => ({
    role: 'opening',
    words: rest(words),
    also: also.map(rest),
    ...(as.length > 0 ? { as } : {}),
    ...(phrase
      ? { phrase, examples: [`${rest(words).replace('<number>', '2')} ${things}`] }
      : { examples: [] }),
  }));

const of = (whose: string, as: string): readonly LexiconEntry[] =>
  amounts((words) => `${words} of ${whose}`, [as], 'items');

/** What begins a choice without the word "chosen". That it chooses is for its sentence to say: a condition does not. */
export const OPENINGS: readonly LexiconEntry[] = [
  ...of('your', 'of yours'),
  ...of('their', 'of theirs'),
  ...of("that player's", 'of theirs'),
  ...amounts((words) => (words === 'any number' ? `${words} of` : words), [], 'opposing characters'),
  { role: 'opening', words: 'a', also: ['an', 'any'], phrase: one, examples: ['an opposing character'] },
  // Characters move to their player's locations only (rule 4.7.1).
  { role: 'opening', words: 'to a', as: ['of yours'], phrase: one, examples: ['to a location'] },
  {
    role: 'opening',
    words: 'to the same',
    as: ['of yours'],
    phrase: one,
    examples: ['to the same location'],
  },
  {
    role: 'opening',
    words: 'to another',
    as: ['of yours'],
    phrase: another,
    examples: ['to another location'],
  },
];
