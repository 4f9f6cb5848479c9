import { additional } from '../phrases/cards-of.js';
import type { Hole, Sentence } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { byOne, counted, digits, times } from '../phrases/amounts.js';
import { holds } from '../phrases/conditions.js';
import { wordsOf, type WordsContext } from '../phrases/context.js';
import { bareNouns, kindInPlay } from '../phrases/selections.js';
import { besidesYours, type Plain, says, YOURS } from '../phrases/static-words.js';

const kindsOf = kindInPlay(true);
/** What is cheaper: "this character", "Broom characters". */
const cheaper: Hole<'this' | LorcanaCardFilter, WordsContext> = {
  read: (words, context) => (wordsOf(words) === '~' ? 'this' : kindsOf.read(words, context)),
  print: (value, context) => (value === 'this' ? '~' : kindsOf.print(value, context)),
};

/** "A character of yours", "one of your Pirate characters". */
const oneOwn: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const found = kindInPlay(false).read(words, context);
    return found?.controller === 'self' ? found : undefined;
  },
  print: (value, context) => kindInPlay(false).print(value, context),
};

/**
 * The words for the costs of cards, moves and ink, and for what can't be played. These abilities always work, or
 * while a condition holds.
 */
export const PRICES: readonly Sentence<Plain, WordsContext>[] = [
  says('discount', {
    words: 'you pay <amount> {I} less to play <on>',
    holes: { amount: digits, on: cheaper },
    make: (values) => ({ kind: 'discount', ...values }),
    parts: ({ amount, on, while: condition }) =>
      condition === undefined && typeof amount === 'number' ? { amount, on } : undefined,
  }),
  says('discount', {
    words: 'for each <amount>, you pay <by> {I} less to play <on>',
    also: ['you pay <by> {I} less to play <on> for each <amount>'],
    holes: { by: digits, amount: counted, on: cheaper },
    make: ({ by, amount, on }) => ({ kind: 'discount', amount: times(amount, by), on }),
    parts({ amount, on, while: condition }) {
      const parts = condition === undefined ? byOne(amount) : undefined;
      return parts && { ...parts, on };
    },
  }),
  says('moveCost', {
    words: '<on> can move hither for free',
    also: ['<on> may move hither for free'],
    holes: { on: kindsOf },
    make: ({ on }) => (on.atLocation === undefined ? { kind: 'moveCost', less: 'all', on } : undefined),
    parts: ({ less, on, while: condition }) =>
      less === 'all' && condition === undefined ? { on } : undefined,
  }),
  ...(
    [
      ['you pay <less> {I} less to move <on> here', false],
      ['if <while>, you pay <less> {I} less to move <on> here', true],
    ] as const
  ).map(([words, conditional]) =>
    says('moveCost', {
      words: words.replace(' here', ' hither'),
      also: conditional ? [`while${words.slice(2).replace(' here', ' hither')}`] : [],
      holes: { less: digits, on: oneOwn, ...(conditional ? { while: holds } : {}) },
      make: (values: {
        readonly less: number;
        readonly on: LorcanaCardFilter;
        readonly while?: Condition;
      }) => ({ kind: 'moveCost', ...values }),
      parts({ less, on, while: condition }) {
        if (less === 'all' || conditional !== (condition !== undefined)) return undefined;
        return { less, on, ...(condition === undefined ? {} : { while: condition }) };
      },
    }),
  ),
  ...(['you', 'unless'] as const).map((how) =>
    says('ban', {
      words: how === 'you' ? "if <while>, you can't play ~" : "you can't play ~ unless <while>",
      holes: { while: holds },
      make: (values) => ({
        kind: 'ban',
        players: 'you',
        cant: 'play',
        on: 'this',
        while: how === 'you' ? values.while : { test: 'not', that: values.while },
      }),
      parts({ players, on, while: condition }) {
        if (players !== 'you' || on !== 'this' || condition === undefined) return undefined;
        if (condition.test !== 'not') return how === 'you' ? { while: condition } : undefined;
        return how === 'unless' ? { while: condition.that } : undefined;
      },
    }),
  ),
  says('discount', {
    words: 'if <while>, you pay <amount> {I} less to play <on>',
    also: ['while <while>, you pay <amount> {I} less to play <on>'],
    holes: { while: holds, amount: digits, on: cheaper },
    make: (values) => ({ kind: 'discount', ...values }),
    parts: ({ amount, on, while: condition }) =>
      condition !== undefined && typeof amount === 'number' ? { while: condition, amount, on } : undefined,
  }),
  ...(
    [
      ["opponents can't play <on>", 'opponents', ["your opponents can't play <on>"]],
      ["players can't play <on>", 'players', []],
      ["you can't play <on>", 'you', []],
    ] as const
  ).flatMap(([words, players, also]) => [
    says('ban', {
      words,
      also,
      holes: { on: bareNouns },
      make: (values) => ({ kind: 'ban', players, cant: 'play', ...values }),
      parts: ({ players: who, on, while: condition }) =>
        condition === undefined && who === players && on !== 'this' ? { on } : undefined,
    }),
    says('ban', {
      words: `while <while>, ${words}`,
      also: also.map((other) => `while <while>, ${other}`),
      holes: { while: holds, on: bareNouns },
      make: (values) => ({ kind: 'ban', players, cant: 'play', ...values }),
      parts: ({ players: who, on, while: condition }) =>
        condition !== undefined && who === players && on !== 'this' ? { while: condition, on } : undefined,
    }),
  ]),
  says('free', {
    words: 'during your turn, if <while>, you may play ~ for free',
    also: ['during your turn, you may play ~ for free if <while>'],
    holes: { while: holds },
    make: (values) => ({ kind: 'free', while: { test: 'all', that: [YOURS, values.while] } }),
    parts({ while: condition }) {
      const other = besidesYours(condition);
      return other && { while: other };
    },
  }),
  says('free', {
    words: 'if <while>, you may play ~ for free',
    also: ['you may play ~ for free if <while>', 'if <while>, you can play ~ for free'],
    holes: { while: holds },
    make: (values) => ({ kind: 'free', ...values }),
    parts: ({ while: condition }) => (condition === undefined ? undefined : { while: condition }),
  }),
  says('extraInk', {
    words: 'during your turn, you may ink <amount>',
    holes: { amount: additional },
    make: (values) => ({ kind: 'extraInk', ...values }),
    parts: ({ amount, while: condition }) => (condition === undefined ? { amount } : undefined),
  }),
  says('extraInk', {
    words: 'during your turn, if <while>, you may ink <amount>',
    also: ['if <while>, you may ink <amount>'],
    holes: { while: holds, amount: additional },
    make: (values) => ({ kind: 'extraInk', ...values }),
    parts: ({ amount, while: condition }) =>
      condition === undefined ? undefined : { while: condition, amount },
  }),
];
