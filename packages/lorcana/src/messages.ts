import type { GameMessages } from '@reticle/core';
import { textMessages } from '@reticle/core/text';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What each of Lorcana's own codes says in English. */
export const lorcanaMessages: GameMessages = {
  ...textMessages,
  'lorcana.noTarget': ({ words }) => `"${text(words)}" has nothing chosen.`,
  'lorcana.unknownKeyword': ({ keyword }) => `No match performs the keyword ${text(keyword)}.`,
  'lorcana.keywordWithoutN': ({ keyword }) => `The keyword ${text(keyword)} needs a number.`,
  'lorcana.keywordWithN': ({ keyword, value }) =>
    `The keyword ${text(keyword)} has no number, and here it has ${text(value)}.`,
  'lorcana.noWords': ({ cardId, ability }) =>
    `There are no words yet for ability ${text(ability)} of card ${text(cardId)}.`,
  'lorcana.unclearReference': ({ words }) =>
    `"${text(words)}" leans on something said before it, and it cannot be told on what.`,
  'lorcana.mustChoose': ({ slot, among, wanted }) =>
    `Slot ${text(slot)} must hold ${text(wanted)} of ${text(among)}, since it can (rule 6.7.3).`,
  'lorcana.goneBefore': ({ slot, earlier }) =>
    `Slot ${text(slot)} is tied to what slot ${text(earlier)} chose, and that is gone (rule 6.1.11.1).`,
};
