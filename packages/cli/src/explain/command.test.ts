import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { boardWith, chosen, question } from '../../test/question.js';
import type { Answer } from './answer.js';

const explain = (asked: object, line = 'explain') => said(line, { stdin: JSON.stringify(asked) });
const answer = async (asked: object): Promise<Answer> =>
  JSON.parse((await explain(asked, 'explain --json -')).stdout) as Answer;

it('lists what is legal, and says of everything else why not and what would help', async () => {
  const { slots, choices, words } = await answer({
    ...question,
    state: boardWith('blue-special-1', { hits: 2 }),
  });
  expect(words).toContain('living unit');
  expect(choices).toEqual({ count: '3', reasons: [] });
  const [slot] = slots;
  expect(slot).toMatchObject({ slot: 'victim', chooser: 'red', min: 1, max: 2 });
  expect(slot?.legal.map(({ target }) => target.id)).toEqual(['blue-infantry-1', 'blue-vehicle-1']);
  const refused = new Map(slot?.refused.map((found) => [found.target.id, found]));
  expect([...refused.keys()]).toEqual(['red-infantry-1', 'red-vehicle-1', 'blue-special-1', 'red', 'blue']);
  expect(refused.get('red-infantry-1')).toMatchObject({
    reasons: [{ code: 'filterMismatch', data: { key: 'owner', actual: 'red' } }],
    nearMisses: [{ change: 'object', set: { owner: 'blue' } }],
  });
  expect(refused.get('blue-special-1')?.reasons[0]?.data).toMatchObject({ key: 'destroyed', actual: true });
  expect(refused.get('red')?.reasons).toMatchObject([{ code: 'wrongKind' }]);
});

it('says it in words', async () => {
  const { code, stdout, stderr } = await explain({ ...question, choice: chosen('blue-vehicle-1') });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of [
    'Slot       victim: red chooses 1 to 2',
    '  legal    blue-infantry-1',
    'nearest: legal with owner "blue"',
    'Choices    6',
    'Choice     legal',
  ]) {
    expect(stdout).toContain(line);
  }
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it.each([
  ['an own unit', chosen('red-vehicle-1'), ['filterMismatch']],
  ['one twice', chosen('blue-vehicle-1', 'blue-vehicle-1'), ['repeatedTarget']],
  ['too many', chosen('blue-vehicle-1', 'blue-infantry-1', 'blue-special-1'), ['tooManyTargets']],
  ['none', [{ targets: [] }], ['tooFewTargets']],
  ['nobody', chosen('nobody'), ['unknownTarget']],
  ['too many slots', [...chosen('blue-vehicle-1'), ...chosen('blue-special-1')], ['wrongSlotCount']],
])('refuses a choice of %s', async (_what, choice, codes) => {
  expect((await explain({ ...question, choice })).code).toBe(1);
  const found = await answer({ ...question, choice });
  expect(found.choice).toMatchObject({ ok: false });
  expect(found.choice?.reasons.map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['destroyed', ['blue-vehicle-1'], true, [false]],
  ['one of two destroyed', ['blue-vehicle-1', 'blue-special-1'], false, [false, true]],
])('checks again on a later board: %s', async (_what, ids, fizzles, legal) => {
  const asked = { ...question, choice: chosen(...ids), later: boardWith('blue-vehicle-1', { hits: 2 }) };
  const { later } = await answer(asked);
  expect(later?.fizzles).toBe(fizzles);
  expect(later?.slots[0]?.targets.map((target) => target.legal)).toEqual(legal);
  expect((await explain(asked)).stdout).toContain(fizzles ? 'it fizzles' : 'it resolves');
});

it.each([
  ['state', { ...question, state: boardWith('blue-vehicle-1', { hits: 9 }) }],
  [
    'later',
    { ...question, choice: chosen('blue-vehicle-1'), later: boardWith('blue-vehicle-1', { hits: 9 }) },
  ],
  ['spec', { ...question, spec: { slots: [{ kind: 'unit', filter: { colour: 'red' } }] } }],
  ['attempt', { ...question, attempt: { controller: 'green' } }],
])('says where a bad %s is bad', async (part, asked) => {
  const { code, stdout } = await explain(asked, 'explain --json');
  const { error } = JSON.parse(stdout) as { error: { issues: { path: unknown[] }[] } };
  expect(code).toBe(3);
  expect(error.issues[0]?.path[0]).toBe(part);
});

it('answers its own example', async () => {
  const { stdout } = await said('explain --example taktik');
  const { code, stdout: answered } = await said('explain', { stdin: stdout });
  expect(code).toBe(0);
  expect(answered).toContain('legal');
});
