import { anyTarget, permanent } from '../../../language/queries.js';
import type { Color } from '../../../language/vocabulary.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';
import { activates } from '../../phrases/abilities.js';
import { t1, targeting } from '../../phrases/targets.js';

/** "The next time a source of your choice ... would deal damage to you this turn, prevent that damage." */
const circle = (color: Color): CardAbilities =>
  activates('ward', { mana: '{1}' }, [{ effect: 'preventNext', from: { color }, to: 'you' }]);

/** Damage that is prevented or dealt to another. */
export const combat: AbilityGroup = {
  'Circle of Protection: Black': circle('black'),
  'Circle of Protection: Blue': circle('blue'),
  'Circle of Protection: Green': circle('green'),
  'Circle of Protection: Red': circle('red'),
  'Circle of Protection: White': circle('white'),
  'Ethereal Champion': activates('shimmer', { life: 1 }, [
    { effect: 'preventDamage', amount: 1, to: 'self' },
  ]),
  'Jade Monolith': activates(
    'shield',
    { mana: '{1}' },
    [{ effect: 'redirectNext', from: {}, to: t1, onto: 'you' }],
    {
      targets: targeting(permanent({ type: 'creature' })),
    },
  ),
  'Kjeldoran Royal Guard': activates('stand', { tap: true }, [
    {
      effect: 'redirectDamage',
      combat: true,
      from: { type: 'creature', blocked: false },
      to: 'you',
      onto: 'self',
    },
  ]),
  'Pentagram of the Ages': activates('ward', { mana: '{4}', tap: true }, [
    { effect: 'preventNext', from: {}, to: 'you' },
  ]),
  'Resistance Fighter': activates(
    'hold',
    { sacrifice: 'self' },
    [{ effect: 'preventDamage', combat: true, by: t1 }],
    {
      targets: targeting(permanent({ type: 'creature' })),
    },
  ),
  'Samite Healer': activates('heal', { tap: true }, [{ effect: 'preventDamage', amount: 1, to: t1 }], {
    targets: targeting(anyTarget()),
  }),
};
