import { articleOf, type Hole, sameValue, sentence, sentenceTable, tokenize } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import type { AbilityAmount } from '../../language/selector.js';
import { leadingNumber, spelled, eachCounted, perEach, reckoned, timesEach } from './amounts.js';
import { condition } from './conditions.js';
import { type WordsContext, contextKey } from './context.js';

/** A number of counters of one kind. */
export interface Counters {
  readonly counter: string;
  readonly amount: AbilityAmount;
}
const NAME = /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u;

/** The names of two words: those of keyword counters (rule 122.1b). */
const TWO_WORDS: ReadonlySet<string> = new Set(['first strike', 'double strike']);
const isName = (name: string): boolean => NAME.test(name) || TWO_WORDS.has(name);

/** Words before "counter" that aren't names of counters. */
const NO_NAME: ReadonlySet<string> = new Set([
  'additional',
  'more',
  'such',
  'of',
  'those',
  'that',
  'other',
  'another',
]);

/** "A +1/+1 counter", "two charge counters". */
export const counters: Hole<Counters, WordsContext> = {
  read(words, context) {
    const [article] = words;
    const isOne = article?.text === 'a' || article?.text === 'an';
    const found = isOne ? { value: 1, length: 1 } : leadingNumber(words, context);
    const [first, ...more] = words.slice(found?.length ?? 0).map(({ text }) => text);
    const isTwo = TWO_WORDS.has(`${first} ${more[0]}`);
    const [name, noun, ...others] = isTwo ? [`${first} ${more[0]}`, ...more.slice(1)] : [first, ...more];
    if (!found || others.length > 0 || name === undefined || !isName(name) || NO_NAME.has(name))
      return undefined;
    if (noun !== (isOne ? 'counter' : 'counters') || (!isOne && found.value === 1)) return undefined;
    return { counter: name, amount: found.value };
  },
  print({ counter, amount }, context) {
    if (!isName(counter)) return undefined;
    if (amount === 1) return `${articleOf(counter)} ${counter} counter`;
    const number = spelled.print(amount, context);
    return number && `${number} ${counter} counters`;
  },
};

/** The condition that it was cast for its escape cost (rule 702.138b). */
const ESCAPED = { paid: 'escape' } as const;
type EntersWith = NonNullable<CardDefinition['entersWith']>;

/** "+1/+1 counters", after "a number of". */
export const kindOfCounters: Hole<string, WordsContext> = {
  read(words, context) {
    const [first] = words;
    return first && counters.read([{ ...first, text: 'two' }, ...words], context)?.counter;
  },
  print: (value) => `${value} counters`,
};

/**
 * The sentences of entering with counters: "~ enters the battlefield with two charge counters on it", without
 * the full stop.
 */
export const ENTERS_WITH = sentenceTable<EntersWith, WordsContext>(
  () => [
    sentence({
      words: '~ enters the battlefield with <counters> on it',
      also: ['~ enters with <counters> on it'],
      holes: { counters },
      make: ({ counters: made }) => made,
      parts: ({ if: asked, ...made }: EntersWith) => (asked === undefined ? { counters: made } : undefined),
    }),
    sentence({
      words: '~ escapes with <counters> on it',
      holes: { counters },
      make: ({ counters: made }) => ({ ...made, if: ESCAPED }),
      parts: ({ if: asked, ...made }: EntersWith) =>
        asked && sameValue(asked, ESCAPED) ? { counters: made } : undefined,
    }),
    sentence({
      words: '~ enters the battlefield with <counters> on it if <asked>',
      also: [
        '~ enters with <counters> on it if <asked>',
        'if <asked>, ~ enters with <counters> on it',
        'if <asked>, it enters the battlefield with <counters> on it',
        'if <asked>, it enters with <counters> on it',
      ],
      holes: { counters, asked: condition },
      make: ({ counters: made, asked }) => ({ ...made, if: asked }),
      parts: ({ if: asked, ...made }: EntersWith) => asked && { counters: made, asked },
    }),
    sentence({
      words: '~ enters the battlefield with <counters> on it for each <each>',
      also: ['~ enters with <counters> on it for each <each>'],
      holes: { counters, each: eachCounted },
      make({ counters: { counter, amount: one }, each }) {
        const amount = timesEach(one, each);
        return amount === undefined ? undefined : { counter, amount };
      },
      parts({ counter, amount, if: asked }: EntersWith) {
        const found = asked === undefined ? perEach(amount) : undefined;
        return found?.each === undefined
          ? undefined
          : { counters: { counter, amount: found.number }, each: found.each };
      },
    }),
    sentence({
      words: '~ enters the battlefield with a number of <counter> on it equal to <amount>',
      also: [
        '~ enters with a number of <counter> on it equal to <amount>',
        '~ enters the battlefield with X <counter> on it, where X is <amount>',
        '~ enters with X <counter> on it, where X is <amount>',
      ],
      holes: {
        counter: kindOfCounters,
        amount: reckoned,
      },
      make: (made) => made,
      parts: ({ if: asked, ...made }: EntersWith) => (asked === undefined ? made : undefined),
    }),
  ],
  tokenize,
  contextKey,
);
