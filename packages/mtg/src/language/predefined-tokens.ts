import { json } from '@reticle/core';
import type { ActivatedAbility } from './ability.js';
import type { TokenFacts } from './effects/permanents.js';
import { t1, target } from './keyword-parts.js';
import { COLORS } from './vocabulary.js';

/** Wraps an activated ability in the keyword `has`. */
const has = (ability: Omit<ActivatedAbility, 'id'>) => ({
  keyword: 'has' as const,
  ability: { activated: json.parse({ id: 'q1', ...ability }) },
});
const sacrificed = { cost: 'sacrifice', what: 'self' } as const;
const artifact = <Name extends string>(name: Name, ability: Omit<ActivatedAbility, 'id'>) => ({
  types: ['artifact'],
  subtypes: [name] as const,
  keywords: [has(ability)],
});
const tap = { cost: 'tap' } as const;
const paid = (generic: number) => ({ cost: 'mana' as const, mana: [generic] });
const creature = { zone: 'battlefield', type: 'creature' } as const;
const asSorcery = { sorcery: true } as const;
/** "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell." */
const stone: Omit<ActivatedAbility, 'id'> = {
  costs: [tap],
  effects: [{ effect: 'addMana', mana: { colorless: 1 }, neverCast: { not: { type: 'artifact' } } }],
  isManaAbility: true,
};

const tokens = () =>
  ({
    Treasure: artifact('Treasure', {
      costs: [tap, sacrificed],
      effects: [{ effect: 'addMana', mana: COLORS.map((color) => ({ [color]: 1 })) }],
      isManaAbility: true,
    }),
    Food: artifact('Food', {
      costs: [paid(2), tap, sacrificed],
      effects: [{ effect: 'gainLife', amount: 3 }],
      isManaAbility: false,
    }),
    Clue: artifact('Clue', {
      costs: [paid(2), sacrificed],
      effects: [{ effect: 'draw' }],
      isManaAbility: false,
    }),
    Gold: artifact('Gold', {
      costs: [sacrificed],
      effects: [{ effect: 'addMana', mana: COLORS.map((color) => ({ [color]: 1 })) }],
      isManaAbility: true,
    }),
    Blood: artifact('Blood', {
      costs: [paid(1), tap, { cost: 'discard', what: {} }, sacrificed],
      effects: [{ effect: 'draw' }],
      isManaAbility: false,
    }),
    Powerstone: artifact('Powerstone', stone),
    Map: artifact('Map', {
      costs: [paid(1), tap, sacrificed],
      targets: target({ ...creature, controller: 'self' }),
      effects: [{ effect: 'explore', what: t1 }],
      isManaAbility: false,
      timing: asSorcery,
    }),
    Junk: artifact('Junk', {
      costs: [tap, sacrificed],
      effects: [
        { effect: 'reveal', at: { top: 1 }, bind: 'topCards' },
        { effect: 'moveCards', what: { bound: 'topCards' }, to: 'exile', bind: 'exiledCards' },
        { effect: 'letPlay', what: { bound: 'exiledCards' }, until: 'endOfTurn' },
      ],
      isManaAbility: false,
      timing: asSorcery,
    }),
    Lander: artifact('Lander', {
      costs: [paid(2), tap, sacrificed],
      effects: [
        {
          effect: 'search',
          filter: { type: 'land', supertype: 'basic' },
          to: 'battlefield',
          tapped: true,
        },
      ],
      isManaAbility: false,
    }),
    Mutagen: artifact('Mutagen', {
      costs: [paid(1), tap, sacrificed],
      targets: target(creature),
      effects: [{ effect: 'putCounters', what: t1, counter: '+1/+1', amount: 1 }],
      isManaAbility: false,
      timing: asSorcery,
    }),
    Vibranium: {
      types: ['artifact'],
      subtypes: ['Vibranium'] as const,
      keywords: [{ keyword: 'indestructible' }, has(stone)],
    },
  }) satisfies Readonly<Record<string, TokenFacts>>;

let made: ReturnType<typeof tokens> | undefined;

/**
 * Returns the token that the rules define under a name (rule 111.10), or that sets define in reminder text. All of them are built at
 * the first call.
 */
export const predefinedToken = <Name extends keyof ReturnType<typeof tokens>>(
  name: Name,
): ReturnType<typeof tokens>[Name] => (made ??= tokens())[name];

/** Returns all predefined tokens. */
export const predefinedTokens = () => Object.values((made ??= tokens()));
