import type { PinnedRef } from '@reticle/core';
import { X_OF_THE_CARD } from '../../language/announced-x.js';
import { type TriggeredAbility, withInterveningIf } from '../../language/card-definition.js';
import type { SimpleTrigger } from '../../language/trigger.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState, PendingTrigger } from '../../state/match-state.js';
import { isInRange } from '../../state/range.js';
import { becameName, movedRef, refOf } from '../../state/refs.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { GameEvent } from './game-event.js';
import { awaited, chaptersReached, type waitsFor } from './waits-for.js';

/** A triggered ability with its source, and the name under which it waits for the stack. */
export interface Watcher {
  readonly source: MtgCard;
  readonly ability: TriggeredAbility;
  readonly name: string;
  /**
   * The key under which its triggering in a turn is counted: its id, or its name if it is from another text.
   */
  readonly key: string;
}

/** Counts the spells cast before, within a player's range of influence (rules 702.40a, 801.11). */
function spellsBefore(state: MtgMatchState, player: string, before: GameEvent['before']): number | undefined {
  if (before === undefined) return undefined;
  let sum = 0;
  for (const [caster, count] of before) if (isInRange(state, player, caster)) sum += count;
  return sum;
}

/**
 * Binds the card that an Aura becomes as it leaves with its host or after it. Its ability finds that card in
 * the graveyard (rule 400.7f).
 */
function auraOf(
  source: MtgCard,
  { on, subject, from }: Pick<GameEvent, 'on' | 'subject' | 'from'>,
): Readonly<Record<string, readonly PinnedRef[]>> {
  const { attachedTo, subtypes } = source;
  const hasLeft = on === 'moves' && from === 'battlefield' && attachedTo?.kind === 'card';
  return hasLeft && attachedTo.id === subject?.instanceId && subtypes.includes('Aura')
    ? { [becameName('self')]: [movedRef(refOf(source))] }
    : {};
}

/** Returns an ability that triggered, as it waits to be put on the stack. */
export function triggered(
  state: MtgMatchState,
  { source, ability, name }: Watcher,
  { bound, before, ...event }: GameEvent,
): PendingTrigger {
  const { trigger } = ability;
  const isOwn = !X_OF_THE_CARD.has(event.on) || event.subject?.instanceId === source.instanceId;
  const said = isOwn ? event.amount : undefined;
  const amount =
    event.howMany ??
    (trigger.on === 'casts' && trigger.x ? spellsBefore(state, controllerOf(source), before) : said);
  const it: Readonly<Record<string, readonly PinnedRef[]>> = { ...bound, ...auraOf(source, event) };
  return {
    ability: name,
    frame: {
      controller: controllerOf(source),
      source: refOf(source),
      variables: withoutUndefined({ X: amount }),
      bound: it,
      todo: withInterveningIf(ability),
    },
  };
}

/** Whether it is "one or more ...": the ability triggers once for all events of the same time. */
const isMany = (event: SimpleTrigger | undefined): boolean =>
  event !== undefined && 'many' in event && event.many === true;

/** The most times that an ability triggers at once. */
const MOST_AT_ONCE = 1_000;

/**
 * Returns the events for an ability, one for each time that it triggers (rule 603.2c). With "one or more", it
 * is the first of all that happen at the same time (for damage, to the same player), with their number. For
 * counters it is each of them, if the ability says so.
 */
export function together(
  { ability: { trigger } }: Watcher,
  happening: GameEvent,
  happenings: readonly GameEvent[],
  seen: Parameters<typeof waitsFor>[2],
): readonly GameEvent[] {
  const event = awaited(trigger, happening, seen);
  if (event?.on === 'getsCounters' && event.each) {
    const length = Math.min(happening.amount ?? 1, MOST_AT_ONCE);
    return Array.from({ length }, () => ({ ...happening, amount: 1 }));
  }
  if (event?.on === 'chapter') return chaptersReached(event, happening).map(() => happening);
  if (!isMany(event)) return [happening];
  const same = happenings.filter(
    (other) =>
      other.on === happening.on &&
      other.struckPlayer === happening.struckPlayer &&
      other.player === happening.player &&
      isMany(awaited(trigger, other, seen)),
  );
  return same[0] === happening ? [{ ...happening, howMany: same.length }] : [];
}

/** Whether an event is looked at as it was before it happened (rule 603.10). */
export const looksBackAt = ({ from, on }: GameEvent): boolean =>
  from === 'battlefield' || on === 'sacrifices' || on === 'exploits';
