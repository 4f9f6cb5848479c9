import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLines, meets, shows, type JsonLine } from './json-lines.js';

const printed = ({ depth, key, value, comma }: JsonLine): string =>
  `${' '.repeat(depth)}${key === undefined ? '' : `${JSON.stringify(key)}: `}${value}${comma ? ',' : ''}`;

const SPEC = { slots: [{ id: 't1', accepts: [{ filter: { types: ['land'], power: { lte: 3 } } }], min: 1 }] };

describe('lines of JSON', () => {
  it('puts short values on one line', () => {
    expect(jsonLines(SPEC).map(printed)).toEqual([
      '{',
      ' "slots": [',
      '  {',
      '   "id": "t1",',
      '   "accepts": [',
      '    {',
      '     "filter": {',
      '      "types": ["land"],',
      '      "power": { "lte": 3 }',
      '     }',
      '    }',
      '   ],',
      '   "min": 1',
      '  }',
      ' ]',
      '}',
    ]);
  });

  it('leaves out what is not there', () => {
    expect(jsonLines({ a: undefined, b: {} }).map(printed)).toEqual(['{', ' "b": {}', '}']);
  });

  it('is the same JSON again, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const json: unknown = JSON.parse(text);
        expect(JSON.parse(jsonLines(json).map(printed).join('\n'))).toEqual(json);
      }),
    );
  });
});

describe('lines and paths', () => {
  const lines = jsonLines(SPEC);
  const numbers = (test: (line: JsonLine) => boolean) =>
    lines.flatMap((line, at) => (test(line) ? [at] : []));

  it.each([
    [['slots', 0, 'min'], [12]],
    [['slots', 0, 'accepts', 0, 'filter', 'types', 0], [7]],
    [
      ['slots', 0, 'accepts', 0, 'filter'],
      [6, 7, 8, 9],
    ],
    [['relations', 0], []],
  ])('%j is shown on %j', (path, expected) => {
    expect(numbers((line) => shows(line, path))).toEqual(expected);
  });

  it('a bracket meets all that is within it and all that it is within', () => {
    const filter = lines[6];
    expect(filter && meets(filter, ['slots', 0, 'accepts', 0, 'filter', 'types'])).toBe(true);
    expect(filter && meets(filter, ['slots', 0])).toBe(true);
    expect(filter && meets(filter, ['slots', 0, 'min'])).toBe(false);
  });
});
