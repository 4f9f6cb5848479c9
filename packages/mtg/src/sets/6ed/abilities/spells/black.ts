import type { Effect } from '../../../../language/effects/effect.js';
import { permanent, player } from '../../../../language/queries.js';
import type { AbilityAmount } from '../../../../language/selector.js';
import type { AbilityGroup } from '../../../define.js';
import { spellOf } from '../../../phrases/abilities.js';
import { damage, destroyForGood, draw, loseLife, onTop, pump, toHand } from '../../../phrases/effects.js';
import { cardInGraveyard, creatures, t1, targeting } from '../../../phrases/targets.js';

/** You look at the target player's hand and choose so many cards of it. */
const fromHand = (
  count: AbilityAmount,
  then: (chosen: { readonly bound: string }) => Effect,
): readonly Effect[] => [
  { effect: 'look', at: { hand: t1 }, bind: 'hand' },
  { effect: 'choose', from: { bound: 'hand' }, count, bind: 'chosen' },
  then({ bound: 'chosen' }),
];

const discarded = (what: { readonly bound: string }): Effect => ({
  effect: 'moveCards',
  what,
  to: 'graveyard',
  as: 'discard',
});
const creatureCard = cardInGraveyard({ type: 'creature', owner: 'self' });

export const blackSpells: AbilityGroup = {
  'Agonizing Memories': spellOf(
    [
      ...fromHand(2, (chosen) => ({ effect: 'choose', from: chosen, bind: 'lower' })),
      onTop({ bound: 'lower' }),
      onTop({ bound: 'chosen' }),
    ],
    targeting(player()),
  ),
  'Ashen Powder': spellOf(
    [{ effect: 'moveCards', what: t1, to: 'battlefield', under: 'you' }],
    targeting(cardInGraveyard({ type: 'creature', owner: 'opponent' })),
  ),
  Coercion: spellOf(
    [
      { effect: 'reveal', at: { hand: t1 }, bind: 'hand' },
      { effect: 'choose', from: { bound: 'hand' }, bind: 'chosen' },
      discarded({ bound: 'chosen' }),
    ],
    targeting(player('opponent')),
  ),
  'Dry Spell': spellOf([damage(1, { among: [creatures(), 'eachPlayer'] })]),
  'Fatal Blow': spellOf(
    [destroyForGood(t1)],
    targeting(permanent({ type: 'creature', thisTurn: 'wasDealtDamage' })),
  ),
  'Howl from Beyond': spellOf([pump(t1, 'X', 0)], targeting(permanent({ type: 'creature' }))),
  'Infernal Contract': spellOf([draw(4), loseLife({ halfUp: { life: 'you' } })]),
  'Mind Warp': spellOf(fromHand('X', discarded), targeting(player())),
  'Painful Memories': spellOf(fromHand(1, onTop), targeting(player('opponent'))),
  Perish: spellOf([destroyForGood(creatures({ color: 'green' }))]),
  'Raise Dead': spellOf([toHand(t1)], targeting(creatureCard)),
  Stupor: spellOf(
    [
      { effect: 'discard', who: t1, chooser: 'random' },
      { effect: 'discard', who: t1 },
    ],
    targeting(player('opponent')),
  ),
  'Syphon Soul': spellOf([{ effect: 'damage', amount: 2, to: 'eachOpponent', gainsLife: true }]),
  Terror: spellOf(
    [destroyForGood(t1)],
    targeting(permanent({ type: 'creature', not: { anyOf: [{ type: 'artifact' }, { color: 'black' }] } })),
  ),
  'Vampiric Tutor': spellOf([{ effect: 'search', to: 'top' }, loseLife(2)]),
  Doomsday: { unexpressed: ['library and graveyard are searched together'] },
};
