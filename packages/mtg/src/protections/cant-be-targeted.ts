import { keywordsNamed } from '../state/keyword.js';
import { areOpponents } from '../state/state.js';
import type { Refusal } from './bearer.js';
import { aimerOf, sourceHas } from './context.js';

/** "Can't be the target of ...": beats every "can", and no permission lifts it (rules 101.2 and 613.11). */
export const cantBeTargeted: Refusal = (bearer, context) => {
  const found = keywordsNamed(bearer.keywords, 'cantBeTargeted');
  if (found.length === 0) return false;
  const aimer = aimerOf(context);
  return found.some(({ by = {} }) => {
    const { as, quality, opponentsOnly } = by;
    return (
      (as === undefined || as === aimer.as) &&
      (opponentsOnly !== true || areOpponents(context.state, bearer.player, context.controller)) &&
      (quality === undefined || sourceHas(quality, context, bearer.player, aimer))
    );
  });
};
