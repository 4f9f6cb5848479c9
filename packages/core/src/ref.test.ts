import { expect, it } from 'vitest';
import { sameTarget, type TargetRef } from './ref.js';

it.each<[TargetRef, boolean]>([
  [{ kind: 'card', id: 'a' }, true],
  [{ kind: 'card', id: 'a', incarnation: 3 }, true],
  [{ kind: 'card', id: 'b' }, false],
  [{ kind: 'player', id: 'a' }, false],
])('%j names the card a: %s', (ref, same) => {
  expect(sameTarget(ref, { kind: 'card', id: 'a' })).toBe(same);
});
