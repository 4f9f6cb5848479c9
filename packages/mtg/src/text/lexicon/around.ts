import type { LexiconEntry } from '@reticle/core/text';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Returns the third person of a verb: "passes", "copies", "taps". */
const third = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** The verbs of players and objects on cards. */
const VERBS =
  words(`get gain lose become fight deal phase attack block enter draw discard sacrifice mill exile reveal shuffle create choose
  search add pay skip control take return untap tap name look explore perpetually connive die would give share must activate flip
  cost saddle switch transform assign separate guess roll vote say face may can exchange adapt destroy move scry surveil proliferate
  investigate manifest copy keep play leave regenerate remove turn win learn conjure seek incubate cloak suspect detain goad cease end start untap
  own count distribute divide double note repeat prevent crew train venture amass bolster support populate convert specialize sees`);

const MARKS_AFTER = words(`. , ; : " ' — • 's ]`);

const LINKS =
  words(`and to until into onto for at if unless then instead equal by where when whenever during before after while
  rather once twice on upon through`);

const PHRASES = [
  'this turn',
  'this combat',
  'this way',
  'as long as',
  'as though',
  'as if',
  'as you',
  'as it',
  'three times',
  'x times',
  'four times',
  'that many times',
  'face down',
  'face up',
  'from combat',
  'from it',
  'from among',
  'or up to',
  'and/or up to',
  'and/or target',
  'or target',
  'in a face-down pile',
  'in addition',
  'in any order',
  'in random order',
  'with the next',
  'additional',
  'or untap',
  'or tap',
  'or exile',
  'or destroy',
  'or return',
  'or put',
  'or draw',
  'or sacrifice',
  'or add',
  'or create',
  'or remove',
  'or you',
];

/**
 * Verbs whose bare form is also their participle: "a spell cast from exile". After a phrase it may belong to
 * the phrase.
 */
const PARTICIPLES = words('cast put');

const IRREGULAR = words(
  `has have had is are was were does do doesn't don't can't cannot won't isn't aren't didn't`,
);

/**
 * The marks and words that may follow a phrase without belonging to it. If something else follows, the phrase
 * isn't understood.
 */
const AFTER_WORDS: readonly string[] = [
  ...MARKS_AFTER,
  ...LINKS,
  ...PHRASES,
  ...VERBS,
  ...[...VERBS, ...PARTICIPLES].map(third),
  ...IRREGULAR,
  ...[...VERBS, ...PARTICIPLES, 'have', 'other', 'control'].map((verb) => `each ${verb}`),
  'without paying',
  // "Except for" would belong to the phrase.
  ...words(`it it's its the that they their ~ this his her as`).map((word) => `except ${word}`),
];

export const AFTER: readonly LexiconEntry[] = [...new Set(AFTER_WORDS)].map((phrase) => ({
  role: 'after',
  words: phrase,
  examples: [],
}));

const MARKS_BEFORE = words(`. , ; : " • — ~`);

const PREPOSITIONS =
  words(`about above across after against along among and and/or around as at before behind below beneath beside between
  beyond but by during except for from if in inside into of off on onto or outside over past per plus since than then through to toward
  towards under unless until upon versus via when whenever where whether while with within without`);

/** Verbs before phrases, in addition to those after them. */
const MORE_VERBS = words(
  `attach attacking blocking cast champion counter destroy double enchant equip haunt put unattach`,
);

/** "The next time target creature would deal damage", "return to your hand target creature card". */
const THINGS = words('time damage hand battlefield graveyard library');

/** "Creatures target player controls". */
const OF_PLAYERS = [
  '<type>',
  '<subtype>',
  ...words('card cards permanent permanents spell spells token tokens source sources'),
];

/** After these, a single unknown word counts as a verb: perhaps a new keyword action. */
const BEFORE_VERBS = words(`. , ; : " • — and then may can can't must would you they it ~ instead`);

function before(text: string, kinds?: readonly string[]): LexiconEntry {
  return { role: 'before', words: text, ...(kinds ? { kinds } : {}), examples: [] };
}
const all = [...VERBS, ...MORE_VERBS];

/**
 * The words that may precede a phrase without belonging to it. After anything else, the phrase isn't
 * understood.
 */
export const BEFORE: readonly LexiconEntry[] = [
  ...new Set([...MARKS_BEFORE, ...PREPOSITIONS, ...THINGS, ...all, ...all.map(third), 'instead', 'only']),
]
  .map((text) => before(text))
  .concat(
    OF_PLAYERS.map((text) => before(text, ['player'])),
    BEFORE_VERBS.map((text) => before(`${text} <word>`)),
  );
