import { numberOf, type Hole, type Token } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { IT, token, wordsOf, type WordsContext } from './context.js';
import { printPlace, readPlace } from './places.js';
import { joined, said, withArticle, type Words } from './said.js';
import { printReference, readReference } from './selections.js';
import { noun, readNoun } from './things.js';

type Count = Extract<Condition, { readonly test: 'count' }>;

const HANDS: Condition = {
  test: 'more',
  amount: { count: { zone: 'hand', owner: 'opponent' } },
  than: { count: { zone: 'hand', owner: 'self' } },
};

/** Conditions that are one phrase each. */
const FIXED: readonly (readonly [words: string, condition: Condition, ...also: string[]])[] = [
  ['an opponent has more cards in their hand than you', HANDS],
];

/** Whose cards are counted: what stands before the number, and what behind the noun means the same. */
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

type Is = Count['is'];

/** "A", "another", "2 or more", "no", "exactly 1": how many, and one past its last token. */
function readHowMany(
  words: readonly Token[],
): { readonly is: Is; readonly many: boolean; readonly to: number } | undefined {
  const [first, second, third] = words.map(({ text }) => text);
  if (first === 'a' || first === 'an') return { is: { gte: 1 }, many: false, to: 1 };
  if (first === 'no') return { is: { eq: 0 }, many: true, to: 1 };
  if (first === 'any') return { is: { gte: 1 }, many: true, to: 1 };
  const exact = first === 'exactly';
  const number = numberOf((exact ? second : first) ?? '');
  if (typeof number !== 'number') return undefined;
  if (exact) return { is: { eq: number }, many: number !== 1, to: 2 };
  if (second === 'or' && third === 'more') return { is: { gte: number }, many: true, to: 3 };
  return second === 'or' && (third === 'fewer' || third === 'less')
    ? { is: { lte: number }, many: true, to: 3 }
    : undefined;
}

function readCount(words: readonly Token[], context: WordsContext): Count | undefined {
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
  if (typeof eq === 'number') return eq === 1 ? undefined : said`exactly ${eq} ${many}`;
  const known = { gte, lte };
  const [found, ...more] = TALLY.filter(([key]) => typeof known[key] === 'number');
  return found && more.length === 0 ? said`${String(known[found[0]])} ${found[1]} ${many}` : undefined;
}

function printCount({ of, is }: Count): Words {
  for (const [lead, places] of OWNERS)
    for (const [end, place] of places) {
      const words = quantity(of, is, place);
      if (words !== undefined) return `${lead} ${words} ${end}`;
    }
  return undefined;
}

/** "~ is exerted", "they have no damage", "~ has 5 {S} or more": a state of a card that is known. */
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

/** What is said of a card, as after "a character": adjectives and tails of the grammar of choices. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function readOne(words: readonly Token[], context: WordsContext): Condition | undefined {
  const text = wordsOf(words);
  const fixed = FIXED.find(([one, , ...also]) => one === text || also.includes(text))?.[1];
  return fixed ?? readCount(words, context) ?? readState(words, context);
}

/** What holds, as after "if" and "while". */
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
  const fixed = FIXED.find(([, one]) => isSame(one, condition))?.[0];
  if (fixed !== undefined) return fixed;
  if (condition.test === 'count') return printCount(condition);
  if (condition.test === 'is') return printState(condition, context);
  if (condition.test !== 'all') return undefined;
  return joined(
    condition.that.map((part) => print(part, context)),
    ' and ',
  );
}

/** A condition, as after "if" and "while". */
export const holds: Hole<Condition, WordsContext> = { read, print };
