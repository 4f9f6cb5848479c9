import { sameValue } from '../../json.js';

/**
 * A template: JSON in which some strings are holes. `'$amount'` is what the hole means; `'$who=you'` is left
 * out of an object if it means the value after `=` (a word, a number, `true`, `false` or `{}`); `'$tapped?'`
 * is left out if nothing fills it. `'$size.width'` is a part of what a hole means. `'$*parts'` in a list stands for
 * all elements of a list: of several such holes, all but the first are one element each when they are found again.
 * The hole of the key `...` is an object whose keys stand beside the others: `{ '...': '$what', owner: 'you' }`.
 */
export type Template =
  | string
  | number
  | boolean
  | null
  | readonly Template[]
  | { readonly [key: string]: Template };

/** The values of holes by name. */
export type Bindings = Readonly<Record<string, unknown>>;

interface HoleName {
  readonly name: string;
  /** The part of the hole's value that is meant, if it is not all of it. */
  readonly part?: string;
  /** Left out of its object if it has this value. */
  readonly standard?: unknown;
  readonly optional?: true;
  /** Stands for the elements of a list. */
  readonly spread?: true;
}

const HOLE = /^\$(\*)?([a-z]\w*)(?:\.(\w+))?(\?|=(.*))?$/iu;
const holes = new Map<string, HoleName | undefined>();

function holeOf(text: string): HoleName | undefined {
  if (!text.startsWith('$')) return undefined;
  if (!holes.has(text)) holes.set(text, parseHole(text));
  return holes.get(text);
}

function parseHole(text: string): HoleName {
  const [, star, name, part, mark, standard] = HOLE.exec(text) ?? [];
  if (name === undefined) throw new TypeError(`"${text}" is no hole of a template.`);
  const hole: HoleName = {
    name,
    ...(part === undefined ? {} : { part }),
    ...(star === undefined ? {} : { spread: true }),
  };
  if (mark === undefined) return hole;
  return mark === '?' ? { ...hole, optional: true } : { ...hole, standard: valueOf(standard ?? '') };
}

const valueOf = (text: string): unknown =>
  /^(?:true|false|-?\d+|\{\})$/u.test(text) ? JSON.parse(text) : text;

/** Returns what a hole means among some values. */
function valueIn(values: Bindings, { name, part }: HoleName): unknown {
  const value = own(values, name);
  if (part === undefined) return value;
  return isRecord(value) ? own(value, part) : undefined;
}

/** The key of a hole whose own keys are among those of its object. */
const SPREAD = '...';

const isList = (template: Template): template is readonly Template[] => Array.isArray(template);
/** Returns the templates of a list, or the one template. */
export const listed = (template: Template): readonly Template[] => (isList(template) ? template : [template]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (record: Bindings, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The result of filling where a hole has no value. */
const MISSING = Symbol('missing');

/** Fills the holes of a template. Returns undefined if one that must be said has no value. */
export function fill(template: Template, values: Bindings): unknown {
  const filled = fillPart(template, values);
  return filled === MISSING ? undefined : filled;
}

function fillPart(template: Template, values: Bindings): unknown {
  if (typeof template === 'string') {
    const hole = holeOf(template);
    if (!hole) return template;
    const value = valueIn(values, hole);
    return value === undefined ? MISSING : value;
  }
  if (isList(template)) {
    const parts = template.flatMap((part) =>
      isSpread(part) ? elementsOf(part, values) : [fillPart(part, values)],
    );
    return parts.includes(MISSING) ? MISSING : parts;
  }
  if (typeof template !== 'object' || template === null) return template;
  const out: [string, unknown][] = [];
  for (const [key, part] of Object.entries(template)) {
    const hole = typeof part === 'string' ? holeOf(part) : undefined;
    const value = fillPart(part, values);
    if (value === MISSING) {
      if (hole?.optional) continue;
      return MISSING;
    }
    if (key === SPREAD) {
      if (!isRecord(value)) return MISSING;
      out.push(...Object.entries(value));
    } else if (hole?.standard === undefined || !sameValue(value, hole.standard)) out.push([key, value]);
  }
  return Object.fromEntries(out);
}

const isSpread = (template: Template): template is string =>
  typeof template === 'string' && holeOf(template)?.spread === true;

function elementsOf(template: string, values: Bindings): readonly unknown[] {
  const value = fillPart(template, values);
  return Array.isArray(value) ? value : [MISSING];
}

/**
 * Finds the values with which a template becomes a value; the inverse of {@link fill}. A hole that occurs
 * twice must mean the same. Returns undefined if the template cannot become the value.
 */
export function unify(template: Template, value: unknown): Bindings | undefined {
  const found: Found = { values: new Map(), parts: new Map() };
  if (!unifyPart(template, value, found)) return undefined;
  const parts = [...found.parts].map(([name, of]) => [name, Object.fromEntries(of)] as const);
  return Object.fromEntries([...found.values, ...parts]);
}

/** The values of holes so far: whole ones, and those of which parts were found. */
interface Found {
  readonly values: Map<string, unknown>;
  readonly parts: Map<string, Map<string, unknown>>;
}

function bind({ values, parts }: Found, { name, part }: HoleName, value: unknown): boolean {
  const of = part === undefined ? values : (parts.get(name) ?? new Map<string, unknown>());
  if (part !== undefined) parts.set(name, of);
  const key = part ?? name;
  if (of.has(key)) return sameValue(of.get(key), value);
  of.set(key, value);
  return true;
}

function unifyPart(template: Template, value: unknown, found: Found): boolean {
  if (typeof template === 'string') {
    const hole = holeOf(template);
    return hole ? value !== undefined && bind(found, hole, value) : template === value;
  }
  if (isList(template)) {
    return Array.isArray(value) && unifyList(template, value, found);
  }
  if (typeof template !== 'object' || template === null) return template === value;
  if (!isRecord(value)) return false;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const rest = keys.filter((key) => key === SPREAD || !Object.hasOwn(template, key));
  if (rest.length > 0 && !Object.hasOwn(template, SPREAD)) return false;
  return Object.entries(template).every(([key, part]) => {
    if (key === SPREAD)
      return unifyPart(part, Object.fromEntries(rest.map((name) => [name, value[name]])), found);
    const said = own(value, key);
    if (said !== undefined) return unifyPart(part, said, found);
    const hole = typeof part === 'string' ? holeOf(part) : undefined;
    if (hole?.standard !== undefined) return bind(found, hole, hole.standard);
    if (!hole?.optional) return false;
    if (hole.part !== undefined && !found.parts.has(hole.name)) found.parts.set(hole.name, new Map());
    return hole.part !== undefined || !found.values.has(hole.name);
  });
}

function unifyList(template: readonly Template[], value: readonly unknown[], found: Found): boolean {
  const first = template.findIndex(isSpread);
  const more = value.length - template.length;
  if (first < 0 ? more !== 0 : more < 0) return false;
  return template.every((part, at) => {
    const from = first >= 0 && at > first ? at + more : at;
    const one = isSpread(part) ? value.slice(from, from + 1 + (at === first ? more : 0)) : value[from];
    return unifyPart(part, one, found);
  });
}

/** Lists the names of the holes of a template. */
export function holesOf(template: Template): readonly string[] {
  if (typeof template === 'string') {
    const hole = holeOf(template);
    return hole ? [hole.name] : [];
  }
  if (typeof template !== 'object' || template === null) return [];
  return [...new Set(Object.values(template).flatMap((part: Template) => holesOf(part)))];
}
