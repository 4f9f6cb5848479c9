import type { MtgCardFilter } from '../../../language/filter.js';
import { spell } from '../../../language/queries.js';
import type { Price } from '../../../language/templates/parts.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';
import { activates } from '../../phrases/abilities.js';
import { t1, targeting } from '../../phrases/targets.js';

const counter = (price: Price, filter: MtgCardFilter = {}): CardAbilities =>
  activates('counter', price, [{ effect: 'counter', what: t1 }], { targets: targeting(spell(filter)) });

/** Spells that do not resolve. */
export const counters: AbilityGroup = {
  'Daring Apprentice': counter({ tap: true, sacrifice: 'self' }),
  'Order of the Sacred Torch': counter({ tap: true, life: 1 }, { color: 'black' }),
  'Stromgald Cabal': counter({ tap: true, life: 1 }, { color: 'white' }),
  'Unyaro Griffin': counter({ sacrifice: 'self' }, { color: 'red', type: ['instant', 'sorcery'] }),
};
