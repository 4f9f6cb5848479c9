export { localMatch } from './local.js';
export type { LocalMatch } from './local.js';
export { linesOf, mayTakeBack, seatView } from './seat-view.js';
export type { Seated } from './seat-view.js';
