/** The stack: casting and activating, triggers, resolution, attaching, new targets, copies. */
export { activate, cast, type Announced, composeSpec } from '../rules/stack/announce.js';
export { type Declaration } from '../language/card-definition.js';
export { canCast, stackTrigger } from '../rules/stack/possible.js';
export { beginResolution, counter, legalIn, resolveTop } from '../rules/stack/resolve.js';
export type { Resolution } from '../rules/stack/resolve.js';
export { wardTriggers } from '../rules/stack/event.js';
export { attach, legalHosts, looseAttachments } from '../rules/stack/attach.js';
export { changeTargets } from '../rules/stack/retarget.js';
export { copyForEach, copyWithTarget, copyOnStack } from '../rules/stack/copy.js';
