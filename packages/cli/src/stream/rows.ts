import { issue } from '@reticle/core';
import { plainColumn } from '@reticle/core/host';
import { CsvError, parse } from 'csv-parse/sync';
import { cliIssue, EXIT, Failure } from '../failure.js';
import type { PlacedValue, ValueReader } from './value-reader.js';

/** The most characters of a table, which is read whole. */
const MAX_TABLE = 32 * 1024 * 1024;
/** The most characters of one row. */
const MAX_ROW = 1024 * 1024;

/** Finds what separates the cells of a table, by its first line: a tab, or else whichever of comma and semicolon comes more often. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

const refused = (reason: string, data: object, path: readonly (string | number)[] = []): Failure =>
  new Failure(EXIT.badInput, [cliIssue(reason, { ...data }, path)]);

/** Reads the rows of a table (CSV), each as an object of the texts in its cells by the names of its first line. */
export class RowReader implements ValueReader {
  readonly #columns: readonly string[];
  readonly #texts: string[] = [];
  #size = 0;
  #rows: readonly PlacedValue[] = [];

  /** @param columns the names of columns, of which the table has at least one */
  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  write(text: string): void {
    this.#size += text.length;
    if (this.#size > MAX_TABLE)
      throw new Failure(EXIT.badInput, [issue('tooLarge', { limit: MAX_TABLE, what: 'characters' })]);
    this.#texts.push(text);
  }

  end(): void {
    const [head, ...rows] = recordsIn(this.#texts.join(''));
    const known = new Map(this.#columns.map((name) => [plainColumn(name), name]));
    const found = head?.record.map((name) => name.trim()) ?? [];
    if (!found.some((name) => known.has(plainColumn(name))))
      throw refused('noColumns', { found: found.slice(0, MOST_NAMED), known: this.#columns });
    const names = found.map((name) => known.get(plainColumn(name)) ?? name);
    const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at);
    if (twice !== undefined) throw refused('columnTwice', { column: twice });
    this.#rows = rows.map(({ record, row }) => ({
      value: Object.fromEntries(record.map((cell, at) => [names[at] ?? '', cell] as const)),
      place: ['row', row],
    }));
  }

  taken(): readonly PlacedValue[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}

/** The most columns that a refusal names. */
const MOST_NAMED = 20;

/** A record of a table, and its number among the rows as a spreadsheet shows them: the names of the columns are row 1. */
interface TableRecord {
  readonly record: readonly string[];
  readonly row: number;
}

/** @throws Failure (bad input) that names the row */
function recordsIn(text: string): readonly TableRecord[] {
  const options = {
    bom: true,
    delimiter: delimiterOf(text),
    max_record_size: MAX_ROW,
    skip_empty_lines: true,
  } as const;
  try {
    const rows: TableRecord[] = [];
    parse(text, {
      ...options,
      on_record(record: readonly string[], { records, empty_lines: empty }) {
        rows.push({ record, row: records + empty });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = numberIn(error, 'records') + numberIn(error, 'empty_lines') + 1;
    throw refused('badTable', { reason: REASONS[error.code] ?? 'it is no table' }, ['row', row]);
  }
}

const numberIn = (error: object, key: string): number => {
  const found: unknown = Reflect.get(error, key);
  return typeof found === 'number' ? found : 0;
};

/** What is wrong with a table, by the codes of its parser. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'it has more cells, or fewer, than the first row',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'it has more cells, or fewer, than the first row',
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell that does not begin with one',
  CSV_MAX_RECORD_SIZE: `it is longer than ${MAX_ROW} characters`,
};
