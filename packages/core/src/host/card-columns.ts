import { below, ok, type GameIssue, type GameMessages, type Result } from '../issue.js';
import { jsonObject, parseWith, type JsonObject } from '../json.js';

/** What every column of a table of cards may say. */
interface ColumnRules<Value> {
  /** Its names in files, beside the key itself. */
  readonly from?: readonly string[];
  /** The value where a card has none. Without it, every card must have a value. */
  readonly default?: Value;
}

/** A column of texts. */
interface TextColumn extends ColumnRules<string> {
  readonly as: 'text';
}
/** A column of numbers: as JSON, or in digits. */
interface NumberColumn extends ColumnRules<number> {
  readonly as: 'number';
}
/** A column of lists of texts: as JSON, or one text with a separator between the entries. */
interface ListColumn extends ColumnRules<readonly string[]> {
  readonly as: 'list';
  /** Defaults to a comma. */
  readonly separator?: string;
}
/** A column of yes and no: as JSON, or in a word. */
interface FlagColumn extends ColumnRules<boolean> {
  readonly as: 'flag';
}

type Column = FlagColumn | ListColumn | NumberColumn | TextColumn;
type Columns = Readonly<Record<string, Column>>;

/** The column that holds values of a type. */
type ColumnOf<Value> = [Value] extends [string]
  ? TextColumn
  : [Value] extends [number]
    ? NumberColumn
    : [Value] extends [boolean]
      ? FlagColumn
      : [Value] extends [readonly string[]]
        ? ListColumn
        : never;

/** The columns of a table of cards, by the keys of what is printed on a card: one for each. */
export type CardColumns<Printed> = {
  readonly [Key in keyof Printed]-?: ColumnOf<NonNullable<Printed[Key]>>;
};

/** A row of a table of cards. */
export interface CardRow {
  /** The values by the keys of a card. */
  readonly values: JsonObject;
  /** The columns that hold something and have no meaning. */
  readonly unread: readonly string[];
  /** Returns the name by which the file calls the column of a key. */
  readonly nameOf: (key: string) => string;
}

/** The messages for what is refused in a table of cards. */
export const cardTableMessages: GameMessages = {
  'cards.noValue': ({ column, known }) =>
    `There is nothing for "${String(column)}", which every card has. The columns of the file are ${Array.isArray(known) && known.length > 0 ? known.join(', ') : 'none'}.`,
  'cards.wrongValue': ({ column, wanted, found }) =>
    `In "${String(column)}" stands ${JSON.stringify(found)}, which is no ${String(wanted)}.`,
  'cards.twice': ({ column, other }) =>
    `The columns "${String(column)}" and "${String(other)}" mean the same: leave one of them empty.`,
  'cards.unread': ({ words }) => `Nobody understands "${String(words)}".`,
  'cards.unreadColumn': ({ words, known }) =>
    `Nobody reads the column "${String(words)}". There are ${Array.isArray(known) ? known.join(', ') : 'none'}. A game names what it passes over in "ignores".`,
};

const refusal = (reason: string, column: string, data: GameIssue['data'] = {}): GameIssue => ({
  code: `cards.${reason}`,
  data: { column, ...data },
  path: [column],
});

/** Returns a name of a column in the form in which names are compared: without capitals, spaces and hyphens. */
export const plainColumn = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/gu, '');

/** Returns a text without its line breaks: in a cell they stand where it was too narrow. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/u;
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

/** The most characters of a value that a refusal quotes. */
const MOST_QUOTED = 80;

/** Reads a value as its column says. Returns undefined for what is no such value. */
function valueIn(column: Column, found: unknown): JsonObject[string] {
  switch (column.as) {
    case 'text':
      return typeof found === 'string' ? inOneLine(found) : undefined;
    case 'number': {
      if (typeof found === 'number') return found;
      return typeof found === 'string' && NUMBER.test(found.trim()) ? Number(found) : undefined;
    }
    case 'flag': {
      if (typeof found === 'boolean') return found;
      const word = typeof found === 'number' ? String(found) : found;
      return typeof word === 'string' ? FLAGS.get(word.trim().toLowerCase()) : undefined;
    }
    default: {
      if (typeof found === 'string')
        return found
          .split(column.separator ?? ',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== '');
      const isList = Array.isArray(found) && found.every((entry) => typeof entry === 'string');
      return isList ? found : undefined;
    }
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const WANTED: Readonly<Record<Column['as'], string>> = {
  text: 'text',
  number: 'number',
  list: 'list of texts',
  flag: 'yes or no',
};

/**
 * Makes the reader of a table's rows: objects of JSON, or of the texts in the cells of a line. Names of columns are compared
 * without capitals, spaces and hyphens. What is empty has its default; a column that nobody declared is listed.
 *
 * @param ignores the columns that say nothing of the game: a painter, a number
 */
export function rowReader(
  columns: Columns,
  ignores: readonly string[] = [],
): (json: unknown) => Result<CardRow> {
  const keys = new Map(
    Object.entries(columns).flatMap(([key, { from = [] }]) =>
      [key, ...from].map((name) => [plainColumn(name), key] as const),
    ),
  );
  const ignored = new Set(ignores.map((name) => plainColumn(name)));
  return (json) => {
    const parsed = parseWith(jsonObject, json);
    if (!parsed.ok) return parsed;
    const issues: GameIssue[] = [];
    const found = new Map<string, { readonly name: string; readonly value: unknown }>();
    const unread: string[] = [];
    for (const [name, value] of Object.entries(parsed.value)) {
      if (isEmpty(value)) continue;
      const key = keys.get(plainColumn(name));
      const other = key === undefined ? undefined : found.get(key);
      if (other) issues.push(refusal('twice', name, { other: other.name }));
      else if (key !== undefined) found.set(key, { name, value });
      else if (!ignored.has(plainColumn(name))) unread.push(name);
    }
    const values = Object.entries(columns).flatMap(([key, column]) => {
      const given = found.get(key);
      if (!given) {
        if (column.default === undefined)
          issues.push(refusal('noValue', key, { known: Object.keys(parsed.value).slice(0, MOST_QUOTED) }));
        return column.default === undefined ? [] : [[key, column.default] as const];
      }
      const value = valueIn(column, given.value);
      if (value !== undefined) return [[key, value] as const];
      const quoted = typeof given.value === 'string' ? given.value.slice(0, MOST_QUOTED) : typeof given.value;
      issues.push(refusal('wrongValue', given.name, { wanted: WANTED[column.as], found: quoted }));
      return [];
    });
    if (issues.length > 0) return { ok: false, issues };
    return ok({
      values: Object.fromEntries(values),
      unread,
      nameOf: (key) => found.get(key)?.name ?? key,
    });
  };
}

/** Lists all names of some columns. */
export const namesOf = (columns: Columns): readonly string[] =>
  Object.entries(columns).flatMap(([key, { from = [] }]) => [key, ...from]);

/** Makes the reader of one cell of a row, without judging the others. */
export function cellReader(columns: Columns, key: string): (json: unknown) => unknown {
  const names = new Set([key, ...(columns[key]?.from ?? [])].map((name) => plainColumn(name)));
  return (json) => {
    if (typeof json !== 'object' || json === null) return undefined;
    const cells: readonly (readonly [string, unknown])[] = Object.entries(json);
    return cells.find(([name, value]) => names.has(plainColumn(name)) && !isEmpty(value))?.[1];
  };
}

/** Moves the issues of a card's keys to the columns of its row. */
export const inColumns = <T>(result: Result<T>, { nameOf }: CardRow): Result<T> => {
  if (result.ok) return result;
  const issues = result.issues.flatMap((found) => {
    const [key, ...rest] = found.path ?? [];
    return key === undefined ? [found] : below([nameOf(String(key))], [{ ...found, path: rest }]);
  });
  return { ok: false, issues };
};
