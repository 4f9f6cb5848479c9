import { type Hole, sameValue } from '@reticle/core/text';
import { EFFECTS, type Effect, type EffectNamed } from '../../language/effects/effect.js';
import { type PrintEffects, type ReadEffects, type WordsContext, withStops } from '../phrases/context.js';
import { payment } from '../phrases/cost-words.js';
import { effectAt, type EffectSentence, type EffectWords, says, saysAll } from '../phrases/effect-words.js';

/**
 * Whether the first effect is done for certain. A target that is still legal moves; if it isn't, nothing of
 * the ability happens (rule 608.2b).
 */
const isDone = (first: Effect): boolean =>
  EFFECTS[first.effect].certain === true ||
  (first.effect === 'moveCards' &&
    first.to === 'exile' &&
    typeof first.what === 'object' &&
    'bound' in first.what &&
    /^t\d+$/u.test(first.what.bound));

/** "You may draw a card. If you do, discard a card": one effect, and another after it. */
export const ifYouDoWords = (
  effects: Hole<readonly Effect[], WordsContext>,
  together: Hole<readonly Effect[], WordsContext>,
): EffectWords => [
  says('may', {
    words: 'you may <first>. if you do, <after>',
    holes: { first: effects, after: together },
    make: ({ first: [first, ...others], after }) =>
      first && others.length === 0 && isDone(first)
        ? { effect: 'may', effects: [first, { effect: 'sequence', effects: after }] }
        : undefined,
    parts({ effects: [first, second, ...others], else: otherwise, who }) {
      const plain = others.length === 0 && otherwise === undefined && who === undefined;
      return first && plain && second?.effect === 'sequence'
        ? { first: [first], after: second.effects }
        : undefined;
    },
  }),
];

/**
 * What a reflexive or delayed trigger does: all the sentences that follow. An "if" would be an intervening one (rule
 * 603.4), which has words of its own.
 */
export const laterOf = (read: ReadEffects, print: PrintEffects): Hole<readonly Effect[], WordsContext> => ({
  read(words, context) {
    if (words[0]?.text === 'if' || words.some(({ text }) => text === '.')) return undefined;
    const reading = read(withStops(words), context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print,
});

const reflexive = (effects: readonly Effect[]): EffectNamed<'reflexive'> => ({
  effect: 'reflexive',
  effects,
});

/** Returns what a reflexive trigger does, if the effects are only that. */
function reflexiveIn(effects: readonly Effect[] = []): readonly Effect[] | undefined {
  const only = effects.length === 1 ? effectAt(effects, 0, 'reflexive') : undefined;
  return only?.effects;
}

/** The condition that it still exists under its controller's control; then it is sacrificed. */
const STILL_YOURS = { what: 'self', is: { zone: 'battlefield', controller: 'self' } } as const;

/** "You may pay {1}. When you do, ...": a reflexive trigger, with targets of its own (rule 603.12). */
export function whenYouDoWords(
  inner: Hole<readonly Effect[], WordsContext>,
  read: ReadEffects,
  print: PrintEffects,
): EffectWords {
  const later = laterOf(read, print);
  const plain: EffectSentence = saysAll({
    words: '<first>. when you do, <later>',
    holes: { first: inner, later },
    make: ({ first: [first, ...others], later: effects }) =>
      first && others.length === 0 && isDone(first) ? [first, reflexive(effects)] : undefined,
    parts([first, ...others]) {
      const effects = reflexiveIn(others);
      return first && effects && { first: [first], later: effects };
    },
  });
  return [
    says('mayPay', {
      words: 'you may <payment>. when you do, <later>',
      holes: { payment, later },
      make: ({ payment: cost, later: effects }) => ({
        effect: 'mayPay',
        costs: [cost],
        effects: [reflexive(effects)],
      }),
      parts({ costs: [cost, ...others], effects, else: otherwise, who }) {
        const then = others.length === 0 && !otherwise && !who ? reflexiveIn(effects) : undefined;
        return cost && then && { payment: cost, later: then };
      },
    }),
    says('may', {
      words: 'you may <first>. when you do, <later>',
      holes: { first: inner, later },
      make: ({ first: [first, ...others], later: effects }) =>
        first && others.length === 0 && isDone(first)
          ? { effect: 'may', effects: [first, reflexive(effects)] }
          : undefined,
      parts({ effects: [first, ...others], else: otherwise, who }) {
        const then = otherwise || who ? undefined : reflexiveIn(others);
        return first && then && { first: [first], later: then };
      },
    }),
    says('if', {
      words: 'sacrifice ~. when you do, <later>',
      holes: { later },
      make: ({ later: effects }) => ({
        effect: 'if',
        condition: STILL_YOURS,
        effects: [{ effect: 'sacrifice', what: 'self' }, reflexive(effects)],
      }),
      parts({ condition, effects = [], else: otherwise }) {
        const [first, ...others] = effects;
        const isIt = sameValue(first, { effect: 'sacrifice', what: 'self' }) && !otherwise;
        const then = isIt && sameValue(condition, STILL_YOURS) ? reflexiveIn(others) : undefined;
        return then && { later: then };
      },
    }),
    plain,
  ];
}
