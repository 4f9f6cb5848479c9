import { standsAt, numberOf, sameValue, type Token } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { wordsOf, type WordsContext } from './context.js';
import { readHowMany } from './amounts.js';
import { said, withArticle, type Words } from './said.js';
import { anywhere, noun, nouns, readNoun } from './things.js';

type Happened = Extract<Condition, { readonly test: 'happened' }>;

/** The words for what happened this turn to cards of a kind: those before the noun, and those after it. */
interface HappenedWords {
  readonly fact: Happened['fact'];
  readonly lead: readonly string[];
  readonly end: string;
  readonly whose?: LorcanaCardFilter;
}
const HAPPENED_WORDS: readonly HappenedWords[] = [
  {
    fact: 'played',
    lead: ['you played', "you 've played", "you've played"],
    end: 'this turn',
    whose: { controller: 'self' },
  },
  { fact: 'banished', lead: [''], end: 'was banished this turn' },
  { fact: 'banishedInChallenge', lead: [''], end: 'was banished in a challenge this turn' },
  { fact: 'damaged', lead: [''], end: 'was damaged this turn' },
  { fact: 'challenged', lead: [''], end: 'challenged this turn' },
];

const PUT = /^(\d{1,2}) or more (other )?cards (?:were|have been) put into your discard this turn$/u;
const LEFT = /^(?:a card|(\d{1,2}) or more cards) (?:has |have )?left a player 's discard this turn$/u;

/** The fixed words for what you did this turn, or what happened to this card. The first are printed. */
const FIXED: readonly (readonly [condition: Happened, words: string, ...also: string[]])[] = [
  [
    { test: 'happened', fact: 'healed', who: 'you', is: { gte: 1 } },
    'you removed damage from a character or location this turn',
  ],
  [
    { test: 'happened', fact: 'healed', to: { type: 'character' }, who: 'you', is: { gte: 1 } },
    'you removed damage from a character this turn',
    'you removed 1 or more damage from a character this turn',
    "you 've removed damage from a character this turn",
    "you've removed damage from a character this turn",
  ],
  [
    {
      test: 'happened',
      fact: 'healed',
      to: { type: 'character', controller: 'self' },
      who: 'you',
      is: { gte: 1 },
    },
    'you removed damage from one of your characters this turn',
    'you removed 1 or more damage from one of your characters this turn',
  ],
];

/** Reads "2 or more cards were put into your discard this turn", "a card left a player's discard this turn". */
function readDiscards(text: string): Condition | undefined {
  const put = PUT.exec(text);
  if (put)
    return {
      test: 'happened',
      fact: 'putIntoDiscard',
      to: { owner: 'self', ...(put[2] === undefined ? {} : { excludeSelf: true }) },
      is: { gte: Number(put[1]) },
    };
  const left = LEFT.exec(text);
  return left ? { test: 'happened', fact: 'leftDiscard', is: { gte: Number(left[1] ?? 1) } } : undefined;
}

function discardWords({ fact, to, is }: Happened): Words {
  const { gte } = typeof is === 'object' ? is : {};
  if (typeof gte !== 'number') return undefined;
  if (fact === 'leftDiscard')
    return to
      ? undefined
      : `${gte === 1 ? 'a card' : `${gte} or more cards`} left a player's discard this turn`;
  const { owner, excludeSelf = false, ...more } = to ?? {};
  return fact === 'putIntoDiscard' && owner === 'self' && Object.keys(more).length === 0
    ? `${gte} or more ${excludeSelf ? 'other ' : ''}cards were put into your discard this turn`
    : undefined;
}

export function readHappened(words: readonly Token[], context: WordsContext): Condition | undefined {
  const text = wordsOf(words);
  const discards = readDiscards(text) ?? FIXED.find(([, ...ways]) => ways.includes(text))?.[0];
  if (discards) return discards;
  for (const { fact, lead, end, whose } of HAPPENED_WORDS)
    for (const start of lead) {
      if (!text.endsWith(` ${end}`) || !text.startsWith(start)) continue;
      const from = start === '' ? 0 : start.split(' ').length;
      const inner = words.slice(from, -end.split(' ').length);
      const none = standsAt(['none', 'of', 'your'], inner);
      const other = inner[0]?.text === 'another';
      const own = none || standsAt(['one', 'of', 'your'], inner);
      const how = own
        ? { is: none ? { eq: 0 } : { gte: 1 }, many: true, to: 3 }
        : other
          ? { is: { gte: 1 }, many: false, to: 1 }
          : readHowMany(inner);
      const found = how && readNoun(inner.slice(how.to), how.many, context);
      const to = found && anywhere(found);
      if (!how || !to || (whose && to.controller !== undefined)) continue;
      const filter: LorcanaCardFilter = {
        ...to,
        ...whose,
        ...(own ? { controller: 'self' } : {}),
        ...(other ? { excludeSelf: true } : {}),
      };
      return { test: 'happened', fact, to: filter, is: how.is };
    }
  return undefined;
}

export function printHappened(condition: Happened): Words {
  const { fact, to, is } = condition;
  const discards = discardWords(condition) ?? FIXED.find(([known]) => sameValue(known, condition))?.[1];
  if (discards !== undefined) return discards;
  const form = HAPPENED_WORDS.find((one) => one.fact === fact);
  if (!form || !to) return undefined;
  const { controller, ...rest } = to;
  const filter: LorcanaCardFilter = { zone: 'play', ...(form.whose ? rest : to) };
  if (form.whose && controller !== form.whose.controller) return undefined;
  const [lead] = form.lead;
  const { gte, eq } = typeof is === 'object' ? is : {};
  const own = controller === 'self' && !form.whose ? nouns({ ...rest, zone: 'play' }) : undefined;
  const one = noun(filter);
  const what: Words =
    own === undefined
      ? gte === 1
        ? one && withArticle(one)
        : typeof gte === 'number'
          ? said`${gte} or more ${nouns(filter)}`
          : undefined
      : gte === 1
        ? `one of your ${own}`
        : eq === 0
          ? `none of your ${own}`
          : undefined;
  return what && [lead, what, form.end].filter((words) => words !== '').join(' ');
}

/** Reads "an opponent has 10 or more lore", "you have 5 or more lore". */
export function readLore(words: readonly Token[]): Condition | undefined {
  const text = wordsOf(words);
  for (const [lead, of] of LORE) {
    if (!text.startsWith(`${lead} `) || !text.endsWith(' lore')) continue;
    const inner = words.slice(lead.split(' ').length, -1);
    const exact = inner.length === 1 ? numberOf(inner[0]?.text ?? '') : undefined;
    if (typeof exact === 'number') return { test: 'lore', of, is: { eq: exact } };
    const how = readHowMany(inner);
    if (how?.to === inner.length && how.is !== undefined) return { test: 'lore', of, is: how.is };
  }
  return undefined;
}
const LORE = [
  ['you have', 'you'],
  ['an opponent has', 'opponent'],
] as const;

export function printLore({ of, is }: Extract<Condition, { readonly test: 'lore' }>): Words {
  const lead = LORE.find(([, one]) => one === of)?.[0];
  const { gte, lte, eq } = typeof is === 'object' ? is : { eq: is };
  if (typeof eq === 'number') return said`${lead} ${eq} lore`;
  if (typeof gte === 'number') return said`${lead} ${gte} or more lore`;
  return typeof lte === 'number' ? said`${lead} ${lte} or fewer lore` : undefined;
}
