/** Permanents that are no creatures, and that somebody else than their owner controls. */
import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 3);
const spring = define('Spring', {
  types: ['land'],
  activated: [
    {
      id: 'm',
      costs: [{ cost: 'tap' }],
      isManaAbility: true,
      effects: [{ effect: 'addMana', mana: { green: 1 } }],
    },
  ],
});
const taken = { controller: 'ann', ownController: 'ann' };

describe('an enchantment that is stolen', () => {
  it.each([
    [
      '603.2, 109.5: "you" of its trigger is its controller',
      'Whenever a creature you control dies, you gain 1 life.',
      'Destroy target creature.',
    ],
    [
      '701.21a: who sacrifices is who controls it',
      'Whenever you sacrifice a permanent, you gain 1 life.',
      'Each player sacrifices a creature.',
    ],
  ])('%s', (_title, text, does) => {
    const seer = readCard(text, { name: 'Pale Seer', types: 'Enchantment' });
    const rite = sorcery(does);
    const at = table(
      [bear, seer, rite],
      [
        put(seer, 'bob', 'battlefield', taken),
        put(bear, 'bob', 'battlefield', { instanceId: 'one', ...taken }),
        put(rite, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    );
    const targets = does.includes('target') ? [['one']] : [];
    const done = at.does('ann', 'cast', { card: 'moss-rite' }, ...targets).bothPass(2);
    expect([lifeOf(done, 'ann'), lifeOf(done, 'bob')]).toEqual([21, 20]);
  });
});

describe('a land that is stolen', () => {
  it('106.4, 605.1a: its mana goes to its controller', () => {
    const at = table([spring], [put(spring, 'bob', 'battlefield', taken)]);
    const tapped = at.does('ann', 'activate', { card: 'spring', ability: 'm' });
    expect(tapped.state.players.map(({ id, pool }) => [id, pool])).toEqual([
      ['ann', { green: 1 }],
      ['bob', {}],
    ]);
    expect(at.tries('bob', 'activate', { card: 'spring', ability: 'm' })).not.toBe('ok');
  });

  it('601.2g: it pays for what its controller casts', () => {
    const spark = creatureCard('Spark', ['G'], 1, 1);
    const land = put(spring, 'bob', 'battlefield', taken);
    const at = table([spring, spark], [land, put(spark, 'ann', 'hand')]);
    expect(at.offers('ann')).toContain('cast spark');
    expect(at.tries('ann', 'cast', { card: 'spark' })).toBe('ok');
  });
});
