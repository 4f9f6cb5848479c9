import * as fc from 'fast-check';
import { host } from '@reticle/mtg/host';
import { expect, it } from 'vitest';
import { call, said } from '../test/call.js';
import { asArray, asLines, fileWith, imp } from '../test/cards.js';
import { question } from '../test/question.js';
import { exampleOf } from '../test/examples.js';

const mtgExample = await exampleOf(host);

const parts = fc.record(
  {
    game: fc.constant('taktik'),
    state: fc.constant(question.state),
    spec: fc.jsonValue(),
    attempt: fc.jsonValue(),
    choice: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const nearly = fc.record({
  game: fc.constant('taktik'),
  state: fc.constant(question.state),
  spec: fc.constant(question.spec),
  attempt: fc.record({ controller: fc.constantFrom('red', 'blue', 'nobody') }),
  choice: fc.array(
    fc.record({
      targets: fc.array(
        fc.record({ kind: fc.constantFrom('unit', 'player'), id: fc.string({ minLength: 1 }) }),
      ),
    }),
  ),
});

it('answers any input with one document and a known exit code', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.json(),
        parts.map((json) => JSON.stringify(json)),
        nearly.map((json) => JSON.stringify(json)),
      ),
      async (stdin) => {
        const { code, stdout, stderr } = await said('explain --json', { stdin });
        expect([0, 1, 3]).toContain(code);
        expect(stderr).toBe('');
        expect(JSON.parse(stdout)).toBeTypeOf('object');
      },
    ),
    { numRuns: 300 },
  );
});

const clause = fc
  .array(
    fc.constantFrom(
      'target',
      'another',
      'up to two',
      'creature',
      'or',
      'with',
      '.',
      '\n',
      '"',
      '(',
      '\u2022',
      'X',
    ),
  )
  .map((words) => words.join(' '));
const words = fc.oneof(fc.string({ unit: 'grapheme' }), clause);

it('reads any words as words, and asks about them', async () => {
  await fc.assert(
    fc.asyncProperty(
      words.filter((text) => text.trim() !== ''),
      async (text) => {
        const parsed = await call(['parse', 'mtg', '--json'], { stdin: text });
        expect([0, 1]).toContain(parsed.code);
        expect(JSON.parse(parsed.stdout)).toMatchObject({ whole: parsed.code === 0 });
        const shown = await call(['parse', 'mtg'], { stdin: text });
        expect(shown.stdout).not.toMatch(/[^\P{Cc}\n]/u);
        const stdin = JSON.stringify({ ...mtgExample, text });
        const { code, stdout } = await said('explain --json', { stdin });
        expect([0, 1, 3]).toContain(code);
        expect(JSON.parse(stdout)).toBeTypeOf('object');
      },
    ),
    { numRuns: 200 },
  );
});

const near = fc.array(
  fc
    .dictionary(fc.constantFrom(...Object.keys(imp), 'card_faces', 'oracle'), fc.jsonValue(), { maxKeys: 2 })
    .map((change) => ({ ...imp, ...change })),
);

it('takes any file, or refuses it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.uint8Array(), fc.string(), fc.json(), near.map(asArray), near.map(asLines)),
      fc.constantFrom('coverage mtg', 'import scryfall'),
      async (content, command) => {
        const { code, stdout, stderr } = await said(`${command} ${fileWith(content)} --json`);
        expect([0, 3]).toContain(code);
        expect(stderr).toBe('');
        expect(JSON.parse(stdout)).toBeTypeOf('object');
      },
    ),
    { numRuns: 200 },
  );
});
