import {
  all,
  always,
  banishTo,
  characters,
  chosen,
  draw,
  during,
  exertTo,
  heal,
  inked,
  keyword,
  lore,
  may,
  opposing,
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
  yourTurn,
  type RulesOf,
} from '../../phrases.js';

/** What the sapphire cards say. */
export const sapphire: RulesOf = {
  'Ariel - Whoseit Collector': { abilities: [when(youPlay({ type: 'item' }), may(ready('this')))] },
  'Aurora - Briar Rose': { abilities: [when(played, thisTurn(chosen(characters()), strength(-2)))] },
  'Aurora - Dreaming Guardian': { abilities: [always(otherCharacters(), keyword('ward'))] },
  'Belle - Inventive Engineer': { abilities: [when(quests, payLessForNext(1, { type: 'item' }))] },
  'Belle - Strange but Special': {
    abilities: [{ kind: 'extraInk', amount: 1 }, during(thereIs(yours('inkwell'), 10), 'this', lore(4))],
  },
  'Gramma Tala - Storyteller': {
    abilities: [when({ event: 'isBanished', card: 'this' }, may(inked('subject', true)))],
  },
  'Hades - Infernal Schemer': { abilities: [when(played, may(inked(chosen(opposing()))))] },
  'Jasmine - Queen of Agrabah': {
    abilities: [when([played, quests], may(heal(2, all(yourCharacters()))))],
  },
  'Maurice - World-Famous Inventor': {
    abilities: [
      when(quests, payLessForNext(2, { type: 'item' })),
      when(youPlay({ type: 'item' }), may(draw())),
    ],
  },
  'Mickey Mouse - Detective': { abilities: [when(played, may(inked({ top: 1 }, true)))] },
  'Robin Hood - Unrivaled Archer': {
    abilities: [
      whenIf(
        played,
        {
          test: 'more',
          amount: { count: { zone: 'hand', owner: 'opponent' } },
          than: { count: yours('hand') },
        },
        draw(),
      ),
      during(yourTurn, 'this', keyword('evasive')),
    ],
  },
  'Scar - Mastermind': { abilities: [when(played, thisTurn(chosen(opposing()), strength(-5)))] },
  'Tamatoa - So Shiny!': {
    abilities: [
      when([played, quests], may(returned(chosen(yours('discard', { type: 'item' }))))),
      always('this', { stat: 'lore', amount: { count: { type: 'item', controller: 'self' } } }),
    ],
  },
  'Develop Your Brain': {
    effects: [{ effect: 'look', amount: 2, piles: [{ to: 'hand' }], rest: 'bottom' }],
  },
  "If it's Not Baroque": { effects: [returned(chosen(yours('discard', { type: 'item' })))] },
  'Let It Go': { effects: [inked(chosen(characters()), true)] },
  'One Jump Ahead': { effects: [inked({ top: 1 }, true)] },
  'Work Together': { effects: [thisTurn(chosen(characters()), keyword('support'))] },
  'Coconut Basket': { abilities: [when(youPlay(characters()), may(heal(2, chosen(characters()))))] },
  'Eye of the Fates': { abilities: [exertTo(thisTurn(chosen(characters()), lore(1)))] },
  'Fishbone Quill': { abilities: [exertTo(inked(chosen(yours('hand'))))] },
  'Magic Golden Flower': { abilities: [banishTo(heal(3, chosen(characters())))] },
  'Scepter of Arendelle': { abilities: [exertTo(thisTurn(chosen(characters()), keyword('support')))] },
};
