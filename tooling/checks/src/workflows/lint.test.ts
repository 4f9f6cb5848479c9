import { expect, it } from 'vitest';
import { faultsOf } from './lint.mjs';

const workflow = (step: string) =>
  `on: push\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;

it.each([
  ['run: npm test', []],
  [
    'rum: npm test',
    [expect.stringContaining('unexpected key "rum"'), expect.stringContaining('must run script')],
  ],
  ['run: echo ${{ inputs.nothing }}', [expect.stringContaining('property "nothing" is not defined')]],
  [
    'run: npx --yes publint@0.0.1 .',
    [expect.stringContaining('"npx --yes publint@0.0.1", but the catalog says')],
  ],
  ['uses: actions/checkout@v5', ['a.yml: "actions/checkout@v5" names no commit and version.']],
  ['uses: ann/reticle/.github/workflows/game-package.yml@v0', []],
  [`uses: actions/checkout@${'0'.repeat(40)} # v5.0.0`, []],
])('judges the step "%s"', async (step, faults) => {
  expect(await faultsOf('a.yml', workflow(step))).toEqual(faults);
});
