import type { Reading, Sentence, Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { AbilityAmount } from '../../language/selector.js';
import { eachCounted, perEach, timesEach } from './amounts.js';
import type { WordsContext } from './context.js';

/** What becomes of each amount of an effect; `undefined` where one can't become it. */
function withAmounts(
  effect: Effect,
  change: (amount: AbilityAmount) => AbilityAmount | undefined,
): Effect | undefined {
  switch (effect.effect) {
    case 'damage':
    case 'gainLife':
    case 'loseLife':
    case 'mill':
    case 'putCounters': {
      const amount = change(effect.amount);
      return amount === undefined ? undefined : { ...effect, amount };
    }
    case 'draw': {
      const { amount: before = 1, ...rest } = effect;
      const amount = change(before);
      if (amount === undefined) return undefined;
      return amount === 1 ? rest : { ...rest, amount };
    }
    case 'createToken': {
      const { count: before = 1, ...rest } = effect;
      const count = change(before);
      if (count === undefined) return undefined;
      return count === 1 ? rest : { ...rest, count };
    }
    case 'discard': {
      const { amount: before = 1, ...rest } = effect;
      const amount = before === 'all' ? undefined : change(before);
      if (amount === undefined) return undefined;
      return amount === 1 ? rest : { ...rest, amount };
    }
    case 'pump': {
      const [power, toughness] = [change(effect.power), change(effect.toughness)];
      return power === undefined || toughness === undefined ? undefined : { ...effect, power, toughness };
    }
    default:
      return undefined;
  }
}

/** The one thing that all amounts of an effect count, and the effect for one of it. */
function forOne(effect: Effect): { readonly effect: Effect; readonly each: AbilityAmount } | undefined {
  let each: AbilityAmount | undefined;
  const one = withAmounts(effect, (amount) => {
    const found = perEach(amount);
    each ??= found?.each;
    return found?.number;
  });
  const again = each === undefined || !one ? undefined : multiplied(one, each);
  return one && again && each !== undefined ? { effect: one, each } : undefined;
}

const multiplied = (effect: Effect, each: AbilityAmount): Effect | undefined =>
  withAmounts(effect, (amount) => timesEach(amount, each));

/** "~ gets +1/+1 until end of turn for each Goblin you control", "you gain 2 life for each card in your hand". */
export function forEachCounted(
  read: (words: readonly Token[], context: WordsContext) => Reading<readonly Effect[]>,
  print: (effects: readonly Effect[], context: WordsContext) => string | undefined,
): Sentence<readonly Effect[], WordsContext> {
  return {
    read(tokens, context, present) {
      if (present && !present.has('each')) return [];
      const at = tokens.findLastIndex(
        ({ text }, index) => text === 'for' && tokens[index + 1]?.text === 'each',
      );
      if (at < 1 || tokens.some(({ text }) => text === '.')) return [];
      const each = eachCounted.read(tokens.slice(at + 2), context);
      if (each === undefined) return [];
      const reading = read(tokens.slice(0, at), context);
      if (reading.found === 'ambiguous') return undefined;
      const [one, ...others] = reading.found === 'one' ? reading.value : [];
      const made = one && others.length === 0 ? multiplied(one, each) : undefined;
      return made ? [[made]] : [];
    },
    print([one, ...others], context) {
      const found = one && others.length === 0 ? forOne(one) : undefined;
      const words = found && print([found.effect], context);
      const each = found && eachCounted.print(found.each, context);
      return words && each && `${words} for each ${each}`;
    },
  };
}
