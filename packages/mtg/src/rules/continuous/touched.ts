import type { StaticAbility } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { isSameBut } from '../../state/copies.js';
import { memo } from '../../state/memo.js';
import { readsOf } from '../select/own.js';

/**
 * What happens to a permanent in play, of which the layers make nothing: it is tapped, fights, is damaged. A permanent to which no more
 * than that happened since it was settled is settled still, unless an effect looks at such facts. Most changes are of this sort, since
 * lands are tapped for mana.
 */
const TOUCHES: ReadonlySet<string> = new Set<keyof MtgCard>([
  'tapped',
  'damage',
  'attacking',
  'blocking',
  'blocked',
  'blockedBy',
  'thisTurn',
  'dealtDamageTo',
]);

/** Whether a permanent is what it was but for what happened to it in play. */
export const isOnlyTouched = (was: MtgCard, now: MtgCard): boolean => isSameBut(was, now, TOUCHES);

/** Whether what a static ability affects hangs on what happens to permanents in play. */
export const looksAtTouches = memo(({ affects }: StaticAbility): boolean => {
  if (typeof affects !== 'object' || !('each' in affects)) return false;
  const { keys } = readsOf(affects.each);
  return [...TOUCHES].some((fact) => keys.has(fact));
});
