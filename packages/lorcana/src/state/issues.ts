import type { GameIssue, GameMessages } from '@reticle/core';
import { textMessages } from '@reticle/core/text';
import * as z from 'zod';

/** The data of each code of a refused move. The words are in `WORDS` below. */
export interface MoveIssueData {
  // --- set-up
  unknownPlayer: { player: string };
  deckSize: { player: string; wanted: number; got: number };
  tooManyCopies: { player: string; cardId: string; limit: number };
  tooManyInks: { player: string; limit: number; got: readonly string[] };
  unknownCard: { cardId: string };
  notWhole: { cardId: string; lacks: readonly unknown[] };
  bannedInFormat: { cardId: string };
  notInFormat: { cardId: string; sets: readonly string[] };
  unknownSet: { cardId: string };
  poolTooSmall: { wanted: number; got: number };
  duplicateCard: { cardId: string };

  // --- when
  wrongPhase: { phase: string; wanted: string };
  decisionPending: { player: string };
  noDecision: { phase: string };
  bagPending: { player: string };
  notInBag: { id: number };

  // --- cards
  notInHand: { cardId: string };
  notInPlay: { cardId: string };
  notYours: { cardId: string };
  notInkable: { cardId: string };
  alreadyInked: { limit: number };
  notEnoughInk: { cardId: string; wanted: number; got: number };
  notACharacter: { cardId: string };
  notReady: { cardId: string };
  drying: { cardId: string };
  forbidden: { cardId: string; to: string };
  noShift: { cardId: string };
  notASong: { cardId: string };
  notFree: { cardId: string };
  banned: { cardId: string };
  noBodyguard: { cardId: string };
  noAbility: { cardId: string; ability: number };
  alreadyUsed: { cardId: string; ability: number };
  cannotPay: { cardId: string; ability: number };
  cannotShift: { cardId: string };
  mustChallenge: { cardId: string };
  mustQuest: { cardId: string };
}

/** The codes of refused moves. */
export type MoveIssueCode = keyof MoveIssueData;

/** Builds an issue of the game. In records and messages, its code is `lorcana.<code>`. */
export function lorcanaIssue<Code extends MoveIssueCode>(code: Code, data: MoveIssueData[Code]): GameIssue {
  return { code: `lorcana.${code}`, data: { ...data } };
}

type IssueWords = GameMessages[string];

const lack = z.object({ code: z.string(), data: z.looseObject({}) });

/**
 * Returns in words what a match leaves out of a card: the words given, or the message of a keyword that it does not
 * perform.
 */
function lackWords(lacks: unknown): string {
  const read = lack.safeParse(lacks);
  const words = read.success ? lorcanaMessages[read.data.code]?.(read.data.data) : undefined;
  return words?.replace(/\.$/u, '') ?? text(lacks);
}

/** Returns the ids of things as text. */
const ids = (things: unknown): string => {
  const read = z.array(z.object({ id: z.string() })).safeParse(things);
  return read.success ? read.data.map(({ id }) => id).join(', ') : text(things);
};

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const WORDS: { readonly [Code in MoveIssueCode]: IssueWords } = {
  unknownPlayer: ({ player }) => `Nobody called ${text(player)} plays.`,
  deckSize: ({ player, wanted, got }) =>
    `The deck of ${text(player)} has ${text(got)} cards; it needs ${text(wanted)} at least.`,
  tooManyCopies: ({ player, cardId, limit }) =>
    `The deck of ${text(player)} has more than ${text(limit)} copies of ${text(cardId)}.`,
  tooManyInks: ({ player, limit, got }) =>
    `The deck of ${text(player)} has more than ${text(limit)} inks: ${[got].flat().join(', ')}.`,
  unknownCard: ({ cardId }) => `There is no card ${text(cardId)}.`,
  notWhole: ({ cardId, lacks }) =>
    `A match does not do all that ${text(cardId)} does: ${[lacks].flat().map(lackWords).join('; ')}.`,
  bannedInFormat: ({ cardId }) => `The format bans ${text(cardId)}.`,
  notInFormat: ({ cardId, sets }) =>
    `No set of the format has ${text(cardId)}; it is of ${[sets].flat().join(', ')}.`,
  unknownSet: ({ cardId }) => `Of which set ${text(cardId)} is nothing says.`,
  poolTooSmall: ({ wanted, got }) => `A deck needs ${text(wanted)} cards, and there are ${text(got)}.`,
  duplicateCard: ({ cardId }) => `There are two cards ${text(cardId)}.`,

  wrongPhase: ({ phase, wanted }) => `This is done in the phase ${text(wanted)}; now it is ${text(phase)}.`,
  decisionPending: ({ player }) => `First ${text(player)} has to decide something.`,
  noDecision: () => 'There is nothing to decide.',
  bagPending: ({ player }) => `First ${text(player)} has to empty the bag (rule 7.7.4).`,
  notInBag: ({ id }) => `There is no ability ${text(id)} in the bag to be resolved now.`,

  notInHand: ({ cardId }) => `Card ${text(cardId)} is not in the hand.`,
  notInPlay: ({ cardId }) => `Card ${text(cardId)} is not in play.`,
  notYours: ({ cardId }) => `Card ${text(cardId)} is another player's.`,
  notInkable: ({ cardId }) => `Card ${text(cardId)} has no inkwell symbol.`,
  alreadyInked: ({ limit }) => `The inkwell has taken what it takes this turn: ${text(limit)}.`,
  notEnoughInk: ({ cardId, wanted, got }) =>
    `Card ${text(cardId)} costs ${text(wanted)} ink, and ${text(got)} is ready.`,
  notACharacter: ({ cardId }) => `Card ${text(cardId)} is no character.`,
  notReady: ({ cardId }) => `Card ${text(cardId)} cannot be exerted.`,
  drying: ({ cardId }) => `The ink of card ${text(cardId)} is drying (rule 5.1.1.11).`,
  forbidden: ({ cardId, to }) => `Card ${text(cardId)} can't ${text(to)}.`,
  noShift: ({ cardId }) => `Card ${text(cardId)} has no Shift.`,
  notASong: ({ cardId }) => `Card ${text(cardId)} is no song.`,
  notFree: ({ cardId }) => `Card ${text(cardId)} cannot be played for free.`,
  banned: ({ cardId }) => `Something keeps you from playing ${text(cardId)} (rule 1.2.2).`,
  noBodyguard: ({ cardId }) => `Card ${text(cardId)} may not enter play exerted.`,
  noAbility: ({ cardId, ability }) => `Card ${text(cardId)} has no ability ${text(ability)} to use.`,
  alreadyUsed: ({ cardId, ability }) => `Ability ${text(ability)} of ${text(cardId)} was used this turn.`,
  cannotPay: ({ cardId, ability }) =>
    `The cost of ability ${text(ability)} of ${text(cardId)} cannot be paid.`,
  cannotShift: ({ cardId }) => `The cost to shift card ${text(cardId)} cannot be paid.`,
  mustChallenge: ({ cardId }) => `Card ${text(cardId)} must challenge first (rule 8.7.3).`,
  mustQuest: ({ cardId }) => `Card ${text(cardId)} must quest first (rule 8.16).`,
};

/** The English message for each code of a refused move. */
export const matchMessages: GameMessages = Object.fromEntries(
  Object.entries(WORDS).map(([code, words]) => [`lorcana.${code}`, words]),
);

/** The English message for each of Lorcana's own codes. */
export const lorcanaMessages: GameMessages = {
  ...textMessages,
  'lorcana.noTarget': ({ words }) => `"${text(words)}" has nothing chosen.`,
  'lorcana.unknownKeyword': ({ keyword }) => `No match performs the keyword ${text(keyword)}.`,
  'lorcana.keywordWithoutN': ({ keyword }) => `The keyword ${text(keyword)} needs a number.`,
  'lorcana.keywordWithN': ({ keyword, value }) =>
    `The keyword ${text(keyword)} has no number, and here it has ${text(value)}.`,
  'lorcana.noWords': ({ cardId, ability }) =>
    `There are no words yet for ability ${text(ability)} of card ${text(cardId)}.`,
  'lorcana.changedWord': ({ words, word, change }) =>
    change === 'added'
      ? `"${text(words)}" was read as if it had the word "${text(word)}".`
      : `The word "${text(word)}" of "${text(words)}" is not in what was read.`,
  'lorcana.unreadAbility': ({ words }) => `Not all of "${text(words)}" is understood.`,
  'lorcana.unreadCost': ({ words }) => `Not all of the cost "${text(words)}" is understood.`,
  'lorcana.unreadTrigger': ({ words }) => `What "${text(words)}" waits for is not understood.`,
  'lorcana.unclearReference': ({ words }) =>
    `"${text(words)}" leans on something said before it, and it cannot be told on what.`,
  'lorcana.mustChoose': ({ slot, among, wanted }) =>
    `Slot ${text(slot)} must hold ${text(wanted)} of ${ids(among)}, since it can (rule 6.7.3).`,
  'lorcana.goneBefore': ({ slot, earlier }) =>
    `Slot ${text(slot)} is tied to what slot ${text(earlier)} chose, and that is gone (rule 6.1.11.1).`,
};
