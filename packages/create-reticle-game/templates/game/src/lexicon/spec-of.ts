import { refuse, type GameIssue, type Result, type TargetSpec } from '@reticle/core';
import { phraseGrammar } from '@reticle/core/text';
import { game } from '../game.js';
import { lexicon } from './lexicon.js';

const grammar = phraseGrammar(lexicon);

const unread = (words: string, because: string): GameIssue => ({
  code: 'emberfall.unread',
  data: { words, because },
});

/** A card's words as a spec of one slot, `chosen`. What is not understood to the last word is refused. */
export function specOf(words: string): Result<TargetSpec> {
  const clause = grammar.read(words);
  if (clause.found !== 'phrase') {
    return refuse(unread(words, clause.found === 'unread' ? clause.code : 'no phrase'));
  }
  const { accepts, min, max, ...more } = clause.phrase;
  const [open] = Object.keys(more);
  if (open !== undefined) return refuse(unread(words, `nothing is done with "${open}" yet`));
  return game.parseSpec({ slots: [{ id: 'chosen', accepts, min, max }] });
}
