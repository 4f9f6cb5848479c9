import { anyTarget, permanent, player } from '../../../../language/queries.js';
import type { AbilityGroup } from '../../../define.js';
import { spellOf } from '../../../phrases/abilities.js';
import { destroy, destroyForGood, gainLife, pump, token } from '../../../phrases/effects.js';
import { creatures, dividing, each, t1, targeting } from '../../../phrases/targets.js';

export const whiteSpells: AbilityGroup = {
  Armageddon: spellOf([destroy(each({ type: 'land' }))]),
  Disenchant: spellOf([destroy(t1)], targeting(permanent({ type: ['artifact', 'enchantment'] }))),
  'Enlightened Tutor': spellOf([
    { effect: 'search', filter: { type: ['artifact', 'enchantment'] }, reveal: true, to: 'top' },
  ]),
  Exile: spellOf(
    [{ effect: 'moveCards', what: t1, to: 'exile' }, gainLife({ of: 'toughness', what: t1 })],
    targeting(permanent({ type: 'creature', attacking: true, not: { color: 'white' } })),
  ),
  'Healing Salve': {
    spell: {
      modes: {
        min: 1,
        max: 1,
        options: [
          { id: 'life', targets: targeting(player()), effects: [gainLife(3, t1)] },
          {
            id: 'shield',
            targets: targeting(anyTarget()),
            effects: [{ effect: 'preventDamage', amount: 3, to: t1 }],
          },
        ],
      },
    },
  },
  'Icatian Town': spellOf([token([1, 1], { subtypes: ['Citizen'], colors: ['white'] }, 4)]),
  Remedy: spellOf([{ effect: 'preventDamage', amount: 5, to: t1, divided: true }], dividing(5)),
  Reprisal: spellOf([destroyForGood(t1)], targeting(permanent({ type: 'creature', power: { gte: 4 } }))),
  'Reverse Damage': spellOf([{ effect: 'preventNext', from: {}, to: 'you', gainsLife: true }]),
  "Warrior's Honor": spellOf([pump(creatures({ controller: 'self' }), 1, 1)]),
  'Wrath of God': spellOf([destroyForGood(creatures())]),
};
