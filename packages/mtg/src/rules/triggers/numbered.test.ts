import { expect, it } from 'vitest';
import type { GameEvent } from './game-event.js';
import { withNumbers } from './numbered.js';

it('counts the spells, the cards drawn and the gains of life of each player this turn, and no copies', () => {
  const event = (on: GameEvent['on'], player: string, isCopy?: true): GameEvent => ({
    on,
    player,
    bound: {},
    ...(isCopy ? { isCopy } : {}),
  });
  const events = [
    event('draws', 'you'),
    event('draws', 'foe'),
    event('draws', 'you'),
    event('casts', 'you', true),
    event('casts', 'you'),
    event('gainsLife', 'you'),
    event('gainsLife', 'you'),
    event('sacrifices', 'you'),
  ];
  expect(withNumbers(undefined, events).map(({ nth }) => nth)).toEqual([
    1,
    1,
    2,
    undefined,
    1,
    1,
    2,
    undefined,
  ]);
});
