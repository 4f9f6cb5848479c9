import { someWithin, standsAt, type Hole, sameValue, type Sentence } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { someCards, type Some, filterOf, some } from '../phrases/cards-of.js';
import { digits } from '../phrases/amounts.js';
import { condition } from '../phrases/conditions.js';
import type { ReadEffects, WordsContext } from '../phrases/context.js';
import { payment } from '../phrases/cost-words.js';
import { duesOf } from '../phrases/dues.js';
import { type EffectWords, areAlike, says, effectAt, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const isTaxed = (effect: Effect): boolean =>
  effect.effect === 'mayPay' && effect.effects === undefined && effect.else !== undefined;

/** "You may discard a card. If you do, ...", "When you do, ...": only the first sentence is optional. */
const isPaidFirst = (effect: Effect): boolean =>
  (effect.effect === 'mayPay' && effect.must === true) || someWithin(effect, (part) => part === 'reflexive');

/** "You may you may draw a card" is no sentence. */
const isYourMay = (effect: Effect): boolean => effect.effect === 'may' && effect.who === undefined;

/** Words with which a subject begins. What another does is said with "have": "you may have target creature get +1/+1". */
const SUBJECTS: ReadonlySet<string> = new Set(
  'target another each that those this these ~ it they enchanted equipped all defending the up any'.split(
    ' ',
  ),
);
const hasSubject = (words: string): boolean =>
  words.startsWith('{=') || SUBJECTS.has(words.split(/[ ']/u, 1)[0] ?? '');

/** Effects that you do yourself. */
const imperative = (hole: Hole<readonly Effect[], WordsContext>): Hole<readonly Effect[], WordsContext> => ({
  read: (words, context) => (hasSubject(words[0]?.text ?? '') ? undefined : hole.read(words, context)),
  print(effects, context) {
    const words = hole.print(effects, context);
    return words === undefined || hasSubject(words) ? undefined : words;
  },
});

/** "You may draw a card". */
export const mayWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('may', {
    words: 'you may <effects>',
    holes: { effects: imperative(effects) },
    // "You may draw a card unless that player pays {1}": you get the choice if nobody pays.
    make: (values) =>
      values.effects.some((effect) => isTaxed(effect) || isPaidFirst(effect) || isYourMay(effect))
        ? undefined
        : { effect: 'may', ...values },
    parts: (effect) => ({ effects: effect.effects }),
  }),
];

/** Finds the filter of one object that you choose and then move. Returns undefined for other effects. */
function chosenOne(effects: readonly Effect[]): MtgCardFilter | undefined {
  const [choose, move] = [effectAt(effects, 0, 'choose'), effectAt(effects, 1, 'moveCards')];
  if (!choose?.filter || !move || effects.length !== 2) return undefined;
  const isThat = sameValue(choose, { effect: 'choose', filter: choose.filter, bind: choose.bind });
  return isThat && sameValue(move.what, { bound: choose.bind }) ? choose.filter : undefined;
}

/** Whether a player may decline an effect, and then nothing happens. */
const isOptional = (effect: Effect): boolean =>
  (effect.effect === 'may' || (effect.effect === 'mayPay' && effect.must !== true)) &&
  effect.else === undefined;

/**
 * "You may ... instead": a player who declines does what was said before (rule 608.2d). Returns undefined if only
 * a part of the other effects is optional.
 */
function orElse(others: readonly Effect[], before: readonly Effect[]): readonly Effect[] | undefined {
  const [only, ...more] = others;
  if (!others.some(isOptional)) return others;
  const isWhole = only?.effect === 'may' && more.length === 0 && only.else === undefined;
  return isWhole ? [{ ...only, else: before }] : undefined;
}

/** Removes what is done instead by a player who declines, which the words leave out. */
function withoutElse(others: readonly Effect[], before: readonly Effect[]): readonly Effect[] {
  const [only, ...more] = others;
  if (only?.effect !== 'may' || more.length > 0 || !sameValue(only.else, before)) return others;
  const { else: _before, ...may } = only;
  return [may];
}

/** Whether effects are one clause: what is chosen, and what is done with it. */
export const isOneClause = (effects: readonly Effect[]): boolean =>
  effects.at(-1)?.effect !== 'delayed' && effects.slice(0, -1).every(({ effect }) => effect === 'choose');

/** "If it's a creature card, ...", about a card that was revealed or looked at. */
export const ifWords = (
  inner: Hole<readonly Effect[], WordsContext>,
  together: Hole<readonly Effect[], WordsContext>,
): EffectWords => [
  ...(['if <condition>, <effects>', '<effects> if <condition>'] as const).map((words, form) =>
    says('if', {
      words,
      holes: { condition, effects: form === 0 ? together : inner },
      // "Sacrifice it at the beginning of the next end step if ..." does not say when the condition is asked.
      // "Draw a card, then discard a card if ...": the condition is of what follows "then" (rule 608.2c), or of both.
      make: (values) =>
        form === 1 && !isOneClause(values.effects)
          ? undefined
          : { effect: 'if', condition: values.condition, effects: values.effects },
      parts: ({ condition: asked, effects: then, else: otherwise }) =>
        form === 0 && then && otherwise === undefined ? { condition: asked, effects: then } : undefined,
    }),
  ),
  says('if', {
    words: '<effects> unless <condition>',
    holes: { effects: inner, condition },
    // With two clauses in one sentence, only the last might be meant.
    make: (values) =>
      isOneClause(values.effects)
        ? { effect: 'if', condition: { not: values.condition }, effects: values.effects }
        : undefined,
    parts: ({ condition: asked, effects: then, else: otherwise }) =>
      then && otherwise === undefined && 'not' in asked ? { condition: asked.not, effects: then } : undefined,
  }),
  // "~ deals 2 damage to any target. If ..., it deals 4 damage instead": to the same target.
  says('if', {
    words: '<effects>. if <condition>, ~ deals <amount> damage instead',
    also: ['<effects>. ~ deals <amount> damage instead if <condition>'],
    holes: { condition, effects: inner, amount: digits },
    make({ condition: asked, effects, amount }) {
      const only = effects.length === 1 ? effectAt(effects, 0, 'damage') : undefined;
      return only && { effect: 'if', condition: asked, effects: [{ ...only, amount }], else: [only] };
    },
    parts({ condition: asked, effects: then = [], else: otherwise = [] }) {
      const [more, base] = [effectAt(then, 0, 'damage'), effectAt(otherwise, 0, 'damage')];
      const fits = then.length === 1 && otherwise.length === 1 && more && base;
      return fits && sameValue({ ...base, amount: more.amount }, more)
        ? { condition: asked, effects: otherwise, amount: more.amount }
        : undefined;
    },
  }),
  // "Draw a card. If ..., draw three cards instead": another effect instead, or several of the same kinds
  // (rule 608.2c).
  says('if', {
    words: '<effects>. if <condition>, <others> instead',
    also: ['<effects>. if <condition>, instead <others>', '<effects>. <others> instead if <condition>'],
    holes: { condition, effects: inner, others: inner },
    make({ condition: asked, effects, others }) {
      const then = effects.length === 1 || areAlike(effects, others) ? orElse(others, effects) : undefined;
      return then && { effect: 'if', condition: asked, effects: then, else: effects };
    },
    parts({ condition: asked, effects: then = [], else: otherwise }) {
      const others = otherwise && withoutElse(then, otherwise);
      return others && (others !== then || areAlike(others, otherwise))
        ? { condition: asked, effects: otherwise, others }
        : undefined;
    },
  }),
  // "Return a card from your graveyard to your hand. If you can't, ...": if there is none.
  says('if', {
    words: "<effects>. if you can't, <others>",
    holes: { effects: inner, others: inner },
    make({ effects, others }) {
      const chosen = chosenOne(effects);
      return chosen && { effect: 'if', condition: { what: { each: chosen } }, effects, else: others };
    },
    parts({ condition: asked, effects: then = [], else: others }) {
      const chosen = chosenOne(then);
      return chosen && others && sameValue(asked, { what: { each: chosen } })
        ? { effects: then, others }
        : undefined;
    },
  }),
  says('if', {
    words: 'if <condition>, <effects>. otherwise, <others>',
    holes: { condition, effects: inner, others: inner },
    make: (values) => ({
      effect: 'if',
      condition: values.condition,
      effects: values.effects,
      else: values.others,
    }),
    parts: ({ condition: asked, effects: then, else: otherwise }) =>
      then && otherwise ? { condition: asked, effects: then, others: otherwise } : undefined,
  }),
  saysAll({
    words:
      "you look at the top card of <who>'s library. if it's <card>, you may <payment>. if you do, put it into <whose>'s graveyard",
    holes: { who, card: someCards, payment, whose: who },
    make: ({ who: player, card: { what, count }, payment: cost, whose }) =>
      count === undefined && sameValue(player, whose)
        ? [
            { effect: 'look', at: { top: 1, of: player }, bind: 'looked' },
            {
              effect: 'if',
              condition: { what: { bound: 'looked' }, is: { zone: 'library', ...what } },
              effects: [
                {
                  effect: 'mayPay',
                  costs: [cost],
                  effects: [{ effect: 'moveCards', what: { bound: 'looked' }, to: 'graveyard' }],
                },
              ],
            },
          ]
        : undefined,
    parts(effects) {
      const [look, branch] = [effectAt(effects, 0, 'look'), effectAt(effects, 1, 'if')];
      const pay = branch?.effects && effectAt(branch.effects, 0, 'mayPay');
      const cost = pay?.costs[0];
      if (effects.length !== 2 || !look || !branch || !cost || !('what' in branch.condition))
        return undefined;
      const { zone: _zone, ...what } = branch.condition.is ?? {};
      const player = 'top' in look.at ? look.at.of : undefined;
      return player && { who: player, card: { what }, payment: cost, whose: player };
    },
  }),
];

/** The verbs after "you may have ...", and their third person singular. */
const VERBS: ReadonlyMap<string, string> = new Map(
  'deal draw discard gain get lose mill sacrifice fight explore create enter connive become'
    .split(' ')
    .map((verb) => [verb, `${verb}s`]),
);

const SINGULARS: ReadonlyMap<string, string> = new Map(
  [...VERBS].map(([verb, singular]) => [singular, verb]),
);

/** Writes what somebody does as it stands after "you may have": without the endings of its verbs. */
function bare(words: string): string | undefined {
  const said = words.split(' ');
  const at = said.findIndex((word) => SINGULARS.has(word) || VERBS.has(word));
  if (at < 0) return undefined;
  const isVerb = (index: number): boolean => index === at || (index > at && said[index - 1] === 'and');
  return said.map((word, index) => (isVerb(index) ? (SINGULARS.get(word) ?? word) : word)).join(' ');
}

const AUXILIARIES: ReadonlySet<string> = new Set(['may', 'must', "can't", "doesn't", "don't"]);

/** "You may have ~ deal 1 damage to any target". */
export function mayHave(
  read: ReadEffects,
  inner: Hole<readonly Effect[], WordsContext>,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['have']]],
    read(tokens, context) {
      const lead = standsAt(['you', 'may', 'have'], tokens);
      if (!lead || tokens.some(({ text }) => text === '.')) return [];
      const rest = tokens.slice(3);
      const at = rest.findIndex(({ text }, index) => index > 0 && VERBS.has(text));
      // "You may have target player may draw a card" would be two of them.
      if (at < 0 || rest.slice(0, at).some(({ text }) => AUXILIARIES.has(text))) return [];
      const inSingular = rest.map((token, index) => {
        const isVerb = index === at || (index > at && rest[index - 1]?.text === 'and');
        return { ...token, text: (isVerb ? VERBS.get(token.text) : undefined) ?? token.text };
      });
      // Whoever acts may be one or several; only one of the two agrees with the verb. Both stand at the same
      // place, so their readings are kept apart.
      const readings = [rest, inSingular].map((words) => read(words, { ...context, known: new Map() }));
      if (readings.some(({ found }) => found === 'ambiguous')) return undefined;
      return readings.flatMap((reading) =>
        reading.found === 'one' ? [[{ effect: 'may', effects: reading.value }]] : [],
      );
    },
    print([one, ...others], context) {
      if (
        one?.effect !== 'may' ||
        others.length > 0 ||
        !sameValue(one, { effect: 'may', effects: one.effects })
      )
        return undefined;
      const words = inner.print(one.effects, context);
      const said = words !== undefined && hasSubject(words) ? bare(words) : undefined;
      return said && `you may have ${said}`;
    },
  };
}

const yourDues = duesOf('you');
/** "You may pay {2}. If you do, draw a card". */
export const mayPayWords = (together: Hole<readonly Effect[], WordsContext>): EffectWords => [
  ...(['do', "don't"] as const).map((follows) =>
    says('mayPay', {
      words: `you may <dues>. if you ${follows}, <effects>`,
      holes: { dues: yourDues, effects: together },
      make: ({ dues, effects: then }) => ({
        effect: 'mayPay',
        ...dues,
        ...(follows === 'do' ? { effects: then } : { else: then }),
      }),
      parts({ effect: _effect, who: player, must, effects: then, else: otherwise, ...dues }) {
        const [said, other] = follows === 'do' ? [then, otherwise] : [otherwise, then];
        return said && !other && !must && player === undefined && follows === 'do'
          ? { dues, effects: said }
          : undefined;
      },
    }),
  ),
  // "Discard a card. If you do, draw a card": nobody can decline.
  says('mayPay', {
    words: '<payment>. if you do, <effects>',
    holes: { payment, effects: together },
    make: ({ payment: cost, effects: then }) =>
      isOneThing(cost) ? { effect: 'mayPay', must: true, costs: [cost], effects: then } : undefined,
    parts: ({ must, costs: [cost], effects: then }) =>
      must && cost && then ? { payment: cost, effects: then } : undefined,
  }),
];

const DEEDS: ReadonlySet<AbilityCost['cost']> = new Set(['sacrifice', 'discard', 'exile', 'return']);

/**
 * Whether a cost is about one object. With several objects, as many as possible would be taken if there are
 * too few (rule 609.3).
 */
const isOneThing = (cost: AbilityCost): boolean =>
  (cost.cost === 'removeCounters' && cost.amount === 1) ||
  (DEEDS.has(cost.cost) && (!('count' in cost) || cost.count === undefined));

/** The name of permanents of yours that you choose, after "return" or "untap". */
const CHOSEN = 'picked';

function pickedIn(effects: readonly Effect[]): { readonly some: Some; readonly upTo: boolean } | undefined {
  const choose = effectAt(effects, 0, 'choose');
  if (!choose || effects.length !== 2 || choose.bind !== CHOSEN || choose.count === 'all') return undefined;
  const { filter = {}, count, upTo = false } = choose;
  return { some: { what: filter, ...(count === undefined ? {} : { count }) }, upTo };
}
const chooseEffect = ({ what, count }: Some, upTo: boolean): Effect => ({
  effect: 'choose',
  ...filterOf(what),
  ...(count === undefined ? {} : { count }),
  ...(upTo ? { upTo: true as const } : {}),
  bind: CHOSEN,
});
const it = { bound: CHOSEN } as const;
/** "Untap up to two lands". */
export const choosingWords: EffectWords = (['untap', 'tap'] as const).map((effect) =>
  saysAll({
    words: `${effect} up to <some>`,
    holes: { some },
    make: ({ some: wanted }) =>
      wanted.what.zone === undefined ? [chooseEffect(wanted, true), { effect, what: it }] : undefined,
    parts(effects) {
      const found = effectAt(effects, 1, effect) ? pickedIn(effects) : undefined;
      return found?.upTo ? { some: found.some } : undefined;
    },
  }),
);

/** "Flip a coin. If you win the flip, draw a card. If you lose the flip, ~ deals 1 damage to you". */
export const flipCoinWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('flipCoin', {
    words: 'flip a coin. if you win the flip, <win>. if you lose the flip, <lose>',
    holes: { win: effects, lose: effects },
    make: (values) => ({ effect: 'flipCoin', ...values }),
    parts: ({ win, lose }) => win && lose && { win, lose },
  }),
  says('flipCoin', {
    words: 'flip a coin. if you win the flip, <win>',
    holes: { win: effects },
    make: ({ win }) => ({ effect: 'flipCoin', win }),
    parts: ({ win }) => win && { win },
  }),
  says('flipCoin', {
    words: 'flip a coin. if you lose the flip, <lose>',
    holes: { lose: effects },
    make: ({ lose }) => ({ effect: 'flipCoin', lose }),
    parts: ({ lose }) => lose && { lose },
  }),
];
