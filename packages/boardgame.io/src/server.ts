export { guarded } from './server/guarded.js';
export type { Guarded } from './server/guarded.js';
