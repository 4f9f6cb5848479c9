export {
  defineMove,
  move,
  type EnumerableMove,
  type MatchEvent,
  type Move,
  type MoveContext,
  type MoveDefinition,
  type LookAhead,
} from './move.js';
export { countedFacts } from './counted-facts.js';
export { defineMatch } from './runtime.js';
export type { AppliedMove, Match, MatchDefinition, MatchRuntime, MatchView, Outcome } from './definition.js';
export { digestOf, matchRecord, type MatchRecord, likenessIn, nameAmong } from './record.js';
export { divergence, playedRecord } from './played-record.js';
export type { PlayedMove } from './played-record.js';
export type { MatchMigration } from './migration.js';
export { greedyBot, BOTS, botNamed, isBotName, type BotName } from './bots/names.js';
export { playedThrough } from './bots/look-ahead.js';
export { randomBot } from './bots/random.js';
export { searchMoves, searchWith } from './bots/search.js';
export type { SearchResult } from './bots/search.js';
export { seatOf, type Bot, type Seat } from './bots/seat.js';
export {
  answerMove,
  prompt,
  type MoveAnswer,
  type Offer,
  type Prompt,
  type TargetAnswer,
  type TargetPrompt,
  type TargetQuestion,
} from './prompt.js';
export type { Narration } from './narration.js';
export { promptTargets, type OpenPrompt } from './prompt-targets.js';

export {
  checkSeeding,
  randomFrom,
  randomState,
  SEEDING,
  seedRandom,
  type Random,
  type RandomState,
  type StreamState,
} from '../random.js';
