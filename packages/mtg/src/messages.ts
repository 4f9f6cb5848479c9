import type { GameMessages } from '@reticle/core';
import { textMessages } from '@reticle/core/text';
import { abilityMessages } from './abilities/messages.js';
import { manaMessages } from './mana/messages.js';
import { wordsMessages } from './text/abilities/messages.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What each of Magic's own codes says in English. */
export const mtgMessages: GameMessages = {
  ...textMessages,
  ...manaMessages,
  ...abilityMessages,
  ...wordsMessages,
  'mtg.noTarget': ({ words }) => `"${text(words)}" targets nothing.`,
  'mtg.unclearReference': ({ words }) => `"${text(words)}" leans on an earlier target that is not there.`,
  'mtg.unclearEach': ({ words }) => `How many of each player's "${text(words)}" asks for is not understood.`,
  'mtg.eitherTarget': ({ words }) => `"${text(words)}" is one of two phrases of which only one is chosen.`,
  'mtg.unclearCondition': ({ words }) =>
    `Whether "${text(words)}" is asked for depends on something that is not decided in casting.`,
  'mtg.unreadLimit': ({ words }) => `What may not be chosen for "${text(words)}" is not understood.`,
  'mtg.strangeCharacter': ({ words }) => `"${text(words)}" is no letter or mark of a card's text.`,
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
  'mtg.actsAs': ({ as, known }) =>
    as === null
      ? `Say as what the source acts ("as"), one of ${text(known)}: something here is the target of one of them only (rule 113.9).`
      : `The source does not act as ${text(as)} here; "as" is one of ${text(known)} (rule 113.9).`,
  'mtg.notNow': ({ source, rule }) => `${text(source)} can't do this now (rule ${text(rule)}).`,
  'mtg.emptyStack': () => 'The stack is empty.',
  'mtg.wrongChange': ({ permission, changed, of }) =>
    `${text(permission)} does not allow ${text(changed)} of ${text(of)} targets to change (rule 115.7).`,
};
