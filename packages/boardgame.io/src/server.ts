export { guarded } from './server/guarded.js';
export type { Guarded, GuardSettings } from './server/guarded.js';
export type { DropCode, Dropped } from './server/rooms.js';
export type { Storage } from './server/storage.js';
