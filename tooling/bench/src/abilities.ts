import { unwrap } from '@reticle/core';
import {
  createFirebreathing,
  createPaidTimAbility,
  createPreventDamage,
  createSacrificeForEffect,
  createTapForMana,
  createTimAbility,
  EMPTY_REGISTRY,
  getActivatedAbilities,
  legalActivations,
  registerBulk,
} from '@reticle/mtg/abilities';
import { mtgCardOf, mtgMatchStateOf, type MtgMatchState } from '@reticle/mtg';
import { measure, type Effort, type Measured } from './measure.js';

const DOES = {
  tim: createTimAbility(),
  archer: createPaidTimAbility('{1}{R}'),
  dragon: createFirebreathing('{R}{R}'),
  elf: createTapForMana({ mana: { green: 1 } }),
  cleric: createPreventDamage(),
  altar: createSacrificeForEffect({
    price: { sacrifice: { type: 'creature' } },
    effects: [{ effect: 'gainLife', amount: 1, who: 'you' }],
  }),
};
const NAMES = Object.keys(DOES);
const LANDS = ['Mountain', 'Forest', 'Plains'];

/** The cards' abilities, registered. */
const REGISTRY = unwrap(
  registerBulk(
    EMPTY_REGISTRY,
    Object.entries(DOES).map(([card, does]) => [card, [does]] as const),
  ),
);

/** Makes a board of permanents: half of them are yours, every third is a land, every fifth is tapped. */
function boardOf(size: number): MtgMatchState {
  const cards = Array.from({ length: size }, (_card, index) => {
    const isLand = index % 3 === 0;
    const subtype = LANDS[index % LANDS.length] ?? 'Forest';
    return mtgCardOf({
      instanceId: `c${index}`,
      owner: index % 2 === 0 ? 'you' : 'foe',
      publicId: isLand ? 'land' : (NAMES[index % NAMES.length] ?? 'tim'),
      tapped: index % 5 === 0,
      ...(isLand
        ? { types: ['land'], subtypes: [subtype] }
        : { types: ['creature'], power: 1, toughness: 1 }),
    });
  });
  return mtgMatchStateOf({ cards });
}

export interface AbilityFigures {
  readonly size: number;
  /** The number of abilities that can be activated on the board. */
  readonly legal: number;
  /**
   * The figures per second: objects asked for their abilities, and boards asked for everything that can be
   * activated.
   */
  readonly figures: readonly Measured[];
}

/** Measures how fast abilities are looked up, and how fast all legal activations of a board are found. */
export async function abilityFigures(size: number, effort: Effort): Promise<AbilityFigures> {
  const state = boardOf(size);
  let unseen = state;
  const legal = legalActivations(state, REGISTRY, 'you').length;
  if (legal === 0) throw new Error('Nothing can be activated');
  const figures = await measure(
    [
      {
        name: 'getActivatedAbilities, an object',
        operations: size,
        run: () => state.cards.reduce((sum, card) => sum + getActivatedAbilities(card, REGISTRY).length, 0),
      },
      {
        name: 'legalActivations, an ability of a board asked before',
        operations: legal,
        run: () => legalActivations(state, REGISTRY, 'you').length,
      },
      {
        name: 'legalActivations, an ability of a board not asked before',
        operations: legal,
        before: () => {
          unseen = { ...state, cards: [...state.cards] };
        },
        run: () => legalActivations(unseen, REGISTRY, 'you').length,
      },
    ],
    effort,
  );
  return { size, legal, figures };
}
