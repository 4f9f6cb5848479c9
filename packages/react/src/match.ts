export { localMatch } from './local.js';
export { mayTakeBack, seatView } from './seat-view.js';
