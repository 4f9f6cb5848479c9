import { sameValue, type Json, type JsonObject } from '@reticle/core';
import type { PatchOperation } from './server-message.js';
import { keepable, keyOf } from './list-keys.js';

/** An operation as this module makes it, of values that are not changed any more. */
type MadeOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** Whether a value is a list. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const held = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const hasNoKey = (entry: Json): boolean => keyOf(entry) === undefined;

/** Writes a path as a JSON Pointer (RFC 6901). */
const pointer = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Finds what turns one value into another. What is the same object before and after is not looked into, so whoever
 * keeps the parts that did not change pays for the others only.
 */
class PatchMaker {
  readonly made: MadeOperation[] = [];
  readonly #path: (string | number)[] = [];

  change(before: Json, after: Json): void {
    if (before === after) return;
    if (isList(before) && isList(after)) this.#changeList(before, after);
    else if (isObject(before) && isObject(after)) this.#changeObject(before, after);
    else this.made.push({ op: 'replace', path: pointer(this.#path), value: after });
  }

  #changeObject(before: JsonObject, after: JsonObject): void {
    for (const key of Object.keys(before))
      if (before[key] !== undefined && held(after, key) === undefined) this.#remove(key);
    for (const [key, value] of Object.entries(after)) {
      const was = held(before, key);
      if (value === undefined) continue;
      if (was === undefined) this.#add(key, value);
      else this.#changeAt(key, was, value);
    }
  }

  #changeList(before: readonly Json[], after: readonly Json[]): void {
    if (before.some(hasNoKey) || after.some(hasNoKey)) return this.#changePlaces(before, after);
    const kept = keepable(before, after);
    if (kept.size === 0 && before.length > 0 && after.length > 0) return this.#replaced(after);
    const stays = new Set(kept.values());
    for (let at = before.length - 1; at >= 0; at--) if (!stays.has(at)) this.#remove(at);
    for (const [at, entry] of after.entries()) {
      const was = before[kept.get(at) ?? -1];
      if (was === undefined) this.#add(at, entry);
      else this.#changeAt(at, was, entry);
    }
  }

  /**
   * Changes a list of things that are known by their places only. It is replaced as a whole if half of its places
   * changed. Offers of moves, for one, have nothing in common with those of the step before.
   */
  #changePlaces(before: readonly Json[], after: readonly Json[]): void {
    const places = Math.max(before.length, after.length);
    let changed = 0;
    for (let at = 0; at < places && changed * 2 < places; at++)
      if (!sameValue(before[at], after[at])) changed++;
    if (changed * 2 >= places) return this.#replaced(after);
    for (let at = before.length - 1; at >= after.length; at--) this.#remove(at);
    for (const [at, entry] of after.entries()) {
      const was = before[at];
      if (was === undefined) this.#add(at, entry);
      else this.#changeAt(at, was, entry);
    }
  }

  #changeAt(key: string | number, before: Json, after: Json): void {
    if (before === after) return;
    this.#path.push(key);
    this.change(before, after);
    this.#path.pop();
  }

  #replaced(value: Json): void {
    this.made.push({ op: 'replace', path: pointer(this.#path), value });
  }

  #add(key: string | number, value: Json): void {
    this.made.push({ op: 'add', path: pointer([...this.#path, key]), value });
  }

  #remove(key: string | number): void {
    this.made.push({ op: 'remove', path: pointer([...this.#path, key]) });
  }
}

/**
 * Computes the operations of JSON Patch (RFC 6902) that turn one JSON object into another. Empty if they are
 * equal. Which they are depends on what the objects hold alone.
 */
export function createPatch(before: JsonObject, after: JsonObject): readonly PatchOperation[] {
  const maker = new PatchMaker();
  maker.change(before, after);
  return operations(maker.made);
}

/** The operations as messages have them: what JSON objects hold is JSON. */
function operations(made: readonly MadeOperation[]): readonly PatchOperation[];
function operations(made: unknown): unknown {
  return made;
}
