import type { GameIssue, Issue, TargetingGame } from '@reticle/core';
import { phraseSlot, UNREAD, unreadDetails, type PhraseGrammar } from '@reticle/core/text';
import { cliIssue } from '../failure.js';
import type { GameWords, Requirement } from './game-words.js';

/** No phrase is longer. */
const MAX_TEXT = 2_000;

/**
 * How a game reads words that are one phrase of a grammar, from the first word to the last: they are a slot, `t1`,
 * chosen in the game's usual way. What is not understood is refused, and so is what leans on something that is not there ("the
 * same name as it"). Files of cards are not read.
 */
export function phraseWords<State>(game: TargetingGame<State>, grammar: PhraseGrammar): GameWords {
  return { isAnchor: grammar.isAnchor, requirements: (text) => [requirementOf(game, grammar, text)] };
}

function requirementOf<State>(game: TargetingGame<State>, grammar: PhraseGrammar, text: string): Requirement {
  const span = { start: 0, end: text.length };
  const place = { ability: { kind: 'text', index: 0 }, id: 't1', span, from: 'text', relations: [] } as const;
  const refused = (...issues: readonly Issue[]): Requirement => ({ ...place, understood: false, issues });
  const because = (code: GameIssue['code'], data: GameIssue['data']): Requirement =>
    refused({ code, data: { ...data, span } });

  if (text.length > MAX_TEXT) return because(UNREAD.tooLong, { limit: MAX_TEXT });
  const clause = grammar.read(text);
  if (clause.found === 'mention') return because(UNREAD.noun, { words: text });
  const { words } = clause;
  if (clause.found === 'unread') return because(clause.code, { words, ...unreadDetails(clause) });
  const made = phraseSlot(clause.phrase, { id: place.id, mode: 'target' });
  if (!made) return refused(cliIssue('leansOnNothing', { words, span }));
  const { mode: _unsaid, ...slot } = made.slot;
  const spec = game.parseSpec({ slots: [slot], relations: made.relations });
  if (!spec.ok) return refused(...spec.issues);
  const [first] = spec.value.slots;
  const { relations } = spec.value;
  return { ...place, relations, understood: true, words, issues: [], ...(first ? { slot: first } : {}) };
}
