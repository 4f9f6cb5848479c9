import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { printKeyword } from '../text/phrases/keywords.js';

const bolt = readCard('Bolt deals 9 damage to target creature.', { name: 'Bolt', types: 'Instant' });
const pinger = readCard('{T}: ~ deals 9 damage to target creature.', { name: 'Pinger', types: 'Artifact' });
const fall = sorcery('Destroy all creatures.');
const warded = (words: string): CardDefinition =>
  readCard(words, { name: 'Shell', types: 'Creature — Crab', power: '2', toughness: '2' });

/** Bob's shell has ward. Ann has a bolt and this many Forests. */
const facing = (words: string, forests: number, ...more: Parameters<typeof table>[1]) =>
  table(
    [warded(words), bolt, pinger, fall, creatureCard('Imp', [1], 1, 1)],
    [put(warded(words), 'bob'), put(bolt, 'ann', 'hand'), ...lands('Forest', forests), ...more],
  );
const bolted = (words: string, forests: number) =>
  facing(words, forests).does('ann', 'cast', { card: 'bolt' }, ['shell']).bothPass();

describe('702.21a: ward', () => {
  it('702.21a ward triggers as an opponent targets it, above what targets it, and counters that unless its cost is paid', () => {
    const cast = facing('Ward {2}', 3).does('ann', 'cast', { card: 'bolt' }, ['shell']);
    expect(cast.state.stack).toHaveLength(2);
    const asked = cast.bothPass();
    expect(asked.offers('bob')).toEqual([]);
    const unpaid = asked.does('ann', 'decide', {}, ['no']);
    expect([zoneOf(unpaid, 'bolt'), zoneOf(unpaid, 'shell')]).toEqual(['graveyard', 'battlefield']);
    const paid = asked.does('ann', 'decide', {}, ['yes']).bothPass();
    expect([zoneOf(paid, 'shell'), paid.state.cards.filter(({ tapped }) => tapped).length]).toEqual([
      'graveyard',
      3,
    ]);
  });

  it('702.21a nobody is asked who can not pay', () => {
    expect(zoneOf(bolted('Ward {2}', 2), 'bolt')).toBe('graveyard');
    expect(zoneOf(bolted('Ward {2}', 2), 'shell')).toBe('battlefield');
  });

  it('702.21a its cost may be life or a card', () => {
    const asked = bolted('Ward—Pay 3 life', 1);
    const paid = asked.does('ann', 'decide', {}, ['yes']).bothPass();
    expect([lifeOf(paid, 'ann'), zoneOf(paid, 'shell')]).toEqual([17, 'graveyard']);
    expect(zoneOf(bolted('Ward—Discard a card', 1), 'shell')).toBe('battlefield');
  });

  it('702.21a for abilities as well', () => {
    const at = facing('Ward {2}', 0, put(pinger, 'ann'))
      .does('ann', 'activate', { card: 'pinger', ability: 'a1' }, ['shell'])
      .bothPass();
    expect([at.state.stack, zoneOf(at, 'shell')]).toEqual([[], 'battlefield']);
  });

  it('702.21a not for its own controller, nor for what targets nothing', () => {
    const own = facing(
      'Ward {2}',
      1,
      put(warded('Ward {2}'), 'ann', 'battlefield', { instanceId: 'own' }),
    ).does('ann', 'cast', { card: 'bolt' }, ['own']);
    expect(own.state.stack).toHaveLength(1);
    expect(zoneOf(own.bothPass(), 'own')).toBe('graveyard');
    const all = facing('Ward {2}', 1, put(fall, 'ann', 'hand'))
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(zoneOf(all, 'shell')).toBe('graveyard');
  });

  it('702.21a each ward triggers by itself', () => {
    const cast = facing('Ward {1}\nWard {2}', 4).does('ann', 'cast', { card: 'bolt' }, ['shell']);
    const placed = cast.runtime.toAct(cast.match)[0] === 'bob' && cast.offers('bob').includes('decide');
    expect(placed).toBe(true);
  });

  it('is printed as it is read, and is not whole without a cost that a match can ask for', () => {
    const words = (text: string) => warded(text).keywords.map((keyword) => printKeyword(keyword));
    expect([words('Ward {2}'), words('Ward—Pay 3 life')]).toEqual([['ward {2}'], ['ward—Pay 3 life']]);
    const told = creatureCard('Told', [1], 1, 1, [{ keyword: 'ward', cost: '{2}' }]);
    expect(unexpressedOf(told)).toMatchObject([{ data: { what: 'keyword', value: 'ward' } }]);
    expect(() => warded('Ward {X}')).toThrow('Ward {X}');
  });
});
