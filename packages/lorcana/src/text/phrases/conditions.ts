import { sameValue, standsAt, type Hole, type Token } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { LorcanaCardFilter, PlayersSo } from '../../language/filter.js';
import { IT, token, wordsOf, type WordsContext } from './context.js';
import { printHappened, printLore, readHappened, readLore } from './happened.js';
import { readHowMany, type Is } from './amounts.js';
import { printPlace, readPlace } from './places.js';
import { joined, said, withArticle, type Words } from './said.js';
import { printReference, readReference } from './selections.js';
import { noun, nouns, readNoun } from './things.js';

type CountCondition = Extract<Condition, { readonly test: 'count' }>;

/** Builds "an opponent has more cards in their hand than you". One such opponent is enough. */
const ahead = (having: PlayersSo['having'], is: PlayersSo['is']): Condition => ({
  test: 'players',
  so: { of: 'opponent', having, is },
});
/** The condition "you have a character in play with more {S} than each opposing character". */
const STRONGEST: Condition = {
  test: 'more',
  amount: { greatest: 'strength', among: { type: 'character', controller: 'self', zone: 'play' } },
  than: { greatest: 'strength', among: { type: 'character', controller: 'opponent', zone: 'play' } },
};

/** Reads "you have characters named Ada and Bo in play", which needs one of each name. */
function readBoth(words: readonly Token[], context: WordsContext): Condition | undefined {
  const named = words.findIndex(({ text }) => text === 'named');
  const joints = words.flatMap(({ text }, at) => (text === 'and' && at > named ? [at] : []));
  if (!standsAt(['you', 'have'], words) || named < 3) return undefined;
  for (const joint of joints) {
    const lead = words.slice(2, named + 1);
    const names = [words.slice(named + 1, joint), words.slice(joint + 1, -2)];
    const found = names.map((name) => readNoun([...lead, ...name], true, context));
    const one = found.every((of) => of?.zone === 'play' && typeof of.withName === 'string');
    if (!one || !standsAt(['in', 'play'], words, words.length - 2)) continue;
    return {
      test: 'all',
      that: found.map((of) => ({
        test: 'count',
        of: { ...of, zone: 'play', controller: 'self' },
        is: { gte: 1 },
      })),
    };
  }
  return undefined;
}

/** The conditions that are one fixed phrase. */
const FIXED: readonly (readonly [words: string, condition: Condition, ...also: string[]])[] = [
  ['an opponent has more cards in their hand than you', ahead('hand', 'moreThanYours')],
  [
    'you have more cards in your hand than each opponent',
    { test: 'not', that: ahead('hand', 'atLeastYours') },
  ],
  ['an opponent has more cards in their inkwell than you', ahead('inkwell', 'moreThanYours')],
  ['an opponent has more lore than you', ahead('lore', 'moreThanYours')],
  [
    'an opponent has less lore than you',
    ahead('lore', 'fewerThanYours'),
    'you have more lore than an opponent',
  ],
  ['you have a character in play with more {s} than each opposing character', STRONGEST],
  ["this is your first turn and you're not the first player", { test: 'underdog' }],
];

/** Whose cards are counted: the words before the number. The words after the noun mean the same. */
const OWNERS: readonly (readonly [
  lead: string,
  places: readonly (readonly [end: string, place: string])[],
])[] = [
  [
    'you have',
    [
      ['in play', 'you have in play'],
      ['in your hand', 'in your hand'],
      ['in your discard', 'in your discard'],
      ['in your inkwell', 'in your inkwell'],
      ['here', 'here you have in play'],
    ],
  ],
  [
    'an opponent has',
    [
      ['in play', 'opponents have in play'],
      ['in their hand', "in opponents' hands"],
    ],
  ],
];

/** Reads "a damaged character is in play", "there are 5 or more characters in play". */
function readThere(words: readonly Token[], context: WordsContext): Condition | undefined {
  const text = wordsOf(words);
  const end = [' is in play', ' in play has damage', ' has damage'].find((one) => text.endsWith(one));
  const there = ["there 's", "there's", 'there is', 'there are'].find((one) => text.startsWith(`${one} `));
  const inner = end
    ? words.slice(0, -end.trim().split(' ').length)
    : words.slice(there?.split(' ').length ?? 0);
  if (!end && !there) return undefined;
  const from = inner.at(-1)?.text === 'play' && inner.at(-2)?.text === 'in' ? inner.slice(0, -2) : inner;
  const other = from[0]?.text === 'another';
  const how = other ? { is: { gte: 1 }, many: false, to: 1 } : readHowMany(from);
  const found = how && readNoun(from.slice(how.to), how.many, context);
  if (!how || found?.zone !== 'play') return undefined;
  const hurt = end?.endsWith(' has damage') === true ? { damaged: true } : {};
  return { test: 'count', of: { ...found, ...hurt, ...(other ? { excludeSelf: true } : {}) }, is: how.is };
}

/** Reads "there's a card under ~", "you used Shift to play them", "~ is a character card". */
function readOf(words: readonly Token[], context: WordsContext): Condition | undefined {
  const text = wordsOf(words);
  for (const [lead, so, time = ''] of OF_CARDS) {
    if (!text.startsWith(`${lead} `) || !text.endsWith(time)) continue;
    const to = words.length - (time === '' ? 0 : time.trim().split(' ').length);
    const what = readReference(words.slice(lead.split(' ').length, to), context);
    if (what !== undefined) return { test: 'is', what, so };
  }
  const at = words.findIndex((word) => ["it's", "they're", 'is', "'s"].includes(word.text));
  if (at < 0) return undefined;
  const subject =
    words[at]?.text === "it's" || words[at]?.text === "they're"
      ? IT
      : readReference(words.slice(0, at), context);
  const kind = words.slice(at + 1);
  if (subject !== undefined && wordsOf(kind) === NAMED_CARD)
    return { test: 'is', what: subject, so: { namedCard: true } };
  if (subject === undefined || (kind[0]?.text !== 'a' && kind[0]?.text !== 'an')) return undefined;
  const lent = kind.at(-1)?.text === 'card' ? LENT : [];
  const found = readNoun([...kind.slice(1), ...lent], false, context);
  if (!found) return undefined;
  const { zone: _zone, owner: _owner, ...so } = found;
  return Object.keys(so).length > 0 && found.controller === undefined
    ? { test: 'is', what: subject, so }
    : undefined;
}
const NAMED_CARD = 'the named card';
const OF_CARDS: readonly (readonly [lead: string, so: LorcanaCardFilter, end?: string])[] = [
  ["you've put a card under", { thisTurn: 'gotCardUnder' }, ' this turn'],
  ["you 've put a card under", { thisTurn: 'gotCardUnder' }, ' this turn'],
  ["there 's a card under", { hasCardUnder: true }],
  ["there's a card under", { hasCardUnder: true }],
  ['you used shift to play', { thisTurn: 'shifted' }],
];
const LENT: readonly Token[] = ['from', 'your', 'discard'].map(token);

/** Moves the words after "in play" to the noun, to which they belong: "a character in play with 5 {S} or more". */
function withTail(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(
    ({ text }, index) =>
      text === 'in' && words[index + 1]?.text === 'play' && TAILS.has(words[index + 2]?.text ?? ''),
  );
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2), ...words.slice(at, at + 2)];
}
const TAILS: ReadonlySet<string> = new Set(['with', 'without', 'named', 'that']);

function readCount(given: readonly Token[], context: WordsContext): CountCondition | undefined {
  const words = withTail(given);
  const text = wordsOf(words);
  for (const [lead, places] of OWNERS) {
    if (!text.startsWith(`${lead} `)) continue;
    for (const [end, place] of places) {
      if (!text.endsWith(` ${end}`)) continue;
      const from = lead.split(' ').length;
      const inner = words.slice(from, -end.split(' ').length);
      const other = inner[0]?.text === 'another';
      const how = other ? { is: { gte: 1 }, many: false, to: 1 } : readHowMany(inner);
      if (!how) continue;
      const last = words.at(-1);
      const named = place
        .split(' ')
        .map((word) => ({ ...(last ?? token('')), text: word, raw: word, capital: false }));
      const of = readPlace([...inner.slice(how.to), ...named], how.many, context);
      if (of) return { test: 'count', of: other ? { ...of, excludeSelf: true } : of, is: how.is };
    }
  }
  return undefined;
}

const TALLY = [
  ['gte', 'or more'],
  ['lte', 'or fewer'],
] as const;

function quantity(of: LorcanaCardFilter, is: Is, place: string): Words {
  const { gte, lte, eq, ...others } = typeof is === 'object' ? is : { eq: is };
  if (Object.keys(others).length > 0) return undefined;
  const strip = (words: Words): Words =>
    words?.endsWith(` ${place}`) === true ? words.slice(0, -place.length - 1) : undefined;
  const many = strip(printPlace(of, true));
  if (is === undefined || (gte === 1 && lte === undefined && eq === undefined)) {
    const one = strip(printPlace(of, false));
    return one === undefined ? undefined : withArticle(one);
  }
  if (eq === 0) return said`no ${many}`;
  if (typeof eq === 'number') return said`exactly ${eq} ${eq === 1 ? strip(printPlace(of, false)) : many}`;
  const known = { gte, lte };
  const [found, ...more] = TALLY.filter(([key]) => typeof known[key] === 'number');
  return found && more.length === 0 ? said`${String(known[found[0]])} ${found[1]} ${many}` : undefined;
}

function printCount({ of, is }: CountCondition): Words {
  for (const [lead, places] of OWNERS)
    for (const [end, place] of places) {
      const words = quantity(of, is, place);
      if (words !== undefined) return `${lead} ${words} ${end}`;
    }
  return undefined;
}

/** Reads the state of a known card: "~ is exerted", "they have no damage", "~ has 5 {S} or more". */
function readState(words: readonly Token[], context: WordsContext): Condition | undefined {
  for (let at = 1; at < words.length; at++) {
    const verb = words[at]?.text ?? '';
    if (!STATE_VERBS.has(verb)) continue;
    const what = readReference(words.slice(0, at), context);
    if (what === undefined) continue;
    const so = readSo(words.slice(at + 1), verb === 'is' || verb === 'are', context);
    if (so) return { test: 'is', what, so };
  }
  return undefined;
}
const STATE_VERBS: ReadonlySet<string> = new Set(['is', 'are', 'has', 'have', "'s"]);

/** Reads what is said of a card, with the adjectives and tails of the grammar of choices. */
function readSo(words: readonly Token[], is: boolean, context: WordsContext): LorcanaCardFilter | undefined {
  const character = token('character');
  const lead = token('with');
  if (words.length === 0) return undefined;
  const tries = is
    ? [
        [...words, character],
        [character, ...words],
      ]
    : [[character, lead, ...words]];
  for (const one of tries) {
    const found = readNoun(one, false, context);
    if (!found) continue;
    const { zone, type, ...so } = found;
    if (zone === 'play' && type === 'character' && Object.keys(so).length > 0) return so;
  }
  return undefined;
}

/** Prints "there are 5 or more damaged characters in play". */
function printThere({ of, is }: CountCondition): Words {
  if (of.zone !== 'play') return undefined;
  const { gte } = typeof is === 'object' ? is : { gte: undefined };
  const one = noun(of);
  if (gte === 1) return one && `there's ${withArticle(one)} in play`;
  return typeof gte === 'number' ? said`there are ${gte} or more ${nouns(of)} in play` : undefined;
}

function printOf({ what, so }: Extract<Condition, { readonly test: 'is' }>, context: WordsContext): Words {
  const [lead, , time = ''] = OF_CARDS.find(([, one]) => sameValue(one, so)) ?? [];
  if (lead !== undefined) return said`${lead.replace(" 's", "'s")} ${printReference(what, context)}${time}`;
  const subject: Words = what === IT ? "it's" : said`${printReference(what, context, true)} is`;
  if (sameValue(so, { namedCard: true })) return said`${subject} ${NAMED_CARD}`;
  if (so.type === undefined || so.zone !== undefined) return undefined;
  const words = noun({ ...so, zone: 'discard', owner: 'self' });
  const end = ' from your discard';
  return words?.endsWith(end) === true
    ? said`${subject} ${withArticle(words.slice(0, -end.length))}`
    : undefined;
}

function printState({ what, so }: Extract<Condition, { readonly test: 'is' }>, context: WordsContext): Words {
  const words = noun({ ...so, type: 'character', zone: 'play' });
  const subject = printReference(what, context, true);
  const many = what === IT;
  if (words === undefined || so.type !== undefined || so.zone !== undefined) return undefined;
  if (words.startsWith('character with '))
    return said`${subject} ${many ? 'have' : 'has'} ${words.slice('character with '.length)}`;
  const be = many ? 'are' : 'is';
  if (words.startsWith('character ')) return said`${subject} ${be} ${words.slice('character '.length)}`;
  return words.endsWith(' character')
    ? said`${subject} ${be} ${words.slice(0, -' character'.length)}`
    : undefined;
}

/** Reads "you don't have a Captain character in play", "you didn't play a song this turn". */
function readNot(words: readonly Token[], context: WordsContext): Condition | undefined {
  const [first, second, third] = words;
  if (first?.text !== 'you' || !second) return undefined;
  const verb = second.text === "don't" ? third?.text : undefined;
  if (verb === 'have') {
    const that = readCount([first, ...words.slice(2)], context);
    return that && { test: 'not', that };
  }
  if (second.text !== "didn't" || third?.text !== 'play') return undefined;
  const that = readHappened([first, { ...third, text: 'played' }, ...words.slice(3)], context);
  return that && { test: 'not', that };
}

function printNot(that: Condition): Words {
  const words = that.test === 'count' ? printCount(that) : undefined;
  if (words?.startsWith('you have ') === true) return `you don't have ${words.slice('you have '.length)}`;
  const happened = that.test === 'happened' ? printHappened(that) : undefined;
  return happened?.startsWith('you played ') === true
    ? `you didn't play ${happened.slice('you played '.length)}`
    : undefined;
}

function readOne(words: readonly Token[], context: WordsContext): Condition | undefined {
  const text = wordsOf(words);
  const fixed = FIXED.find(([one, , ...also]) => one === text || also.includes(text))?.[1];
  return (
    fixed ??
    readLore(words) ??
    readHappened(words, context) ??
    readOf(words, context) ??
    readThere(words, context) ??
    readNot(words, context) ??
    readBoth(words, context) ??
    readCount(words, context) ??
    readState(words, context)
  );
}

/** Reads a condition, as after "if" and "while". */
function read(words: readonly Token[], context: WordsContext): Condition | undefined {
  const one = readOne(words, context);
  if (one) return one;
  for (let at = 1; at < words.length - 1; at++) {
    if (words[at]?.text !== 'and') continue;
    const first = readOne(words.slice(0, at), context);
    const second = first && read(words.slice(at + 1), context);
    if (first && second)
      return { test: 'all', that: second.test === 'all' ? [first, ...second.that] : [first, second] };
  }
  return undefined;
}

function print(condition: Condition, context: WordsContext): Words {
  const fixed = FIXED.find(([, one]) => sameValue(one, condition))?.[0];
  if (fixed !== undefined) return fixed;
  if (condition.test === 'count') return printCount(condition) ?? printThere(condition);
  if (condition.test === 'lore') return printLore(condition);
  if (condition.test === 'happened') return printHappened(condition);
  if (condition.test === 'not') return printNot(condition.that);
  if (condition.test === 'is') return printOf(condition, context) ?? printState(condition, context);
  if (condition.test !== 'all') return undefined;
  return joined(
    condition.that.map((part) => print(part, context)),
    ' and ',
  );
}

/** A condition, as after "if" and "while". */
export const holds: Hole<Condition, WordsContext> = { read, print };
