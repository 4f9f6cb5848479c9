export { parseActivatedAbilities } from './activated.js';
