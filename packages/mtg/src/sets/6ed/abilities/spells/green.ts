import { permanent, player } from '../../../../language/queries.js';
import type { AbilityGroup } from '../../../define.js';
import { spellOf } from '../../../phrases/abilities.js';
import { damage, destroy, gainLife, onTop, pump, toHand, untap } from '../../../phrases/effects.js';
import { cardInGraveyard, creatures, each, t1, targeting } from '../../../phrases/targets.js';

export const greenSpells: AbilityGroup = {
  'Creeping Mold': spellOf(
    [destroy(t1)],
    targeting(permanent({ type: ['artifact', 'enchantment', 'land'] })),
  ),
  'Early Harvest': spellOf(
    [untap(each({ type: 'land', supertype: 'basic', controller: 'role.t1' }))],
    targeting(player()),
  ),
  'Elven Cache': spellOf([toHand(t1)], targeting(cardInGraveyard({ owner: 'self' }))),
  'Fallow Earth': spellOf([onTop(t1)], targeting(permanent({ type: 'land' }))),
  Fog: spellOf([{ effect: 'preventDamage', combat: true }]),
  'Giant Growth': spellOf([pump(t1, 3, 3)], targeting(permanent({ type: 'creature' }))),
  Hurricane: spellOf([damage('X', { among: [creatures({ withKeyword: 'flying' }), 'eachPlayer'] })]),
  "Nature's Resurgence": spellOf([
    {
      effect: 'forEach',
      what: 'eachPlayer',
      as: 'player',
      effects: [
        {
          effect: 'draw',
          who: { bound: 'player' },
          amount: { count: { zone: 'graveyard', owner: 'role.player', type: 'creature' } },
        },
      ],
    },
  ]),
  'Rampant Growth': spellOf([
    { effect: 'search', filter: { type: 'land', supertype: 'basic' }, to: 'battlefield', tapped: true },
  ]),
  'Stream of Life': spellOf([gainLife('X', t1)], targeting(player())),
  'Summer Bloom': spellOf([{ effect: 'moreLands', amount: 3 }]),
  Tranquility: spellOf([destroy(each({ type: 'enchantment' }))]),
  'Untamed Wilds': spellOf([
    { effect: 'search', filter: { type: 'land', supertype: 'basic' }, to: 'battlefield' },
  ]),
  Vitalize: spellOf([untap(creatures({ controller: 'self' }))]),
  'Waiting in the Weeds': spellOf([
    {
      effect: 'forEach',
      what: 'eachPlayer',
      as: 'player',
      effects: [
        {
          effect: 'createToken',
          who: { bound: 'player' },
          token: { types: ['creature'], subtypes: ['Cat'], colors: ['green'], power: 1, toughness: 1 },
          count: { count: { subtype: 'Forest', tapped: false, controller: 'role.player' } },
        },
      ],
    },
  ]),
  'Worldly Tutor': spellOf([{ effect: 'search', filter: { type: 'creature' }, reveal: true, to: 'top' }]),
};
