import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { leader } from '../../test/commanders.js';
import { basics } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { lands, put, table, zoneOf } from '../../test/table.js';
import { mtgMatch } from './match.js';

const partner = (name: string, manaCost: string) =>
  readCard('Partner', { name, types: 'Legendary Creature — Elf', manaCost, power: '11', toughness: '11' });
const north = partner('Nils North', '{G}');
const south = partner('Sara South', '{1}{G}');
const smite = readCard('Destroy all creatures.', { name: 'Smite', types: 'Sorcery', manaCost: '{G}' });
const cards = [north, south, smite];

describe('702.124: two commanders with partner', () => {
  it('702.124b: both begin in the command zone, beside ninety-eight other cards', () => {
    const match = mtgMatch({ cards: [...basics, ...cards] });
    const deck = { main: { Forest: 98 }, commander: { 'Nils North': 1, 'Sara South': 1 } };
    const { state } = unwrap(match.start({ format: 'commander', decks: { ann: deck, bob: deck } }, 1));
    for (const player of ['ann', 'bob']) {
      const own = state.cards.filter(({ owner }) => owner === player);
      const led = own.filter(({ zone }) => zone === 'command');
      const leaders = led.map(({ names, commander }) => `${names.join()} ${commander}`);
      expect([own.length, leaders.toSorted()]).toEqual([100, ['Nils North true', 'Sara South true']]);
      expect(new Set(own.map(({ instanceId }) => instanceId)).size).toBe(100);
    }
  });

  const start = () =>
    table(cards, [
      leader(north, 'ann', 'command'),
      leader(south, 'ann', 'command'),
      put(smite, 'ann', 'hand'),
      ...lands('Forest', 7),
    ]);

  it('702.124d, 903.8: what one was cast counts for nothing in what the other costs', () => {
    const both = start()
      .does('ann', 'cast', { card: north.id })
      .bothPass()
      .does('ann', 'cast', { card: south.id })
      .bothPass();
    expect(both.state.cards.filter(({ tapped }) => tapped)).toHaveLength(3);
    const gone = both.does('ann', 'cast', { card: smite.id }).bothPass();
    expect(gone.runtime.toAct(gone.match)).toEqual(['ann']);
    const back = gone.does('ann', 'decide', {}, ['command']).does('ann', 'decide', {}, ['command']);
    expect([zoneOf(back, north.id), zoneOf(back, south.id)]).toEqual(['command', 'command']);
    // Three Forests are left. {G} and {2} more can be paid, {1}{G} and {2} more cannot.
    const casts = back.offers('ann').filter((offer) => offer.startsWith('cast'));
    expect(casts).toEqual([`cast ${north.id}`]);
  });

  it('702.124d, 903.10a: the damage of each counts by itself', () => {
    const at = table(cards, [leader(north, 'ann'), leader(south, 'ann')], {
      players: [{ id: 'ann' }, { id: 'bob', life: 40 }],
      step: 'upkeep',
    })
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: north.id, player: 'bob' })
      .does('ann', 'attack', { attacker: south.id, player: 'bob' })
      .does('ann', 'doneAttacking')
      .until('main2');
    expect(at.runtime.outcome(at.match)).toBeUndefined();
    expect(at.state.players[1]).toMatchObject({
      life: 18,
      commanderDamage: [{ damage: 11 }, { damage: 11 }],
    });
  });
});
