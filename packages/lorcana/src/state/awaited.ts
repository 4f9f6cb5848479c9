import { idsIn, objectById } from '@reticle/core/play';
import type { CardDefinition } from '../language/card.js';
import type { LorcanaMatchState } from './match.js';
import { anyWorksInDiscard, AWAITED_BY_KEYWORDS, awaitedByGranted, awaitedEvents } from './words.js';

type Objects = LorcanaMatchState['objects'];
type EventsOf = (publicId: string) => ReadonlySet<string>;

/** Whether any of some cards waits for an event by what it says. */
function waitsIn(objects: Objects, ids: readonly string[], eventsOf: EventsOf, type: string): boolean {
  for (const id of ids) {
    const card = objectById(objects, id);
    if (card && eventsOf(card.publicId).has(type)) return true;
  }
  return false;
}

/** Whether a card in play, or one in a discard, waits for an event by what it says, or any could by a keyword or an ability that it has got. */
export function awaitedIn(
  catalog: ReadonlyMap<string, CardDefinition>,
): (type: string, state: Pick<LorcanaMatchState, 'objects' | 'players'>) => boolean {
  const inPlay = awaitedEvents(catalog, 'play');
  const given = awaitedByGranted(catalog);
  const inDiscard = anyWorksInDiscard(catalog) ? awaitedEvents(catalog, 'discard') : undefined;
  return (type, { objects, players }) => {
    if (AWAITED_BY_KEYWORDS.has(type) || given.has(type)) return true;
    if (waitsIn(objects, idsIn(objects, 'play'), inPlay, type)) return true;
    if (!inDiscard) return false;
    return players.some(({ id }) => waitsIn(objects, idsIn(objects, 'discard', id), inDiscard, type));
  };
}
