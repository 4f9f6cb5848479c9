import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';

const DRUID = 'moss-druid';
const imp = creatureCard('Imp', [1], 1, 1);
const ox = creatureCard('Ox', [1], 2, 2);

/** Ann casts a Moss Druid with this text. Its first trigger has been put on the stack. */
const entering = (text: string, ...more: Parameters<typeof put>[]) => {
  const card = readCard(text);
  return table(
    [card, imp, ox],
    [put(card, 'ann', 'hand'), ...lands('Forest', 5), ...more.map((args) => put(...args))],
  )
    .does('ann', 'cast', { card: DRUID })
    .bothPass();
};
const answer = (at: ReturnType<typeof table>, ...chosen: readonly string[][]) =>
  at.does('ann', 'decide', {}, ...chosen);

describe('603.12: "When you do, ..." as matches play it', () => {
  const text =
    'When Moss Druid enters, you may sacrifice another creature. When you do, Moss Druid deals 2 damage to target creature an opponent controls and each opponent loses 1 life.';

  it('603.12: its target is chosen after what was done, and it is countered by no one who could not know of it', () => {
    const resolving = entering(text, [imp, 'ann'], [ox, 'bob']).bothPass();
    const paying = answer(resolving, ['yes']);
    const done = answer(paying, ['imp']);
    expect(zoneOf(done, 'imp')).toBe('graveyard');
    expect(done.state.abilities.map(({ name }) => name)).toEqual([]);
    const aimed = answer(done, ['ox']);
    expect(aimed.state.abilities.map(({ name }) => name)).toEqual(['reflexive']);
    expect(zoneOf(aimed, 'ox')).toBe('battlefield');
    const after = aimed.bothPass();
    expect([zoneOf(after, 'ox'), lifeOf(after, 'bob')]).toEqual(['graveyard', 19]);
  });

  it('603.12 nothing triggers for who does not', () => {
    const at = answer(entering(text, [imp, 'ann'], [ox, 'bob']).bothPass(), ['no']);
    expect([zoneOf(at, 'imp'), at.state.waiting, at.state.stack]).toEqual(['battlefield', [], []]);
  });

  it('603.3d it is taken away where there is nothing to choose', () => {
    const at = answer(answer(entering(text, [imp, 'ann']).bothPass(), ['yes']), ['imp']);
    expect([at.state.waiting, at.state.stack, lifeOf(at, 'bob')]).toEqual([[], [], 20]);
  });

  it('701.17 what is sacrificed by itself is not, once it left', () => {
    const left = 'When Moss Druid enters, sacrifice it. When you do, you gain 3 life.';
    const at = entering(left);
    expect(lifeOf(at.bothPass(2), 'ann')).toBe(23);
    const bolt = readCard('Destroy target creature.', { name: 'Bolt', types: 'Instant', manaCost: '{1}' });
    const druid = readCard(left);
    const responded = table(
      [druid, bolt],
      [put(druid, 'ann', 'hand'), put(bolt, 'ann', 'hand'), ...lands('Forest', 5)],
    )
      .does('ann', 'cast', { card: DRUID })
      .bothPass()
      .does('ann', 'cast', { card: 'bolt' }, [DRUID])
      .bothPass(2);
    expect([zoneOf(responded, DRUID), lifeOf(responded, 'ann')]).toEqual(['graveyard', 20]);
  });

  it('603.7c a spell has one, too; X and what is bound mean the same as it resolves', () => {
    const rite = sorcery(
      'Target creature gets +1/+1 until end of turn. You may pay {2}. When you do, that creature gets +3/+0 until end of turn.',
    );
    const at = table([rite, ox], [put(rite, 'ann', 'hand'), put(ox, 'ann'), ...lands('Forest', 5)])
      .does('ann', 'cast', { card: 'moss-rite' }, ['ox'])
      .bothPass();
    expect(cardIn(answer(at, ['yes']).bothPass(), 'ox')).toMatchObject({ power: 6, toughness: 3 });
  });
});

describe('"that player" of damage', () => {
  it('120.3 who was dealt the damage, as targets mean that player', () => {
    const card = readCard(
      'Whenever Moss Druid deals combat damage to a player, destroy target creature that player controls.',
    );
    const at = table([card, ox, imp], [put(card, 'ann'), put(imp, 'ann'), put(ox, 'bob')])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: DRUID })
      .does('ann', 'doneAttacking')
      .until('combatDamage');
    expect(at.tries('ann', 'decide', {}, ['imp'])).toBe('filterMismatch');
    expect(zoneOf(answer(at, ['ox']).bothPass(), 'ox')).toBe('graveyard');
  });
});

describe('what of such words is refused', () => {
  it.each([
    'When Moss Druid enters, destroy target creature. When you do, draw a card.',
    'Flying. When you do, draw a card.',
    'When Moss Druid enters, you may pay {1}. When you do, draw a card. When you do, draw a card.',
    'When Moss Druid enters, you may pay {1}. When you do, sing a song.',
  ])('%s', (text) => {
    const { unexpressed } = parseCard({
      name: 'Moss Druid',
      types: 'Creature Elf',
      text,
      power: '1',
      toughness: '1',
    });
    expect(unexpressed.length).toBeGreaterThan(0);
  });
});
