// One line a file, sorted; `reticle new restriction NAME` adds to it.
import { coreCases } from './core.js';
import { glowCases } from './glow.js';
import { litCases } from './lit.js';

export const cases = [...coreCases, ...glowCases, ...litCases];
