import type { GameMessages } from '@reticle/core';
import { textMessages } from '@reticle/core/text';
import * as z from 'zod';
import { MANA_TYPES } from './mana.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const lacks = z.array(z.object({ amount: z.number(), of: z.array(z.string()) }));

const lackOf = (value: unknown): string => {
  const read = lacks.safeParse(value);
  if (!read.success) return text(value);
  return read.data
    .map(({ amount, of }) => `${amount} ${of.length === MANA_TYPES.length ? 'of any type' : of.join(' or ')}`)
    .join(', ');
};

/** The English messages of the codes about mana. */
export const manaMessages: GameMessages = {
  'mtg.unknownManaSymbol': ({ symbol }) => `"${text(symbol)}" is no mana symbol (rule 107.4).`,
  'mtg.unmodelledManaSymbol': ({ symbol }) => `The mana symbol "${text(symbol)}" is not modelled.`,
  'mtg.tooMuchMana': ({ what, limit }) => `The ${text(what)} is more than the limit of ${text(limit)}.`,
  'mtg.notInPool': ({ mana, short }) => `The pool lacks ${text(short)} ${text(mana)} mana (rule 118.3).`,
  'mtg.announceX': ({ X }) => `X must be announced as a number of 0 or more, not ${text(X)} (rule 601.2b).`,
  'mtg.wrongPhyrexianLife': ({ announced, symbols }) =>
    `Life is announced for ${text(announced)} Phyrexian symbols; the cost has ${text(symbols)} (rule 107.4f).`,
  'mtg.cantPayMana': ({ cost, lacks: wanted }) =>
    `${text(cost)} can't be paid: it lacks ${lackOf(wanted)} (rule 118.3).`,
  'mtg.unclearReduction': ({ reduction, part }) =>
    `What ${text(reduction)} takes off ${text(part)} depends on a choice that is not announced (rule 118.7).`,
};

/** The English messages of the codes about activated abilities and their costs. */
const abilityMessages: GameMessages = {
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

/** The English messages of refused ability texts. */
const wordsMessages: GameMessages = {
  'mtg.unreadAbility': ({ words }) => `This ability is of a form that is not read: "${text(words)}".`,
  'mtg.unreadCost': ({ words }) => `Not all of the cost "${text(words)}" is understood.`,
  'mtg.unreadEffect': ({ words }) => `Not all of "${text(words)}" is understood.`,
  'mtg.unreadTiming': ({ words }) => `When it may be activated is not understood: "${text(words)}".`,
  'mtg.unreadTarget': ({ words }) => `No effect was found for a target in "${text(words)}".`,
  'mtg.unreadStatic': ({ words }) => `Not all of "${text(words)}" is understood.`,
  'mtg.unreadSize': ({ words }) => `It is not understood what is counted: ${text(words)}.`,
  'mtg.unreadTrigger': ({ words }) => `What "${text(words)}" waits for is not understood.`,
  'mtg.otherFace': ({ words }) => `Only one face of a card is read, and it has another: ${text(words)}.`,
  'mtg.unexpressed': ({ words }) => `Not said by the data of the card: ${text(words)}.`,
  'mtg.conditionalAbility': ({ words }) => `The card does not always have this ability: "${text(words)}".`,
  'mtg.keywordAbility': ({ words }) => `"${text(words)}" is a keyword, whose rule says what it does.`,
  'mtg.noWords': ({ what, id }) => `There are no words for the ${text(what)} of ${text(id)}.`,
};

/** Why an action is not possible now, by the number of the rule that forbids it. */
const WHY_NOT_NOW: ReadonlyMap<string, string> = new Map([
  ['118.3', "what it costs can't be paid"],
  ['118.6', 'it has no cost that could be paid'],
  ['118.9', 'what lets it be cast for another cost does not hold'],
  ['305.1', 'a land is played in your own main phase, while nothing is on the stack'],
  ['305.2', 'no more lands may be played this turn'],
  ['305.9', 'a land is played, and never cast'],
  ['307.1', 'it is cast in your own main phase, while nothing is on the stack'],
  ['601.2h', "you can't make the mana that it costs"],
  ['602.5', 'this is not the time that it names, or something forbids it'],
  ['602.5a', 'it is tapped, or it came under your control this turn'],
  ['602.5b', 'what it asks for does not hold, or it was used as often as it may be this turn'],
  ['602.5d', 'it is used in your own main phase, while nothing is on the stack'],
  ['606.3', 'loyalty is used once a turn, in your own main phase, while nothing is on the stack'],
  ['702.61a', 'a spell with split second is on the stack'],
]);

/** The English messages of all of Magic's own codes. */
export const mtgMessages: GameMessages = {
  ...textMessages,
  ...manaMessages,
  ...abilityMessages,
  ...wordsMessages,
  'mtg.noTarget': ({ words }) => `"${text(words)}" targets nothing.`,
  'mtg.changedWord': ({ words, word, change }) =>
    change === 'added'
      ? `"${text(words)}" was read as if it had the word "${text(word)}".`
      : `The word "${text(word)}" of "${text(words)}" is not in what was read.`,
  'mtg.unclearReference': ({ words }) => `"${text(words)}" leans on an earlier target that is not there.`,
  'mtg.unclearOther': ({ words }) =>
    `In "${text(words)}" it is not clear than what "other" means others: than this card, or than what was named.`,
  'mtg.unclearWords': ({ words }) => `"${text(words)}" may mean more than one thing, or what no rule allows.`,
  'mtg.wrongThing': ({ words, only, rule }) =>
    `"${text(words)}" does something to what is no ${only === 'stack' ? 'spell or ability' : 'permanent'}: the rules know no such thing (rule ${text(rule)}).`,
  'mtg.unclearControl': ({ words }) =>
    `"${text(words)}" does not say under whose control the card enters the battlefield.`,
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
  'mtg.notNow': ({ source, rule }) => {
    const why = WHY_NOT_NOW.get(text(rule));
    return `${text(source)} can't do this now${why === undefined ? '' : `: ${why}`} (rule ${text(rule)}).`;
  },
  'mtg.emptyStack': () => 'The stack is empty.',
  'mtg.wrongChange': ({ permission, changed, of }) =>
    `${text(permission)} does not allow ${text(changed)} of ${text(of)} targets to change (rule 115.7).`,
};
const lack = z.object({ code: z.string(), data: z.looseObject({}) });

/** Prints what a match does not perform of a card, each gap in its own words. */
function lackWords(lacking: unknown): string {
  const read = z.array(lack).safeParse(lacking);
  if (!read.success) return text(lacking);
  return read.data
    .map(({ data }) =>
      'words' in data
        ? `its definition does not say ${text(data['words'])}`
        : `a match does not perform the ${text(data['what'])} ${JSON.stringify(data['value'])}`,
    )
    .join('; ');
}

const acts = z.object({ player: z.string(), as: z.string() });
const spoken = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** For each kind of action: when it can be taken, and what a player does in it. */
const ACTS: ReadonlyMap<string, readonly [when: string, does: string]> = new Map([
  ['attack', ['attackers are declared in the combat of your turn', 'declares attackers']],
  ['block', ['blockers are declared when others attack', 'declares blockers']],
  ['decide', ['nothing is to be decided', 'has to decide something']],
]);

/** Prints who acts instead, or when the wanted action is possible. */
function actsWords(now: unknown, wanted: string): string {
  const read = acts.safeParse(now);
  const does = read.success ? ACTS.get(read.data.as)?.[1] : undefined;
  if (read.success && does !== undefined) return `first ${read.data.player} ${does}`;
  const when = ACTS.get(wanted)?.[0];
  if (when !== undefined) return when;
  return read.success ? `${read.data.player} has priority` : 'nobody acts';
}

/** The English messages of the codes of a match. */
export const matchMessages: GameMessages = {
  'mtg.notYourMove': ({ player, step, now, wanted }) =>
    `${text(player)} can't do this now (${spoken(text(step))}): ${actsWords(now, text(wanted))} (rule 117.1).`,
  'mtg.cantFight': ({ card, why, rule, other }) =>
    `${text(card)} can't do this${other === undefined ? '' : ` with ${text(other)}`}: ${text(why)} (rule ${text(rule)}).`,
  'mtg.noType': ({ words }) => `The file names no type of ${text(words)}; the key of types is "type_line".`,
  'mtg.unknownCard': ({ card }) => `No card of the set is called ${text(card)}.`,
  'mtg.noBack': () => 'It has a back, which is not given (rule 712.2).',
  'mtg.teams': ({ why, rule }) => `These are no teams of a match: ${text(why)} (rule ${text(rule)}).`,
  'mtg.notInTeams': ({ card, what, rule }) =>
    `A match with teams does not perform what ${text(card)} says of ${text(what)} (rule ${text(rule)}).`,
  'mtg.unknownPlayer': ({ player }) => `Nobody here is called ${text(player)}.`,
  'mtg.deckSize': ({ least, most, got }) =>
    `A deck has ${most === null ? `${text(least)} cards at least` : most === least ? `${text(least)} cards` : `${text(least)} to ${text(most)} cards`}, not ${text(got)}.`,
  'mtg.sideboardSize': ({ most, got }) => `A sideboard has ${text(most)} cards at most, not ${text(got)}.`,
  'mtg.tooManyCopies': ({ card, limit, got }) =>
    `${text(card)} is there ${text(got)} times; ${text(limit)} of a card may be.`,
  'mtg.bannedInFormat': ({ card }) => `${text(card)} is banned in this format.`,
  'mtg.commander': ({ why, rule }) => `This is no commander of a deck: ${text(why)} (rule ${text(rule)}).`,
  'mtg.noCommander': ({ rule }) =>
    `No deck can be drawn: none of the cards is a whole legendary creature with a basic land of its colours (rule ${text(rule)}); a file of cards or decks can bring one.`,
  'mtg.colorIdentity': ({ card, colors, rule }) =>
    `${text(card)} is ${Array.isArray(colors) ? colors.map(text).join(' and ') : text(colors)}, and the commander is not (rule ${text(rule)}).`,
  'mtg.identityUnknown': ({ card, rule }) =>
    `The colour identity of ${text(card)} is not known: not all of it is data (rule ${text(rule)}).`,
  'mtg.repeatedId': ({ id }) => `Two cards are called ${text(id)}.`,
  'mtg.notWhole': ({ card, lacks: lacking }) => `${text(card)} can't be played: ${lackWords(lacking)}.`,
  'mtg.notPerformed': ({ what, value }) =>
    what === 'loyalty'
      ? 'It is not said how much loyalty this planeswalker enters with: a number, or X.'
      : `A match does not perform the ${text(what)} ${JSON.stringify(value)}.`,
  'mtg.tooFewCards': ({ size, cards, basics }) =>
    `No deck of ${text(size)} cards can be drawn from ${text(cards)} cards and ${text(basics)} basic lands.`,
};
