import type { PinnedRef } from '../ref.js';
import type { AbilityContext } from './effect.js';
import { sureRole, TABLE_EVENTS, type EventFields } from './event.js';
import { matchesPattern } from './pattern.js';
import type { TableContext, TableTypesWith } from './types.js';

/** An event that happened, or is about to, with its facts by name. */
export interface Fact {
  readonly type: string;
  readonly [fact: string]: unknown;
}

const NO_FIELDS: EventFields = {};
const isTableEventType = (type: string): type is keyof typeof TABLE_EVENTS =>
  Object.hasOwn(TABLE_EVENTS, type);

/** The facts of a type of event and their roles; none for a type that nobody declared. */
function fieldsOf(own: Readonly<Record<string, EventFields>>, type: string): EventFields {
  if (Object.hasOwn(own, type)) return own[type] ?? NO_FIELDS;
  return isTableEventType(type) ? TABLE_EVENTS[type] : NO_FIELDS;
}

/** A pinned reference in an event's data. */
function refIn(fact: unknown): PinnedRef | undefined {
  if (typeof fact !== 'object' || fact === null) return undefined;
  const { kind, id, incarnation }: Partial<Record<keyof PinnedRef, unknown>> = fact;
  return typeof kind === 'string' && typeof id === 'string' && typeof incarnation === 'number'
    ? { kind, id, incarnation }
    : undefined;
}

/**
 * Whether an event is what one pattern waits for, asked in the name of `scene`.
 *
 * @param reads the reference under which an object of the event is looked up: who arrived is looked at as it now is
 */
export function waitsFor<G extends TableTypesWith<G>>(
  own: G['events'],
  event: Fact,
  pattern: G['words']['pattern'],
  scene: TableContext<G>,
  reads: (ref: PinnedRef) => PinnedRef = (ref) => ref,
): boolean {
  return matchesPattern(fieldsOf(own, event.type), event, pattern, {
    context: scene.context,
    isObject(fact, wanted) {
      const named = refIn(fact);
      const ref = named && reads(named);
      if (!ref) return false;
      if (wanted === 'self')
        return ref.id === scene.source.id && ref.incarnation === scene.source.incarnation;
      const object = ref.kind === 'card' ? scene.known(ref) : undefined;
      return object !== undefined && isFilter<G>(wanted) && scene.matches(wanted, object);
    },
  });
}

/** Patterns have been through their schema: what is no word in them is a filter. */
const isFilter = <G extends TableTypesWith<G>>(wanted: unknown): wanted is G['words']['filter'] =>
  typeof wanted === 'object' && wanted !== null;

/** What an event's effects mean by the names of its facts; who moved is meant as what it became. */
export function namesIn(own: Readonly<Record<string, EventFields>>, event: Fact): AbilityContext['bound'] {
  return Object.fromEntries(
    Object.entries(fieldsOf(own, event.type)).flatMap(([name, role]) => {
      const fact = event[name];
      const sure = sureRole(role);
      if (sure === 'player' && typeof fact === 'string')
        return [[name, [{ kind: 'player', id: fact, incarnation: 0 }]]];
      const ref = sure === 'object' ? refIn(fact) : undefined;
      return ref ? [[name, [event.type === 'moved' ? arrived(ref) : ref]]] : [];
    }),
  );
}

/** The object that one became by changing its zone. */
export const arrived = (ref: PinnedRef): PinnedRef => ({ ...ref, incarnation: ref.incarnation + 1 });

/** The number that an event's effects mean by X: its `amount`. */
export const amountIn = ({ amount }: Fact): AbilityContext['variables'] =>
  typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 ? { X: amount } : {};
