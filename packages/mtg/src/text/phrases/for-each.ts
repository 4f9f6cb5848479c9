import { sameValue, type Sentence, standsAt, type Token } from '@reticle/core/text';
import { saysX } from '../../language/announced-x.js';
import { type Effect, effects as effectsSchema } from '../../language/effects/effect.js';
import { type AbilityAmount, abilityAmount } from '../../language/selector.js';
import { eachCounted, perEach, timesEach, reckoned } from './amounts.js';
import type { PrintEffects, ReadEffects, WordsContext } from './context.js';

/** Changes each amount of an effect. Returns undefined if one of them can't be changed. */
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

/** Returns what all amounts of an effect count, and the effect for one of it. */
function forOne(effect: Effect): { readonly effect: Effect; readonly each: AbilityAmount } | undefined {
  let each: AbilityAmount | undefined;
  const one = withAmounts(effect, (amount) => {
    const found = perEach(amount);
    each ??= found?.each;
    return found?.number;
  });
  const again = each === undefined || !one ? undefined : timesCounted(one, each);
  return one && again && each !== undefined ? { effect: one, each } : undefined;
}

/** Multiplies an effect by what is counted. Returns undefined if its amounts aren't numbers. */
export const timesCounted = (effect: Effect, each: AbilityAmount): Effect | undefined =>
  withAmounts(effect, (amount) => timesEach(amount, each));

/**
 * "~ gets +1/+1 until end of turn for each Goblin you control", "you gain 2 life for each card in your hand".
 */
export function forEachCounted(
  read: ReadEffects,
  print: PrintEffects,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['each']]],
    read(tokens, context) {
      const at = tokens.findLastIndex(
        ({ text }, index) => text === 'for' && tokens[index + 1]?.text === 'each',
      );
      if (at < 1 || tokens.some(({ text }) => text === '.')) return [];
      const each = eachCounted.read(tokens.slice(at + 2), context);
      if (each === undefined) return [];
      const reading = read(tokens.slice(0, at), context);
      if (reading.found === 'ambiguous') return undefined;
      const [one, ...others] = reading.found === 'one' ? reading.value : [];
      const made = one && others.length === 0 ? timesCounted(one, each) : undefined;
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

const TAIL = ', where X is ';
const LEAD = [',', 'where', 'x', 'is'] as const;

/** Finds where ", where X is" begins in the last sentence of some words. */
function tailAt(words: readonly Token[]): number {
  const at = words.findLastIndex((_, index) =>
    LEAD.every((text, next) => words[index + next]?.text === text),
  );
  return words.slice(Math.max(at, 0)).some(({ text }) => text === '.') ? -1 : at;
}

/**
 * Returns the words without ", where X is ...", with a context that defines X. Returns undefined if the words
 * don't define X.
 */
function withX(
  words: readonly Token[],
  context: WordsContext,
):
  | { readonly words: readonly Token[]; readonly context: WordsContext; readonly x: AbilityAmount }
  | undefined {
  const at = tailAt(words);
  const x =
    at < 1 || context.x !== undefined ? undefined : reckoned.read(words.slice(at + LEAD.length), context);
  return x === undefined
    ? undefined
    : { words: words.slice(0, at), context: { ...context, x, known: new Map() }, x };
}

/** Does what {@link withX} does if other sentences or steps follow: "look at the top X cards, where X is ... Put ..." */
function withXWithin(words: readonly Token[], context: WordsContext): ReturnType<typeof withX> {
  const at = words.findIndex((_, index) => standsAt(LEAD, words, index));
  const end = words.findIndex(
    ({ text }, index) => index > at && (text === '.' || standsAt(THEN, words, index)),
  );
  const found = at < 1 || end < 0 ? undefined : withX(words.slice(0, end), context);
  return found && { ...found, words: [...found.words, ...words.slice(end)] };
}
const THEN = [',', 'then'] as const;

const AMOUNTS: ReadonlySet<string> = new Set(
  'amount count power toughness top minus times setPower setToughness'.split(' '),
);

/** Finds the outermost amounts in JSON that have words of their own. */
function amountsIn(value: unknown, context: WordsContext, key = ''): readonly AbilityAmount[] {
  if (typeof value !== 'object' || value === null) return [];
  const amount = AMOUNTS.has(key) ? abilityAmount.safeParse(value).data : undefined;
  if (amount !== undefined && reckoned.print(amount, context) !== undefined) return [amount];
  return Object.entries(value).flatMap(([name, part]) => amountsIn(part, context, name));
}

function withAmountX(value: unknown, amount: AbilityAmount): unknown {
  if (sameValue(value, amount)) return 'X';
  if (Array.isArray(value)) return value.map((part: unknown) => withAmountX(part, amount));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries({ ...value }).map(
    ([key, part]) => [key, withAmountX(part, amount)] as const,
  );
  const made: Readonly<Record<string, unknown>> = Object.fromEntries(entries);
  if (made['times'] !== 'X' || !sameValue(made['costs'], [{ cost: 'mana', mana: [1] }])) return made;
  // {1} as many times as X is {X}.
  const { times: _times, ...rest } = made;
  return { ...rest, costs: [{ cost: 'mana', mana: ['X'] }] };
}

/**
 * Replaces the one amount in JSON that has words of its own by X, and prints these words. Returns undefined
 * if there is none.
 */
function namingX(
  value: unknown,
  context: WordsContext,
): { readonly value: unknown; readonly tail: string } | undefined {
  const [amount] = saysX(value) ? [] : amountsIn(value, context);
  const words = amount === undefined ? undefined : reckoned.print(amount, context);
  return amount === undefined || words === undefined
    ? undefined
    : { value: withAmountX(value, amount), tail: `${TAIL}${words}` };
}

/** "Target creature gets +X/+X until end of turn, where X is the number of cards in your hand". */
export function whereX(read: ReadEffects, print: PrintEffects): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['where']]],
    read(tokens, context) {
      const found = withX(tokens, context) ?? withXWithin(tokens, context);
      if (!found) return [];
      const reading = read(found.words, found.context);
      if (reading.found === 'ambiguous') return undefined;
      if (reading.found !== 'one') return [];
      const isSaid = usesX(reading.value, found.x) || sameValue(context.targetsX, found.x);
      return isSaid ? [reading.value] : [];
    },
    print(effects, context) {
      const found = namingX(effects, context);
      const named = found && effectsSchema.safeParse(found.value);
      const words = named?.success ? print(named.data, context) : undefined;
      return found && words && `${words}${found.tail}`;
    },
  };
}

const usesX = (value: unknown, x: AbilityAmount): boolean =>
  sameValue(value, x) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => usesX(part, x)));
