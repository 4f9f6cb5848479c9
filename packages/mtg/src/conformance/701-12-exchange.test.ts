import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';

const imp = creatureCard('Imp', [1], 1, 1);
const ox = creatureCard('Ox', [1], 3, 3);
const swap = sorcery(
  'Exchange control of target creature you control and target creature an opponent controls.',
);
const anyTwo = sorcery('Exchange control of target creature and target permanent an opponent controls.');
const loose = sorcery(
  'Exchange control of target permanent you control and target permanent an opponent controls.',
);

const at = (rite: typeof swap, ...more: Parameters<typeof table>[1]) =>
  table([rite, imp, ox], [put(rite, 'ann', 'hand'), ...lands('Forest', 1), ...more]);
const controllers = (done: ReturnType<typeof table>) => [
  cardIn(done, 'imp').controller,
  cardIn(done, 'ox').controller,
];

describe('701.12: exchanges', () => {
  it('701.12b: two permanents of two players change controllers at once, for good', () => {
    const done = at(swap, put(imp, 'ann'), put(ox, 'bob'))
      .does('ann', 'cast', { card: 'moss-rite' }, ['imp'], ['ox'])
      .bothPass();
    expect(controllers(done)).toEqual(['bob', 'ann']);
    expect(cardIn(done, 'ox')).toMatchObject({ owner: 'bob', thisTurn: ['cameUnderControl'] });
    expect(controllers(done.until('upkeep'))).toEqual(['bob', 'ann']);
  });

  it('701.12b: nothing happens where one player controls both', () => {
    const done = at(anyTwo, put(imp, 'bob'), put(ox, 'bob'))
      .does('ann', 'cast', { card: 'moss-rite' }, ['imp'], ['ox'])
      .bothPass();
    expect(controllers(done)).toEqual(['bob', 'bob']);
    expect(done.state.continuous).toEqual([]);
  });

  it('701.12a: nothing happens where a part of it can not be done', () => {
    const stacked = at(loose, put(imp, 'ann'), put(ox, 'bob')).does(
      'ann',
      'cast',
      { card: 'moss-rite' },
      ['imp'],
      ['ox'],
    );
    const { runtime, match } = stacked;
    const cards = match.state.cards.map((card) =>
      card.instanceId === 'ox' ? { ...card, zone: 'graveyard' as const, incarnation: 1 } : card,
    );
    const gone = runtime.apply(
      { ...match, state: { ...match.state, cards } },
      { move: 'pass', player: 'ann', params: {} },
    );
    expect(gone.ok).toBe(true);
    if (!gone.ok) return;
    const done = runtime.apply(gone.value.match, { move: 'pass', player: 'bob', params: {} });
    expect(
      done.ok && done.value.match.state.cards.find(({ instanceId }) => instanceId === 'imp')?.controller,
    ).toBe('ann');
    expect(done.ok && done.value.match.state.stack).toEqual([]);
    expect(zoneOf(stacked, 'ox')).toBe('battlefield');
  });
});
