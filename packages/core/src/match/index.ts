export { defineMove } from './move.js';
export type { EnumerableMove, Execution, MatchEvent, Move, MoveContext, MoveDefinition } from './move.js';
export { defineMatch } from './runtime.js';
export type { Match, MatchDefinition, MatchRuntime, MatchView, Offer, Outcome } from './definition.js';
export { digestOf, matchRecord } from './record.js';
export type { MatchRecord } from './record.js';
export { BOTS, greedyBot, isBotName, randomBot } from './bots.js';
export type { Bot, BotName } from './bots.js';
export { answerMove } from './answer.js';
export type { Prompter } from './answer.js';
export { likenessIn, nameAmong } from './likeness.js';
export type { Likeness } from './likeness.js';
export type { Narration } from './narration.js';
export { interview } from './interview.js';
export type { Interview, TargetAnswer, TargetQuestion } from './interview.js';

export { randomFrom, randomState, seedRandom } from '../random.js';
export type { Random, RandomState } from '../random.js';

export { optionDecision } from '../play/decision.js';
export type { Decision } from '../play/decision.js';
export { effectRunner } from '../play/effect.js';
export { frame } from '../play/frame.js';
export { pinnedRef } from '../ref.js';
export type {
  Acting,
  Done,
  EffectKind,
  EffectKinds,
  EffectOf,
  EffectRunner,
  Frame,
  Run,
  Scene,
  Setting,
  Tools,
} from '../play/effect.js';
