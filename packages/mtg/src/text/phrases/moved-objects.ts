import { sameValue, someWithin } from '@reticle/core/text';
import { type Effect, effects as effectsSchema } from '../../language/effects/effect.js';

/** The public zones, in which an effect finds what it moved there (rules 400.2, 400.7j). */
const PUBLIC: ReadonlySet<unknown> = new Set(['battlefield', 'exile', 'graveyard']);

/** The suffix of an object's name after an effect has moved it: it is a new object (rule 400.7). */
const MOVED = 'Moved';
const ENDS_MOVED = /(?:Moved)+$/u;

/** The keys whose values refer to objects. */
const MEANT: ReadonlySet<string> = new Set(
  'what to onto by on whom controllerOf ownerOf among those except numberOf of'.split(' '),
);
/** What can be done in exile or a graveyard to a card that was put there. */
const DONE_THERE: ReadonlySet<unknown> = new Set(['castCard', 'moveCards', 'letPlay']);

type JsonPart = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is JsonPart =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const nameOf = (value: unknown): string | undefined => {
  if (value === 'self') return value;
  const bound = isPart(value) && Object.keys(value).length === 1 ? value['bound'] : undefined;
  return typeof bound === 'string' ? bound : undefined;
};

/** An object that was moved: its new name, and whether everything said later is about the new object. */
interface MovedObject {
  readonly name: string;
  /**
   * True on the battlefield, where it is looked at as it is; elsewhere it is looked at as it was before (rule
   * 608.2h).
   */
  readonly wholly: boolean;
}
type MovedObjects = Map<string, MovedObject>;

/**
 * Replaces the names of moved objects in a value. `there` says whether the value is about what is done to the
 * object where it is.
 */
function withMovedNames(value: unknown, known: MovedObjects, key: string, there: boolean): unknown {
  const name = MEANT.has(key) ? nameOf(value) : undefined;
  const moved = name === undefined ? undefined : known.get(name);
  if (moved && (moved.wholly || there)) return { bound: moved.name };
  if (isList(value)) return value.map((part) => withMovedNames(part, known, key, there));
  if (!isPart(value)) return value;
  if ('effect' in value) return followEffect(value, known);
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([inner, part]) => [inner, withMovedNames(part, known, inner, false)]),
  );
}

/** Returns an effect that refers to what was moved before, and records what it moves itself. */
function followEffect(effect: JsonPart, known: MovedObjects): JsonPart {
  const entries = Object.entries(effect);
  const made: JsonPart = Object.fromEntries(
    entries.map(([key, part]) => {
      const there = DONE_THERE.has(effect['effect']) && key === 'what' && isBare(part);
      return [key, withMovedNames(part, known, key, there)];
    }),
  );
  const name =
    made['effect'] === 'moveCards' && made['bind'] === undefined ? nameOf(made['what']) : undefined;
  if (name === undefined || !PUBLIC.has(made['to'])) return made;
  const after = { name: `${name}${MOVED}`, wholly: made['to'] === 'battlefield' };
  known.set(name.replace(ENDS_MOVED, ''), after);
  return { ...made, bind: after.name };
}
const isBare = (part: unknown): boolean => nameOf(part) !== undefined;

/** Removes bound names to which nothing refers. */
function withoutIdle(value: unknown, all: unknown): unknown {
  if (isList(value)) return value.map((part) => withoutIdle(part, all));
  if (!isPart(value)) return value;
  const { bind } = value;
  const isIdle =
    typeof bind === 'string' &&
    bind.endsWith(MOVED) &&
    !someWithin(all, (part) => sameValue(part, { bound: bind }));
  const entries = Object.entries(value).filter(([key]) => !isIdle || key !== 'bind');
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutIdle(part, all)]));
}

const asEffects = (made: unknown, otherwise: readonly Effect[]): readonly Effect[] => {
  const read = effectsSchema.safeParse(made);
  return read.success ? read.data : otherwise;
};

/**
 * Rewrites effects so that they refer to what they have moved by its new name: "return it to the battlefield.
 * It gains haste until end of turn". An effect finds what it put into a public zone (rule 400.7j), but not
 * what it put into a hand or a library.
 */
export function followingMoved(effects: readonly Effect[]): readonly Effect[] {
  const made = withMovedNames(effects, new Map(), '', false);
  return asEffects(withoutIdle(made, made), effects);
}

function asSaid(value: unknown): unknown {
  if (isList(value)) return value.map(asSaid);
  if (!isPart(value)) return value;
  const name = nameOf(value);
  if (name !== undefined) {
    const before = name.replace(ENDS_MOVED, '');
    return before === 'self' ? 'self' : { bound: before };
  }
  const entries = Object.entries(value).filter(
    ([key, part]) => key !== 'bind' || typeof part !== 'string' || !ENDS_MOVED.test(part),
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, asSaid(part)]));
}

/** Undoes {@link followingMoved}: one name, before and after the move, as words have it. */
export const asBeforeMoving = (effects: readonly Effect[]): readonly Effect[] =>
  someWithin(effects, (value) => typeof value === 'string' && ENDS_MOVED.test(value))
    ? asEffects(asSaid(effects), effects)
    : effects;
