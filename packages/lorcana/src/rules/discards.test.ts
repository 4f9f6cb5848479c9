import { describe, expect, it } from 'vitest';
import { after, card, loreOf, made, refused, table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import type { Condition } from '../language/condition.js';

type Effects = NonNullable<CardRules['effects']>;
const act = (name: string, effects: Effects) => made(name, { type: 'action', cost: 0 }, { effects });
const pim = made('Pim');

describe('what went through a discard this turn', () => {
  const banish: Effects = [{ effect: 'banish', what: { all: { type: 'character' } } }];
  const mill: Effects = [{ effect: 'mill', amount: 1 }];
  const fetch: Effects = [{ effect: 'returnToHand', what: { all: { type: 'character', zone: 'discard' } } }];
  const put = (gte: number): Condition => ({
    test: 'happened',
    fact: 'putIntoDiscard',
    to: { owner: 'self' },
    is: { gte },
  });
  const left: Condition = { test: 'happened', fact: 'leftDiscard', is: { gte: 1 } };
  const score = (condition: Condition) =>
    act('Score', [{ effect: 'if', if: condition, do: [{ effect: 'gainLore', amount: 1 }] }]);

  it.each<[string, Effects, Condition, number]>([
    ['an action that was played', [], put(1), 1],
    ['no more than were', [], put(2), 0],
    ['who is banished', banish, put(2), 1],
    ['not those of others', banish, put(3), 0],
    ['the top of a deck', mill, put(2), 1],
    ['what left it', fetch, left, 1],
    ['not what was put into it', banish, left, 0],
  ])('counts %s', (_title, effects, condition, lore) => {
    const first = effects.length > 0 ? effects : ([{ effect: 'draw', amount: 1 }] as const);
    const at = table(
      { play: [pim], hand: [act('First', first), score(condition)], discard: [made('Old')] },
      { play: [made('Owl')] },
    );
    expect(loreOf(after(after(at, 'play', 'First'), 'play', 'Score'), 'north')).toBe(lore);
  });

  it('counts nothing of a turn before', () => {
    const at = table({ play: [pim], hand: [act('First', banish), score(put(1))] });
    const later = after(after(after(at, 'play', 'First'), 'endTurn'), 'endTurn');
    expect(loreOf(after(later, 'play', 'Score'), 'north')).toBe(0);
  });
});

describe('6.7.8 what may enter play exerted', () => {
  const sly = made(
    'Sly',
    { cost: 0, has: [['shift', 1]] },
    { abilities: [{ kind: 'enters', exerted: true, may: true }] },
  );

  it('does so as its player wants', () => {
    const at = table({ hand: [sly, made('Plain', { cost: 0 })] });
    expect(card(after(at, 'play', 'Sly'), 'Sly').exerted).toBe(false);
    expect(card(after(at, 'play', 'Sly', undefined, { exerted: true }), 'Sly').exerted).toBe(true);
    expect(refused(at, 'play', 'Plain', undefined, { exerted: true })).toEqual(['lorcana.noBodyguard']);
  });

  it('also where it shifts', () => {
    const at = table({ play: [sly], hand: [sly], ink: 1 });
    const shifted = after(at, 'shift', 'Sly 2', ['Sly'], { exerted: true });
    expect(card(shifted, 'Sly 2').exerted).toBe(true);
  });
});
