export { toBoardgame } from './to-boardgame.js';
export type { BoardgameSettings, Refusal } from './settings.js';
export type { BoardgameContext, BoardgameGame, Enumerated, Gameover, InvalidMove } from './game.js';
export { isHosted, matchOf, seedOf } from './hosted.js';
export type { BoardgameState, HostedMatch, SeenMatch } from './hosted.js';
