import { expect, it } from 'vitest';
import { serverIssue } from './issues.js';
import { joinRefusal, refusalIn } from './join.js';

const refused = { status: 409, issues: [serverIssue('missingStep', { step: 1 })] };
const error = joinRefusal(refused.status, refused.issues);

it.each([
  ['of this process', error],
  // Colyseus sends only the message of what another process threw, and parses it.
  ['of another process', JSON.parse(error.message) as unknown],
])('the refusal %s to open a room says its status and issues', (_whose, thrown) => {
  expect(refusalIn(thrown)).toEqual(refused);
});

it.each([
  ['an error', new Error('a fault')],
  ['JSON that is no refusal', new Error('{"status":200,"issues":[]}')],
  ['a word', 'a fault'],
  ['issues alone', { issues: [] }],
])('%s is no refusal', (_what, thrown) => {
  expect(refusalIn(thrown)).toBeUndefined();
});
