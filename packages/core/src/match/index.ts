export {
  defineMove,
  move,
  type EnumerableMove,
  type Execution,
  type MatchEvent,
  type Move,
  type MoveContext,
  type MoveDefinition,
  type LookAhead,
} from './move.js';
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
export { greedyBot, BOTS, botNamed, isBotName, type BotName } from './bots/names.js';
export { randomBot } from './bots/random.js';
export { searchBot, searchMoves, searchWith } from './bots/search.js';
export type { MoveValue, SearchBudget, SearchResult } from './bots/search.js';
export { seatOf, type Bot, type Seat } from './bots/seat.js';
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

export { optionDecision, type Decision } from '../play/decisions.js';
export {
  effectRunner,
  type EffectExecution,
  type Done,
  type EffectKind,
  type EffectKinds,
  type EffectOf,
  type EffectRunner,
  type Frame,
  type Run,
  type EffectContext,
  type AbilityContext,
  type Tools,
} from '../play/effect.js';
export { frame } from '../play/frame.js';
export { pinnedRef } from '../ref.js';
