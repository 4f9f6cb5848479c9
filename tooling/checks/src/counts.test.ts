import { expect, it } from 'vitest';
import { countReport, total } from './counts.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const skipped = { status: 'pending' };

it.each([
  [
    'passed tests',
    { success: true, testResults: [{ status: 'passed', assertionResults: [passed, passed] }] },
    2,
    0,
  ],
  [
    'failed tests',
    { success: false, testResults: [{ status: 'failed', assertionResults: [passed, failed] }] },
    1,
    1,
  ],
  [
    'skipped tests as nothing',
    { success: true, testResults: [{ status: 'passed', assertionResults: [skipped] }] },
    0,
    0,
  ],
  [
    'a file that does not load as one failure',
    { success: false, testResults: [{ status: 'failed', assertionResults: [] }] },
    0,
    1,
  ],
  [
    'an error outside the tests as one failure',
    { success: false, testResults: [{ status: 'passed', assertionResults: [passed] }] },
    1,
    1,
  ],
  ['no tests as nothing', { success: true, testResults: [] }, 0, 0],
])('counts %s', (_, report, passes, failures) => {
  expect(countReport(report)).toEqual({ passed: passes, failed: failures });
});

it('adds up', () => {
  expect(
    total([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
