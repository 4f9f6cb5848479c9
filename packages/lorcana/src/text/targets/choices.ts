import type { PhraseWords, Token } from '@reticle/core/text';
import type { Sentence } from './abilities.js';
import { conditionsIn } from './conditions.js';
import { lorcanaGrammar } from '../grammar.js';
import { isOneOpponent } from './one-opponent.js';
import { choosesAt, mayBeChoice } from './openings.js';

/** Everything that a sentence has chosen, in the order of its words; what is only mentioned is none. */
export function* choicesIn(tokens: readonly Token[], sentence: Sentence): Generator<PhraseWords, void> {
  const inCondition = conditionsIn(tokens, sentence);
  let done = -1;
  for (let at = sentence.from; at < sentence.to; at++) {
    const token = tokens[at];
    if (!token) break;
    if (isOneOpponent(token) && inCondition(at)) continue;
    const sure = lorcanaGrammar.isAnchor(token) ? 'said' : choosesAt(tokens, sentence, inCondition, at, done);
    if (sure === 'no') continue;
    const clause = lorcanaGrammar.readAt(tokens, at);
    if (clause.found === 'mention') continue;
    if (clause.found === 'unread' && !mayBeChoice(tokens, clause, sure)) continue;
    const or = tokens[done]?.text === ',' ? done + 1 : done;
    yield tokens[or]?.text === 'or' ? alternative(clause) : clause;
    at = Math.max(at, clause.to - 1);
    done = at + 1;
  }
}

/** "Exert chosen character or ready chosen item": one of them, and not both. */
const alternative = (clause: PhraseWords): PhraseWords =>
  clause.found === 'unread' ? clause : { ...clause, found: 'unread', code: 'text.unknownTail' };
