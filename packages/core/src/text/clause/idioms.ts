import { sameValue } from '../../json.js';
import type { Idiom } from './declarations.js';
import { fill, listed, unify } from './fill.js';

const isRow = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Rewrites effects in a row wherever one side of an idiom stands, to its other side. */
function rewrite(
  effects: readonly unknown[],
  idioms: readonly Idiom[],
  from: keyof Idiom,
): readonly unknown[] {
  const to = from === 'said' ? 'means' : 'said';
  let row = effects;
  for (const idiom of from === 'said' ? idioms : idioms.toReversed()) {
    const { length } = listed(idiom[from]);
    for (let at = 0; at + length <= row.length; at++) {
      const values = unify(idiom[from], row.slice(at, at + length));
      const made: unknown = values && fill(idiom[to], values);
      // What is said in two ways that contradict each other stays as it is.
      if (!isRow(made) || !sameValue(unify(idiom[to], made), values)) continue;
      row = [...row.slice(0, at), ...made, ...row.slice(at + length)];
      // What was joined, or split, may be joined or split again.
      if (made.length !== length) at--;
    }
  }
  return row;
}

/** Returns what effects in a row mean, if they were said with idioms. */
export const meantBy = (effects: readonly unknown[], idioms: readonly Idiom[]): readonly unknown[] =>
  rewrite(effects, idioms, 'said');

/** The inverse of {@link meantBy}: the effects that are said one after the other. */
export const saidFor = (effects: readonly unknown[], idioms: readonly Idiom[]): readonly unknown[] =>
  rewrite(effects, idioms, 'means');
