export { taktik } from './state/game.js';
export { taktikMatch } from './play/match.js';
export { taktikOptions } from './play/options.js';
export type { TaktikOptions } from './play/options.js';
export type { QueuedAttack, Pending, TaktikPlayer, TaktikState } from './state/state.js';
export { taktikState } from './state/state.js';
export { PLAYERS } from './language/players.js';
export type { PlayerId } from './language/players.js';

export { BOARD_LEAST, BOARD_MOST, distance } from './language/board.js';
export type { Board, Position } from './language/board.js';
export { parseBoard } from './play/board-text.js';
export { OVERLAY, OVERLAYS, TERRAIN, TERRAINS } from './language/terrain.js';
export type { Overlay, OverlayFacts, Terrain, TerrainFacts } from './language/terrain.js';

export { UNIT_TYPE, UNIT_TYPES } from './language/unit-types.js';
export type { UnitType, UnitTypeFacts } from './language/unit-types.js';
export { unitKind } from './language/unit-kind.js';
export type { UnitFilter } from './language/unit-kind.js';
export type { TaktikUnit } from './language/unit.js';

export { taktikCard } from './language/card.js';
export type { TaktikCard, Targeting } from './language/card.js';
export { STANDARD_CARDS } from './sets/standard.js';
export { targetSpecOf } from './state/target-spec.js';
export type { Effect, HookName } from './language/effect.js';
export type { EffectInstance } from './language/effect-instance.js';
export { MOVES_PER_TURN, STORE_LIMIT } from './language/limits.js';
export { PHASES, WINDOWS } from './language/phases.js';
export type { Phase, WindowName } from './language/phases.js';
export type { VictoryCondition } from './language/victory-condition.js';

export { taktikEvent } from './language/event.js';
export type { TaktikEvent } from './language/event.js';
export { taktikMessages } from './language/messages.js';
export type { TaktikIssueCode, TaktikIssueData } from './language/issue.js';
export { unitName } from './play/view/names.js';
export { taktikNarration } from './play/view/narration.js';
export { renderBoard } from './play/view/render.js';
