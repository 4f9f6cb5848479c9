import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import {
  duesOf,
  type Payer,
  payer,
  untilPaid,
  untilPaidParts,
  type PaymentWays,
  waysOf,
} from '../phrases/dues.js';
import { effectAt, type EffectWords, says } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';
import { isOneClause } from './flow.js';

type EffectsHole = Hole<readonly Effect[], WordsContext>;

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

const [yours, one, theirs] = [waysOf('you'), waysOf('one'), waysOf('they')];
const isOther = (by: Payer): by is Payer & { readonly who: Selector } => by.who !== undefined;

const eachTaxed = (what: Selector, done: Effect, ways: PaymentWays): EffectNamed<'forEach'> => ({
  effect: 'forEach',
  what,
  as: AS,
  effects: [untilPaid({ who: EACH }, ways, [done])],
});

/**
 * What happens unless a player pays (rule 118.12): "counter target spell unless its controller pays {2}", "target
 * opponent loses 5 life unless that player discards a card or sacrifices a creature".
 *
 * @param together effects of several sentences, after the payment
 */
export const unlessWords = (effects: EffectsHole, together: EffectsHole): EffectWords => [
  ...(['<effects> unless you <ways>', 'unless you <ways>, <effects>'] as const).map((words, form) =>
    says('mayPay', {
      words,
      holes: { ways: yours, effects: form === 0 ? effects : together },
      make: ({ ways, effects: otherwise }) =>
        form === 0 && !isOneClause(otherwise) ? undefined : untilPaid({}, ways, otherwise),
      parts(effect) {
        const found = untilPaidParts(effect);
        return found && !isOther(found.by) && (form === 0) === isOneClause(found.effects) ? found : undefined;
      },
    }),
  ),
  ...(['<effects> unless <by> <ways>', 'unless <by> <ways>, <effects>'] as const).map((words, form) =>
    says('mayPay', {
      words,
      holes: { by: payer, ways: one, effects: form === 0 ? effects : together },
      make: ({ by, ways, effects: otherwise }) =>
        form === 0 && !isOneClause(otherwise) ? undefined : untilPaid(by, ways, otherwise),
      parts(effect) {
        const found = untilPaidParts(effect);
        return found && isOther(found.by) && (form === 0) === isOneClause(found.effects)
          ? { ...found, by: found.by }
          : undefined;
      },
    }),
  ),
  // "That creature's controller loses 2 life unless they pay {2}": the player who would do it pays.
  says('mayPay', {
    words: '<effects> unless they <ways>',
    holes: { effects, ways: theirs },
    make({ effects: otherwise, ways }) {
      const done = doneBy(otherwise)?.who;
      return typeof done === 'object' && 'controllerOf' in done
        ? untilPaid({ who: done }, ways, otherwise)
        : undefined;
    },
    parts: () => undefined,
  }),
  // "Each opponent loses 3 life unless they discard a card": each by themselves (rule 101.4).
  says('forEach', {
    words: '<effects> unless they <ways>',
    holes: { effects, ways: theirs },
    make({ effects: otherwise, ways }) {
      const done = doneBy(otherwise);
      return done && (done.who === 'eachOpponent' || done.who === 'eachPlayer')
        ? eachTaxed(done.who, { ...done, who: EACH }, ways)
        : undefined;
    },
    parts(effect) {
      const pay = effectAt(effect.effects, 0, 'mayPay');
      const found = pay && untilPaidParts(pay);
      const done = found && doneBy(found.effects);
      return done && sameValue(done.who, EACH) && sameValue(effect, eachTaxed(effect.what, done, found.ways))
        ? { effects: [{ ...done, who: effect.what }], ways: found.ways }
        : undefined;
    },
  }),
];

const base = duesOf('they');

/** What follows an offer to one player, "if that player does", or to any of several; and whether it was paid. */
const FOLLOWS: readonly (readonly [words: string, isPaid: boolean, of: 'one' | 'any' | 'either'])[] = [
  ['if <again> does', true, 'one'],
  ["if <again> doesn't", false, 'one'],
  ['if <again> do', true, 'one'],
  ["if <again> don't", false, 'one'],
  ['if a player does', true, 'any'],
  ['if no one does', false, 'any'],
  ['if that player does', true, 'either'],
  ['if the player does', true, 'either'],
  ["if the player doesn't", false, 'one'],
  ['if they do', true, 'either'],
  ["if they don't", false, 'one'],
];

/**
 * What follows if another player pays, or does not: "any player may sacrifice a land. If a player does, ...", "that
 * player may pay {2}. If they don't, ...". What happens because nobody pays is printed with "unless".
 */
export const offeredWords = (together: EffectsHole): EffectWords =>
  FOLLOWS.map(([follows, isPaid, of]) => {
    const isNamed = follows.includes('<again>');
    return says('mayPay', {
      words: `<by> may <dues>. ${follows}, <effects>`,
      holes: { by: payer, dues: base, effects: together, ...(isNamed ? { again: who } : {}) },
      make({ by, dues, effects, again = by.who }) {
        const fits = of === 'either' || (of === 'any') === (by.any === true);
        if (!fits || !sameValue(again, by.who)) return undefined;
        return { effect: 'mayPay', ...by, ...dues, ...(isPaid ? { effects } : { else: effects }) };
      },
      parts({ effect: _effect, who: player, any, effects, else: otherwise, must, ...dues }) {
        if (!isPaid || of !== (any ? 'any' : 'one') || player === undefined || must || !effects || otherwise)
          return undefined;
        const by = { who: player, ...(any ? { any } : {}) };
        return { by, dues, effects, ...(isNamed ? { again: player } : {}) };
      },
    });
  });
