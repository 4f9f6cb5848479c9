import type { GameMessages } from '@reticle/core';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What the codes about activated abilities and their costs say in English. */
export const abilityMessages: GameMessages = {
  'mtg.cantPay': ({ cost, source, why }) =>
    `The cost of ${text(source)} can't be paid (${text(cost)}): ${text(why)} (rule 118.3).`,
  'mtg.noX': ({ X }) => `The cost has no X, so that ${text(X)} can't be announced for it (rule 601.2b).`,
  'mtg.noSuchAbility': ({ card, ability }) => `${text(card)} has no activated ability ${text(ability)}.`,
  'mtg.notYours': ({ card, player }) =>
    `${text(player)} does not control ${text(card)}, and can't activate its abilities (rule 602.2).`,
  'mtg.duplicateAbilities': ({ card }) => `${text(card)} is registered already.`,
  'mtg.wrongManaFlag': ({ ability, is }) =>
    `${text(ability)} is ${is === true ? 'a' : 'no'} mana ability by rule 605.1a, and its flag says otherwise.`,
};
