import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGroups } from './groups.js';
import { parseTargetRequirements } from './parse.js';
import { TARGET_PATTERNS } from './lexicon/index.js';

type Path = readonly (string | number)[];

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) ? Reflect.get(found, key) : undefined), json);

/** The keys of a filter as paths; alternatives are taken apart. */
function keysOf(filter: object, path: Path): readonly Path[] {
  return Object.entries(filter).flatMap(([key, value]: [string, unknown]): readonly Path[] =>
    (key === 'anyOf' || key === 'allOf') && Array.isArray(value)
      ? value.filter(isObject).flatMap((one, index) => keysOf(one, [...path, key, index]))
      : [[...path, key]],
  );
}

const begins = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

/** What the laws find wrong with the parts of a text. */
function faults(text: string): readonly string[] {
  return parseTargetRequirements(text, { parts: true }).flatMap(({ slot, parts, from }) => {
    if (!slot || from === 'keyword') return [];
    if (!parts) return ['no parts'];
    const apart = parts.every(
      ({ span }, index) => span.start >= (parts[index - 1]?.span.end ?? 0) && span.end <= text.length,
    );
    const said = parts.flatMap(({ paths, implied }) => [...paths, ...implied]);
    const keys = slot.accepts.flatMap((query, index): readonly Path[] => [
      ['accepts', index, 'kind'],
      ...('filter' in query ? keysOf(query.filter, ['accepts', index, 'filter']) : []),
    ]);
    return [
      ...(apart ? [] : ['parts overlap']),
      ...said.filter((path) => valueAt(slot, path) === undefined).map((path) => `no ${path.join('.')}`),
      ...[...keys, ['min'], ['max'], ['mode']]
        .filter((key) => !said.some((path) => begins(path, key) || begins(key, path)))
        .filter((key) => !UNSAID.has(String(key[0])))
        .map((key) => `unsaid ${key.join('.')}`),
    ];
  });
}

/** "One of your" and "all" begin a choice without a word that says how it is chosen. */
const UNSAID: ReadonlySet<string> = new Set(['mode']);

const TEXT = 'Banish chosen damaged character or item with cost 2 or less.';

describe('which words say what of a slot', () => {
  it('is told where it is asked', () => {
    const [plain] = parseTargetRequirements(TEXT);
    const [told] = parseTargetRequirements(TEXT, { parts: true });
    expect(plain).not.toHaveProperty('parts');
    expect(told?.parts?.map(({ span, role }) => [role, TEXT.slice(span.start, span.end)])).toEqual([
      ['anchor', 'chosen'],
      ['adjective', 'damaged'],
      ['class', 'character'],
      ['class', 'item'],
      ['tail', 'with cost 2 or less'],
    ]);
  });

  it('an opening says how many, and of whose', () => {
    const [told] = parseTargetRequirements('Banish one of your items.', { parts: true });
    expect(told?.parts?.[0]).toMatchObject({
      role: 'opening',
      paths: [['min'], ['max'], ['accepts', 0, 'filter', 'controller']],
    });
  });

  it('tells it of groups too', () => {
    const text = 'Your other characters get +1 {S} this turn.';
    const [told] = parseGroups(text, { parts: true });
    expect(told?.parts?.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      'Your',
      'other',
      'characters',
    ]);
    expect(parseGroups(text)[0]).not.toHaveProperty('parts');
  });
});

const examples = TARGET_PATTERNS.flatMap((entry) => entry.examples);

describe('laws', () => {
  it.each(examples)('each word stands for what it says, and nothing is unsaid: %s', (text) => {
    expect(faults(`Banish ${text}.`)).toEqual([]);
  });

  it('holds wherever the phrases stand in a text', () => {
    const phrase = fc.constantFrom(...examples);
    fc.assert(
      fc.property(phrase, phrase, fc.string(), (one, other, before) => {
        expect(faults(`${before}\nBanish ${one}. Exert ${other}.`)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
