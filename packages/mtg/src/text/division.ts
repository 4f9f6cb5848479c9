import { numberOf, type Token } from '@reticle/core';

const FAR = 24;

/** "4 damage divided as you choose among", "distribute three counters among": the total before a phrase. */
export function divisionBefore(tokens: readonly Token[], from: number): number | 'X' | undefined {
  if (tokens[from - 1]?.text !== 'among') return undefined;
  const text = (at: number): string => tokens[at]?.text ?? '';
  for (let at = from - 2; at >= 0 && at > from - FAR && text(at) !== '.'; at--) {
    if (text(at) === 'distribute') return numberOf(text(at + 1));
    if (text(at) === 'damage' && text(at + 1) === 'divided' && text(at + 2) === 'as')
      return numberOf(text(at - 1));
  }
  return undefined;
}
