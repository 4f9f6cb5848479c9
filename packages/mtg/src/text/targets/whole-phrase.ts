import type { TargetPhrase, Token } from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';

const token = (text: string): Token => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 });
const ONE = [token('target')];
const SEVERAL = [token('two'), ...ONE];

/**
 * Reads "tapped creature you control", or "creatures you control" if it is plural, with the grammar of target
 * phrases. Returns undefined if the words are anything more.
 */
export function wholePhrase(words: readonly Token[], plural: boolean): TargetPhrase | undefined {
  const lead = plural ? SEVERAL : ONE;
  const clause = mtgGrammar.readAt([...lead, ...words], lead.length - 1);
  return clause.found === 'phrase' && clause.from === 0 && clause.to === words.length + lead.length
    ? clause.phrase
    : undefined;
}
