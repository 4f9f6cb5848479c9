import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Sentence, sentence, sentenceTable } from './index.js';
import { sentencesByKind } from './sentence-index.js';

interface Said {
  readonly says: string;
  readonly at: number;
}

const KINDS = ['draw', 'gain', 'lose'];

/** Makes a sentence of one kind, or one that says all kinds and does not tell which. */
const saying = (kind: string | undefined, at: number): Sentence<Said, undefined> =>
  sentence<Said, object, undefined>({
    words: `${kind ?? 'any'} ${at % 3}`,
    holes: {},
    kind,
    make: () => ({ says: kind ?? 'draw', at: at % 3 }),
    parts: (one) => (one.at === at % 3 && (kind === undefined || one.says === kind) ? {} : undefined),
  });

const kinds = fc.array(fc.option(fc.constantFrom(...KINDS), { nil: undefined }), { maxLength: 8 });

it('is printed by its kind as if every sentence was tried', () => {
  fc.assert(
    fc.property(kinds, fc.constantFrom(...KINDS, 'mill'), fc.nat(2), (all, says, at) => {
      const sentences = all.map(saying);
      const fast = sentenceTable(
        () => sentences,
        undefined,
        undefined,
        (one) => one.says,
      );
      const slow = sentenceTable(() => sentences);
      expect(fast.print({ says, at }, undefined)).toBe(slow.print({ says, at }, undefined));
    }),
    { numRuns: 1_000 },
  );
});

it('is of its kind, or does not tell', () => {
  const [draw, any, gain] = [{ kind: 'draw' }, {}, { kind: 'gain' }];
  const of = sentencesByKind<{ readonly kind?: string }>([draw, any, gain]);
  expect([of('draw'), of('gain'), of('mill'), of(undefined)]).toEqual([
    [draw, any],
    [any, gain],
    [any],
    [any],
  ]);
});
