import type { PinnedRef } from '@reticle/core';
import { type GameEvent, idsIn, objectById } from '@reticle/core/play';
import type { CardDefinition } from '../language/card.js';
import type { LorcanaMatchState } from './match.js';
import { anyWorksInDiscard, AWAITED_BY_KEYWORDS, awaitedByGranted, awaitedEvents } from './words.js';

/** Returns the card reference in an event's fact. Returns undefined if the fact is none. */
export function refIn(fact: unknown): PinnedRef | undefined {
  if (typeof fact !== 'object' || fact === null) return undefined;
  const { kind, id, incarnation }: Partial<Record<keyof PinnedRef, unknown>> = fact;
  return typeof kind === 'string' && typeof id === 'string' && typeof incarnation === 'number'
    ? { kind, id, incarnation }
    : undefined;
}

/**
 * Returns what the log records for an event. For events that are not listed here, the code that causes them writes
 * the log.
 */
export function logEventsOf(
  event: { readonly type: string; readonly [fact: string]: unknown },
  state: LorcanaMatchState,
): readonly GameEvent[] {
  const { type, card, amount, player } = event;
  switch (type) {
    case 'turnStarts':
      return [{ type: 'turnBegan', player, turn: state.turn }];
    case 'wins':
      return [{ type: 'matchEnded', ...state.ended }];
    default: {
      const logName = LOG_NAMES.get(type);
      if (logName === undefined) return NO_LOG_EVENTS;
      const ref = refIn(card);
      const of = ref && { cardId: ref.id, name: objectById(state.objects, ref.id)?.name ?? '' };
      return [{ type: logName, ...of, ...(amount === undefined ? {} : { amount }) }];
    }
  }
}

/** The log's names of what happens to a card. */
const LOG_NAMES: ReadonlyMap<string, string> = new Map([
  ['isExerted', 'exerted'],
  ['isReadied', 'readied'],
  ['isBanished', 'banished'],
  ['isDealtDamage', 'damaged'],
  ['isPutDamage', 'damaged'],
  ['isHealed', 'healed'],
  ['givesDamage', 'healed'],
]);
const NO_LOG_EVENTS: readonly GameEvent[] = [];

type Objects = LorcanaMatchState['objects'];
type EventsOf = (publicId: string) => ReadonlySet<string>;

/** Whether any of these cards, by its printed text, waits for an event. */
function waitsIn(objects: Objects, ids: readonly string[], eventsOf: EventsOf, type: string): boolean {
  for (const id of ids) {
    const card = objectById(objects, id);
    if (card && eventsOf(card.publicId).has(type)) return true;
  }
  return false;
}

/**
 * Builds the test of whether an event may trigger an ability. It may if a card in play or in a discard waits for it
 * by its printed text, or if any keyword or given ability does.
 */
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
