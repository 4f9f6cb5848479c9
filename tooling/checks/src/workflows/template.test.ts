import { expect, it } from 'vitest';
import { callFaults, template } from './template.mjs';

it('a new game calls the shared workflow, and copies no step of it', () => {
  expect(callFaults(template)).toEqual([]);
  expect(template).not.toMatch(/steps:|run:/u);
});

const CALLED = 'uses: ann/reticle/.github/workflows/game-package.yml@v0';
const withInputs = (inputs: string) => `${CALLED}\n    with: ${inputs}`;
const PERMISSIONS = 'permissions: { contents: read, pull-requests: write }';
const workflow = (job: string, permissions = PERMISSIONS) => `${permissions}\njobs:\n  game:\n    ${job}\n`;

it.each([
  [workflow(CALLED), []],
  [workflow(withInputs("{ folder: packages/pond, node: '22' }")), []],
  [workflow(withInputs('{ floder: packages/pond }')), ['game: the input "floder" is not declared']],
  [workflow(withInputs('{ node: 22 }')), ['game: the input "node" must be a string']],
  [
    workflow(CALLED, 'permissions: { contents: read }'),
    ['game: the called workflow needs "pull-requests: write"'],
  ],
  [
    workflow('uses: ann/reticle/.github/workflows/deep.yml@v0'),
    [
      'game: "ann/reticle/.github/workflows/deep.yml@v0" is no workflow of this repository that others may call',
    ],
  ],
  [
    workflow(CALLED.replace('v0', 'main')),
    [expect.stringContaining('game-package.yml@main" is no workflow')],
  ],
])('judges a call: %j', (text, faults) => {
  expect(callFaults(text)).toEqual(faults);
});
