import { anyTarget, permanent } from '../../../language/queries.js';
import type { AbilityGroup } from '../../define.js';
import { activates } from '../../phrases/abilities.js';
import { damage, sacrificeThis, tap } from '../../phrases/effects.js';
import { creatures, t1, targeting } from '../../phrases/targets.js';

const any = { targets: targeting(anyTarget()) };

const inCombat = {
  targets: targeting(permanent({ type: 'creature', anyOf: [{ attacking: true }, { blocking: true }] })),
};

/** Damage for {T}, and what is like it. */
export const pingers: AbilityGroup = {
  'Abyssal Hunter': activates(
    'hunt',
    { mana: '{B}', tap: true },
    [tap(t1), damage({ of: 'power', what: 'self' }, t1)],
    { targets: targeting(permanent({ type: 'creature' })) },
  ),
  "Aladdin's Ring": activates('shoot', { mana: '{8}', tap: true }, [damage(4, t1)], any),
  'Anaba Shaman': activates('shoot', { mana: '{R}', tap: true }, [damage(1, t1)], any),
  'Crimson Hellkite': activates(
    'breathe-fire',
    { mana: '{X}', onlyOnX: ['red'], tap: true },
    [damage('X', t1)],
    { targets: targeting(permanent({ type: 'creature' })) },
  ),
  "D'Avenant Archer": activates('shoot', { tap: true }, [damage(1, t1)], inCombat),
  'Femeref Archers': activates('shoot', { tap: true }, [damage(4, t1)], {
    targets: targeting(permanent({ type: 'creature', attacking: true, withKeyword: 'flying' })),
  }),
  'Heavy Ballista': activates('shoot', { tap: true }, [damage(2, t1)], inCombat),
  'Orcish Artillery': activates('shoot', { tap: true }, [damage(2, t1), damage(3, 'you')], any),
  Pestilence: {
    ...activates('spread', { mana: '{B}' }, [damage(1, { among: [creatures(), 'eachPlayer'] })]),
    triggered: [
      {
        id: 'end',
        trigger: { on: 'step', step: 'end', whose: 'each' },
        if: { amount: { count: { type: 'creature' } }, eq: 0 },
        effects: [sacrificeThis],
      },
    ],
  },
  'Prodigal Sorcerer': activates('shoot', { tap: true }, [damage(1, t1)], any),
  'Reckless Embermage': activates('shoot', { mana: '{1}{R}' }, [damage(1, t1), damage(1, 'self')], any),
  'Rod of Ruin': activates('shoot', { mana: '{3}', tap: true }, [damage(1, t1)], any),
};
