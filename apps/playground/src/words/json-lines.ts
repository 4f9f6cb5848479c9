import type { JsonPath } from '@reticle/core';

/** One line of JSON as it is shown. */
export interface JsonLine {
  readonly depth: number;
  /** The key before it, if it has one. */
  readonly key: string | undefined;
  /** A whole value, or a bracket. */
  readonly value: string;
  /** Whether a comma follows. */
  readonly comma: boolean;
  /** The path of its value in the document. */
  readonly path: JsonPath;
  /** Whether the whole value is on this line. */
  readonly whole: boolean;
}

const isSimple = (json: unknown): boolean => typeof json !== 'object' || json === null;

/** Whether a value fits on one line: short lists of simple values, and objects of one. */
function fitsOneLine(json: object): boolean {
  const values = Object.values(json);
  if (!values.every(isSimple)) return false;
  return Array.isArray(json) ? JSON.stringify(json).length <= 48 : values.length <= 1;
}

/** Returns a value on one line, with spaces: `{ "lte": 3 }`. */
function inline(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map(inline).join(', ')}]`;
  const [first] = Object.entries(json);
  return first ? `{ ${JSON.stringify(first[0])}: ${inline(first[1])} }` : '{}';
}

/** Returns a document as lines, each with the path of its value. Keys that hold `undefined` are left out. */
export function jsonLines(json: unknown): readonly JsonLine[] {
  const lines: JsonLine[] = [];
  const add = (value: unknown, key: string | undefined, path: JsonPath, comma: boolean): void => {
    const at = { depth: path.length, path };
    if (typeof value !== 'object' || value === null || fitsOneLine(value)) {
      lines.push({ ...at, key, value: inline(value), comma, whole: true });
      return;
    }
    const isList = Array.isArray(value);
    const children: [string | number, unknown][] = isList
      ? value.map((child, index) => [index, child])
      : Object.entries(value).filter(([, child]) => child !== undefined);
    lines.push({ ...at, key, value: isList ? '[' : '{', comma: false, whole: false });
    for (const [index, [name, child]] of children.entries()) {
      add(child, isList ? undefined : String(name), [...path, name], index < children.length - 1);
    }
    lines.push({ ...at, key: undefined, value: isList ? ']' : '}', comma, whole: false });
  };
  add(json, undefined, [], false);
  return lines;
}

const begins = (path: JsonPath, start: JsonPath): boolean => start.every((key, index) => key === path[index]);

/** Whether a line shows the value at a path, or a part of it. */
export const shows = ({ path, whole }: JsonLine, wanted: JsonPath): boolean =>
  begins(path, wanted) || (whole && begins(wanted, path));

/** Whether the value of a line contains the one at a path, or is contained in it. */
export const meets = ({ path }: JsonLine, wanted: JsonPath): boolean =>
  begins(path, wanted) || begins(wanted, path);
