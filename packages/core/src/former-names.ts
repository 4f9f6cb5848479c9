import type { FormerShape, Issue, JsonPath } from './issue.js';

/** The operators and keys of comparisons that were called otherwise. */
const TODAY: ReadonlyMap<unknown, string> = new Map([
  ['=', 'eq'],
  ['equals', 'eq'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['startsWith', 'starts'],
  ['endsWith', 'ends'],
  ['contains', 'includes'],
]);
const NAME_KEY = /^(?:startsWith|endsWith|contains|equals|case(?:Ins|S)ensitive)$/u;

/** The keys that listed ids in a filter. */
const IDS = /^(?:card|target|instance)?ids?$/iu;

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

/** Whether a value is a list of texts. */
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

/** The most characters of today's form that are shown. */
const MOST_SHOWN = 80;

/** Returns a shape, with today's form if that is short. */
const shaped = (former: FormerShape, today: object): Former =>
  JSON.stringify(today).length > MOST_SHOWN ? { former } : { former, today };

/** Returns a comparison by operator and value as it is written today. */
const comparisonOf = ({ operator, value }: Readonly<Record<string, unknown>>): Former =>
  TODAY.has(operator) || /^(?:eq|[gl]te?|not|includes)$/u.test(String(operator))
    ? shaped('comparison', { [TODAY.get(operator) ?? String(operator)]: value })
    : { former: 'comparison' };

/** Returns a comparison of names as it is written today. */
const nameComparisonOf = (object: Readonly<Record<string, unknown>>): Former =>
  shaped(
    'nameComparison',
    Object.fromEntries(
      Object.entries(object).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
        if (!key.startsWith('case')) return [[TODAY.get(key) ?? key, value]];
        return (key === 'caseInsensitive') === value ? [['ignoreCase', true]] : [];
      }),
    ),
  );

/** Returns the shape of the first designs to which an unknown key of an object belongs, if it is one. */
export function formerShape(key: string, object: unknown): Former | undefined {
  if (!isRecord(object)) return undefined;
  const value = object[key];
  if (key === 'operator' && isComparison(object)) return comparisonOf(object);
  if (isComparison(value)) return comparisonOf(value);
  if (NAME_KEY.test(key)) return nameComparisonOf(object);
  if (IDS.test(key) && areTexts(value)) return { former: 'ids' };
  return key === 'type' && isMessageType(value) ? { former: 'move' } : undefined;
}

/** Returns the shape of the first designs of a list where none belongs: of ids, or of names. */
export function formerList(value: unknown, expected: string, path: JsonPath): Former | undefined {
  if (!areTexts(value)) return undefined;
  if (path.at(-1) === 'name') return shaped('names', { oneOf: value });
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
