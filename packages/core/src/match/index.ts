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
export { digestOf, matchRecord } from './record.js';
export type { MatchRecord } from './record.js';
export { divergence, playedRecord } from './played-record.js';
export type { PlayedMove } from './played-record.js';
export type { MatchMigration } from './migration.js';
export { BOTS, greedyBot, isBotName, randomBot } from './bots.js';
export type { Bot, BotName } from './bots.js';
export { answerMove } from './answer.js';
export type { Prompter } from './answer.js';
export { likenessIn, nameAmong } from './likeness.js';
export type { Likeness } from './likeness.js';
export type { Narration } from './narration.js';
export { offer, prompt, targetAnswer, targetPrompt } from './prompt.js';
export type { MoveAnswer, Offer, Prompt, TargetAnswer, TargetPrompt } from './prompt.js';
export { promptTargets } from './prompt-targets.js';
export type { OpenPrompt } from './prompt-targets.js';
export type { PromptDetail, TargetQuestion } from './target-question.js';

export { randomFrom, randomState, SEEDING, seedRandom } from '../random.js';
export type { Random, RandomState } from '../random.js';

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
