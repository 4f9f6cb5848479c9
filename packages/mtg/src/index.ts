export { mtg } from './game.js';
export { mtgCardKind } from './kinds/card.js';
export { mtgAbilityKind } from './kinds/ability.js';
export { mtgPlayerKind } from './kinds/player.js';
export type { MtgAbilityFilter, MtgCardFilter, MtgPlayerFilter, Aim } from './filter/schema.js';
export { mtgCardOf, type MtgCard } from './state/card.js';
export { mtgStateOf, type MtgState } from './state/state.js';
