import { textMessages, type GameMessages } from '@reticle/core';
import { manaMessages } from './mana/messages.js';
import { wordsMessages } from './words/messages.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What each of Magic's own codes says in English. */
export const mtgMessages: GameMessages = {
  ...textMessages,
  ...manaMessages,
  ...wordsMessages,
  'mtg.noTarget': ({ words }) => `"${text(words)}" targets nothing.`,
  'mtg.unclearReference': ({ words }) => `"${text(words)}" leans on an earlier target that is not there.`,
  'mtg.unknownDivision': ({ words }) => `How much is divided among "${text(words)}" is not said as a number.`,
  'mtg.unreadKeyword': ({ keyword, words, rule }) =>
    `What ${text(keyword)} targets is not understood: "${text(words)}" (rule ${text(rule)}).`,
  'mtg.mustTarget': ({ among }) =>
    `One of ${text(among)} must be among the targets, since it can be (rule 601.2c).`,
  'mtg.wrongModes': ({ problem, modes }) =>
    `These modes do not fit: ${text(modes)}: ${text(problem)} (rule 700.2).`,
  'mtg.noSuchObject': ({ id }) => `There is no ${text(id)} on which this could be done.`,
  'mtg.idTaken': ({ id }) => `The id ${text(id)} is taken.`,
  'mtg.cantAttach': ({ attachment, host, rule }) =>
    `${text(attachment)} can't be attached to ${text(host)} (rule ${text(rule)}).`,
  'mtg.notNow': ({ source, rule }) => `${text(source)} can't do this now (rule ${text(rule)}).`,
  'mtg.cantPay': ({ cost, source, why }) =>
    `The cost of ${text(source)} can't be paid (${text(cost)}): ${text(why)} (rule 118.3).`,
  'mtg.noX': ({ X }) => `The cost has no X, so that ${text(X)} can't be announced for it (rule 601.2b).`,
  'mtg.noSuchAbility': ({ card, ability }) => `${text(card)} has no activated ability ${text(ability)}.`,
  'mtg.notYours': ({ card, player }) =>
    `${text(player)} does not control ${text(card)}, and can't activate its abilities (rule 602.2).`,
  'mtg.duplicateAbilities': ({ card }) => `${text(card)} is registered already.`,
  'mtg.wrongManaFlag': ({ ability, is }) =>
    `${text(ability)} is ${is === true ? 'a' : 'no'} mana ability by rule 605.1a, and its flag says otherwise.`,
  'mtg.emptyStack': () => 'The stack is empty.',
  'mtg.wrongChange': ({ permission, changed, of }) =>
    `${text(permission)} does not allow ${text(changed)} of ${text(of)} targets to change (rule 115.7).`,
};
