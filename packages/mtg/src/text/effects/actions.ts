import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { earthbend, monstrosity } from '../../language/keyword-actions.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import { digits } from '../phrases/amounts.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { excepted } from './copies-except.js';
import { allOf, what, who } from '../phrases/selectors.js';

const nothing = {};
const PLUS = '+1/+1';

/** Builds a keyword action with a number that stands for other effects: "adapt 2". */
function action(
  name: string,
  made: (n: AbilityAmount) => readonly Effect[],
  numberIn: (effects: readonly Effect[]) => AbilityAmount | undefined,
) {
  return saysAll({
    words: `${name} <n>`,
    holes: { n: digits },
    make: ({ n }) => made(n),
    parts(effects) {
      const n = numberIn(effects);
      return n !== undefined && sameValue(effects, made(n)) ? { n } : undefined;
    },
  });
}
/** Returns how many counters an effect with a condition puts. */
const conditioned = (effects: readonly Effect[]): AbilityAmount | undefined =>
  effectAt(effectAt(effects, 0, 'if')?.effects ?? [], 0, 'putCounters')?.amount;

/** Rule 701.46a. */
const adapted = (amount: AbilityAmount): readonly Effect[] => [
  {
    effect: 'if',
    condition: { amount: { counters: PLUS, on: 'self' }, eq: 0 },
    effects: [{ effect: 'putCounters', what: 'self', counter: PLUS, amount }],
  },
];
/** Rule 701.35a. */
const DETAINED: readonly MtgKeyword[] = [
  { keyword: 'cantAttack' },
  { keyword: 'cantBlock' },
  { keyword: 'cantActivate' },
];
const isPlayer = (value: Selector): boolean =>
  typeof value === 'string' && value !== 'self' && value !== 'host';

/** "Put a +1/+1 counter on each of up to two target creatures" is printed as `support 2` elsewhere. */
const copied: Hole<Selector, WordsContext> = {
  ...what,
  read(words, context) {
    const found = what.read(words, context);
    return found === undefined || isPlayer(found) || (typeof found === 'object' && 'each' in found)
      ? undefined
      : found;
  },
};

/** Keyword actions (rule 701), and other effects in a few words. */
export const actionWords: EffectWords = [
  action('adapt', adapted, conditioned),
  action('monstrosity', monstrosity, conditioned),
  saysAll({
    words: 'earthbend <n> <what>',
    holes: { n: digits, what: allOf },
    make: ({ n, what: land }) => earthbend(land, n),
    parts(effects) {
      const { what: land, amount } = effectAt(effects, 1, 'putCounters') ?? {};
      const isIt = land !== undefined && amount !== undefined && sameValue(effects, earthbend(land, amount));
      return isIt ? { what: land, n: amount } : undefined;
    },
  }),
  // 701.41a: printed as the effects that it stands for.
  says('putCounters', {
    words: 'support <n> <what>',
    holes: { n: digits, what: allOf },
    make: ({ what: creatures }) => ({ effect: 'putCounters', what: creatures, counter: '+1/+1', amount: 1 }),
    parts: () => undefined,
  }),
  says('suspect', {
    words: 'suspect <what>',
    holes: { what },
    make: (values) => (isPlayer(values.what) ? undefined : { effect: 'suspect', what: values.what }),
    parts: ({ what: suspected, ends }) => (ends ? undefined : { what: suspected }),
  }),
  says('suspect', {
    words: '<what> is|are no longer suspected',
    holes: { what },
    make: (values) =>
      isPlayer(values.what) ? undefined : { effect: 'suspect', what: values.what, ends: true },
    parts: ({ what: suspected, ends }) => (ends ? { what: suspected } : undefined),
  }),
  says('gainKeywords', {
    words: 'detain <what>',
    holes: { what },
    make: (values) => ({
      effect: 'gainKeywords',
      what: values.what,
      keywords: DETAINED,
      until: 'yourNextTurn',
    }),
    parts: ({ what: whom, keywords }) => (sameValue(keywords, DETAINED) ? { what: whom } : undefined),
  }),
  says('createCopy', {
    words: "create a token that's a copy of <of>",
    holes: { of: copied },
    make: ({ of }) => ({ effect: 'createCopy', of }),
    parts: ({ of }) => ({ of }),
  }),
  says('createCopy', {
    words: "create a tapped token that's a copy of <of>",
    holes: { of: copied },
    make: ({ of }) => ({ effect: 'createCopy', of, tapped: true }),
    parts: ({ of }) => ({ of }),
  }),
  ...([[''], ['tapped ', true]] as const).map(([way, tapped]) =>
    says('createCopy', {
      words: `create a ${way}token that's a copy of <of>, except <how>`,
      holes: { of: copied, how: excepted },
      make: ({ of, how }) => ({ effect: 'createCopy', of, ...(tapped ? { tapped } : {}), ...how }),
      parts: ({ of, except, keywords, tapped: isTapped }) =>
        (except ?? keywords) && isTapped === tapped
          ? { of, how: { ...(except ? { except } : {}), ...(keywords ? { keywords } : {}) } }
          : undefined,
    }),
  ),
  saysAll({
    words: 'populate',
    holes: nothing,
    make: () => POPULATED,
    parts: (effects) => (sameValue(effects, POPULATED) ? nothing : undefined),
  }),
  says('exileUntil', {
    words: 'exile <what> until ~ leaves the battlefield',
    holes: { what },
    make: (values) => ({ effect: 'exileUntil', what: values.what }),
    parts: (effect) => ({ what: effect.what }),
  }),
  says('attach', {
    words: 'attach <what> to <to>',
    holes: { what, to: what },
    make: (values) => ({ effect: 'attach', ...values }),
    parts: ({ what: one, to }) => ({ what: one, to }),
  }),
  ...(['wins', 'loses'] as const).map((as) =>
    says('endGame', {
      words: `<who> ${as}|${as.slice(0, -1)} the game`,
      holes: { who },
      make: (values) => ({ effect: 'endGame', who: values.who, as }),
      parts: (effect) => (effect.as === as ? { who: effect.who } : undefined),
    }),
  ),
];

/** Rule 701.36a. */
const POPULATED: readonly Effect[] = [
  { effect: 'choose', filter: { type: 'creature', token: true, controller: 'self' }, bind: 'populated' },
  { effect: 'createCopy', of: { bound: 'populated' } },
];
