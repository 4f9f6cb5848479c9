export { defineMove, move } from './move.js';
export type { EnumerableMove, Execution, MatchEvent, Move, MoveContext, MoveDefinition } from './move.js';
export { defineMatch } from './runtime.js';
export type {
  Applied,
  Match,
  MatchDefinition,
  MatchRuntime,
  MatchView,
  OpenOffer,
  Outcome,
} from './definition.js';
export { digestOf, matchRecord, type MatchRecord, likenessIn, nameAmong, type Likeness } from './record.js';
export { divergence, playedRecord } from './played-record.js';
export type { PlayedMove } from './played-record.js';
export type { MatchMigration } from './migration.js';
export { greedyBot } from './bots/greedy.js';
export { BOTS, botNamed, isBotName } from './bots/names.js';
export type { BotName } from './bots/names.js';
export { randomBot } from './bots/random.js';
export { searchBot, searchMoves, searchWith } from './bots/search.js';
export type { MoveValue, SearchBudget, SearchResult } from './bots/search.js';
export { seatOf } from './bots/seat.js';
export type { Bot, Seat } from './bots/seat.js';
export type { LookAhead } from './looking.js';
export {
  answerMove,
  type Prompter,
  offer,
  prompt,
  targetAnswer,
  targetPrompt,
  type MoveAnswer,
  type Offer,
  type Prompt,
  type TargetAnswer,
  type TargetPrompt,
  type PromptDetail,
  type TargetQuestion,
} from './prompt.js';
export type { Narration } from './narration.js';
export { promptTargets, type OpenPrompt } from './prompt-targets.js';

export { randomFrom, randomState, SEEDING, seedRandom, type Random, type RandomState } from '../random.js';

export { optionDecision } from '../play/decision.js';
export type { Decision } from '../play/decision.js';
export { effectRunner } from '../play/effect.js';
export { frame } from '../play/frame.js';
export { pinnedRef } from '../ref.js';
export type {
  EffectExecution,
  Done,
  EffectKind,
  EffectKinds,
  EffectOf,
  EffectRunner,
  Frame,
  Run,
  EffectContext,
  AbilityContext,
  Tools,
} from '../play/effect.js';
