import type { SimpleTrigger } from '../../language/trigger.js';
import { countName, type Happened } from '../../language/happened.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { sure } from '../../state/sure.js';
import type { GameEvent } from './game-event.js';

/** The events that are counted, so that triggers may wait for the second one of a turn. */
const NUMBERED: { readonly [On in SimpleTrigger['on']]?: Happened } = {
  casts: 'cast',
  draws: 'drawn',
  gainsLife: 'lifeGained',
  losesLife: 'lifeLost',
};

/** Numbers the happenings of each player's turn. `before` says how many had happened before them. */
export function withNumbers(
  before: MtgMatchState['turn']['happened'],
  happenings: readonly GameEvent[],
): readonly GameEvent[] {
  if (happenings.length === 0) return happenings;
  const counts = new Map<string, number>();
  const prefix = countName('cast', '');
  let spells: ReadonlyMap<string, number> = new Map(
    Object.entries(before ?? {}).flatMap(([name, count]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
    ),
  );
  return happenings.map((found) => {
    const what = NUMBERED[found.on];
    if (what === undefined || found.isCopy) return found;
    const player = sure(found.player);
    const name = countName(what, player);
    const nth = (counts.get(name) ?? before?.[name] ?? 0) + 1;
    counts.set(name, nth);
    if (what !== 'cast') return { ...found, nth };
    const already = spells;
    spells = new Map([...already, [player, (already.get(player) ?? 0) + 1]]);
    return { ...found, nth, before: already };
  });
}
