export { guarded } from './server/guarded.js';
export type { GuardedParts } from './server/guarded.js';
