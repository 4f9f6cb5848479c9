import { describe, expect, it } from 'vitest';
import { cardOf, change } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import type { Trigger } from '../../language/trigger.js';
import type { GameEvent } from './game-event.js';
import { waitsFor } from './waits-for.js';
import { state, at, happened, waits, bear, elf, ELF } from '../../../test/waiting.js';

describe('603.2 what an ability waits for, and what it does not', () => {
  it.each<[string, string, Trigger, GameEvent, boolean]>([
    [
      'something else',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesUntapped', { subject: elf }),
      false,
    ],
    [
      'itself',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesTapped', { subject: elf }),
      true,
    ],
    [
      'not another',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      '400.7 not what it was before',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesTapped', { subject: { ...elf, incarnation: 1 } }),
      false,
    ],
    ['nothing', 'elf', { on: 'becomesTapped', what: 'self' }, happened('becomesTapped'), false],
    [
      'such a card',
      'aura',
      { on: 'becomesTapped', what: ELF },
      happened('becomesTapped', { subject: elf }),
      true,
    ],
    [
      'no such card',
      'aura',
      { on: 'becomesTapped', what: ELF },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      'one of its controller',
      'aura',
      { on: 'becomesTapped', what: { controller: 'self' } },
      happened('becomesTapped', { subject: elf }),
      true,
    ],
    [
      'not one of another',
      'aura',
      { on: 'becomesTapped', what: { controller: 'self' } },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      'another than itself',
      'elf',
      { on: 'becomesTapped', what: { excludeSelf: true } },
      happened('becomesTapped', { subject: elf }),
      false,
    ],
    [
      '303.4 what it is attached to',
      'aura',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: bear }),
      true,
    ],
    [
      '303.4 not another',
      'aura',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: elf }),
      false,
    ],
    [
      '400.7 not what that was before',
      'aura',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: { ...bear, incarnation: 1 } }),
      false,
    ],
    [
      '303.4 no card, attached to a player',
      'curse',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      'one of two',
      'elf',
      {
        on: 'anyOf',
        of: [
          { on: 'gainsLife', who: 'you' },
          { on: 'losesLife', who: 'you' },
        ],
      },
      happened('losesLife', { player: 'you' }),
      true,
    ],
    [
      'none of two',
      'elf',
      {
        on: 'anyOf',
        of: [
          { on: 'gainsLife', who: 'you' },
          { on: 'losesLife', who: 'you' },
        ],
      },
      happened('losesLife', { player: 'foe' }),
      false,
    ],
    ['what holds is no event', 'elf', { on: 'state', is: { what: 'self' } }, happened('state'), false],
    ['you', 'elf', { on: 'gainsLife', who: 'you' }, happened('gainsLife', { player: 'you' }), true],
    ['not you', 'elf', { on: 'gainsLife', who: 'you' }, happened('gainsLife', { player: 'foe' }), false],
    [
      'an opponent',
      'elf',
      { on: 'gainsLife', who: 'opponent' },
      happened('gainsLife', { player: 'third' }),
      true,
    ],
    [
      'no opponent',
      'elf',
      { on: 'gainsLife', who: 'opponent' },
      happened('gainsLife', { player: 'you' }),
      false,
    ],
    ['each player', 'elf', { on: 'gainsLife', who: 'each' }, happened('gainsLife', { player: 'foe' }), true],
    ['nobody', 'elf', { on: 'gainsLife', who: 'each' }, happened('gainsLife'), false],
    [
      'the second',
      'elf',
      { on: 'draws', who: 'you', nth: 2 },
      happened('draws', { player: 'you', nth: 2 }),
      true,
    ],
    [
      'not the first',
      'elf',
      { on: 'draws', who: 'you', nth: 2 },
      happened('draws', { player: 'you', nth: 1 }),
      false,
    ],
    ['any of them', 'elf', { on: 'draws', who: 'you' }, happened('draws', { player: 'you', nth: 3 }), true],
    [
      'what is discarded, whatever it is',
      'elf',
      { on: 'discards', who: 'you' },
      happened('discards', { player: 'you', subject: bear }),
      true,
    ],
    [
      'such a card that is discarded',
      'elf',
      { on: 'discards', who: 'you', what: ELF },
      happened('discards', { player: 'you', subject: bear }),
      false,
    ],
  ])('%s', (_title, source, trigger, event, found) => {
    expect(waits(source, trigger, event)).toBe(found);
  });
});

it('301.5, 303.4: a host that has been another object since is not its host', () => {
  const moved = change(matchOf(...state.cards), 'bear', { incarnation: 1 });
  const event = happened('becomesTapped', { subject: cardOf(moved, 'bear') });
  const trigger: Trigger = { on: 'becomesTapped', what: 'host' };
  expect(waitsFor(trigger, event, { state: moved, source: at('aura') })).toBe(true);
  expect(
    waitsFor(trigger, happened('becomesTapped', { subject: bear }), { state: moved, source: at('aura') }),
  ).toBe(false);
});
