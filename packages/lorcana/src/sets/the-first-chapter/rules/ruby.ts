import {
  all,
  banish,
  banishTo,
  characters,
  chosen,
  during,
  eachOpponentLoses,
  exert,
  ifChosenIs,
  keyword,
  lore,
  may,
  noQuest,
  opposing,
  otherCharacters,
  pay,
  played,
  ready,
  strength,
  thisTurn,
  when,
  whileExerted,
  winsChallenge,
  youPlay,
  yourCharacters,
  type RulesOf,
} from '../../phrases.js';

/** What the ruby cards say. */
export const ruby: RulesOf = {
  'Aladdin - Heroic Outlaw': {
    abilities: [when(winsChallenge, { effect: 'gainLore', amount: 2 }, eachOpponentLoses(2))],
  },
  'Aladdin - Street Rat': { abilities: [when(played, eachOpponentLoses(1))] },
  'Captain Hook - Ruthless Pirate': {
    abilities: [during(whileExerted, opposing({ withKeyword: 'evasive' }), keyword('reckless'))],
  },
  'Elsa - Ice Surfer': {
    abilities: [when(youPlay(characters({ withName: 'Anna' })), ready('this'), noQuest('this'))],
  },
  'LeFou - Instigator': { abilities: [when(played, ready(chosen(characters())), noQuest())] },
  'Maleficent - Monstrous Dragon': { abilities: [when(played, may(banish(chosen(characters()))))] },
  'Moana - Chosen by the Ocean': {
    abilities: [when(played, may(banish(chosen(characters({ withName: 'Te Kā' })))))],
  },
  'Mulan - Imperial Soldier': {
    abilities: [when(winsChallenge, thisTurn(all(otherCharacters()), lore(1)))],
  },
  'Rapunzel - Letting Down Her Hair': { abilities: [when(played, eachOpponentLoses(1))] },
  'Scar - Shameless Firebrand': {
    abilities: [when(played, ready(all(yourCharacters({ cost: { lte: 3 } }))), noQuest())],
  },
  'Be Prepared': { effects: [banish(all(characters()))] },
  'Cut to the Chase': { effects: [thisTurn(chosen(characters()), keyword('rush'))] },
  'Dragon Fire': { effects: [banish(chosen(characters()))] },
  'Fan the Flames': { effects: [ready(chosen(characters())), noQuest()] },
  "He's Got a Sword!": { effects: [thisTurn(chosen(characters()), strength(2))] },
  Tangle: { effects: [eachOpponentLoses(1)] },
  'Poisoned Apple': {
    abilities: [
      pay(
        { ink: 1, banish: 'this' },
        { effect: 'choose', what: chosen(characters()) },
        ifChosenIs({ withClassification: 'Princess' }, banish('them'), exert('them')),
      ),
    ],
  },
  'Shield of Virtue': {
    abilities: [pay({ exert: 'this', ink: 3 }, ready(chosen(characters())), noQuest())],
  },
  'Sword of Truth': {
    abilities: [banishTo(banish(chosen(characters({ withClassification: 'Villain' }))))],
  },
};
