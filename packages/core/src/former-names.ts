import type { FormerShape, Issue, JsonPath } from './issue.js';

/** The operators of comparisons, as they were called, and as they are. */
const OPERATORS: Readonly<Record<string, string>> = {
  eq: 'eq',
  '=': 'eq',
  '==': 'eq',
  '===': 'eq',
  equals: 'eq',
  ne: 'not',
  '!=': 'not',
  notEquals: 'not',
  lt: 'lt',
  '<': 'lt',
  lte: 'lte',
  '<=': 'lte',
  gt: 'gt',
  '>': 'gt',
  gte: 'gte',
  '>=': 'gte',
  startsWith: 'starts',
  endsWith: 'ends',
  includes: 'includes',
  contains: 'includes',
  in: 'oneOf',
};

/** The keys of comparisons of names, as they were called, and as they are. */
const NAME_KEYS: Readonly<Record<string, string>> = {
  startsWith: 'starts',
  endsWith: 'ends',
  contains: 'includes',
  equals: 'eq',
  caseInsensitive: 'ignoreCase',
  caseSensitive: 'ignoreCase',
};

/** The keys that listed ids in a filter. */
const IDS: ReadonlySet<string> = new Set(['id', 'ids', 'cardId', 'cardIds', 'instanceIds', 'targetIds']);

/** The name of a kind of message, as the first designs wrote moves: `PLAY_CARD`. */
export const isMessageType = (name: unknown): boolean =>
  typeof name === 'string' && /^[A-Z]+(?:_[A-Z]+)+$/u.test(name);

/** A shape of the first designs, and how that JSON is written today, if that is known. */
export interface Former {
  readonly former: FormerShape;
  readonly today?: object;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isComparison = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && Object.hasOwn(value, 'operator') && Object.hasOwn(value, 'value');

/** Whether a value is a list of texts, short enough to be repeated. */
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= MOST_SHOWN);

/** The longest text, and the most entries of a list, that are repeated in today's form. */
const MOST_SHOWN = 40;

/** Returns a comparison by operator and value as it is written today. */
function comparisonOf({ operator, value }: Readonly<Record<string, unknown>>): Former {
  const key =
    typeof operator === 'string' && Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  return {
    former: 'comparison',
    ...(key !== undefined && isPlain(value) ? { today: { [key]: value } } : {}),
  };
}

/** Returns a comparison of names as it is written today. */
function nameComparisonOf(object: Readonly<Record<string, unknown>>): Former {
  const today: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(object).slice(0, MOST_SHOWN)) {
    const now = Object.hasOwn(NAME_KEYS, key) ? NAME_KEYS[key] : key;
    if (now === undefined || !(isPlain(value) || typeof value === 'boolean'))
      return { former: 'nameComparison' };
    if (key === 'caseSensitive' || key === 'caseInsensitive') {
      if ((key === 'caseInsensitive') === value) today['ignoreCase'] = true;
    } else today[now] = value;
  }
  return { former: 'nameComparison', today };
}

/** Returns the shape of the first designs to which an unknown key of an object belongs, if it is one. */
export function formerShape(key: string, object: unknown): Former | undefined {
  if (!isRecord(object)) return undefined;
  const value = object[key];
  if (key === 'operator' && isComparison(object)) return comparisonOf(object);
  if (isComparison(value)) return comparisonOf(value);
  if (Object.hasOwn(NAME_KEYS, key)) return nameComparisonOf(object);
  if (IDS.has(key) && areTexts(value)) return { former: 'ids' };
  return key === 'type' && isMessageType(value) ? { former: 'move' } : undefined;
}

/** Returns the shape of the first designs of a list where none belongs: of ids, or of names. */
export function formerList(value: unknown, expected: string, path: JsonPath): Former | undefined {
  if (!areTexts(value)) return undefined;
  if (path.at(-1) === 'name') {
    const oneOf = value.slice(0, MOST_SHOWN);
    return { former: 'names', ...(oneOf.every(isPlain) ? { today: { oneOf } } : {}) };
  }
  return expected === 'object' ? { former: 'ids' } : undefined;
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
