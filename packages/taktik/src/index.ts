export { taktik, type TaktikState } from './state/state.js';
export { taktikMatch } from './play/match.js';

export { OVERLAY, TERRAIN } from './language/board.js';

export { taktikMessages } from './language/event.js';
export { taktikNarration } from './play/view/narration.js';
export { renderBoard } from './play/view/view.js';
