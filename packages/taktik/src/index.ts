export { taktik } from './game.js';
export { taktikMatch } from './match.js';
export { taktikOptions } from './options.js';
export type { TaktikOptions } from './options.js';
export type { QueuedAttack, Pending, TaktikPlayer, TaktikState } from './state.js';
export { taktikState } from './state.js';
export { PLAYERS } from './players.js';
export type { PlayerId } from './players.js';

export { BOARD_LEAST, BOARD_MOST, distance } from './board/board.js';
export type { Board, Position } from './board/board.js';
export { parseBoard } from './board/text.js';
export { OVERLAY, OVERLAYS, TERRAIN, TERRAINS } from './board/terrain.js';
export type { Overlay, OverlayFacts, Terrain, TerrainFacts } from './board/terrain.js';

export { UNIT_TYPE, UNIT_TYPES } from './units/types.js';
export type { UnitType, UnitTypeFacts } from './units/types.js';
export { unitKind } from './units/kind.js';
export type { UnitFilter } from './units/kind.js';
export type { TaktikUnit } from './units/unit.js';

export { taktikCard } from './cards/card.js';
export type { TaktikCard, Targeting } from './cards/card.js';
export { STANDARD_CARDS } from './cards/standard.js';
export { targetSpecOf } from './cards/target-spec.js';
export type { Effect, HookName } from './effects/effect.js';
export type { EffectInstance } from './effects/instance.js';
export { MOVES_PER_TURN, STORE_LIMIT } from './limits.js';
export { PHASES, WINDOWS } from './turn/phases.js';
export type { Phase, WindowName } from './turn/phases.js';
export type { VictoryCondition } from './victory/condition.js';

export { taktikEvent } from './event.js';
export type { TaktikEvent } from './event.js';
export { taktikMessages } from './messages.js';
export type { TaktikIssueCode, TaktikIssueData } from './issue.js';
export { unitName } from './view/names.js';
export { taktikNarration } from './view/narration.js';
export { renderBoard } from './view/render.js';
