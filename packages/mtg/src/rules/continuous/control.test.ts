import { expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import { refresh } from './refresh.js';

it('613.1b who gets a permanent back, as one effect takes it and a later one returns it, has it as before', () => {
  const bear = { kind: 'card', id: 'bear', incarnation: 0 };
  const control = (id: number, controller: string): ContinuousEffect => ({
    id,
    controller: 'you',
    source: bear,
    affects: [bear],
    change: { controller },
    until: 'endOfTurn',
  });
  const after = (...continuous: readonly ContinuousEffect[]) =>
    cardOf(
      refresh(matchStateOf({ cards: [creature('bear', 'you')], continuous }), () => []),
      'bear',
    );
  const away = after(control(1, 'foe'));
  expect([away.controller, away.ownController]).toEqual(['foe', 'you']);
  const home = after(control(1, 'foe'), control(2, 'you'));
  expect(home.controller).toBe('you');
  expect(home).not.toHaveProperty('ownController');
});
