import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { define } from '../../test/made-up.js';
import { isWhole } from '../language/unexpressed.js';

const brute = readCard('Riot');
const fiend = readCard('Unleash');
const DRUID = 'moss-druid';
type At = ReturnType<typeof table>;
const entered = (card: typeof brute, chosen: string): At => {
  const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 3)]);
  return at.does('ann', 'cast', { card: DRUID }).bothPass().does('ann', 'decide', {}, [chosen]);
};
const facts = (at: At) => {
  const { power, counters, keywords } = cardIn(at, DRUID);
  return { power, counters, keywords: keywords.map(({ keyword }) => keyword) };
};

describe('a counter or something else, as a creature enters', () => {
  it('702.136a riot: its controller chooses a +1/+1 counter or haste', () => {
    expect(facts(entered(brute, '+1/+1 counter'))).toEqual({
      power: 3,
      counters: { '+1/+1': 1 },
      keywords: ['riot'],
    });
    expect(facts(entered(brute, 'haste'))).toEqual({ power: 2, counters: {}, keywords: ['riot', 'haste'] });
  });

  it('702.98a unleash: a +1/+1 counter if that is wanted; it blocks only without one', () => {
    expect(facts(entered(fiend, '+1/+1 counter'))).toEqual({
      power: 3,
      counters: { '+1/+1': 1 },
      keywords: ['unleash', 'cantBlock'],
    });
    expect(facts(entered(fiend, 'no counter'))).toEqual({ power: 2, counters: {}, keywords: ['unleash'] });
  });

  it('702.136a what is put onto the battlefield is chosen for as well, and so is a token that is a copy (707.5)', () => {
    const rise = readCard('Return target creature card from your graveyard to the battlefield.', {
      name: 'Rise',
      types: 'Sorcery',
      manaCost: '{1}',
    });
    const twin = readCard("Create a token that's a copy of target creature you control.", {
      name: 'Twin',
      types: 'Sorcery',
      manaCost: '{1}',
    });
    const at = table(
      [brute, rise, twin],
      [
        put(brute, 'ann', 'graveyard'),
        put(rise, 'ann', 'hand'),
        put(twin, 'ann', 'hand'),
        ...lands('Forest', 3),
      ],
    );
    const back = at
      .does('ann', 'cast', { card: 'rise' }, [DRUID])
      .bothPass()
      .does('ann', 'decide', {}, ['haste']);
    expect(facts(back)).toEqual({ power: 2, counters: {}, keywords: ['riot', 'haste'] });
    const asked = back.does('ann', 'cast', { card: 'twin' }, [DRUID]).bothPass();
    expect(asked.state.cards.some(({ token }) => token)).toBe(false);
    const copied = (option: string) => {
      const { cards } = asked.does('ann', 'decide', {}, [option]).state;
      const { power, counters, keywords } = cards.find(({ token }) => token) ?? put(brute, 'ann');
      return { power, counters, keywords: keywords.map(({ keyword }) => keyword) };
    };
    expect(copied('+1/+1 counter')).toEqual({ power: 3, counters: { '+1/+1': 1 }, keywords: ['riot'] });
    expect(copied('haste')).toEqual({ power: 2, counters: {}, keywords: ['riot', 'haste'] });
  });

  it('702.136a given to others it is nothing that a match performs', () => {
    const horn = define('Horn', {
      types: ['artifact'],
      cost: [1],
      static: [
        {
          id: 's1',
          affects: { each: { type: 'creature', controller: 'self' } },
          change: { addKeywords: [{ keyword: 'riot' }] },
        },
      ],
    });
    expect([isWhole(horn), isWhole(brute)]).toEqual([false, true]);
  });
});
