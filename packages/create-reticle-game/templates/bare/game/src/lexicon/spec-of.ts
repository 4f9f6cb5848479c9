import { refuse, type GameIssue, type Result, type TargetSpec } from '@reticle/core';
import { phraseGrammar, phraseSlot } from '@reticle/core/text';
import { game } from '../game.js';
import { lexicon } from './lexicon.js';

const grammar = phraseGrammar(lexicon);

const unread = (words: string, because: string): GameIssue => ({
  code: 'emberfall.unread',
  data: { words, because },
});

/** Reads a card's words as a spec of one slot, `chosen`. Refuses words that are not understood completely. */
export function specOf(words: string): Result<TargetSpec> {
  const clause = grammar.read(words);
  if (clause.found !== 'phrase') {
    return refuse(unread(words, clause.found === 'unread' ? clause.code : 'no phrase'));
  }
  const made = phraseSlot(clause.phrase, { id: 'chosen', mode: 'target' });
  return made
    ? game.parseSpec({ slots: [made.slot], relations: made.relations })
    : refuse(unread(words, 'it leans on what is not there'));
}
