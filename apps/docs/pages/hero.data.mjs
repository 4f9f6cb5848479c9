import { hero } from '../src/hero.mjs';

export default { load: () => hero() };
