import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgCard } from '../../state/card.js';
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
  expect(home.ownController).toBeUndefined();
});

describe('506.4 what changes while it fights', () => {
  const refreshed = (facts: Partial<MtgCard>, change: ContinuousEffect['change']) => {
    const continuous: ContinuousEffect = {
      id: 1,
      controller: 'you',
      source: { kind: 'card', id: 'bear', incarnation: 0 },
      affects: [{ kind: 'card', id: 'bear', incarnation: 0 }],
      change,
      until: 'endOfTurn',
    };
    const cards = [creature('bear', 'you', facts)];
    const { attacking, thisTurn } = cardOf(
      refresh(matchStateOf({ cards, continuous: [continuous] }), () => []),
      'bear',
    );
    return { attacks: attacking !== undefined, thisTurn };
  };
  const attacking = { player: 'foe' };
  const taken = ['cameUnderControl'] as const;
  it.each<[string, Partial<MtgCard>, ContinuousEffect['change'], boolean, MtgCard['thisTurn']]>([
    ['gets stronger: it fights on', { attacking }, { power: 1 }, true, []],
    [
      'is no creature: it is out of combat, and not new',
      { attacking },
      { onlyTypes: ['artifact'] },
      false,
      [],
    ],
    ['302.6 is taken: it is out of combat, and new', { attacking }, { controller: 'foe' }, false, taken],
    ['302.6 is taken again: it is new once', { thisTurn: taken }, { controller: 'foe' }, false, taken],
    [
      '302.6 is taken after it entered',
      { thisTurn: ['entered'] },
      { controller: 'foe' },
      false,
      ['entered', ...taken],
    ],
    ['is no creature and did not fight', {}, { onlyTypes: ['artifact'] }, false, []],
  ])('%s', (_name, facts, change, attacks, thisTurn) => {
    expect(refreshed(facts, change)).toEqual({ attacks, thisTurn });
  });
});
