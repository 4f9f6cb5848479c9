import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { said } from '../test/call.js';
import { question } from '../test/question.js';

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
