import type { Hole } from '@reticle/core/text';
import type { AbilityAmount } from '../../language/selector.js';
import type { WordsContext } from './context.js';

/** What is added to power and toughness. */
export interface Pump {
  readonly power: AbilityAmount;
  readonly toughness: AbilityAmount;
}
const HALF = /^([+-])(\d{1,3}|x)$/u;

function readHalf(text: string, x: AbilityAmount): AbilityAmount | undefined {
  const [, sign, number = ''] = HALF.exec(text) ?? [];
  if (sign === undefined) return undefined;
  if (number === 'x') return sign === '-' ? { minus: x } : x;
  return sign === '-' && number !== '0' ? -Number(number) : Number(number);
}

/** "+2" of 2; a zero takes the sign of the other half. */
function printHalf(amount: AbilityAmount, negative: boolean): string | undefined {
  if (amount === 'X') return '+X';
  if (typeof amount === 'number')
    return amount < 0 || (amount === 0 && negative) ? `-${Math.abs(amount)}` : `+${amount}`;
  return 'minus' in amount && amount.minus === 'X' ? '-X' : undefined;
}

const isNegative = (amount: AbilityAmount): boolean =>
  typeof amount === 'number' ? amount < 0 : typeof amount === 'object' && 'minus' in amount;

/** "+1/+0", "-X/-X". */
export const pump: Hole<Pump, WordsContext> = {
  read([word, ...others], { x = 'X' }) {
    const halves = word && others.length === 0 ? word.text.split('/') : [];
    const [power, toughness] = halves.map((half) => readHalf(half, x));
    return halves.length === 2 && power !== undefined && toughness !== undefined
      ? { power, toughness }
      : undefined;
  },
  print({ power, toughness }) {
    const one = printHalf(power, isNegative(toughness));
    const two = printHalf(toughness, isNegative(power));
    return one && two && `${one}/${two}`;
  },
};
