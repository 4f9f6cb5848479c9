import {
  all,
  always,
  banish,
  characters,
  chosen,
  draw,
  exertTo,
  heal,
  may,
  otherCharacters,
  payLessForNext,
  played,
  quests,
  ready,
  returned,
  strength,
  thereIs,
  thisTurn,
  when,
  whenIf,
  youPlay,
  yourCharacters,
  yours,
  type RulesOf,
} from '../../phrases.js';

/** What the amber cards say. */
export const amber: RulesOf = {
  'Ariel - On Human Legs': { abilities: [always('this', { cant: 'sing' })] },
  'Ariel - Spectacular Singer': {
    abilities: [
      when(played, {
        effect: 'look',
        amount: 4,
        piles: [{ to: 'hand', of: { type: 'song' }, min: 0, reveal: true }],
        rest: 'bottom',
      }),
    ],
  },
  'Cinderella - Gentle and Kind': {
    abilities: [exertTo(heal(3, chosen(characters({ withClassification: 'Princess' }))))],
  },
  'Goofy - Musketeer': {
    abilities: [when(played, may(heal(2, all(yourCharacters({ withClassification: 'Musketeer' })))))],
  },
  'Hades - King of Olympus': {
    abilities: [
      always('this', {
        stat: 'lore',
        amount: { count: otherCharacters({ withClassification: 'Villain' }) },
      }),
    ],
  },
  'Hades - Lord of the Underworld': {
    abilities: [when(played, returned(chosen(yours('discard', characters()))))],
  },
  'LeFou - Bumbler': {
    abilities: [
      { kind: 'discount', while: thereIs(yourCharacters({ withName: 'Gaston' })), amount: 1, on: 'this' },
    ],
  },
  'Maximus - Relentless Pursuer': {
    abilities: [when(played, thisTurn(chosen(characters()), strength(-2)))],
  },
  'Moana - Of Motunui': {
    abilities: [
      // "You may" is of the first sentence alone: who is not readied does not quest either (6.1.4).
      when(
        quests,
        may(ready(all(otherCharacters({ withClassification: 'Princess' })))),
        thisTurn(all(otherCharacters({ withClassification: 'Princess' })), { cant: 'quest' }),
      ),
    ],
  },
  'Prince Phillip - Dragonslayer': {
    abilities: [
      when({ event: 'isBanished', card: 'this', inChallenge: 'challenging' }, may(banish('challenged'))),
    ],
  },
  'Rapunzel - Gifted with Healing': {
    abilities: [when(played, heal(3, chosen(yourCharacters())), { effect: 'draw', amount: 'result' })],
  },
  'Stitch - Carefree Surfer': {
    abilities: [whenIf(played, thereIs(otherCharacters(), 2), may(draw(2)))],
  },
  'Stitch - Rock Star': {
    abilities: [
      when(
        youPlay(characters({ cost: { lte: 2 } })),
        // It may be drying: the cost of an effect is no activated ability's (6.1.4, 5.1.1.11).
        { effect: 'may', cost: { exert: 'subject' }, do: [draw()] },
      ),
    ],
  },
  'Timon - Grub Rustler': { abilities: [when(played, may(heal(1, chosen(characters()))))] },
  'Be Our Guest': {
    effects: [
      {
        effect: 'look',
        amount: 4,
        piles: [{ to: 'hand', of: { type: 'character' }, min: 0, reveal: true }],
        rest: 'bottom',
      },
    ],
  },
  'Control Your Temper!': { effects: [thisTurn(chosen(characters()), strength(-2))] },
  'Hakuna Matata': { effects: [heal(3, all(yourCharacters()))] },
  'Healing Glow': { effects: [heal(2, chosen(characters()))] },
  'Just in Time': {
    effects: [may({ effect: 'playForFree', what: chosen(yours('hand', characters({ cost: { lte: 5 } }))) })],
  },
  'Part of Your World': { effects: [returned(chosen(yours('discard', characters())))] },
  'You Have Forgotten Me': { effects: [{ effect: 'discard', who: 'eachOpponent', amount: 2 }] },
  Dinglehopper: { abilities: [exertTo(heal(1, chosen(characters())))] },
  Lantern: { abilities: [exertTo(payLessForNext(1, characters()))] },
  "Ursula's Shell Necklace": {
    abilities: [when(youPlay({ type: 'song' }), { effect: 'may', cost: { ink: 1 }, do: [draw()] })],
  },
};
