import {
  numberOf,
  sentence,
  someWithin,
  type Hole,
  type Sentence,
  type SentenceWords,
} from '@reticle/core/text';
import type { AbilityOf } from '../../language/ability.js';
import type { Condition } from '../../language/condition.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { byOne, counted, digits, times } from '../phrases/amounts.js';
import { holds } from '../phrases/conditions.js';
import { IT, token, wordsOf, type WordsContext } from '../phrases/context.js';
import { givenTo, type Given } from '../phrases/modifications.js';
import { bareNouns, kindInPlay } from '../phrases/selections.js';

export type Plain = AbilityOf<
  'static' | 'discount' | 'extraInk' | 'enters' | 'ban' | 'free' | 'skip' | 'redirect' | 'shiftName'
>;
type PlainOf<Kind extends Plain['kind']> = Extract<Plain, { readonly kind: Kind }>;

/** A sentence of one kind of ability that always works. */
function says<Kind extends Plain['kind'], Values extends object>(
  kind: Kind,
  given: Omit<SentenceWords<PlainOf<Kind>, Values, WordsContext>, 'parts'> & {
    readonly parts: (ability: PlainOf<Kind>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): Sentence<Plain, WordsContext> {
  const isKind = (one: Plain): one is PlainOf<Kind> => one.kind === kind;
  return sentence<Plain, Values, WordsContext>({
    ...given,
    make: (values, context) => given.make(values, context),
    parts: (made, context) => (isKind(made) ? given.parts(made, context) : undefined),
  });
}

/** Of whom something is always so: this card, or each of a kind. */
const given: Hole<Given, WordsContext> = givenTo('kind');

type For = AbilityOf<'static'>['for'];
const forOf = ({ what }: Given): For | undefined =>
  what === 'this' || what === IT ? 'this' : typeof what === 'object' && 'all' in what ? what.all : undefined;
const givenOf = ({ for: who, gives }: PlainOf<'static'>): Given => ({
  what: who === 'this' ? 'this' : { all: who },
  gives,
});

/** "An additional card", "2 additional cards". */
const additional: Hole<number, WordsContext> = {
  read(words) {
    const text = wordsOf(words);
    if (text === 'an additional card') return 1;
    const count = numberOf(words[0]?.text ?? '');
    return typeof count === 'number' && text === `${words[0]?.text} additional cards` ? count : undefined;
  },
  print: (count) => (count === 1 ? 'an additional card' : `${count} additional cards`),
};

const YOURS: Condition = { test: 'turn', of: 'you' };
const THEIRS: Condition = { test: 'turn', of: 'opponent' };
const isTurn = (condition: Condition | undefined, of: 'you' | 'opponent'): boolean =>
  condition?.test === 'turn' && condition.of === of;

/** What must hold besides that it is your turn, where that is the one thing. */
function besidesYours(condition: Condition | undefined): Condition | undefined {
  const [turn, other, ...more] = condition?.test === 'all' ? condition.that : [];
  return more.length === 0 && isTurn(turn, 'you') ? other : undefined;
}

/** Only this card is "they" where a condition spoke of it. */
const isOfThis = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'what' in value && value.what === 'this';
const speaksOfThis = (condition: Condition): boolean => someWithin(condition, isOfThis);

const kindsOf = kindInPlay(true);
/** "This character", "Broom characters": what is cheaper. */
const cheaper: Hole<'this' | LorcanaCardFilter, WordsContext> = {
  read: (words, context) => (wordsOf(words) === '~' ? 'this' : kindsOf.read(words, context)),
  print: (value, context) => (value === 'this' ? '~' : kindsOf.print(value, context)),
};

const NOUN = 'characters named ';
/** "King Wren": the name in "characters named King Wren". */
const name: Hole<string, WordsContext> = {
  read(words, context) {
    const { withName, ...more } =
      bareNouns.read([...NOUN.trim().split(' ').map(token), ...words], context) ?? {};
    return typeof withName === 'string' && Object.keys(more).join() === 'type' ? withName : undefined;
  },
  print(withName, context) {
    const words = bareNouns.print({ type: 'character', withName }, context);
    return words?.startsWith(NOUN) === true ? words.slice(NOUN.length) : undefined;
  },
};

const plainStatic = ({ what, gives }: Given): PlainOf<'static'> | undefined => {
  const who = what === IT ? undefined : forOf({ what, gives });
  return who === undefined ? undefined : { kind: 'static', for: who, gives };
};

/** Each of a kind that is at this location. */
function here({ what, gives }: Given): PlainOf<'static'> | undefined {
  const who = forOf({ what, gives });
  return typeof who === 'object' && who.atLocation === undefined
    ? { kind: 'static', for: { ...who, atLocation: 'here' }, gives }
    : undefined;
}

/** The sentences of abilities that always work, or while something holds. */
export const STATICS: readonly Sentence<Plain, WordsContext>[] = [
  says('static', {
    words: '<given>',
    holes: { given },
    make: (values) => plainStatic(values.given),
    parts: (made) => (made.while === undefined ? { given: givenOf(made) } : undefined),
  }),
  ...(
    [
      ['during your turn, <given>', YOURS, 'you', []],
      ["during opponents' turns, <given>", THEIRS, 'opponent', ["during an opponent's turn, <given>"]],
    ] as const
  ).map(([words, holdsNow, of, also]) =>
    says('static', {
      words,
      also,
      holes: { given },
      make(values) {
        const made = plainStatic(values.given);
        return made && { ...made, while: holdsNow };
      },
      parts: (made) => (isTurn(made.while, of) ? { given: givenOf(made) } : undefined),
    }),
  ),
  says('static', {
    words: '<given> while here',
    holes: { given },
    make: (values) => here(values.given),
    // What is here is printed so: "characters here".
    parts: () => undefined,
  }),
  says('static', {
    words: 'while <while>, <given>',
    also: ['if <while>, <given>', '<given> while <while>', '<given> if <while>'],
    holes: { while: holds, given },
    make({ while: condition, given: { what, gives } }) {
      const who = what === IT && !speaksOfThis(condition) ? undefined : forOf({ what, gives });
      return who === undefined ? undefined : { kind: 'static', while: condition, for: who, gives };
    },
    parts: (made) =>
      made.while === undefined || made.while.test === 'turn'
        ? undefined
        : { while: made.while, given: givenOf(made) },
  }),
  says('static', {
    words: 'during your turn, while <while>, <given>',
    also: ['during your turn, if <while>, <given>'],
    holes: { while: holds, given },
    make({ while: condition, given: { what, gives } }) {
      const who = what === IT && !speaksOfThis(condition) ? undefined : forOf({ what, gives });
      return who === undefined
        ? undefined
        : { kind: 'static', while: { test: 'all', that: [YOURS, condition] }, for: who, gives };
    },
    parts(made) {
      const condition = besidesYours(made.while);
      return condition && { while: condition, given: givenOf(made) };
    },
  }),
  says('static', {
    words: '<given> unless <while>',
    holes: { given, while: holds },
    make({ while: condition, given: { what, gives } }) {
      const who = what === IT ? undefined : forOf({ what, gives });
      return who === undefined
        ? undefined
        : { kind: 'static', while: { test: 'not', that: condition }, for: who, gives };
    },
    parts: (made) =>
      made.while?.test === 'not' ? { while: made.while.that, given: givenOf(made) } : undefined,
  }),
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
  ...(['', ' with <damage> damage'] as const).map((how) =>
    says('enters', {
      words: how === '' ? '~ enters play exerted' : '~ enters play with <damage> damage',
      holes: how === '' ? {} : { damage: digits },
      make: (values: { readonly damage?: number }) => ({
        kind: 'enters',
        ...(values.damage === undefined ? { exerted: true } : { damage: values.damage }),
      }),
      parts({ while: condition, exerted = false, damage, may }) {
        if (may || condition !== undefined || exerted !== (how === '')) return undefined;
        return damage === undefined ? {} : { damage };
      },
    }),
  ),
  says('enters', {
    words: '~ may enter play exerted',
    holes: {},
    make: () => ({ kind: 'enters', exerted: true, may: true }),
    parts: ({ while: condition, exerted, damage, may }) =>
      may && exerted && condition === undefined && damage === undefined ? {} : undefined,
  }),
  says('enters', {
    words: '~ enters play exerted unless <while>',
    holes: { while: holds },
    make: (values) => ({ kind: 'enters', while: { test: 'not', that: values.while }, exerted: true }),
    parts: ({ while: condition, exerted = false, damage }) =>
      exerted && damage === undefined && condition?.test === 'not' ? { while: condition.that } : undefined,
  }),
  says('enters', {
    words: 'if <while>, ~ enters play exerted',
    holes: { while: holds },
    make: (values) => ({ kind: 'enters', while: values.while, exerted: true }),
    parts: ({ while: condition, exerted = false, damage }) =>
      exerted && damage === undefined && condition && condition.test !== 'not'
        ? { while: condition }
        : undefined,
  }),
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
        condition === undefined && who === players ? { on } : undefined,
    }),
    says('ban', {
      words: `while <while>, ${words}`,
      also: also.map((other) => `while <while>, ${other}`),
      holes: { while: holds, on: bareNouns },
      make: (values) => ({ kind: 'ban', players, cant: 'play', ...values }),
      parts: ({ players: who, on, while: condition }) =>
        condition !== undefined && who === players ? { while: condition, on } : undefined,
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
  says('shiftName', {
    words: '~ also counts as being named <name> for shift',
    holes: { name },
    make: (values) => ({ kind: 'shiftName', withName: values.name }),
    parts: ({ withName, while: condition }) =>
      condition === undefined && withName !== undefined ? { name: withName } : undefined,
  }),
  says('shiftName', {
    words: 'you may play any character with shift on ~ as if ~ had any name',
    holes: {},
    make: () => ({ kind: 'shiftName' }),
    parts: ({ withName, while: condition }) =>
      condition === undefined && withName === undefined ? {} : undefined,
  }),
  says('skip', {
    words: "skip your turn's draw step",
    also: ['skip your draw step'],
    holes: {},
    make: () => ({ kind: 'skip', step: 'draw' }),
    parts: ({ while: condition }) => (condition === undefined ? {} : undefined),
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
