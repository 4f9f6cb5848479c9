import type { GameMessages } from '@reticle/core';
import type { MoveIssueCode } from '../moves/issue.js';

type Words = GameMessages[string];

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const WORDS: { readonly [Code in MoveIssueCode]: Words } = {
  deckSize: ({ player, wanted, got }) =>
    `The deck of ${text(player)} has ${text(got)} cards; it needs ${text(wanted)} at least.`,
  tooManyCopies: ({ player, cardId, limit }) =>
    `The deck of ${text(player)} has more than ${text(limit)} copies of ${text(cardId)}.`,
  tooManyInks: ({ player, limit, got }) =>
    `The deck of ${text(player)} has more than ${text(limit)} inks: ${[got].flat().join(', ')}.`,
  unknownCard: ({ cardId }) => `There is no card ${text(cardId)}.`,
  notWhole: ({ cardId, lacks }) => `A match does not do all that ${text(cardId)} does: ${text(lacks)}.`,
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
  alreadyInked: ({ limit }) => `Only ${text(limit)} cards go into the inkwell this turn.`,
  notEnoughInk: ({ cardId, wanted, got }) =>
    `Card ${text(cardId)} costs ${text(wanted)} ink, and ${text(got)} is ready.`,
  notACharacter: ({ cardId }) => `Card ${text(cardId)} is no character.`,
  notReady: ({ cardId }) => `Card ${text(cardId)} cannot be exerted.`,
  drying: ({ cardId }) => `The ink of card ${text(cardId)} is drying (rule 5.1.1.11).`,
  forbidden: ({ cardId, to }) => `Card ${text(cardId)} can't ${text(to)}.`,
  noShift: ({ cardId }) => `Card ${text(cardId)} has no Shift.`,
  notASong: ({ cardId }) => `Card ${text(cardId)} is no song.`,
  noBodyguard: ({ cardId }) => `Card ${text(cardId)} may not enter play exerted.`,
  noAbility: ({ cardId, ability }) => `Card ${text(cardId)} has no ability ${text(ability)} to use.`,
  alreadyUsed: ({ cardId, ability }) => `Ability ${text(ability)} of ${text(cardId)} was used this turn.`,
  cannotPay: ({ cardId, ability }) =>
    `The cost of ability ${text(ability)} of ${text(cardId)} cannot be paid.`,
  mustChallenge: ({ cardId }) => `Card ${text(cardId)} must challenge first (rule 8.7.3).`,
  mustQuest: ({ cardId }) => `Card ${text(cardId)} must quest first (rule 8.16).`,
};

/** What each code of a refused move says in English. */
export const matchMessages: GameMessages = Object.fromEntries(
  Object.entries(WORDS).map(([code, words]) => [`lorcana.${code}`, words]),
);
