import type { StaticAbility } from '../../language/card-definition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { readsOf } from '../select/own.js';

/**
 * The facts that no layer reads or changes: tapping, combat and damage. A settled permanent stays settled while only these
 * facts change, unless an effect reads them. Most changes are of this kind, since players tap lands for mana.
 * A key of `OWN_KEYS` in `select/own.ts` that reads one of these facts must have its name.
 */
export const TOUCHES: ReadonlySet<string> = new Set<keyof MtgCard>([
  'tapped',
  'damage',
  'attacking',
  'blocking',
  'blocked',
  'blockedBy',
  'thisTurn',
  'dealtDamageTo',
]);

/**
 * Whether two states of a permanent differ in nothing but tapping, combat and damage. Written out fact by
 * fact, as copies are: most changes of a match end here, and a loop over the facts' names takes ten times as
 * long.
 */
export const isOnlyTouched = (was: MtgCard, now: MtgCard): boolean =>
  was.instanceId === now.instanceId &&
  was.incarnation === now.incarnation &&
  was.publicId === now.publicId &&
  was.names === now.names &&
  was.zone === now.zone &&
  was.owner === now.owner &&
  was.supertypes === now.supertypes &&
  was.types === now.types &&
  was.subtypes === now.subtypes &&
  was.colors === now.colors &&
  was.keywords === now.keywords &&
  was.manaValue === now.manaValue &&
  was.token === now.token &&
  was.copy === now.copy &&
  was.faceDown === now.faceDown &&
  was.phasedOut === now.phasedOut &&
  was.counters === now.counters &&
  was.printed === now.printed &&
  was.power === now.power &&
  was.toughness === now.toughness &&
  was.loyalty === now.loyalty &&
  was.defense === now.defense &&
  was.original === now.original &&
  was.manaAbility === now.manaAbility &&
  was.manaSymbols === now.manaSymbols &&
  was.chapters === now.chapters &&
  was.counted === now.counted &&
  was.order === now.order &&
  was.controller === now.controller &&
  was.timestamp === now.timestamp &&
  was.paid === now.paid &&
  was.spent === now.spent &&
  was.attachedTo === now.attachedTo &&
  was.announced === now.announced &&
  was.ownController === now.ownController &&
  was.chosen === now.chosen &&
  was.commander === now.commander &&
  was.commandCasts === now.commandCasts &&
  was.toCommand === now.toCommand &&
  was.sides === now.sides &&
  was.castFrom === now.castFrom &&
  was.phasedWith === now.phasedWith &&
  was.haunting === now.haunting &&
  was.parts === now.parts;

/** Whether a filter reads tapping, combat or damage. */
export const readsTouches = memo((filter: MtgCardFilter): boolean => {
  const { keys } = readsOf(filter);
  return [...TOUCHES].some((fact) => keys.has(fact));
});

/** Whether a static ability reads tapping, combat or damage to find what it affects. */
export const looksAtTouches = ({ affects }: StaticAbility): boolean =>
  typeof affects === 'object' && 'each' in affects && readsTouches(affects.each);
