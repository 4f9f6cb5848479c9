import { MARK, type Token, numberOf } from '@reticle/core/text';

const FAR = 24;
const NEAR = 6;

/** Where a sentence, or what is said of this phrase, is over. */
const ENDS: ReadonlySet<string> = new Set(['.', 'target', 'targets', MARK.line]);

/** "X plus 1 damage": an amount that is more than its last word. */
const RECKONED: ReadonlySet<string> = new Set(['plus', 'minus', 'twice', 'half']);
type Total = number | 'X' | 'unknown' | undefined;

/**
 * What is divided among a phrase: "4 damage divided as you choose among ...", "distribute three counters among ...",
 * "the next 4 damage ... to ..., divided as you choose"; `unknown` where the total is neither a number nor X, or where
 * it is divided among more than this phrase.
 */
export function divisionOf(tokens: readonly Token[], from: number, to: number): Total {
  const total = divisionBefore(tokens, from) ?? divisionAfter(tokens, from, to);
  return total !== undefined && othersFollow(tokens, to) ? 'unknown' : total;
}

function divisionBefore(tokens: readonly Token[], from: number): Total {
  if (tokens[from - 1]?.text !== 'among') return undefined;
  const text = (at: number): string => tokens[at]?.text ?? '';
  for (let at = from - 2; at >= 0 && at > from - FAR && text(at) !== '.'; at--) {
    if (text(at) === 'split') return 'unknown';
    if (text(at) === 'distribute') return numberOf(text(at + 1)) ?? 'unknown';
    if (text(at) === 'divided' && text(at + 1) === 'as') return damageAt(tokens, at - 1);
  }
  return undefined;
}

/** The number before the word "damage", which is to stand there. */
function damageAt(tokens: readonly Token[], at: number): Total {
  if (tokens[at]?.text !== 'damage' || RECKONED.has(tokens[at - 2]?.text ?? '')) return 'unknown';
  return numberOf(tokens[at - 1]?.text ?? '') ?? 'unknown';
}

function divisionAfter(tokens: readonly Token[], from: number, to: number): Total {
  const text = (at: number): string => tokens[at]?.text ?? '.';
  const ends = (at: number): boolean => ENDS.has(text(at));
  let after = to;
  while (!ends(after) && text(after) !== 'divided') after++;
  const said = text(after) === 'divided' && text(after + 1) === 'as';
  if (!said || (after > to && text(after - 1) !== ',')) return undefined;
  for (let at = from - 1; at >= 0 && at > from - FAR && text(at) !== '.'; at--) {
    if (text(at) === 'damage') return damageAt(tokens, at);
  }
  return 'unknown';
}

/** "And up to two other targets": the rest of those among which it is divided. */
function othersFollow(tokens: readonly Token[], to: number): boolean {
  const joined = tokens[to]?.text ?? '';
  if (joined !== 'and' && joined !== 'and/or') return false;
  const next = tokens.slice(to + 1, to + 1 + NEAR).map(({ text }) => text);
  const anchor = next.findIndex((text) => text.startsWith('target'));
  return next.slice(0, Math.max(anchor, 0)).some((text) => text === 'other' || text === 'another');
}
