import { describe, expect, it } from 'vitest';
import { after, card, choosable, countIn, decided, loreOf, made, refused, table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import type { Ability } from '../language/ability.js';
import { lorcanaCardOf } from '../state/card.js';
import { cardLinker } from '../state/links.js';

type Effects = NonNullable<CardRules['effects']>;
const out = { exerted: true };
const act = (name: string, effects: Effects) => made(name, { type: 'action', cost: 0 }, { effects });
const cant = (...all: readonly ('exert' | 'sing' | 'beChallenged')[]): CardRules => ({
  abilities: [{ kind: 'static', for: 'this', gives: all.map((one) => ({ cant: one })) }],
});
const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });

describe('what cards are kept from', () => {
  it.each(['exert', 'sing'] as const)('5.4.4.2 who can’t %s sings nothing', (what) => {
    const song = made('Song', { type: 'song', cost: 2 }, { effects: [{ effect: 'draw', amount: 1 }] });
    const at = table({ play: [made('Mute', {}, cant(what)), made('Bard')], hand: [song] });
    expect(choosable(at, 'sing', 'Song')).toEqual(['Bard']);
  });

  it('8.3.3 a Bodyguard that can’t be challenged guards nobody, though a location could be challenged', () => {
    const wall = made('Wall', { has: ['bodyguard'] }, cant('beChallenged'));
    const at = table({ play: [made('Pim')] }, { play: [[wall, out], [made('Owl'), out], isle] });
    expect([...choosable(at, 'challenge', 'Pim')].toSorted()).toEqual(['Isle', 'Owl']);
    expect(refused(at, 'challenge', 'Pim', ['Wall'])).not.toEqual([]);
  });

  it('7.1.6 a card that is put at another place in its deck is the same card', () => {
    const look = act('Look', [{ effect: 'look', amount: 2, piles: [], rest: 'bottom' }]);
    const at = table({ hand: [look], deck: [made('Pim'), made('Owl'), made('Fox')] });
    const done = decided(after(at, 'play', 'Look'), 'Owl');
    expect(['Pim', 'Owl', 'Fox'].map((id) => card(done, id).incarnation)).toEqual([0, 0, 0]);
  });

  it('the first player is no underdog in the turn of the second one', () => {
    const late: Ability = {
      kind: 'triggered',
      on: [{ event: 'turnBegins', player: 'any' }],
      if: { test: 'underdog' },
      effects: [{ effect: 'gainLore', amount: 1 }],
    };
    const owl = made('Owl', {}, { abilities: [late] });
    const at = table({ play: [owl] }, { play: [owl] });
    const second = after({ ...at, state: { ...at.state, turn: 1 } }, 'endTurn');
    expect([loreOf(second, 'north'), loreOf(second, 'south')]).toEqual([0, 1]);
  });

  it('damage that is put on a card counts as damage of this turn', () => {
    const put = act('Put', [{ effect: 'putDamage', what: { all: { type: 'character' } }, amount: 1 }]);
    const ask = act('Ask', [
      {
        effect: 'if',
        if: { test: 'happened', fact: 'damaged', to: { type: 'character' } },
        do: [{ effect: 'gainLore', amount: 1 }],
      },
    ]);
    const at = table({ play: [made('Pim')], hand: [put, ask] });
    expect(loreOf(after(after(at, 'play', 'Put'), 'play', 'Ask'), 'north')).toBe(1);
  });

  it('a character at a location is read with that location as it is now', () => {
    const link = cardLinker();
    const pim = lorcanaCardOf({ instanceId: 'pim', owner: 'you', types: ['character'], at: 'isle' });
    const whole = lorcanaCardOf({ instanceId: 'isle', owner: 'you', types: ['location'] });
    const [before] = link([pim, whole]);
    const [now] = link([pim, { ...whole, damage: 2 }]);
    expect([before?.location?.damage, now?.location?.damage]).toEqual([0, 2]);
  });

  it('what is not in play is dealt no damage, and none is put on it', () => {
    const what = { all: { type: 'character', zone: 'discard' } } as const;
    const hit = act('Hit', [
      { effect: 'dealDamage', what, amount: 1 },
      { effect: 'putDamage', what, amount: 1 },
    ]);
    const done = after(table({ hand: [hit], discard: [made('Pim')] }), 'play', 'Hit');
    expect(card(done, 'Pim').damage).toBe(0);
  });

  it.each([
    ['while it holds', [made('Pim')], 0],
    ['and not while it does not', [], 1],
  ] as const)('6.4.5 the Draw step is skipped %s', (_title, others, drawn) => {
    const clock = made(
      'Clock',
      { type: 'item' },
      {
        abilities: [
          {
            kind: 'skip',
            step: 'draw',
            while: { test: 'count', of: { type: 'character', controller: 'self' } },
          },
        ],
      },
    );
    const at = table({ play: [clock, ...others] });
    const later = after(after(at, 'endTurn'), 'endTurn');
    expect(countIn(later, 'north', 'hand')).toBe(drawn);
  });

  it.each([
    [{ count: { type: 'item' }, most: 2 }, 2],
    [{ count: { type: 'item' }, most: 3 }, 3],
    [{ count: { type: 'item' }, times: 2, most: 5 }, 5],
    [{ count: { type: 'item' }, times: 2, most: 7 }, 6],
  ] as const)('6.1.8 an amount with a cap is that at most: %j', (amount, drawn) => {
    const many = act('Many', [{ effect: 'gainLore', amount }]);
    const items = ['Hat', 'Cup', 'Pin'].map((name) => made(name, { type: 'item' }));
    expect(loreOf(after(table({ play: items, hand: [many] }), 'play', 'Many'), 'north')).toBe(drawn);
  });

  it('6.1.8 a loss has a cap, too', () => {
    const weak: Ability = {
      kind: 'static',
      for: 'this',
      gives: [{ stat: 'strength', amount: { count: { type: 'item' }, times: -1, most: 1 } }],
    };
    const items = ['Hat', 'Cup'].map((name) => made(name, { type: 'item' }));
    expect(
      card(table({ play: [...items, made('Pim', { strength: 4 }, { abilities: [weak] })] }), 'Pim').strength,
    ).toBe(3);
  });
});
