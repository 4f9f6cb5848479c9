import {
  all,
  always,
  banish,
  banishTo,
  characters,
  chosen,
  damage,
  discards,
  draw,
  during,
  exertTo,
  give,
  keyword,
  lore,
  may,
  opposing,
  otherCharacters,
  pay,
  played,
  quests,
  returned,
  strength,
  thereIs,
  when,
  winsChallenge,
  yourCharacters,
  yours,
  yourTurn,
  type RulesOf,
} from '../../phrases.js';

/** What the steel cards say. */
export const steel: RulesOf = {
  'Beast - Hardheaded': { abilities: [when(played, may(banish(chosen({ type: 'item' }))))] },
  'Captain Hook - Captain of the Jolly Roger': {
    abilities: [
      when(
        played,
        may(returned(chosen(yours('discard', { type: 'action', withName: 'Fire the Cannons!' })))),
      ),
    ],
  },
  'Captain Hook - Thinking a Happy Thought': {
    abilities: [always('this', { cantBeChallengedBy: characters({ cost: { lte: 3 } }) })],
  },
  'Donald Duck - Musketeer': {
    abilities: [during(yourTurn, yourCharacters({ withClassification: 'Musketeer' }), keyword('evasive'))],
  },
  'Gantu - Galactic Federation Captain': {
    abilities: [always(yourCharacters(), { cantBeChallengedBy: characters({ cost: { lte: 2 } }) })],
  },
  'Hans - Thirteenth in Line': { abilities: [when(quests, may(damage(1, chosen(characters()))))] },
  'Mickey Mouse - Musketeer': {
    abilities: [always(otherCharacters({ withClassification: 'Musketeer' }), strength(1))],
  },
  'Simba - Future King': { abilities: [when(played, may(draw(), discards(1)))] },
  'Simba - Returned King': { abilities: [during(yourTurn, 'this', keyword('evasive'))] },
  'Simba - Rightful Heir': { abilities: [when(winsChallenge, { effect: 'gainLore', amount: 1 })] },
  "Starkey - Hook's Henchman": {
    abilities: [during(thereIs(yourCharacters({ withClassification: 'Captain' })), 'this', lore(1))],
  },
  'Te Kā - Heartless': { abilities: [when(winsChallenge, { effect: 'gainLore', amount: 2 })] },
  'Tinker Bell - Giant Fairy': {
    abilities: [
      when(played, damage(1, all(opposing()))),
      when(winsChallenge, may(damage(2, chosen(opposing())))),
    ],
  },
  'Tinker Bell - Tiny Tactician': { abilities: [exertTo(draw(), discards(1))] },
  'A Whole New World': {
    effects: [
      { effect: 'discard', who: 'eachPlayer', amount: 'all' },
      { effect: 'draw', who: 'eachPlayer', amount: 7 },
    ],
  },
  Break: { effects: [banish(chosen({ type: 'item' }))] },
  'Fire the Cannons!': { effects: [damage(2, chosen(characters()))] },
  'Grab Your Sword': { effects: [damage(2, all(opposing()))] },
  Ransack: { effects: [draw(2), discards(2)] },
  Smash: { effects: [damage(3, chosen(characters()))] },
  "Beast's Mirror": {
    abilities: [
      pay(
        { exert: 'this', ink: 3 },
        { effect: 'if', if: { test: 'count', of: yours('hand'), is: { eq: 0 } }, do: [draw()] },
      ),
    ],
  },
  'Frying Pan': {
    abilities: [banishTo(give(chosen(characters()), 'theirNextTurn', { cant: 'challenge' }))],
  },
  'Musketeer Tabard': {
    abilities: [
      when({ event: 'isBanished', card: yourCharacters({ withKeyword: 'bodyguard' }) }, may(draw())),
    ],
  },
  'Plasma Blaster': { abilities: [pay({ exert: 'this', ink: 2 }, damage(1, chosen(characters())))] },
};
