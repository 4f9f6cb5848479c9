import { describe, expect, it } from 'vitest';
import { made, on, unit } from '../test/board.js';
import { match } from './match.js';
import { table } from './table.js';
import type { Card } from './words.js';

type Now = ReturnType<typeof on>;
const at = ({ state }: Now, id: string) => table.thing(state, id);
const deck = ['1', '2', '3', '4'].flatMap((id) =>
  ['ann', 'bob'].map((owner) => unit('Ash Owl', `${owner}${id}`, owner, { zone: 'deck' })),
);

describe('a card', () => {
  it('is played for its energy, and arrives exerted unless it is swift', () => {
    const start = on(
      unit('Kindler', 'k', 'ann', { zone: 'hand' }),
      unit('Cinder Fox', 'fox', 'ann', { zone: 'hand' }),
    );
    const played = made(made(start, 'ann', 'play', { card: 'fox' }), 'ann', 'play', { card: 'k' });
    expect([at(played, 'fox')?.exerted, at(played, 'k')?.exerted]).toEqual([false, true]);
    expect(played.state.players[0]?.energy).toBe(0);
    const titan = on(unit('Forge Titan', 't', 'ann', { zone: 'hand' }));
    const poor = { ...titan, state: { ...titan.state, players: played.state.players } };
    const refused = match.apply(poor, { move: 'play', player: 'ann', params: { card: 't' } });
    expect(refused.ok ? [] : refused.issues.map(({ code }) => code)).toEqual(['cannotPay']);
  });

  it('damages what its trigger chooses as it enters play', () => {
    const start = on(unit('Kindler', 'k', 'ann', { zone: 'hand' }), unit('Forge Titan', 't', 'bob'));
    const asked = made(start, 'ann', 'play', { card: 'k' });
    expect(match.toAct(asked)).toEqual(['ann']);
    expect(at(made(asked, 'ann', 'answer', {}, ['t']), 't')?.damage).toBe(1);
  });

  it('cannot be chosen by an opponent if it is veiled', () => {
    const start = on(
      unit('Kindler', 'k', 'ann', { zone: 'hand' }),
      unit('Ash Owl', 'owl', 'bob'),
      unit('Forge Titan', 't', 'bob'),
    );
    const asked = made(start, 'ann', 'play', { card: 'k' });
    expect(() => made(asked, 'ann', 'answer', {}, ['owl'])).toThrow('protectedTarget');
  });

  it('uses its ability while it is ready', () => {
    const start = on(unit('Hearth Keeper', 'keeper', 'ann'));
    const used = made(start, 'ann', 'use', { card: 'keeper', ability: 'a1' });
    expect(used.state.players[0]?.life).toBe(11);
    expect(() => made(used, 'ann', 'use', { card: 'keeper', ability: 'a1' })).toThrow('cannotPay');
  });

  it('gives other units power while it is there', () => {
    const start = on(unit('War Drummer', 'drum', 'ann'), unit('Cinder Fox', 'fox', 'ann'));
    expect([at(start, 'drum')?.power, at(start, 'fox')?.power]).toEqual([2, 3]);
  });

  it('has more power while there are two others', () => {
    const wall = unit('Wall of Coals', 'wall', 'ann');
    const owls = ['1', '2'].map((id) => unit('Ash Owl', id, 'ann'));
    expect([at(on(wall, ...owls.slice(1)), 'wall')?.power, at(on(wall, ...owls), 'wall')?.power]).toEqual([
      0, 1,
    ]);
  });
});

describe('a battle', () => {
  const attack = (...cards: readonly Card[]) =>
    made(made(on(...cards, ...deck), 'ann', 'done'), 'ann', 'attack', { card: 'attacker' });

  it('strikes the player if nobody can block, and has the next attack', () => {
    const after = attack(
      unit('Cinder Fox', 'attacker', 'ann'),
      unit('Forge Titan', 'wall', 'bob', { exerted: true }),
    );
    expect([after.state.players[1]?.life, after.state.step, match.toAct(after)]).toEqual([
      8,
      'battle',
      ['ann'],
    ]);
    expect(after.state.attack).toBeUndefined();
  });

  it('is between the attacker and its blocker', () => {
    const asked = attack(unit('Smoke Dancer', 'attacker', 'ann'), unit('Hearth Keeper', 'keeper', 'bob'));
    expect([asked.state.step, match.toAct(asked)]).toEqual(['block', ['bob']]);
    const blocked = made(asked, 'bob', 'block', { card: 'keeper' });
    expect([at(blocked, 'keeper')?.zone, at(blocked, 'attacker')?.damage]).toEqual(['discard', 1]);
    expect(blocked.state.players[1]?.life).toBe(10);
    const through = made(asked, 'bob', 'done');
    expect(through.state.players[1]?.life).toBe(7);
  });

  it('lets what the attack triggers resolve first: its player chooses', () => {
    const asked = attack(unit('Forge Titan', 'attacker', 'ann'), unit('Cinder Fox', 'fox', 'bob'));
    expect(match.toAct(asked)).toEqual(['ann']);
    const hit = made(asked, 'ann', 'answer', {}, ['fox']);
    expect([at(hit, 'fox')?.zone, hit.state.players[1]?.life]).toEqual(['discard', 6]);
  });
});

it('a turn ends what lasted for it, and begins the next: ready units, energy, a card', () => {
  const start = on(
    unit('Smoke Dancer', 'attacker', 'ann'),
    unit('Cinder Fox', 'fox', 'bob', { exerted: true }),
    ...deck,
  );
  const struck = made(made(start, 'ann', 'done'), 'ann', 'attack', { card: 'attacker' });
  expect(at(struck, 'attacker')?.power).toBe(3);
  const next = made(struck, 'ann', 'done');
  expect([next.state.turn, next.state.step, match.toAct(next)]).toEqual(['bob', 'main', ['bob']]);
  expect([at(next, 'attacker')?.power, at(next, 'fox')?.exerted]).toEqual([1, false]);
  expect([at(next, 'bob1')?.zone, next.state.players[1]?.energy]).toEqual(['hand', 3]);
});
