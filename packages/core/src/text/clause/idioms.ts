import { sameValue } from '../../json.js';
import type { Idiom } from './declarations.js';
import { fill, listed, type Template, unify } from './fill.js';

/** In what is said, the end of a sentence. Other words between effects are what joins them. */
export const STOP = '.';
/** Whether it is words between effects. */
export const isJoint = (part: unknown): part is string => typeof part === 'string' && !part.startsWith('$');

const isRow = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface IdiomWay {
  readonly template: readonly Template[];
  readonly result: Template;
}
type IdiomWays = Readonly<Record<keyof Idiom, readonly IdiomWay[]>>;
const known = new WeakMap<readonly Idiom[], IdiomWays>();

/** Returns the ways of idioms from either side to the other, in their order. */
function waysOf(idioms: readonly Idiom[]): IdiomWays {
  const found = known.get(idioms);
  if (found) return found;
  const made: IdiomWays = {
    said: idioms.map(({ said, means }) => ({
      template: listed(said).filter((part) => !isJoint(part)),
      result: means,
    })),
    means: idioms.map(({ said, means }) => ({ template: listed(means), result: said })).toReversed(),
  };
  known.set(idioms, made);
  return made;
}

/** Rewrites effects in a row wherever one side of an idiom stands, to its other side. */
function rewrite(
  effects: readonly unknown[],
  idioms: readonly Idiom[],
  from: keyof Idiom,
): readonly unknown[] {
  let row = effects;
  for (const { template, result } of waysOf(idioms)[from]) {
    const { length } = template;
    for (let at = 0; at + length <= row.length; at++) {
      const values = unify(template, row.slice(at, at + length));
      const made: unknown = values && fill(result, values);
      // What is said in two ways that contradict each other stays as it is.
      if (!isRow(made) || !sameValue(unify(result, made), values)) continue;
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
