import type { TargetingGame } from '../game.js';
import type { GameIssue, Issue } from '../issue.js';
import { UNREAD, unreadDetails } from '../text/clause-types.js';
import type { PhraseGrammar } from '../text/grammar.js';
import { textMessages } from '../text/messages.js';
import { phraseSlot } from '../text/phrase-slot.js';
import type { HostRequirement, HostWords } from './words.js';

const leansOnNothing = ({ words }: GameIssue['data']): string =>
  `"${String(words)}" leans on something that is not there.`;

/** No phrase is longer. */
const MAX_TEXT = 2_000;

/**
 * How a game reads words that are one phrase of a grammar, from the first word to the last: they are a slot, `t1`,
 * chosen in the game's usual way. What is not understood is refused, and so is what leans on something that is not there ("the
 * same name as it"). Files of cards are not read.
 */
export function phraseWords<State>(game: TargetingGame<State>, grammar: PhraseGrammar): HostWords {
  return {
    isAnchor: grammar.isAnchor,
    messages: { ...textMessages, 'text.leansOnNothing': leansOnNothing },
    read(text) {
      const found = requirementOf(game, grammar, text);
      const { slot, relations } = found;
      const spec = slot && game.parseSpec({ slots: [slot], relations });
      return {
        requirements: [found],
        specOf: ({ index }) => (index === 0 && spec?.ok ? spec.value : undefined),
      };
    },
  };
}

function requirementOf<State>(
  game: TargetingGame<State>,
  grammar: PhraseGrammar,
  text: string,
): HostRequirement {
  const span = { start: 0, end: text.length };
  const place = { ability: { kind: 'text', index: 0 }, id: 't1', span, from: 'text', relations: [] } as const;
  const refused = (...issues: readonly Issue[]): HostRequirement => ({ ...place, understood: false, issues });
  const because = (code: GameIssue['code'], data: GameIssue['data']): HostRequirement =>
    refused({ code, data: { ...data, span } });

  if (text.length > MAX_TEXT) return because(UNREAD.tooLong, { limit: MAX_TEXT });
  const clause = grammar.read(text);
  if (clause.found === 'mention') return because(UNREAD.noun, { words: text });
  const { words } = clause;
  if (clause.found === 'unread') return because(clause.code, { words, ...unreadDetails(clause) });
  const made = phraseSlot(clause.phrase, { id: place.id, mode: 'target' });
  if (!made) return because('text.leansOnNothing', { words });
  const { mode: _unsaid, ...slot } = made.slot;
  const spec = game.parseSpec({ slots: [slot], relations: made.relations });
  if (!spec.ok) return refused(...spec.issues);
  const [first] = spec.value.slots;
  const { relations } = spec.value;
  return { ...place, relations, understood: true, words, issues: [], ...(first ? { slot: first } : {}) };
}
