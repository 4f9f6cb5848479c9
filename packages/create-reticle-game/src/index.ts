export { planGame, writeGame } from './scaffold.js';
export type { GamePlan } from './scaffold.js';
export {
  planThing,
  writeThing,
  type ThingPlan,
  PATTERN_ROLES,
  THINGS,
  type PatternRole,
  type Thing,
} from './things/plan-thing.js';
export { createMessages } from './names.js';
