import { expect, it } from 'vitest';
import { describeIssue } from '@reticle/core/describe';
import { mtg } from '../../rules/targeting/kinds.js';
import { mtgMessages } from '../../language/messages.js';
import { matchTargetPattern } from './match.js';

it.each([
  ['target tapped creature', [['target tapped creature'], 1, 1]],
  ['up to two target lands you control', [['up to two target lands you control'], 0, 2]],
  ['another target artifact', [['another target artifact'], 1, 1]],
])('reads %s', (phrase, expected) => {
  const matched = matchTargetPattern(phrase);
  const slot = matched.ok ? matched.value.spec.slots[0] : undefined;
  expect([matched.ok && matched.value.words, slot?.min, slot?.max]).toEqual(expected);
  expect(matched.ok && mtg.parseSpec(matched.value.spec).ok).toBe(true);
});

it.each([
  ['a tapped creature', 'mtg.noTarget'],
  ['target wobbly thingamajig', 'text.unknownNoun'],
  ['', 'mtg.noTarget'],
])('refuses %s', (phrase, code) => {
  const matched = matchTargetPattern(phrase);
  expect(matched.ok ? [] : matched.issues.map((found) => found.code)).toEqual([code]);
  expect(
    matched.ok || matched.issues.map((found) => describeIssue(found, { messages: mtgMessages })).join(),
  ).not.toContain(code);
});
