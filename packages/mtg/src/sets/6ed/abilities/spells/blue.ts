import { cardIn, permanent, player, spell } from '../../../../targeting/queries.js';
import type { AbilityGroup } from '../../../define.js';
import { draw, each, onlyTargets, spellOf, t1, tap, targeting, toHand } from '../../../phrases.js';

const counter = { effect: 'counter', what: t1 } as const;

export const blueSpells: AbilityGroup = {
  'Ancestral Memories': spellOf([
    { effect: 'look', at: { top: 7 }, bind: 'looked' },
    { effect: 'choose', from: { bound: 'looked' }, count: 2, bind: 'kept' },
    toHand({ bound: 'kept' }),
    { effect: 'moveCards', what: { bound: 'looked' }, to: 'graveyard' },
  ]),
  Boomerang: spellOf([toHand(t1)], targeting(permanent())),
  Counterspell: spellOf([counter], targeting(spell())),
  Deflection: onlyTargets(targeting(spell({ targetCount: { eq: 1 } })), 'the target is changed'),
  Desertion: onlyTargets(
    targeting(spell()),
    'a countered artifact or creature spell enters under your control',
  ),
  Flash: { unexpressed: ['a creature from the hand is sacrificed unless its reduced cost is paid'] },
  Forget: {
    ...spellOf([{ effect: 'discard', who: t1, amount: 2 }], targeting(player())),
    unexpressed: ['as many cards are drawn as were discarded'],
  },
  Inspiration: spellOf([draw(2, t1)], targeting(player())),
  Juxtapose: onlyTargets(targeting(player()), 'control of creatures and artifacts is exchanged'),
  'Library of Lat-Nam': { unexpressed: ['an opponent chooses the mode'] },
  'Mana Short': {
    ...spellOf([tap(each({ type: 'land', controller: 'role.t1' }))], targeting(player())),
    unexpressed: ['unspent mana is lost'],
  },
  'Memory Lapse': spellOf([{ ...counter, into: 'library' }], targeting(spell())),
  'Mystical Tutor': spellOf([
    { effect: 'search', filter: { type: ['instant', 'sorcery'] }, reveal: true, to: 'top' },
  ]),
  Polymorph: onlyTargets(
    targeting(permanent({ type: 'creature' })),
    'cards are revealed until one is a creature',
  ),
  'Power Sink': {
    ...spellOf(
      [
        {
          effect: 'mayPay',
          who: { controllerOf: t1 },
          costs: [{ cost: 'mana', mana: ['X'] }],
          else: [counter],
        },
      ],
      targeting(spell()),
    ),
    unexpressed: ['lands with mana abilities are tapped and unspent mana is lost'],
  },
  Prosperity: spellOf([draw('X', 'eachPlayer')]),
  'Psychic Transfer': onlyTargets(targeting(player()), 'life totals are exchanged'),
  Recall: { unexpressed: ['as many cards return as were discarded'] },
  Relearn: spellOf(
    [toHand(t1)],
    targeting(cardIn('graveyard', { owner: 'self', type: ['instant', 'sorcery'] })),
  ),
  'Remove Soul': spellOf([counter], targeting(spell({ type: 'creature' }))),
  'Spell Blast': spellOf([counter], targeting(spell({ manaValue: { eq: 'X' } }))),
  'Tidal Surge': spellOf(
    [tap(t1)],
    targeting({ of: permanent({ type: 'creature', withoutKeyword: 'flying' }), max: 3 }),
  ),
  Unsummon: spellOf([toHand(t1)], targeting(permanent({ type: 'creature' }))),
};
