export { toBoardgame } from './to-boardgame.js';
export type { Refusal } from './settings.js';
export type { BoardgameGame } from './game.js';
export { matchOf, seedOf } from './hosted.js';
export type { HostedMatch, MatchForClient } from './hosted.js';
