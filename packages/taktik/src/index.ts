export { taktik, type TaktikState } from './state/state.js';
export { taktikMatch } from './play/match.js';

export {
  OVERLAY,
  TERRAIN,
  type Overlay,
  type OverlayFacts,
  type Terrain,
  type TerrainFacts,
} from './language/board.js';

export { type TaktikUnit } from './language/unit.js';

export { taktikMessages } from './language/event.js';
export { taktikNarration } from './play/view/narration.js';
export { renderBoard } from './play/view/view.js';
