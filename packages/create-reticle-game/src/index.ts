export { run, EXIT } from './run.js';
export type { Io, TextSink, Prompter, TextQuestion } from './prompter.js';
export { planGame, writeGame } from './scaffold.js';
export type { GamePlan, GameWish } from './scaffold.js';
export {
  LAYOUT,
  planThing,
  writeThing,
  type ThingPlan,
  type ThingWish,
  PATTERN_ROLES,
  THINGS,
  type PatternRole,
  type Thing,
} from './things/plan-thing.js';
export type { TextFile } from './template.js';
export type { Rewrite } from './write.js';
export { createMessages } from './names.js';
