import type { TargetSlot } from '@reticle/core';

type Accepts = TargetSlot['accepts'];
const THAT_PLAYER = 'role.thatPlayer';

/** "That player controls" after a target player means that player; otherwise the one whom the event names. */
export function playersNamed(accepts: Accepts, earlier: readonly TargetSlot[]): Accepts {
  if (!JSON.stringify(accepts).includes(THAT_PLAYER)) return accepts;
  const player = earlier.findLast(({ max, accepts: earlierAccepts }) => max === 1 && earlierAccepts.some(({ kind }) => kind === 'player'));
  if (!player) return accepts;
  return accepts.map((query) =>
    'options' in query ? query : { ...query, filter: JSON.parse(JSON.stringify(query.filter).replaceAll(`"${THAT_PLAYER}"`, `"slots.${player.id}"`)) },
  );
}
