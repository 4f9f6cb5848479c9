import { expect, it } from 'vitest';
import { getMaxTargetCount, getRequiredTargetCount, parseTargetRequirements, targetSpecOf } from './parse.js';

const KICKED =
  'Kicker {2}\nIt deals 2 damage to target creature. If this spell was kicked, it also deals 2 damage to target player.';
const INSTEAD = 'Tap target creature. If this spell was bargained, instead destroy target land.';

it('tells what is asked for only where more was paid', () => {
  const [first, second] = parseTargetRequirements(KICKED);
  expect(first?.onlyIf).toBeUndefined();
  expect(second?.onlyIf).toEqual({ words: 'this spell was kicked' });
  expect(parseTargetRequirements(INSTEAD)[1]?.onlyIf).toEqual({
    words: 'this spell was bargained',
    instead: true,
  });
});

it('may say how often', () => {
  const text = 'Tap target creature. If this spell was kicked twice, tap target land.';
  expect(parseTargetRequirements(text)[1]?.onlyIf).toEqual({ words: 'this spell was kicked twice' });
});

it.each<[string, boolean, number | undefined]>([
  [KICKED, false, 1],
  [KICKED, true, 2],
  [INSTEAD, false, 1],
  [INSTEAD, true, undefined],
])('makes the spec of what was paid: %s (%s)', (text, paid, slots) => {
  const requirements = parseTargetRequirements(text);
  const index = requirements[0]?.ability.index ?? 0;
  expect(targetSpecOf(requirements, { index, paid })?.slots.length).toBe(slots);
});

it('counts it as one that may be had', () => {
  expect([getRequiredTargetCount(KICKED), getMaxTargetCount(KICKED)]).toEqual([1, 2]);
});

it.each([
  'If you control a Goblin, destroy target land.',
  'When this creature enters, if it was kicked, destroy target land.',
])('is not said of other conditions: %s', (text) =>
  expect(parseTargetRequirements(text)[0]?.onlyIf).toBeUndefined(),
);

it('rule 702.172a: each line of a spree is a mode', () => {
  const text = 'Spree\n+ {1} — Destroy target land.\n+ {2} — Tap target creature.';
  expect(parseTargetRequirements(text).map(({ ability }) => ability)).toEqual([
    { kind: 'spell', index: 0, mode: 0 },
    { kind: 'spell', index: 0, mode: 1 },
  ]);
});
