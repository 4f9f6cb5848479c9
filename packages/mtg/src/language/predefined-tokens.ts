import { json } from '@reticle/core';
import type { ActivatedAbility } from './ability.js';
import type { TokenFacts } from './effects/permanents.js';
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
  }) satisfies Readonly<Record<string, TokenFacts>>;

let made: ReturnType<typeof tokens> | undefined;

/**
 * Returns the token that the rules define under a name (rules 111.10a to 111.10g). All of them are built at
 * the first call.
 */
export const predefinedToken = <Name extends keyof ReturnType<typeof tokens>>(
  name: Name,
): ReturnType<typeof tokens>[Name] => (made ??= tokens())[name];

/** Returns all predefined tokens. */
export const predefinedTokens = () => Object.values((made ??= tokens()));
