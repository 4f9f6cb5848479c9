import {
  all,
  banish,
  characters,
  chosen,
  damage,
  draw,
  during,
  eachOpponentLoses,
  exert,
  exertTo,
  fallsChallenged,
  give,
  ifChosenIs,
  keyword,
  may,
  opposing,
  payLessForNext,
  played,
  quests,
  returned,
  strength,
  thisTurn,
  when,
  whileExerted,
  youPlay,
  yourCharacters,
  yours,
  type RulesOf,
} from '../../phrases.js';

/** What the emerald cards say. */
export const emerald: RulesOf = {
  'Beast - Wolfsbane': { abilities: [when(played, exert(all(opposing({ damaged: true }))))] },
  'Cheshire Cat - Not All There': { abilities: [when(fallsChallenged, banish('challenger'))] },
  'Cruella De Vil - Miserable as Usual': {
    abilities: [when(fallsChallenged, may(returned(chosen(characters()))))],
  },
  'Flynn Rider - Charming Rogue': {
    abilities: [
      when(
        { event: 'isChallenged', card: 'this' },
        { effect: 'discard', who: { controllerOf: 'challenger' }, amount: 1 },
      ),
    ],
  },
  'Genie - On the Job': { abilities: [when(played, may(returned(chosen(characters()))))] },
  'Genie - Powers Unleashed': {
    abilities: [
      when(
        quests,
        may({ effect: 'playForFree', what: chosen(yours('hand', { type: 'action', cost: { lte: 5 } })) }),
      ),
    ],
  },
  'Iago - Loud-Mouthed Parrot': {
    abilities: [exertTo(give(chosen(characters()), 'theirNextTurn', keyword('reckless')))],
  },
  'Jasper - Common Crook': {
    abilities: [when(quests, give(chosen(opposing()), 'theirNextTurn', { cant: 'quest' }))],
  },
  'John Silver - Alien Pirate': {
    abilities: [when([played, quests], give(chosen(opposing()), 'theirNextTurn', keyword('reckless')))],
  },
  'Kuzco - Temperamental Emperor': { abilities: [when(fallsChallenged, may(banish('challenger')))] },
  'Lady Tremaine - Wicked Stepmother': {
    abilities: [when(played, may(returned(chosen(yours('discard', { type: 'action' })))))],
  },
  'Mad Hatter - Gracious Host': {
    abilities: [when({ event: 'isChallenged', card: 'this' }, may(draw()))],
  },
  'Megara - Pulling the Strings': {
    abilities: [when(played, thisTurn(chosen(characters()), strength(2)))],
  },
  'Mickey Mouse - Artful Rogue': {
    abilities: [
      when(youPlay({ type: 'action' }), give(chosen(opposing()), 'theirNextTurn', { cant: 'quest' })),
    ],
  },
  'Mother Gothel - Selfish Manipulator': {
    abilities: [during(whileExerted, opposing(), { cant: 'quest' })],
  },
  'Tinker Bell - Most Helpful': {
    abilities: [when(played, thisTurn(chosen(characters()), keyword('evasive')))],
  },
  'Do It Again!': { effects: [returned(chosen(yours('discard', { type: 'action' })))] },
  'Mother Knows Best': { effects: [returned(chosen(characters()))] },
  Stampede: { effects: [damage(2, chosen(characters({ damaged: true })))] },
  'Steal from the Rich': {
    effects: [
      { effect: 'whenever', on: [{ event: 'quests', card: yourCharacters() }], do: [eachOpponentLoses(1)] },
    ],
  },
  'Sudden Chill': { effects: [{ effect: 'discard', who: 'eachOpponent', amount: 1 }] },
  'The Beast is Mine!': { effects: [give(chosen(characters()), 'theirNextTurn', keyword('reckless'))] },
  'Vicious Betrayal': {
    effects: [
      { effect: 'choose', what: chosen(characters()) },
      ifChosenIs(
        { withClassification: 'Villain' },
        thisTurn('them', strength(3)),
        thisTurn('them', strength(2)),
      ),
    ],
  },
  "Dr. Facilier's Cards": { abilities: [exertTo(payLessForNext(1, { type: 'action' }))] },
  'Stolen Scimitar': {
    abilities: [
      exertTo(
        { effect: 'choose', what: chosen(characters()) },
        ifChosenIs({ withName: 'Aladdin' }, thisTurn('them', strength(2)), thisTurn('them', strength(1))),
      ),
    ],
  },
};
