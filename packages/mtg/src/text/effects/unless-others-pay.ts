import { type Hole, type Token, sameValue } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import { type Effect, isMultiple } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { eachCounted } from '../phrases/amounts.js';
import { textOf, type WordsContext } from '../phrases/context.js';
import { payment } from '../phrases/cost-words.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

export type EffectsHole = Hole<readonly Effect[], WordsContext>;
export type MayPay = Extract<Effect, { readonly effect: 'mayPay' }>;
type Dues = Pick<MayPay, 'costs' | 'times'>;

/** The verbs of payments, for you and for others. */
const VERBS = [
  ['pay', 'pays'],
  ['discard', 'discards'],
  ['sacrifice', 'sacrifices'],
] as const;
const FOR_EACH = ' for each ';

/** Reads "pay {1}", "pay {1} and 1 life" as one cost. */
function costsIn(words: readonly Token[], context: WordsContext): readonly AbilityCost[] | undefined {
  const one = payment.read(words, context);
  if (one) return [one];
  const at = words.findIndex(({ text }) => text === 'and');
  const [verb] = words;
  if (at < 0 || verb?.text !== 'pay') return undefined;
  const mana = payment.read(words.slice(0, at), context);
  const life = payment.read([verb, ...words.slice(at + 1)], context);
  return mana?.cost === 'mana' && life?.cost === 'life' ? [mana, life] : undefined;
}

function costWords(costs: readonly AbilityCost[], context: WordsContext): string | undefined {
  const [first, second, ...others] = costs.map((cost) => payment.print(cost, context));
  if (costs.length <= 1) return first;
  const isBoth = costs[0]?.cost === 'mana' && costs[1]?.cost === 'life' && others.length === 0;
  return isBoth && first && second ? `${first} and ${second.slice('pay '.length)}` : undefined;
}

/**
 * What one player, or "they", must pay: "pays {2}", "discards a card", "pays {1} for each creature you
 * control".
 */
const duesOf = (one: boolean): Hole<Dues, WordsContext> => ({
  read([verb, ...rest], context) {
    const plain = VERBS.find((forms) => forms.some((form) => form === verb?.text))?.[0];
    if (!verb || plain === undefined) return undefined;
    const words = [{ ...verb, text: plain, raw: plain }, ...rest];
    const costs = costsIn(words, context);
    if (costs) return { costs };
    const at = words.findLastIndex(({ text }, index) => text === 'for' && words[index + 1]?.text === 'each');
    const once = at < 0 ? undefined : costsIn(words.slice(0, at), context);
    const times = once?.every(isMultiple) ? eachCounted.read(words.slice(at + 2), context) : undefined;
    return once && times !== undefined ? { costs: once, times } : undefined;
  },
  print({ costs, times }, context) {
    const words = costWords(costs, context);
    const each = times === undefined ? '' : eachCounted.print(times, context);
    if (words === undefined || each === undefined) return undefined;
    const verb = VERBS.find(([plain]) => words.startsWith(`${plain} `));
    if (!verb) return undefined;
    const [plain, spoken] = verb;
    return `${one ? spoken : plain}${words.slice(plain.length)}${each === '' ? '' : `${FOR_EACH}${each}`}`;
  },
});
const dues = duesOf(true);
const theirDues = duesOf(false);

const ANY: Selector = 'eachPlayer';

/** Who pays: one named player, or any player, of whom the first to pay does. */
const payer: Hole<Pick<MayPay, 'who' | 'any'>, WordsContext> = {
  read(words, context) {
    if (textOf(words) === 'any player') return { who: ANY, any: true };
    const found = who.read(words, context);
    return typeof found === 'object' && ('bound' in found || 'controllerOf' in found)
      ? { who: found }
      : undefined;
  },
  print({ who: player, any }, context) {
    if (any) return player === ANY ? 'any player' : undefined;
    return typeof player === 'object' ? who.print(player, context) : undefined;
  },
};

const AS = 'player';
const EACH: Selector = { bound: AS };
type PlayerPenalty = Extract<Effect, { readonly effect: 'loseLife' | 'discard' | 'mill' | 'sacrifice' }>;
type Single = PlayerPenalty & { readonly who: Selector };
const DEEDS: ReadonlySet<Effect['effect']> = new Set(['loseLife', 'discard', 'mill', 'sacrifice']);
const isDeed = (effect: Effect): effect is PlayerPenalty => DEEDS.has(effect.effect);

/** Returns the single action of players, if it is one. */
function doneBy(effects: readonly Effect[]): Single | undefined {
  const [only, ...others] = effects;
  return only && others.length === 0 && isDeed(only) && only.who !== undefined
    ? { ...only, who: only.who }
    : undefined;
}

const taxOf = (effect: MayPay): Dues => ({
  costs: effect.costs,
  ...(effect.times === undefined ? {} : { times: effect.times }),
});

/** Returns what happens if nobody pays. */
const untaxed = ({ effects, else: otherwise, must, manaCostOf }: MayPay): readonly Effect[] | undefined =>
  effects === undefined && !must && manaCostOf === undefined ? otherwise : undefined;

/** "Counter target spell unless its controller pays {2}", "target opponent loses 5 life unless that player discards a card" (rule 118.12). */
export const unlessOthersPay = (effects: EffectsHole): EffectWords => [
  says('mayPay', {
    words: '<effects> unless <payer> <dues>',
    holes: { effects, payer, dues },
    make: ({ effects: otherwise, payer: who_, dues: tax }) => ({
      effect: 'mayPay',
      ...who_,
      ...tax,
      else: otherwise,
    }),
    parts(effect) {
      const otherwise = untaxed(effect);
      const { who: player, any } = effect;
      return otherwise && player !== undefined
        ? { effects: otherwise, payer: { who: player, ...(any ? { any } : {}) }, dues: taxOf(effect) }
        : undefined;
    },
  }),
  // "That creature's controller loses 2 life unless they pay {2}": the player who would do it pays.
  says('mayPay', {
    words: '<effects> unless they <dues>',
    holes: { effects, dues: theirDues },
    make({ effects: otherwise, dues: tax }) {
      const done = doneBy(otherwise)?.who;
      return typeof done === 'object' && 'controllerOf' in done
        ? { effect: 'mayPay', who: done, ...tax, else: otherwise }
        : undefined;
    },
    parts: () => undefined,
  }),
  // "Each opponent loses 3 life unless they discard a card": each by themselves (rule 101.4).
  says('forEach', {
    words: '<effects> unless they <dues>',
    holes: { effects, dues: theirDues },
    make({ effects: otherwise, dues: tax }) {
      const done = doneBy(otherwise);
      return done && (done.who === 'eachOpponent' || done.who === 'eachPlayer')
        ? eachTaxed(done.who, { ...done, who: EACH }, tax)
        : undefined;
    },
    parts(effect) {
      const [pay] = effect.effects;
      const done = pay?.effect === 'mayPay' ? doneBy(untaxed(pay) ?? []) : undefined;
      if (!done || pay?.effect !== 'mayPay') return undefined;
      const tax = taxOf(pay);
      return sameValue(effect, eachTaxed(effect.what, done, tax)) && sameValue(done.who, EACH)
        ? { effects: [{ ...done, who: effect.what }], dues: tax }
        : undefined;
    },
  }),
];

const eachTaxed = (
  what: Selector,
  done: Effect,
  tax: Dues,
): Extract<Effect, { readonly effect: 'forEach' }> => ({
  effect: 'forEach',
  what,
  as: AS,
  effects: [{ effect: 'mayPay', who: EACH, ...tax, else: [done] }],
});
