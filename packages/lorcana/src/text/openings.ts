import type { Token } from '@reticle/core';
import type { Sentence } from './abilities.js';
import { lorcanaGrammar } from './grammar.js';

const CHOOSING: ReadonlySet<string> = new Set([
  'choose',
  'chooses',
  'ready',
  'readies',
  'exert',
  'exerts',
  'banish',
  'banishes',
  'move',
  'moves',
  '{e}',
]);
/** Before "one of your": it is spoken of, not chosen. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['than', 'only', 'unless', 'not', 'no', 'least']);
/** What is moved or removed, and is no card. */
const NO_CARD: ReadonlySet<string> = new Set(['damage', 'counter', 'chosen']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another']);

/**
 * Whether a choice begins at a token without the word "chosen": "one of your items" in an effect or a cost,
 * "a character" after a verb that needs one chosen, "to a location" where something is moved.
 */
export function choosesAt(
  tokens: readonly Token[],
  sentence: Sentence,
  inCondition: (at: number) => boolean,
  at: number,
): boolean {
  const text = tokens[at]?.text ?? '';
  if (inCondition(at) || !lorcanaGrammar.opensAt(tokens, at)) return false;
  const word = (index: number): string => (index >= sentence.from ? (tokens[index]?.text ?? '') : '');
  const before = word(at - 1);
  if (ARTICLES.has(text)) {
    return CHOOSING.has(before) && !NO_CARD.has(word(at + 1)) && word(at - 3) !== 'less';
  }
  if (text === 'to') return isMoved(tokens, sentence, at);
  return !SPOKEN_OF.has(before);
}

/** "Move ... to a location", the moving itself being what is done: not "pay 1 less to move". */
function isMoved(tokens: readonly Token[], { from }: Sentence, at: number): boolean {
  for (let back = at - 1; back >= from; back--) {
    const text = tokens[back]?.text ?? '';
    if (text === 'move' || text === 'moves') return tokens[back - 2]?.text !== 'less';
  }
  return false;
}
