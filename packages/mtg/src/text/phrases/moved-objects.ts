import { sameValue, someWithin } from '@reticle/core/text';
import { type Effect, effects as effectsSchema } from '../../language/effects/effect.js';

/** Zones in which all players see what arrives, so that an effect finds there what it moved (rules 400.2, 400.7j). */
const PUBLIC: ReadonlySet<unknown> = new Set(['battlefield', 'exile', 'graveyard']);

/** What the name of an object ends with, once an effect has moved it: it is a new object then (rule 400.7). */
const MOVED = 'Moved';
const ENDS_MOVED = /(?:Moved)+$/u;

/** Keys under which something is meant. */
const MEANT: ReadonlySet<string> = new Set(
  'what to onto by on whom controllerOf ownerOf among those except numberOf of'.split(' '),
);
/** What may be done in exile or a graveyard to a card that was put there. */
const DONE_THERE: ReadonlySet<unknown> = new Set(['moveCards', 'letPlay']);

type JsonPart = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is JsonPart =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const nameOf = (value: unknown): string | undefined => {
  if (value === 'self') return value;
  const bound = isPart(value) && Object.keys(value).length === 1 ? value['bound'] : undefined;
  return typeof bound === 'string' ? bound : undefined;
};

/** What is known of an object that was moved: its new name, and whether all that is said later is said of the new object. */
interface Moved {
  readonly name: string;
  /** On the battlefield it is looked at as it is; elsewhere, as it was before (rule 608.2h). */
  readonly wholly: boolean;
}
type Known = Map<string, Moved>;

/** A value with the new names of what was moved; `there`: what is done to it where it is, and not what is said beside that. */
function renamed(value: unknown, known: Known, key: string, there: boolean): unknown {
  const name = MEANT.has(key) ? nameOf(value) : undefined;
  const moved = name === undefined ? undefined : known.get(name);
  if (moved && (moved.wholly || there)) return { bound: moved.name };
  if (isList(value)) return value.map((part) => renamed(part, known, key, there));
  if (!isPart(value)) return value;
  if ('effect' in value) return followed(value, known);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([inner, part]) => [inner, renamed(part, known, inner, false)]));
}

/** An effect as it means what was moved before; it is noted what it moves itself. */
function followed(effect: JsonPart, known: Known): JsonPart {
  const entries = Object.entries(effect);
  const made: JsonPart = Object.fromEntries(
    entries.map(([key, part]) => {
      const there = DONE_THERE.has(effect['effect']) && key === 'what' && isBare(part);
      return [key, renamed(part, known, key, there)];
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

/** Names that nothing means are not given. */
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
 * Effects that mean what they have moved by its new name: "return it to the battlefield. It gains haste until end of turn". An effect
 * finds what it put into a public zone (rule 400.7j); what it put into a hand or a library it does not.
 */
export function followingMoved(effects: readonly Effect[]): readonly Effect[] {
  const made = renamed(effects, new Map(), '', false);
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

/** The same as words say it: by one name, before and after. */
export const asBeforeMoving = (effects: readonly Effect[]): readonly Effect[] =>
  someWithin(effects, (value) => typeof value === 'string' && ENDS_MOVED.test(value))
    ? asEffects(asSaid(effects), effects)
    : effects;
