import { permanent } from '../../../language/queries.js';
import type { AbilityGroup } from '../../define.js';
import { ability, activates } from '../../phrases/abilities.js';
import { gains, loses, pump, toHand } from '../../phrases/effects.js';
import { t1, targeting } from '../../phrases/targets.js';

const creature = { targets: targeting(permanent({ type: 'creature' })) };

/** Power, toughness and keywords until end of turn. */
export const pumpers: AbilityGroup = {
  'Blighted Shaman': {
    activated: [
      ability('feed-swamp', { tap: true, sacrifice: { subtype: 'Swamp' } }, [pump(t1, 1, 1)], creature),
      ability('feed-creature', { tap: true, sacrifice: { type: 'creature' } }, [pump(t1, 2, 2)], creature),
    ],
  },
  'Dragon Engine': activates('rage', { mana: '{2}' }, [pump('self', 1, 0)]),
  'Dragon Mask': activates(
    'don',
    { mana: '{3}', tap: true },
    [pump(t1, 2, 2), { effect: 'delayed', at: 'nextEndStep', effects: [toHand(t1)] }],
    { targets: targeting(permanent({ type: 'creature', controller: 'self' })) },
  ),
  'Fallen Angel': activates('feed', { sacrifice: { type: 'creature' } }, [pump('self', 2, 1)]),
  Firebreathing: activates('breathe', { mana: '{R}' }, [pump('host', 1, 0)]),
  'Flame Spirit': activates('flare', { mana: '{R}' }, [pump('self', 1, 0)]),
  'Flying Carpet': activates('lift', { mana: '{2}', tap: true }, [gains(t1, 'flying')], creature),
  'Harmattan Efreet': activates('lift', { mana: '{1}{U}{U}' }, [gains(t1, 'flying')], creature),
  'Infantry Veteran': activates('lead', { tap: true }, [pump(t1, 1, 1)], {
    targets: targeting(permanent({ type: 'creature', attacking: true })),
  }),
  'Mesa Falcon': activates('brace', { mana: '{1}{W}' }, [pump('self', 0, 1)]),
  'Patagia Golem': activates('fly', { mana: '{3}' }, [gains('self', 'flying')]),
  'Pearl Dragon': activates('brace', { mana: '{1}{W}' }, [pump('self', 0, 1)]),
  'Pradesh Gypsies': activates('soothe', { mana: '{1}{G}', tap: true }, [pump(t1, -2, 0)], creature),
  'Radjan Spirit': activates('ground', { tap: true }, [loses(t1, 'flying')], creature),
  'Spitting Drake': activates('spit', { mana: '{R}' }, [pump('self', 1, 0)], { perTurn: 1 }),
  'Unseen Walker': activates('hide', { mana: '{1}{G}{G}' }, [gains(t1, 'forestwalk')], creature),
  'Wall of Fire': activates('flare', { mana: '{R}' }, [pump('self', 1, 0)]),
  'Wyluli Wolf': activates('lead', { tap: true }, [pump(t1, 1, 1)], creature),
};
