import type { StaticAbility } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { isSameBut } from '../../state/copies.js';
import { memo } from '../../state/memo.js';
import { readsOf } from '../select/own.js';

/**
 * The facts that no layer reads or changes: tapping, combat and damage. A settled permanent stays settled while only these
 * facts change, unless an effect reads them. Most changes are of this kind, since players tap lands for mana.
 * A key of `OWN_KEYS` in `select/own.ts` that reads one of these facts must have its name.
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

/** Whether two states of a permanent differ in nothing but tapping, combat and damage. */
export const isOnlyTouched = (was: MtgCard, now: MtgCard): boolean => isSameBut(was, now, TOUCHES);

/** Whether a static ability reads tapping, combat or damage to find what it affects. */
export const looksAtTouches = memo(({ affects }: StaticAbility): boolean => {
  if (typeof affects !== 'object' || !('each' in affects)) return false;
  const { keys } = readsOf(affects.each);
  return [...TOUCHES].some((fact) => keys.has(fact));
});
