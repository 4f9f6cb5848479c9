import type { FormerShape, Issue } from './issue.js';

/** The operators of names, as they were called. */
const NAME_OPERATORS = new Set(['startsWith', 'endsWith', 'contains', 'equals', 'caseInsensitive']);

/** The name of a kind of message, as the first designs wrote moves: `PLAY_CARD`. */
export const isMessageType = (name: unknown): boolean =>
  typeof name === 'string' && /^[A-Z]+(?:_[A-Z]+)+$/u.test(name);

/** Returns the shape of the first designs to which an unknown key of an object belongs, if it is one. */
export function formerShape(key: string, object: unknown): FormerShape | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  const has = (name: string): boolean => Object.hasOwn(object, name);
  if (key === 'operator' && has('value')) return 'comparison';
  if (key === 'value' && has('operator')) return 'comparison';
  if (NAME_OPERATORS.has(key)) return 'nameComparison';
  return key === 'type' && isMessageType(Reflect.get(object, key)) ? 'move' : undefined;
}

/** The keys that say how many are chosen. They stood in every filter. */
const SELECTION = new Set(['count', 'upTo', 'random']);

/** Says of each unknown selection key in a filter that it belongs to the slot. */
export const withFormerSelection = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map((found) =>
    found.code === 'unknownKey' && SELECTION.has(found.data.key)
      ? { ...found, data: { ...found.data, former: 'selection' } }
      : found,
  );
