import { anyTarget, permanent } from '../../../../language/queries.js';
import type { AbilityGroup } from '../../../define.js';
import { onlyTargets, spellOf } from '../../../phrases/abilities.js';
import { damage, destroy, destroyForGood, gains, loses, pump } from '../../../phrases/effects.js';
import { creatures, dividing, each, t1, targeting } from '../../../phrases/targets.js';

const creature = targeting(permanent({ type: 'creature' }));

export const redSpells: AbilityGroup = {
  Blaze: spellOf([damage('X', t1)], targeting(anyTarget())),
  Boil: spellOf([destroy(each({ subtype: 'Island' }))]),
  Earthquake: spellOf([damage('X', { among: [creatures({ withoutKeyword: 'flying' }), 'eachPlayer'] })]),
  'Final Fortune': { unexpressed: ['an extra turn, after which the game is lost'] },
  'Fit of Rage': spellOf([pump(t1, 3, 3), gains(t1, 'first strike')], creature),
  Flashfires: spellOf([destroy(each({ subtype: 'Plains' }))]),
  'Illicit Auction': onlyTargets(creature, 'players bid life for control'),
  Inferno: spellOf([damage(6, { among: [creatures(), 'eachPlayer'] })]),
  Jokulhaups: spellOf([destroyForGood(each({ type: ['artifact', 'creature', 'land'] }))]),
  'Lightning Blast': spellOf([damage(4, t1)], targeting(anyTarget())),
  Pillage: spellOf([destroyForGood(t1)], targeting(permanent({ type: ['artifact', 'land'] }))),
  Pyrotechnics: spellOf([{ effect: 'damage', amount: 4, to: t1, divided: true }], dividing(4)),
  'Relentless Assault': { unexpressed: ['a further combat phase and main phase'] },
  Shatter: spellOf([destroy(t1)], targeting(permanent({ type: 'artifact' }))),
  Shatterstorm: spellOf([destroyForGood(each({ type: 'artifact' }))]),
  Shock: spellOf([damage(2, t1)], targeting(anyTarget())),
  'Spitting Earth': spellOf([damage({ count: { subtype: 'Mountain', controller: 'self' } }, t1)], creature),
  'Stone Rain': spellOf([destroy(t1)], targeting(permanent({ type: 'land' }))),
  Tremor: spellOf([damage(1, creatures({ withoutKeyword: 'flying' }))]),
  Vertigo: spellOf(
    [damage(2, t1), loses(t1, 'flying')],
    targeting(permanent({ type: 'creature', withKeyword: 'flying' })),
  ),
  'Volcanic Geyser': spellOf([damage('X', t1)], targeting(anyTarget())),
};
