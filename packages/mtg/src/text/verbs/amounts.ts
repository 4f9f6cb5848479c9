import { type AmountType, holeRule, sameValue } from '@reticle/core/text';
import { type AbilityAmount, abilityAmount } from '../../language/selector.js';
import { digits, eachCounted, perEach, reckoned, spelled, timesEach } from '../phrases/amounts.js';

const asAmount = (value: unknown): AbilityAmount | undefined => abilityAmount.safeParse(value).data;

/** "2", "X", "that much". */
export const number = holeRule(digits, 4, true);
/** "Two", "X", "that many": printed as a word. */
export const count = holeRule(spelled, 4, true);
/** "~'s power", "twice the number of creatures you control". */
export const amount = holeRule(reckoned);
/** After "for each": "creature you control". */
export const counted = holeRule(eachCounted);

/** How a single amount is multiplied by what is counted, and X is defined. */
export const single: AmountType = {
  scale(value, by) {
    const [one, each] = [asAmount(value), asAmount(by)];
    return one === undefined || each === undefined ? undefined : timesEach(one, each);
  },
  perOne(value) {
    const whole = asAmount(value);
    const found = whole === undefined ? undefined : perEach(whole);
    return found?.each === undefined ? undefined : { one: found.number, by: found.each };
  },
  define(value, x) {
    if (value === 'X') return x;
    const whole = asAmount(value);
    return typeof whole === 'object' && 'minus' in whole && whole.minus === 'X' ? { minus: x } : undefined;
  },
  named(value) {
    const whole = asAmount(value);
    if (typeof whole !== 'object') return undefined;
    return 'minus' in whole ? { value: { minus: 'X' }, x: whole.minus } : { value: 'X', x: whole };
  },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The same for a value with several amounts, of which zeros stay: the two halves of "+1/+0".
 *
 * @param keys where the amounts are
 */
export function several(...keys: readonly string[]): AmountType {
  const each = (
    value: unknown,
    change: (part: unknown) => unknown,
  ): Readonly<Record<string, unknown>> | undefined => {
    if (!isRecord(value)) return undefined;
    const parts = keys.map((key) => [key, change(value[key])] as const);
    return parts.some(([, part]) => part === undefined)
      ? undefined
      : { ...value, ...Object.fromEntries(parts) };
  };
  return {
    scale: (value, by) => each(value, (part) => single.scale(part, by)),
    perOne(value) {
      let by: unknown;
      const one = each(value, (part) => {
        const found = part === 0 ? { one: 0, by } : single.perOne(part);
        by ??= found?.by;
        return found?.one;
      });
      return one && by !== undefined ? { one, by } : undefined;
    },
    define(value, x) {
      const defined = each(value, (part) => single.define(part, x) ?? part);
      return defined && sameValue(defined, value) ? undefined : defined;
    },
    named(value) {
      let x: unknown;
      const named = each(value, (part) => {
        const found = single.named(part);
        x ??= found?.x;
        return found ? found.value : part;
      });
      return named && x !== undefined ? { value: named, x } : undefined;
    },
  };
}

/** The same for a number of things that is left out if it is one: "a creature", "two creatures". */
export function things(key: string): AmountType {
  const inner = several(key);
  const withOne = (value: unknown): unknown => (isRecord(value) ? { [key]: 1, ...value } : value);
  const without = (value: unknown): unknown => {
    if (!isRecord(value) || value[key] !== 1) return value;
    const { [key]: _one, ...rest } = value;
    return rest;
  };
  return {
    scale: (value, by) => inner.scale(withOne(value), by),
    perOne(value) {
      const found = inner.perOne(value);
      return found && { ...found, one: without(found.one) };
    },
    define: (value, x) => inner.define(value, x),
    named: (value) => inner.named(value),
  };
}
