/** The stack: casting and activating, triggers, resolution, attaching, new targets, copies. */
export { chooseTargetsAtRandom } from '../rules/targeting/random.js';
export { activate, cast, type Announced, type Proposal, composeSpec } from '../rules/stack/announce.js';
export {
  declaration,
  declaresTargets,
  isManaAbility,
  type Declaration,
} from '../language/card-definition.js';
export type { StackEvent } from '../rules/stack/event.js';
export {
  canCast,
  canChooseTargets,
  legalModes,
  timingIssues,
  orderTriggers,
  stackTrigger,
} from '../rules/stack/possible.js';
export type { WaitingTrigger } from '../rules/stack/possible.js';
export { beginResolution, counter, legalIn, resolveTop } from '../rules/stack/resolve.js';
export type { Resolution } from '../rules/stack/resolve.js';
export { wardTriggers } from '../rules/stack/event.js';
export { attach, legalHosts, looseAttachments } from '../rules/stack/attach.js';
export { changeTargets } from '../rules/stack/retarget.js';
export type { Retargeting } from '../rules/stack/retarget.js';
export { copyForEach, copyWithTarget, copyOnStack } from '../rules/stack/copy.js';
