import { sameValue } from '@reticle/core/text';

/** What effects mean where they leave it out. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  createToken: { who: 'you', count: 1 },
  discard: { who: 'you', amount: 1, bind: 'discarded', filter: {} },
  draw: { who: 'you', amount: 1 },
  gainControl: { who: 'you' },
  gainLife: { who: 'you' },
  look: { who: 'you' },
  loseLife: { who: 'you' },
  loseMana: { who: 'you' },
  may: { who: 'you' },
  mayPay: { who: 'you' },
  mill: { who: 'you' },
  moveCards: { under: 'owner' },
  sacrifice: { who: 'you', count: 1, bind: 'sacrificed', filter: {} },
  search: { who: 'you', count: 1, bind: 'found', filter: {} },
  shuffle: { who: 'you' },
  damage: { by: 'self' },
};

/** Keys whose list of values means any of them. */
const ANY_OF: readonly string[] = ['type', 'subtype', 'color'];

/** Keys under which a filter stands that means the battlefield, where it names no zone. */
const ON_BATTLEFIELD: ReadonlySet<string> = new Set(['each', 'count', 'what']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same JSON in the form in which words are read: what is meant where it is left out is left out, alternatives of one
 * key stand under `anyOf`. Printing starts from it.
 */
export function normalForm(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => normalForm(part));
  if (!isObject(value)) return value;
  const { effect } = value;
  const defaults = (typeof effect === 'string' ? DEFAULTS[effect] : undefined) ?? {};
  const entries = Object.entries(value).flatMap(([name, inner]): readonly (readonly [string, unknown])[] => {
    if (inner === undefined || (name in defaults && sameValue(defaults[name], inner))) return [];
    if (name === 'zone' && inner === 'battlefield' && ON_BATTLEFIELD.has(key)) return [];
    return [[name, normalForm(inner, name)]];
  });
  const [[only, equal] = []] = entries;
  if (entries.length === 1 && only === 'eq') return equal;
  return alternatives(Object.fromEntries(entries));
}

/** `{ type: ['artifact', 'land'] }` as alternatives; what has alternatives already stays. */
function alternatives(object: Readonly<Record<string, unknown>>): unknown {
  const [key, ...more] = ANY_OF.filter((name) => Array.isArray(object[name]));
  const isToken = 'types' in object || 'cost' in object || 'keyword' in object;
  if (key === undefined || more.length > 0 || 'anyOf' in object || isToken) return object;
  const { [key]: list, ...rest } = object;
  return Array.isArray(list) ? { ...rest, anyOf: list.map((one: unknown) => ({ [key]: one })) } : object;
}
