import { sameValue, someWithin, type Hole, type Sentence } from '@reticle/core/text';
import type { AbilityOf } from '../../language/ability.js';
import type { Condition } from '../../language/condition.js';
import { digits } from '../phrases/amounts.js';
import { holds } from '../phrases/conditions.js';
import { isIt, token, type WordsContext } from '../phrases/context.js';
import {
  besidesYours,
  isTurn,
  type Plain,
  type PlainOf,
  says,
  THEIRS,
  YOURS,
} from '../phrases/static-words.js';
import { PRICES } from './prices.js';
import { grantHole, type Grant } from '../phrases/modifications.js';
import { bareNouns } from '../phrases/selections.js';

/** The cards that a static ability affects (this card, or every card of a kind), and what they get. */
const given: Hole<Grant, WordsContext> = grantHole('kind');

type For = AbilityOf<'static'>['for'];
const forOf = ({ what }: Grant): For | undefined =>
  what === 'this' || isIt(what) ? 'this' : typeof what === 'object' && 'all' in what ? what.all : undefined;
const givenOf = ({ for: who, gives }: PlainOf<'static'>): Grant => ({
  what: who === 'this' ? 'this' : { all: who },
  gives,
});

/** Whether a condition mentions only this card, so that "they" means it. */
const isOfThis = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'what' in value && value.what === 'this';
const speaksOfThis = (condition: Condition): boolean => someWithin(condition, isOfThis);

const NOUN = 'characters named ';
/** Reads the name in "characters named King Wren". */
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

const plainStatic = ({ what, gives }: Grant): PlainOf<'static'> | undefined => {
  const who = isIt(what) ? undefined : forOf({ what, gives });
  return who === undefined ? undefined : { kind: 'static', for: who, gives };
};

/** Builds an ability for every card of a kind at this location. */
function here({ what, gives }: Grant): PlainOf<'static'> | undefined {
  const who = forOf({ what, gives });
  return typeof who === 'object' && who.atLocation === undefined
    ? { kind: 'static', for: { ...who, atLocation: 'here' }, gives }
    : undefined;
}

/** The sentences of abilities that always work, or work while a condition holds. */
export const STATICS: readonly Sentence<Plain, WordsContext>[] = [
  ...PRICES,
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
    // It is printed as "characters here".
    parts: () => undefined,
  }),
  ...(
    [
      ['while being challenged, <given>', 'beingChallenged'],
      ['while challenging, <given>', 'challenging'],
    ] as const
  ).map(([words, key]) =>
    says('static', {
      words,
      holes: { given },
      make(values) {
        const who = forOf(values.given);
        if (who === undefined) return undefined;
        const { gives } = values.given;
        return who === 'this'
          ? { kind: 'static', while: { test: 'is', what: 'this', so: { [key]: true } }, for: who, gives }
          : { kind: 'static', for: { ...who, [key]: true }, gives };
      },
      parts({ for: who, while: condition, gives }) {
        if (who === 'this')
          return condition?.test === 'is' &&
            condition.what === 'this' &&
            sameValue(condition.so, { [key]: true })
            ? { given: { what: who, gives } }
            : undefined;
        if (who[key] !== true || condition !== undefined) return undefined;
        const { [key]: _fought, ...rest } = who;
        return { given: { what: { all: rest }, gives } };
      },
    }),
  ),
  says('static', {
    words: 'while <while>, <given>',
    also: ['if <while>, <given>', '<given> while <while>', '<given> if <while>'],
    holes: { while: holds, given },
    make({ while: condition, given: { what, gives } }) {
      const who = isIt(what) && !speaksOfThis(condition) ? undefined : forOf({ what, gives });
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
      const who = isIt(what) && !speaksOfThis(condition) ? undefined : forOf({ what, gives });
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
      const who = isIt(what) ? undefined : forOf({ what, gives });
      return who === undefined
        ? undefined
        : { kind: 'static', while: { test: 'not', that: condition }, for: who, gives };
    },
    parts: (made) =>
      made.while?.test === 'not' ? { while: made.while.that, given: givenOf(made) } : undefined,
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
];
