import { hasKeyword } from '../state/keyword.js';
import type { Refusal } from './bearer.js';
import { permitted } from './permission.js';

/** Shroud: no target of any spell or ability, one's own included (rules 702.18a and 702.18b). */
export const shroud: Refusal = (bearer, context) =>
  hasKeyword(bearer, 'shroud') && !permitted('shroud', bearer, context);
