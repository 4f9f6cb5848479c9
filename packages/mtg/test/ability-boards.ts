/** Boards of any size on which many abilities could be activated. */
import { registryOf } from './activating.js';
import { card, creature } from './board.js';
import { matchStateOf } from './match.js';
import type { MtgCard } from '../src/state/card.js';
import type { MtgMatchState } from '../src/state/match-state.js';
import type { ActivatedAbility } from '../src/language/ability.js';
import type { AbilityRegistry } from '../src/rules/abilities/registry.js';
import {
  createFirebreathing,
  createPaidTimAbility,
  createPreventDamage,
  createSacrificeForEffect,
  createTapForMana,
  createTimAbility,
} from '../src/language/templates/templates.js';
import { permanent } from '../src/language/queries.js';

const grows = { effect: 'gainLife', amount: 1, who: 'you' } as const;

/** The abilities of the cards of these boards. */
export const ABILITIES: Readonly<Record<string, ActivatedAbility | readonly ActivatedAbility[]>> = {
  tim: createTimAbility(),
  archer: createPaidTimAbility('{1}{R}'),
  dragon: createFirebreathing('{R}{R}'),
  elf: createTapForMana({ mana: { green: 1 } }),
  pain: createTapForMana({
    mana: [{ red: 1 }, { white: 1 }],
    and: [{ effect: 'damage', amount: 1, to: 'you' }],
  }),
  altar: createSacrificeForEffect({ price: { sacrifice: { type: 'creature' } }, effects: [grows] }),
  cleric: createPreventDamage({ target: permanent({ type: 'creature', controller: 'self' }) }),
  drummer: {
    id: 'drum',
    costs: [
      { cost: 'tapOthers', what: { type: 'creature' }, count: 2 },
      { cost: 'mana', mana: [1] },
    ],
    effects: [grows],
    isManaAbility: false,
  },
  pyre: { id: 'burn', costs: [{ cost: 'mana', mana: ['X', 'R'] }], effects: [grows], isManaAbility: false },
  lich: {
    id: 'bleed',
    costs: [{ cost: 'life', amount: 3 }],
    effects: [grows],
    isManaAbility: false,
    perTurn: 1,
  },
};
export const ABILITY_REGISTRY: AbilityRegistry = registryOf(ABILITIES);

const LANDS = [['Mountain'], ['Forest'], ['Plains', 'Mountain']];
const CREATURES = ['tim', 'archer', 'dragon', 'elf', 'altar', 'cleric', 'lich', 'pyre'];

/** Builds a board of `size` permanents. Two thirds of them are yours, and a third of those are lands. */
export function abilityBoard(size: number): MtgMatchState {
  const cards = Array.from({ length: size }, (_card, index): MtgCard => {
    const owner = index % 3 === 2 ? 'foe' : 'you';
    if (index % 9 === 0 || index % 9 === 4) {
      return card(`c${index}`, owner, {
        types: ['land'],
        subtypes: LANDS[index % 3] ?? [],
        publicId: 'land',
      });
    }
    return creature(`c${index}`, owner, {
      publicId: CREATURES[index % CREATURES.length] ?? 'tim',
      tapped: index % 5 === 0,
    });
  });
  return matchStateOf({ cards });
}
