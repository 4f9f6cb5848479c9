export { parseActivatedAbilities } from './activated.js';
export { parseTriggeredAbilities } from './triggered.js';
export { parseSpellEffect } from './spell.js';
