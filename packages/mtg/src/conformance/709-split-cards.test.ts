import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const shy = readCard('Protection from blue', { name: 'Shy Bear' });
const card = readCard('Ember deals 2 damage to target creature.\nFuse', {
  name: 'Ember',
  types: 'Instant',
  manaCost: '{1}{R}',
  other: {
    name: 'Frost',
    types: 'Sorcery',
    manaCost: '{U}',
    text: 'Target player loses 3 life.\nFuse',
    layout: 'split',
  },
});
const start = table(
  [card, bear, shy],
  [
    put(card, 'ann', 'hand', { instanceId: 'it' }),
    put(bear, 'bob'),
    put(shy, 'bob'),
    ...lands('Mountain', 4),
    ...lands('Island', 3),
  ],
);

describe('split cards', () => {
  it('702.102: both halves are cast as one spell for both costs, each with the targets of its own text, the left half resolving first', () => {
    const cast = start.does('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bear'], ['bob']);
    expect(cast.state.cards.filter(({ tapped }) => tapped)).toHaveLength(3);
    const done = cast.bothPass();
    expect([cardIn(done, 'bear').zone, lifeOf(done, 'bob')]).toEqual(['graveyard', 17]);
    expect(start.tries('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bob'], ['bear'])).not.toBe('ok');
  });

  it('702.102: where the target of one half has become illegal, the other half happens nonetheless', () => {
    const doom = readCard('Destroy target creature.', { name: 'Doom', types: 'Instant', manaCost: '{R}' });
    const done = table(
      [card, bear, doom],
      [...start.state.cards.filter(({ zone }) => zone !== 'library'), put(doom, 'ann', 'hand')],
    )
      .does('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bear'], ['bob'])
      .does('ann', 'cast', { card: 'doom' }, ['bear'])
      .bothPass(2);
    expect([cardIn(done, 'bear').zone, lifeOf(done, 'bob')]).toEqual(['graveyard', 17]);
  });

  it('709.4d: a fused spell has the characteristics of both halves: its left half can not target what has protection from the color of its right half', () => {
    const cast = start.does('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['bear'], ['bob']);
    expect(cardIn(cast, 'it')).toMatchObject({
      names: ['Ember', 'Frost'],
      colors: ['blue', 'red'],
      types: ['instant', 'sorcery'],
      manaValue: 3,
    });
    expect(start.tries('ann', 'cast', { card: 'it' }, ['moss-druid'])).not.toBe('ok');
    expect(start.tries('ann', 'cast', { card: 'it' }, ['shy-bear'])).toBe('ok');
    expect(start.tries('ann', 'cast', { card: 'it', costs: ['fuse'] }, ['shy-bear'], ['bob'])).not.toBe('ok');
  });
});
