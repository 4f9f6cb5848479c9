import type { Hole } from '../sentence.js';
import { knownWordsOf, rule, type Rule, type Ways } from './rule.js';

/** The most words of a hole. */
const LONGEST = 40;

/**
 * Makes a rule of a hole, which reads all of some words: it is asked for every stretch that ends where the
 * words after it may begin.
 *
 * @param longest the most words that it takes
 * @param anywhere whether it may end before any word
 */
export function holeRule<Value, Context>(
  hole: Hole<Value, Context>,
  longest = LONGEST,
  anywhere = false,
): Rule<Value, Context> {
  return rule(
    (words, at) => {
      const first = words.texts[at];
      if (first === undefined || hole.begins?.(first) === false) return [];
      const out: (readonly [Value, number])[] = [];
      const last = Math.min(words.tokens.length, at + longest);
      for (let end = at + 1; end <= last; end++) {
        if (words.texts[end - 1] === '.') break;
        if (!anywhere && !words.isStop(end)) continue;
        words.count();
        const value = hole.read(words.tokens.slice(at, end), words.context);
        if (value !== undefined) out.push([value, end]);
      }
      return out;
    },
    (value, context) => hole.print(value, context),
    () => knownWordsOf(hole),
  );
}

/** Makes a rule of several: what any of them reads. The first that can prints. */
export function anyOf<Value, Context>(
  ...rules: readonly [Rule<Value, Context>, ...Rule<Value, Context>[]]
): Rule<Value, Context> {
  return rule(
    (words, at): Ways<Value> => rules.flatMap((one) => one.read(words, at)),
    (value, context) => {
      for (const one of rules) {
        const said = one.print(value, context);
        if (said !== undefined) return said;
      }
      return undefined;
    },
    () => knownWordsOf(...rules),
  );
}
