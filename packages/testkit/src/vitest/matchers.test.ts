import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { harbor, harborOf, shipOf } from '../../test/harbor.js';
import { matchers } from './matchers.js';

expect.extend(matchers);

const state = harborOf(
  shipOf('own'),
  shipOf('gull', { controller: 'bob' }),
  shipOf('tern', { controller: 'bob', keywords: ['fog'] }),
);
const spec = { slots: [{ kind: 'ship', filter: { controller: 'opponent' } }] };
const attempt = { controller: 'ann' };
const question = { game: harbor, state, spec, attempt };
const ship = (id: string) => ({ kind: 'ship', id });
const check = (...ids: readonly string[]) =>
  harbor
    .resolver(state)
    .check(harbor.spec({ slots: [{ kind: 'ship', filter: { controller: 'opponent' } }] }), attempt, [
      { targets: ids.map(ship) },
    ]);
const report = (later: typeof state) =>
  harbor.resolver(later).checkTargetsStillLegal(unwrap(harbor.parseSpec(spec)), unwrap(check('gull')));
const foggy = { ...state, ships: state.ships.map((found) => ({ ...found, keywords: ['fog'] })) };

describe('matchers', () => {
  it('hold', () => {
    expect(ship('gull')).toBeLegalTarget(question);
    expect(ship('tern')).not.toBeLegalTarget(question);
    expect(check('tern')).toBeRefusedWith('protectedTarget');
    expect(check('gull')).not.toBeRefusedWith('protectedTarget');
    expect(report(foggy)).toFizzle();
    expect(unwrap(report(foggy))).toFizzle(harbor);
    expect(report(state)).not.toFizzle();
  });

  it.each<[string, () => void, string]>([
    [
      'an illegal target',
      () => expect(ship('tern')).toBeLegalTarget(question),
      'expected the ship tern to be a legal target: The ship tern is protected by fog (rule H1). It would be without fog.',
    ],
    [
      'what a change would help',
      () => expect(ship('own')).toBeLegalTarget(question),
      'expected the ship own to be a legal target: The ship own does not fit controller "opponent": it has "ann". It would be with controller "bob".',
    ],
    [
      'a legal target',
      () => expect(ship('gull')).not.toBeLegalTarget(question),
      'expected the ship gull to be no legal target, and nothing is against it',
    ],
    [
      'a question that cannot be asked',
      () => expect(ship('gull')).toBeLegalTarget({ ...question, spec: { slots: [{ kind: 'raft' }] } }),
      'The question is refused: slots.0.kind: There is no kind raft; there are ship, choice.',
    ],
    [
      'a choice that was accepted',
      () => expect(check('gull')).toBeRefusedWith('protectedTarget'),
      'expected a refusal with protectedTarget, and it was accepted',
    ],
    [
      'another refusal',
      () => expect(check()).toBeRefusedWith('protectedTarget', harbor),
      'expected a refusal with protectedTarget, and it was refused with tooFewTargets: Slot slot1 needs at least 1 and has 0.',
    ],
    [
      'a refusal that should be none',
      () => expect(check('tern')).not.toBeRefusedWith('protectedTarget'),
      'expected no refusal with protectedTarget: The ship tern is protected by fog (rule H1).',
    ],
    [
      'what resolves',
      () => expect(report(state)).toFizzle(),
      'expected it to fizzle: ship gull: still legal',
    ],
    [
      'what fizzles',
      () => expect(report(foggy)).not.toFizzle(),
      'expected it to resolve: ship gull: The ship gull is protected by fog (rule H1).',
    ],
  ])('say why not: %s', (_what, assertion, message) => {
    expect(assertion).toThrow(message);
  });
});
