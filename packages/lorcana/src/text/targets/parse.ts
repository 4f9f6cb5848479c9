import { amountWords, refusedRequirement, requirementReader, type TextContext } from '@reticle/core/text';
import { sentencesOf, type Sentence } from './abilities.js';
import { choiceOf } from './chooser.js';
import { choicesIn } from './choices.js';
import { leftOver } from './left-over.js';
import { MAX_TEXT } from './limits.js';
import type { TargetRequirement } from './requirement.js';
import { slotOf } from './slot.js';
import { tokensOf } from './tokens.js';

/**
 * Everything that a card's text has chosen: cards and players, in every ability, mode and granted ability, in the order
 * of the text. Each "chosen" outside reminder text belongs to one requirement or chooses nothing ("the chosen
 * character"); so does each "one of your" and "choose a". What is not understood is reported with its place and a code,
 * and never made wider.
 */
export function parseTargetRequirements(
  text: string,
  context: TextContext = {},
): readonly TargetRequirement[] {
  if (text.length > MAX_TEXT) {
    const data = { limit: MAX_TEXT, span: { start: 0, end: text.length } };
    return [{ ...NOWHERE, ...refusedRequirement({ id: 't1', span: data.span }, 'text.tooLong', data) }];
  }
  const tokens = tokensOf(text);
  const segments = sentencesOf(text, tokens, context);
  return read({ tokens, segments, context }).flatMap((of) => of.map(({ made }) => made));
}

const read = requirementReader<Sentence, TextContext, TargetRequirement>({
  clauses: choicesIn,
  leftOver,
  unclear: 'lorcana.unclearReference',
  modesGoOn: true,
  slot(clause, { tokens, segment, id, earlier, begin }) {
    const whose = choiceOf(tokens, segment, clause, { slots: earlier, ability: begin });
    const mode = segment.part === 'cost' ? 'target' : 'choose';
    const made = whose && slotOf(whose.phrase, { id, chooser: whose.chooser, mode }, earlier);
    const amount = amountWords(tokens, clause);
    return made
      ? { ...made, ...(amount ? { where: amount.map(({ text }) => text).join(' ') } : {}) }
      : 'lorcana.unclearReference';
  },
  finish: (made, _clause, { segment: { ability, sentence, part } }) => ({ ability, sentence, part, ...made }),
});

const NOWHERE = { ability: { kind: 'static', index: 0 }, sentence: 0, part: 'effect' } as const;
