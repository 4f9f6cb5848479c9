import { ok, type Result } from '../../issue.js';
import {
  canonicalJson,
  jsonObject,
  parseWith,
  STATE_LIMITS,
  type Json,
  type JsonObject,
} from '../../json.js';
import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';

/**
 * The keys that say which object it is and where it lies. All other facts that the view does not show move to
 * another object's place.
 */
const PLACE: ReadonlySet<string> = new Set(['instanceId', 'id', 'zone', 'incarnation', 'timestamp', 'order']);

/** An object that the player may not know, with its place. */
interface HiddenObject {
  readonly at: string;
  readonly facts: JsonObject;
  /** What the view shows of it nevertheless: that a card lies face down, or tapped. */
  readonly shown: JsonObject;
  /** The other places of its id: on the list of a zone. */
  readonly named: string[];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const inside = (value: JsonObject | readonly Json[]): readonly (readonly [string, Json | undefined])[] =>
  Object.entries(value);
const idOf = (value: JsonObject): string | undefined => {
  const id = value['instanceId'] ?? value['id'];
  return typeof id === 'string' ? id : undefined;
};

/**
 * Rebuilds a value, replacing what `change` returns a replacement for. It does not look into what was
 * replaced.
 */
function rebuild(value: Json, at: string, change: (value: Json, at: string) => Json | undefined): Json {
  const instead = change(value, at);
  if (instead !== undefined) return instead;
  if (isList(value)) return value.map((entry, index) => rebuild(entry, `${at}/${index}`, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    inside(value).flatMap(([key, entry]) =>
      entry === undefined ? [] : [[key, rebuild(entry, `${at}/${key}`, change)] as const],
    ),
  );
}

const ownerOf = ({ facts: { owner } }: HiddenObject): string => (typeof owner === 'string' ? owner : '');

const byText = <T>(list: readonly T[], text: (entry: T) => string): T[] =>
  list
    .map((entry) => [text(entry), entry] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, entry]) => entry);

/**
 * Returns the keys of facts that stay in their place: those of {@link PLACE}, and those that the view shows
 * of any hidden object.
 */
function keysOfPlace(hidden: Iterable<HiddenObject>): ReadonlySet<string> {
  const keys = [...hidden].flatMap(({ facts, shown }) =>
    inside(shown).flatMap(([key, seen]) => {
      const fact = facts[key];
      return seen !== undefined && fact !== undefined && canonicalJson(fact) === canonicalJson(seen)
        ? [key]
        : [];
    }),
  );
  return new Set([...PLACE, ...keys]);
}

const part = (facts: JsonObject, isWanted: (key: string) => boolean): JsonObject =>
  Object.fromEntries(inside(facts).filter(([key]) => isWanted(key)));

/** Describes where an object lies, without its id. */
function placeOf({ facts, named }: HiddenObject, isPlace: (key: string) => boolean): string {
  const { instanceId: _instanceId, id: _id, ...place } = part(facts, isPlace);
  return canonicalJson([place, named]);
}

/** Maps ids to what a view shows of the objects. */
function objectsOf(view: Json): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  rebuild(view, '', (value) => {
    const id = isObject(value) ? idOf(value) : undefined;
    if (id !== undefined && isObject(value) && !found.has(id)) found.set(id, value);
    return undefined;
  });
  return found;
}

/**
 * Exchanges the facts of hidden objects among those of the same owner. The result does not depend on which of
 * them was what.
 */
function exchangeHidden(root: Json, view: Json, hides: (id: string) => boolean, random: Random): Json {
  const inView = objectsOf(view);
  const hidden = new Map<string, HiddenObject>();
  rebuild(root, '', (value, at) => {
    const id = isObject(value) ? idOf(value) : undefined;
    if (id === undefined || !isObject(value) || !hides(id)) return undefined;
    hidden.set(id, { at, facts: value, shown: inView.get(id) ?? {}, named: [] });
    return value;
  });
  if (hidden.size < 2) return root;
  rebuild(root, '', (value, at) => {
    if (typeof value === 'string') hidden.get(value)?.named.push(at);
    const id = isObject(value) ? idOf(value) : undefined;
    return id !== undefined && hidden.has(id) ? value : undefined;
  });
  const keys = keysOfPlace(hidden.values());
  const isPlace = (key: string): boolean => keys.has(key);
  const objects = new Map<string, JsonObject>();
  const owners = new Set([...hidden.values()].map(ownerOf));
  for (const owner of [...owners].toSorted()) {
    const own = byText(
      [...hidden.values()].filter((one) => ownerOf(one) === owner),
      (one) => placeOf(one, isPlace),
    );
    const faces = byText(
      own.map(({ facts }) => part(facts, (key) => !isPlace(key))),
      canonicalJson,
    );
    const dealt = random.shuffle(faces);
    for (const [index, { at, facts }] of own.entries())
      objects.set(at, { ...part(facts, isPlace), ...dealt[index] });
  }
  return rebuild(root, '', (_value, at) => objects.get(at));
}

/** Returns the value at a place of a view, if the view has the places that lead there. */
const standsAt = (view: Json, at: string): Json | undefined =>
  at
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), view);

/**
 * Deals anew the entries of all lists of which only the length is visible. Entries of one list may move to
 * another.
 */
function redealLists(root: Json, view: Json, random: Random): Json {
  const lists = new Map<string, readonly Json[]>();
  rebuild(root, '', (value, at) => {
    if (!isList(value)) return undefined;
    if (standsAt(view, at) === value.length) lists.set(at, value);
    return value;
  });
  const pool = random.shuffle(byText([...lists.values()].flat(), canonicalJson));
  return rebuild(root, '', (_value, at) => {
    const list = lists.get(at);
    return list && pool.splice(0, list.length);
  });
}

/**
 * Makes a state that a player cannot tell from that of a match, for games that do not define `determinize`.
 * It exchanges the objects that `hides` names among those of their owner, and the entries of lists of which
 * the view has only the length. Refuses what the game does not accept as a state.
 */
export function dealtByView<State>(
  runtime: Pick<MatchRuntime<State>, 'game' | 'hides' | 'view'>,
  match: Match<State>,
  player: string,
  random: Random,
): Result<State> {
  const parsed = parseWith(jsonObject, match.state, STATE_LIMITS);
  if (!parsed.ok) return parsed;
  const kinds = runtime.game.kinds.map(({ name }) => name);
  const hides = (id: string) => kinds.some((kind) => runtime.hides(match, player, { kind, id }));
  const view = runtime.view(match, player).state;
  const dealt = redealLists(exchangeHidden(parsed.value, view, hides, random), view, random);
  return canonicalJson(dealt) === canonicalJson(parsed.value)
    ? ok(match.state)
    : runtime.game.parseState(dealt);
}
