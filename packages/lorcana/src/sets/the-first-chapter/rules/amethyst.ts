import {
  always,
  banishedInChallenge,
  characters,
  chosen,
  draw,
  during,
  eachOpponentLoses,
  exert,
  exertTo,
  give,
  keyword,
  may,
  opposing,
  otherCharacters,
  pay,
  played,
  quests,
  returned,
  thereIs,
  thisTurn,
  when,
  whenIf,
  youPlay,
  yourCharacters,
  yours,
  type RulesOf,
} from '../../phrases.js';

/** What the amethyst cards say. */
export const amethyst: RulesOf = {
  'Anna - Heir to Arendelle': {
    abilities: [
      whenIf(
        played,
        thereIs(yourCharacters({ withName: 'Elsa' })),
        give(chosen(opposing()), 'theirNextReady', { cant: 'ready' }),
      ),
    ],
  },
  'Dr. Facilier - Agent Provocateur': {
    abilities: [when(banishedInChallenge(otherCharacters()), may(returned('subject')))],
  },
  'Dr. Facilier - Remarkable Gentleman': {
    abilities: [
      when(
        youPlay({ type: 'song' }),
        may({ effect: 'look', amount: 2, piles: [{ to: 'top' }], rest: 'bottom' }),
      ),
    ],
  },
  'Elsa - Snow Queen': { abilities: [exertTo(exert(chosen(opposing())))] },
  'Elsa - Spirit of Winter': {
    abilities: [
      when(
        played,
        exert({ choose: characters(), count: 2, upTo: true }),
        give('them', 'theirNextReady', { cant: 'ready' }),
      ),
    ],
  },
  "Flotsam - Ursula's Spy": { abilities: [always(yourCharacters({ withName: 'Jetsam' }), keyword('rush'))] },
  'Jafar - Keeper of Secrets': {
    abilities: [always('this', { stat: 'strength', amount: { count: yours('hand') } })],
  },
  "Jetsam - Ursula's Spy": {
    abilities: [always(yourCharacters({ withName: 'Flotsam' }), keyword('evasive'))],
  },
  'Magic Broom - Bucket Brigade': {
    abilities: [when(played, may({ effect: 'shuffleIntoDeck', what: chosen({ zone: 'discard' }) }))],
  },
  'Maleficent - Sorceress': { abilities: [when(played, may(draw()))] },
  'Marshmallow - Persistent Guardian': {
    abilities: [when(banishedInChallenge('this'), may(returned('subject')))],
  },
  'Mickey Mouse - Wayward Sorcerer': {
    abilities: [
      { kind: 'discount', amount: 1, on: characters({ withClassification: 'Broom' }) },
      when(banishedInChallenge(yourCharacters({ withClassification: 'Broom' })), may(returned('subject'))),
    ],
  },
  "Pascal - Rapunzel's Companion": {
    abilities: [during(thereIs(otherCharacters()), 'this', keyword('evasive'))],
  },
  'The Queen - Wicked and Vain': { abilities: [exertTo(draw())] },
  "Tinker Bell - Peter Pan's Ally": {
    abilities: [always(yourCharacters({ withName: 'Peter Pan' }), keyword('challenger', 1))],
  },
  'Ursula - Power Hungry': {
    abilities: [when(played, eachOpponentLoses(1), may({ effect: 'draw', amount: 'result' }))],
  },
  'Yzma - Alchemist': {
    abilities: [when(quests, { effect: 'look', amount: 1, piles: [{ to: 'top', min: 0 }], rest: 'bottom' })],
  },
  Befuddle: { effects: [returned(chosen({ type: ['character', 'item'], cost: { lte: 2 } }))] },
  Freeze: { effects: [exert(chosen(opposing()))] },
  'Friends on the Other Side': { effects: [draw(2)] },
  Reflection: { effects: [{ effect: 'look', amount: 3, piles: [], rest: 'top' }] },
  'Magic Mirror': { abilities: [pay({ exert: 'this', ink: 4 }, draw())] },
  "Ursula's Cauldron": {
    abilities: [exertTo({ effect: 'look', amount: 2, piles: [{ to: 'top' }], rest: 'bottom' })],
  },
  "White Rabbit's Pocket Watch": {
    abilities: [pay({ exert: 'this', ink: 1 }, thisTurn(chosen(characters()), keyword('rush')))],
  },
};
