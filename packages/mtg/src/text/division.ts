import { numberOf, type Token } from '@reticle/core';

const FAR = 24;
/** "X plus 1 damage": an amount that is more than its last word. */
const RECKONED: ReadonlySet<string> = new Set(['plus', 'minus', 'twice', 'half']);

/**
 * "4 damage divided as you choose among", "distribute three counters among": the total before a phrase; `unknown` where
 * something is divided and the total is neither a number nor X.
 */
export function divisionBefore(tokens: readonly Token[], from: number): number | 'X' | 'unknown' | undefined {
  if (tokens[from - 1]?.text !== 'among') return undefined;
  const text = (at: number): string => tokens[at]?.text ?? '';
  for (let at = from - 2; at >= 0 && at > from - FAR && text(at) !== '.'; at--) {
    if (text(at) === 'distribute') return numberOf(text(at + 1)) ?? 'unknown';
    if (text(at) !== 'divided' || text(at + 1) !== 'as') continue;
    const total =
      text(at - 1) === 'damage' && !RECKONED.has(text(at - 3)) ? numberOf(text(at - 2)) : undefined;
    return total ?? 'unknown';
  }
  return undefined;
}
