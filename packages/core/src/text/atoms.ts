import type { JsonPath } from '../issue.js';
import type { Json, JsonObject } from '../json.js';
import { jsonAt } from './path.js';
import { isList, sameJson } from './template.js';

/**
 * An atom: one condition of a filter, as a key with its value, or with one of several values that must all
 * hold. Phrases are read and printed atom by atom, since lexicon entries contribute atoms in any order.
 */
export interface Atom {
  readonly key: string;
  readonly value: Json;
  /** Whether several atoms of this key may stand together. */
  readonly adds: boolean;
}

/**
 * The filter keys whose values add up: the key for one value, and the key whose list means that all hold
 * (`type` and `allTypes`; both may be the same). For any other key a list is one value. `not` always adds up.
 */
export type AdditiveKeys = Readonly<Record<string, string>>;

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !isList(json);

export const sameAtom = (a: Atom, b: Atom): boolean =>
  a === b || (a.key === b.key && a.adds === b.adds && sameJson(a.value, b.value));

function deniedValues(value: Json): readonly Json[] {
  const any = isObject(value) && Object.keys(value).length === 1 ? value['anyOf'] : undefined;
  return any !== undefined && isList(any) ? any : [value];
}

/** Converts filters to atoms and back, by the keys that add up in a lexicon. */
export class Atoms {
  readonly #adding: AdditiveKeys;
  readonly #oneOf: ReadonlyMap<string, string>;

  constructor(adding: AdditiveKeys) {
    this.#adding = adding;
    this.#oneOf = new Map(Object.entries(adding).map(([one, many]) => [many, one]));
  }

  /** Splits a filter into atoms. Alternatives under `anyOf` stay one value. */
  of(filter: JsonObject): readonly Atom[] {
    return Object.entries(filter).flatMap(([key, value]) =>
      value === undefined ? [] : this.#ofKey(key, value),
    );
  }

  #ofKey(key: string, value: Json): readonly Atom[] {
    const add = (name: string) => (inner: Json) => ({ key: name, value: inner, adds: true });
    if (key === 'not') return deniedValues(value).map(add(key));
    const one = this.#oneOf.get(key);
    if (one !== undefined && isList(value)) return value.map(add(one));
    if (this.#adding[key] !== undefined && !isList(value)) return [{ key, value, adds: true }];
    return [{ key, value, adds: false }];
  }

  /** Whether some of the atoms deny what the others say: "nonblack black". */
  #isDenied(atoms: readonly Atom[]): boolean {
    return atoms.some(({ key, value }) => {
      const denied = key === 'not' && isObject(value) ? this.of(value) : [];
      return denied.length > 0 && denied.every((one) => atoms.some((other) => sameAtom(one, other)));
    });
  }

  /**
   * Joins atoms into one filter, with the keys in the order of the atoms. Returns undefined if two atoms
   * contradict each other.
   */
  filter(atoms: readonly Atom[]): JsonObject | undefined {
    if (this.#isDenied(atoms)) return undefined;
    const out: Record<string, Json> = {};
    for (const { key, value, adds } of atoms) {
      if (!adds) {
        if (out[key] !== undefined && !sameJson(out[key], value)) return undefined;
        out[key] = value;
      } else if (key === 'not') {
        const before = out['not'];
        if (before !== undefined && deniedValues(before).some((other) => sameJson(other, value))) continue;
        out['not'] = before === undefined ? value : { anyOf: [...deniedValues(before), value] };
      } else if (!this.#add(out, key, value)) return undefined;
    }
    return out;
  }

  #add(out: Record<string, Json>, key: string, value: Json): boolean {
    const many = this.#adding[key] ?? key;
    const list = out[many];
    const one = out[key];
    if (list !== undefined && isList(list)) {
      if (!list.some((other) => sameJson(other, value))) out[many] = [...list, value];
    } else if (one === undefined || sameJson(one, value)) out[key] = value;
    else if (isList(one)) return false;
    else {
      delete out[key];
      out[many] = [one, value];
    }
    return true;
  }

  /** Joins alternatives into one filter: atoms that all share stand once, the rest under `anyOf`. */
  alternatives(all: readonly (readonly Atom[])[]): JsonObject | undefined {
    const [first, ...others] = all;
    if (!first || others.length === 0) return first && this.filter(first);
    if (all.some((atoms) => this.filter(atoms) === undefined)) return undefined;
    const common = first.filter((atom) =>
      others.every((atoms) => atoms.some((other) => sameAtom(atom, other))),
    );
    const rests = all.map((atoms) =>
      this.filter(atoms.filter((atom) => !common.some((other) => sameAtom(atom, other)))),
    );
    const shared = this.filter(common);
    const anyOf: readonly JsonObject[] = rests.flatMap((rest) => (rest === undefined ? [] : [rest]));
    if (!shared || anyOf.length < rests.length) return undefined;
    const { anyOf: before, ...rest } = shared;
    if (before === undefined) return { ...shared, anyOf };
    const both: readonly JsonObject[] = [{ anyOf: before }, { anyOf }];
    return { ...rest, allOf: both };
  }

  /** Finds the path of an atom of one alternative in the filter that {@link alternatives} makes. */
  pathOf(all: readonly (readonly Atom[])[], index: number, atom: Atom, filter: JsonObject): JsonPath {
    const shared = (one: Atom) => all.every((atoms) => atoms.some((other) => sameAtom(one, other)));
    if (all.length < 2) return this.#pathIn(filter, atom);
    // As in `alternatives`: if all alternatives share an `anyOf` of their own, both stand under `allOf`.
    const both = all[0]?.some((one) => one.key === 'anyOf' && shared(one)) ?? false;
    if (shared(atom))
      return both && atom.key === 'anyOf' ? ['allOf', 0, 'anyOf'] : this.#pathIn(filter, atom);
    const base = both ? ['allOf', 1, 'anyOf', index] : ['anyOf', index];
    const rest = jsonAt(filter, base);
    return isObject(rest) ? [...base, ...this.#pathIn(rest, atom)] : base;
  }

  #pathIn(filter: JsonObject, { key, value, adds }: Atom): JsonPath {
    const found = filter[key];
    if (!adds || sameJson(found, value)) return [key];
    const many = key === 'not' ? ['not', 'anyOf'] : [this.#adding[key] ?? key];
    const list = jsonAt(filter, many);
    const index = list !== undefined && isList(list) ? list.findIndex((one) => sameJson(one, value)) : -1;
    return index < 0 ? [key] : [...many, index];
  }

  /** Lists the alternatives of a filter, each in full. The inverse of {@link alternatives}. */
  alternativesOf(filter: JsonObject): readonly (readonly Atom[])[] {
    const { anyOf, allOf, ...common } = filter;
    const [one, two] = allOf !== undefined && isList(allOf) ? allOf : [];
    const joined = isObject(one) && isObject(two) ? two['anyOf'] : anyOf;
    const shared = this.of(isObject(one) ? { ...common, anyOf: one['anyOf'] } : common);
    if (joined === undefined || !isList(joined)) return [this.of(filter)];
    return joined.filter(isObject).map((rest) => [...shared, ...this.of(rest)]);
  }
}
