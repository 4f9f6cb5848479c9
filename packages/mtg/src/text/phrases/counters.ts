import { type Hole, type Token, sameValue, sentence, sentenceTable } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import type { TokenFacts } from '../../language/effects/permanents.js';
import { PREDEFINED_TOKENS } from '../../language/predefined-tokens.js';
import type { AbilityAmount } from '../../language/selector.js';
import { leadingNumber, spelled, eachCounted, perEach, reckoned, timesEach } from './amounts.js';
import { condition } from './conditions.js';
import type { WordsContext } from './context.js';
import { capitalised, printBody, printWith, readBody, readWith } from './pump.js';

/** Counters of one kind. */
export interface Counters {
  readonly counter: string;
  readonly amount: AbilityAmount;
}
const NAME = /^(?:[a-z]{2,20}|[+-][01]\/[+-][01])$/u;

/** Words before "counter" that are no name of a counter. */
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
    const [name, noun, ...others] = words.slice(found?.length ?? 0).map(({ text }) => text);
    if (!found || others.length > 0 || name === undefined || !NAME.test(name) || NO_NAME.has(name))
      return undefined;
    if (noun !== (isOne ? 'counter' : 'counters') || (!isOne && found.value === 1)) return undefined;
    return { counter: name, amount: found.value };
  },
  print({ counter, amount }, context) {
    if (!NAME.test(counter)) return undefined;
    if (amount === 1) return `${/^[aeiou]/u.test(counter) ? 'an' : 'a'} ${counter} counter`;
    const number = spelled.print(amount, context);
    return number && `${number} ${counter} counters`;
  },
};

/** So many tokens of one kind. */
export interface Tokens {
  readonly token: TokenFacts;
  readonly count: AbilityAmount;
  readonly tapped: boolean;
}
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** Tokens that rules define by their name (rule 111.10). */
function readDefined(all: readonly Token[], context: WordsContext): Tokens | undefined {
  const said = all[0]?.text ?? '';
  const found = ARTICLES.has(said) ? { value: 1, length: 1 } : leadingNumber(all, context);
  const words = all.slice(found?.length ?? 1);
  const tapped = words[0]?.text === 'tapped';
  const [name, noun, ...others] = tapped ? words.slice(1) : words;
  const token = PREDEFINED_TOKENS.find(({ subtypes }) => subtypes[0].toLowerCase() === name?.text);
  const fits = found && noun?.text === (found.value === 1 ? 'token' : 'tokens') && others.length === 0;
  return token && fits ? { token, count: found.value, tapped } : undefined;
}

function printDefined({ token, count, tapped }: Tokens, context: WordsContext): string | undefined {
  const found = PREDEFINED_TOKENS.find((known) => sameValue(known, token));
  const number = count === 1 ? 'a' : spelled.print(count, context);
  return found && number === undefined
    ? undefined
    : found && `${number} ${tapped ? 'tapped ' : ''}${found.subtypes[0]} ${count === 1 ? 'token' : 'tokens'}`;
}

function read(all: readonly Token[], context: WordsContext): Tokens | undefined {
  const defined = readDefined(all, context);
  if (defined) return defined;
  const said = all[0]?.text ?? '';
  const found = ARTICLES.has(said) ? { value: 1, length: 1 } : leadingNumber(all, context);
  const number = found?.value;
  const words = all.slice(found?.length ?? 1);
  const tapped = words[0]?.text === 'tapped';
  const from = tapped ? 1 : 0;
  const made = readBody(words.slice(from), context);
  if (
    !made ||
    !made.body.colors ||
    made.body.subtypes.length === 0 ||
    number === undefined ||
    said === 'one'
  ) {
    return undefined;
  }
  const [noun, ...after] = words.slice(from + made.length);
  if (noun?.text !== (number === 1 ? 'token' : 'tokens')) return undefined;
  const at = after.findIndex(({ text }) => text === 'named');
  const name = at < 0 ? [] : after.slice(at + 1);
  const keywords = readWith(at < 0 ? after : after.slice(0, at), context);
  if (!keywords || (at >= 0 && name.length === 0) || !name.every(({ capital }) => capital)) return undefined;
  const { power, toughness, colors, subtypes, types } = made.body;
  return {
    count: number,
    tapped,
    token: {
      ...(at < 0 ? {} : { name: name.map(({ text }) => capitalised(text)).join(' ') }),
      types,
      subtypes,
      ...(colors.length === 0 ? {} : { colors }),
      power,
      toughness,
      ...(keywords.length === 0 ? {} : { keywords }),
    },
  };
}

function print(made: Tokens, context: WordsContext): string | undefined {
  const defined = printDefined(made, context);
  if (defined !== undefined) return defined;
  const { token, count, tapped } = made;
  const { name, supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  if (power === undefined || toughness === undefined || supertypes.length > 0) return undefined;
  const number = count === 1 ? 'a' : spelled.print(count, context);
  const body = printBody({ power, toughness, colors, subtypes, types, keywords });
  const having = printWith(keywords, context);
  if (number === undefined || body === undefined || having === undefined) return undefined;
  const noun = count === 1 ? 'token' : 'tokens';
  return `${number} ${tapped ? 'tapped ' : ''}${body} ${noun}${having}${name === undefined ? '' : ` named ${name}`}`;
}

/** "A 1/1 white Soldier creature token", "X 2/2 green Wolf creature tokens with trample". */
export const tokens: Hole<Tokens, WordsContext> = { read, print };

type EntersWith = NonNullable<CardDefinition['entersWith']>;

/** "+1/+1 counters", after "a number of". */
const kindOfCounters: Hole<string, WordsContext> = {
  read(words, context) {
    const [first] = words;
    return first && counters.read([{ ...first, text: 'two' }, ...words], context)?.counter;
  },
  print: (value) => `${value} counters`,
};

/** "~ enters the battlefield with two charge counters on it", without its full stop. */
export const ENTERS_WITH = sentenceTable<EntersWith, WordsContext>(() => [
  sentence({
    words: '~ enters the battlefield with <counters> on it',
    also: ['~ enters with <counters> on it'],
    holes: { counters },
    make: ({ counters: made }) => made,
    parts: ({ if: asked, ...made }: EntersWith) => (asked === undefined ? { counters: made } : undefined),
  }),
  sentence({
    words: '~ enters the battlefield with <counters> on it if <asked>',
    also: ['~ enters with <counters> on it if <asked>', 'if <asked>, ~ enters with <counters> on it'],
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
]);
