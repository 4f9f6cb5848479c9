import { permanent, player } from '../../../language/queries.js';
import type { AbilityGroup } from '../../define.js';
import { activates } from '../../phrases/abilities.js';
import { destroy, draw, gainLife, token, untap } from '../../phrases/effects.js';
import { each, t1, targeting } from '../../phrases/targets.js';

const artifactCreatureOrLand = targeting(permanent({ type: ['artifact', 'creature', 'land'] }));

/** Cards, life, tapping and the like. */
export const utility: AbilityGroup = {
  'Disrupting Scepter': activates('disrupt', { mana: '{3}', tap: true }, [{ effect: 'discard', who: t1 }], {
    targets: targeting(player()),
    timing: { turn: 'yours' },
  }),
  'Elder Druid': activates(
    'twist',
    { mana: '{3}{G}', tap: true },
    [{ effect: 'may', effects: [{ effect: 'tapOrUntap', what: t1 }] }],
    { targets: artifactCreatureOrLand },
  ),
  'Fountain of Youth': activates('drink', { mana: '{2}', tap: true }, [gainLife(1)]),
  'Fyndhorn Brownie': activates('wake', { mana: '{2}{G}', tap: true }, [untap(t1)], {
    targets: targeting(permanent({ type: 'creature' })),
  }),
  'Glasses of Urza': activates('peer', { tap: true }, [{ effect: 'look', at: { hand: t1 } }], {
    targets: targeting(player()),
  }),
  Greed: activates('crave', { mana: '{B}', life: 2 }, [draw()]),
  'Jalum Tome': activates('read', { mana: '{2}', tap: true }, [draw(), { effect: 'discard' }]),
  'Jayemdae Tome': activates('read', { mana: '{4}', tap: true }, [draw()]),
  Millstone: activates('grind', { mana: '{2}', tap: true }, [{ effect: 'mill', who: t1, amount: 2 }], {
    targets: targeting(player()),
  }),
  'The Hive': activates('swarm', { mana: '{5}', tap: true }, [
    token([1, 1], {
      name: 'Wasp',
      types: ['artifact', 'creature'],
      subtypes: ['Insect'],
      keywords: [{ keyword: 'flying' }],
    }),
  ]),
  'Tranquil Grove': activates('cleanse', { mana: '{1}{G}{G}' }, [
    destroy(each({ type: 'enchantment', excludeSelf: true })),
  ]),
};
