import { keywordsNamed } from '../state/keyword.js';
import { areOpponents } from '../state/state.js';
import type { Refusal } from './bearer.js';
import { sourceHas } from './context.js';
import { permitted } from './permission.js';

/** Hexproof: no target of spells and abilities that opponents control (rules 702.11b and 702.11c). */
export const hexproof: Refusal = (bearer, context) =>
  keywordsNamed(bearer.keywords, 'hexproof').some(({ from }) => from === undefined) &&
  areOpponents(context.state, bearer.player, context.controller) &&
  !permitted('hexproof', bearer, context);

/**
 * Hexproof from a quality: no target of such spells, and of abilities from such sources, that opponents control (rule
 * 702.11d). "As though it didn't have hexproof" lifts it too (rule 702.11e).
 */
export const hexproofFrom: Refusal = (bearer, context) =>
  areOpponents(context.state, bearer.player, context.controller) &&
  keywordsNamed(bearer.keywords, 'hexproof').some(
    ({ from }) => from !== undefined && sourceHas(from, context, bearer.player),
  ) &&
  !permitted('hexproof', bearer, context);
