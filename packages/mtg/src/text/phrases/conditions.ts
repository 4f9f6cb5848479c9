import { type Hole, sameValue, sentence, sentenceTable, type Token, tokenize } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { digits, spelled } from './amounts.js';
import { asToken, HOST_MARK, type WordsContext, contextKey, textOf } from './context.js';
import { bothOf } from './both-conditions.js';
import { HISTORY_SENTENCES } from './history.js';
import { THIS_WAY_SENTENCES } from './this-way-conditions.js';
import { type ConditionSentence, MORE_CONDITIONS, plain } from './conditions-more.js';
import { spentSentences } from './mana-spent.js';
import { stateGrammar } from './states.js';
import { printThing, readThings } from './things.js';

const YOUR_GRAVEYARD: MtgCardFilter = { zone: 'graveyard', owner: 'self' };
const NO_MONARCH: Condition = { not: { what: 'monarch' } };
const isYourTurn = (given: Condition): boolean => sameValue(given, { same: ['you', 'activePlayer'] });

const here: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readThings(words);
    return found?.zone === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
  plural: () => true,
};

/** "~", "enchanted creature". */
export const thisOrHost: Hole<'self' | 'host', WordsContext> = {
  read(words) {
    const text = textOf(words);
    if (text === '~') return 'self';
    return text === HOST_MARK ? 'host' : undefined;
  },
  print: (value) => (value === 'self' ? '~' : HOST_MARK),
};

const IN_GRAVEYARD: MtgCardFilter = { zone: 'graveyard' };

/** The conditions that no verb says. */
const SENTENCES: readonly ConditionSentence[] = [
  sentence({
    words: '<least> or more cards are in your graveyard',
    also: ['there are <least> or more cards in your graveyard'],
    holes: { least: spelled },
    make: ({ least }): Condition => ({ amount: { count: YOUR_GRAVEYARD }, gte: least }),
    parts: (condition: Condition) =>
      'amount' in condition &&
      condition.gte !== undefined &&
      sameValue(condition, { amount: { count: YOUR_GRAVEYARD }, gte: condition.gte })
        ? { least: condition.gte }
        : undefined,
  }),
  sentence({
    words: '<things> have total power <number> or greater',
    holes: { things: here, number: digits },
    make: ({ things, number }): Condition => ({ amount: { total: 'power', among: things }, gte: number }),
    parts(condition: Condition) {
      if (!('amount' in condition)) return undefined;
      const { amount, gte } = condition;
      return typeof amount === 'object' && 'total' in amount && amount.total === 'power' && gte !== undefined
        ? { things: amount.among, number: gte }
        : undefined;
    },
  }),
  plain('~ is in your graveyard', { what: 'self', is: IN_GRAVEYARD }, (given) =>
    sameValue(given, { what: 'self', is: IN_GRAVEYARD }),
  ),
  ...MORE_CONDITIONS,
  ...spentSentences(spelled),
  plain('there is no monarch', NO_MONARCH, (given) => sameValue(given, NO_MONARCH)),
  plain("it's your turn", { same: ['you', 'activePlayer'] }, isYourTurn),
  plain("it's not your turn", { not: { same: ['you', 'activePlayer'] } }, (condition) =>
    'not' in condition ? isYourTurn(condition.not) : false,
  ),
];

/** The conditions of Magic's texts. */
export const CONDITION_PATTERNS = sentenceTable<Condition, WordsContext>(
  () => [...SENTENCES, ...HISTORY_SENTENCES, ...THIS_WAY_SENTENCES, bothOf(condition)],
  tokenize,
  contextKey,
);

/** Verbs whose participle is not their past. */
const PAST: ReadonlyMap<string, string> = new Map([['drawn', 'drew']]);
const DONE = /^(?:cast|drawn|had|attacked|created|discarded|gained|lost|sacrificed)$/u;
const PERFECT = "you've";

/** Rewrites "you've cast" as "you cast": the same is asked of a turn. */
const inPast = (words: readonly Token[]): readonly Token[] =>
  words.some(({ text }) => text === PERFECT)
    ? words.map((word, at) => {
        if (word.text === PERFECT && DONE.test(words[at + 1]?.text ?? '')) return asToken(word, 'you');
        return words[at - 1]?.text === PERFECT ? asToken(word, PAST.get(word.text) ?? word.text) : word;
      })
    : words;

const CONTRACTED: ReadonlyMap<string, string> = new Map([["you're", 'you']]);
/** Rewrites "you're the monarch" as "you are the monarch". */
export const uncontracted = (words: readonly Token[]): readonly Token[] =>
  words.some(({ text }) => CONTRACTED.has(text))
    ? words.flatMap((word) => {
        const subject = CONTRACTED.get(word.text);
        return subject === undefined ? [word] : [asToken(word, subject), asToken(word, 'are')];
      })
    : words;

/** A condition within a sentence. */
export const condition: Hole<Condition, WordsContext> = {
  read(given, context) {
    const words = uncontracted(inPast(given));
    const said = CONDITION_PATTERNS.read(words, context);
    const clauses = stateGrammar.read(words, context);
    const state = clauses.found === 'one' ? clauses.value[0] : undefined;
    if (said.found !== 'one') return state;
    return state === undefined || sameValue(said.value, state) ? said.value : undefined;
  },
  print: (value, context) => CONDITION_PATTERNS.print(value, context) ?? stateGrammar.print([value], context),
};

const NAMES = { self: '~', host: 'host' } as const;

/**
 * Returns the mark of the single object about which a condition asks: "~ is tapped", "enchanted creature is
 * red".
 */
export function conditionSubject(asked: Condition): '~' | 'host' | undefined {
  if ('not' in asked) return conditionSubject(asked.not);
  if ('what' in asked) return asked.what === 'self' || asked.what === 'host' ? NAMES[asked.what] : undefined;
  if (!('amount' in asked) || typeof asked.amount !== 'object') return undefined;
  const { amount } = asked;
  const on = 'counters' in amount ? amount.on : 'of' in amount ? amount.what : undefined;
  return on === 'self' || on === 'host' ? NAMES[on] : undefined;
}
