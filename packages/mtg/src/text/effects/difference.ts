import { type Sentence, standsAt } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { Effect } from '../../language/effects/effect.js';
import type { AbilityAmount } from '../../language/selector.js';
import { sumOf } from '../phrases/amounts.js';
import { condition } from '../phrases/conditions.js';
import type { ReadEffects, WordsContext } from '../phrases/context.js';

/** Returns by how much one amount is greater than another, if that is what a condition asks. */
function differenceIn(asked: Condition): AbilityAmount | undefined {
  if (!('amount' in asked)) return undefined;
  const { amount, gt, lt } = asked;
  if (gt !== undefined && lt === undefined) return sumOf(amount, gt, true);
  return lt === undefined || gt !== undefined ? undefined : sumOf(lt, amount, true);
}

const TAIL = ['the', 'difference'];

/** "If target opponent has more cards in hand than you, draw cards equal to the difference". Printed as an amount. */
export function ifDifference(read: ReadEffects): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['difference']]],
    read(tokens, context) {
      if (tokens[0]?.text !== 'if' || !tokens.some((_, at) => standsAt(TAIL, tokens, at))) return [];
      if (tokens.some(({ text }) => text === '.') || context.difference !== undefined) return [];
      return tokens.flatMap(({ text }, at): readonly (readonly Effect[])[] => {
        const asked = text === ',' ? condition.read(tokens.slice(1, at), context) : undefined;
        const difference = asked && differenceIn(asked);
        if (!asked || difference === undefined) return [];
        const reading = read(tokens.slice(at + 1), { ...context, difference, known: new Map() });
        return reading.found === 'one' ? [[{ effect: 'if', condition: asked, effects: reading.value }]] : [];
      });
    },
    print: () => undefined,
  };
}
