import type { GameMessages } from '@reticle/core';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What the codes of a match say in English. */
export const matchMessages: GameMessages = {
  'mtg.notYourMove': ({ player, step, now }) =>
    `${text(player)} can't do this in the step ${text(step)}: ${
      now === null ? 'nobody acts' : `who acts now is ${text(now)}`
    } (rule 117.1).`,
  'mtg.cantFight': ({ card, why, rule, other }) =>
    `${text(card)} can't do this${other === undefined ? '' : ` with ${text(other)}`}: ${text(why)} (rule ${text(rule)}).`,
  'mtg.unknownCard': ({ card }) => `No card of the set is called ${text(card)}.`,
  'mtg.notWhole': ({ card, lacks }) =>
    `${text(card)} can't be played: its definition does not say ${text(lacks)}.`,
  'mtg.tooFewCards': ({ size, cards, basics }) =>
    `No deck of ${text(size)} cards can be drawn from ${text(cards)} cards and ${text(basics)} basic lands.`,
};
