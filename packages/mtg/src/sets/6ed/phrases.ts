import type { Effect } from '../../language/effects/effect.js';
import type { CardAbilities } from '../define.js';
import { activates, always, cardInGraveyard, enters, gainLife, t1, targeting, when } from '../phrases.js';
import type { Trigger } from '../../language/trigger.js';
import type { Color } from '../../language/vocabulary.js';
import type { Price } from '../../language/templates/parts.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { spell, permanent, anyTarget } from '../../language/queries.js';
import { createTapForMana, createSacrificeForMana } from '../../language/templates/templates.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import type { Change } from '../../language/change.js';

export const whenEnters = (...effects: readonly Effect[]): CardAbilities => when(enters, ...effects);

export const dies: Trigger = {
  on: 'moves',
  what: { type: 'creature' },
  from: 'battlefield',
  to: 'graveyard',
};

/** "The next time a source of your choice ... would deal damage to you this turn, prevent that damage." */
export const circle = (color: Color): CardAbilities =>
  activates('ward', { mana: '{1}' }, [{ effect: 'preventNext', from: { color }, to: 'you' }]);

export const counterFor = (price: Price, filter: MtgCardFilter = {}): CardAbilities =>
  activates('counter', price, [{ effect: 'counter', what: t1 }], { targets: targeting(spell(filter)) });

export const artifactCreatureOrLand = targeting(permanent({ type: ['artifact', 'creature', 'land'] }));

export const tapFor = (mana: Parameters<typeof createTapForMana>[0]['mana']): CardAbilities => ({
  activated: [createTapForMana({ mana })],
});

/** {C} for nothing, or one mana of either colour for 1 damage. */
export const painland = (one: Color, other: Color): CardAbilities => ({
  activated: [
    createTapForMana({ id: 'tap-for-colorless', mana: { colorless: 1 } }),
    createTapForMana({
      mana: [{ [one]: 1 }, { [other]: 1 }],
      and: [{ effect: 'damage', amount: 1, to: 'you' }],
    }),
  ],
});

/** One mana of a colour, or two for sacrificing the land itself. */
export const sacLand = (color: Color | 'colorless'): CardAbilities => ({
  activated: [
    createTapForMana({ mana: { [color]: 1 } }),
    createSacrificeForMana({ mana: { [color]: 2 }, price: { tap: true, sacrifice: 'self' } }),
  ],
});

export const aimedAtAnything = { targets: targeting(anyTarget()) };

export const inCombat = {
  targets: targeting(permanent({ type: 'creature', anyOf: [{ attacking: true }, { blocking: true }] })),
};

export const aimedAtCreature = { targets: targeting(permanent({ type: 'creature' })) };

/** Lets you look at the target player's hand and choose some cards from it. */
export const fromHand = (
  count: AbilityAmount,
  then: (chosen: { readonly bound: string }) => Effect,
): readonly Effect[] => [
  { effect: 'look', at: { hand: t1 }, bind: 'hand' },
  { effect: 'choose', from: { bound: 'hand' }, ...(count === 1 ? {} : { count }), bind: 'chosen' },
  then({ bound: 'chosen' }),
];

export const discarded = (what: { readonly bound: string }): Effect => ({
  effect: 'moveCards',
  what,
  to: 'graveyard',
  as: 'discard',
});

export const creatureCard = cardInGraveyard({ type: 'creature', owner: 'self' });

export const ownHand = { zone: 'hand', owner: 'self' } as const;

export const countered = { effect: 'counter', what: t1 } as const;

export const targetCreature = targeting(permanent({ type: 'creature' }));

export const whileHere = (affects: Selector, change: Change): CardAbilities => ({
  static: [always('always', affects, change)],
});

export const enchanted = (power: number, toughness: number): CardAbilities =>
  whileHere('host', { power, ...(toughness === 0 ? {} : { toughness }) });

/** Gains 1 life if you pay {1}, whenever a spell of the colour is cast. */
export const star = (color: Color): CardAbilities =>
  when(
    { on: 'casts', who: 'each', what: { color } },
    { effect: 'mayPay', costs: [{ cost: 'mana', mana: [1] }], effects: [gainLife(1)] },
  );

export const noWall = { not: { subtype: 'Wall' } } as const;
