export {
  taktik,
  type QueuedAttack,
  type Pending,
  type TaktikPlayer,
  type TaktikState,
  taktikState,
  targetSpecOf,
} from './state/state.js';
export { taktikMatch } from './play/match.js';
export { taktikOptions, type TaktikOptions } from './play/setup.js';
export {
  PLAYERS,
  type PlayerId,
  PHASES,
  WINDOWS,
  type Phase,
  type WindowName,
  type VictoryCondition,
} from './language/players.js';

export {
  BOARD_LEAST,
  BOARD_MOST,
  distance,
  type Board,
  type Position,
  OVERLAY,
  OVERLAYS,
  TERRAIN,
  TERRAINS,
  type Overlay,
  type OverlayFacts,
  type Terrain,
  type TerrainFacts,
} from './language/board.js';
export { parseBoard } from './play/board-text.js';

export {
  UNIT_TYPE,
  UNIT_TYPES,
  type UnitType,
  type UnitTypeFacts,
  unitKind,
  type UnitFilter,
  type TaktikUnit,
} from './language/unit.js';

export {
  taktikCard,
  type TaktikCard,
  type Targeting,
  type Effect,
  type HookName,
  type EffectInstance,
  MOVES_PER_TURN,
  STORE_LIMIT,
} from './language/card.js';
export { STANDARD_CARDS } from './sets/standard.js';

export {
  taktikEvent,
  type TaktikEvent,
  taktikMessages,
  type TaktikIssueCode,
  type TaktikIssueData,
} from './language/event.js';
export { unitName, taktikNarration } from './play/view/narration.js';
export { renderBoard } from './play/view/view.js';
