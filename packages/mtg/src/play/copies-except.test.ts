import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { sorcery, unreadOf } from '../../test/read-card.js';
import { put, table } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const hero = { ...creatureCard('Moss Hero', [1], 3, 3), supertypes: ['legendary' as const] };
const copy = (how: string) =>
  sorcery(`Create a token that's a copy of target creature, except ${how}.`, '{0}');
const made = (how: string, owner = 'ann') => {
  const spell = copy(how);
  const at = table([spell, hero], [put(spell, 'ann', 'hand'), put(hero, owner)])
    .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hero'])
    .bothPass();
  return at.state.cards.find(({ token }) => token);
};

describe('707.9: copies with exceptions', () => {
  it.each([
    "it isn't legendary",
    "it's 1/1",
    'it has haste',
    "it isn't legendary and it has flying and haste",
    "it isn't legendary, it's 1/1, and it has flying",
  ])('are read and printed: %s', (how) => {
    expect(printCard(copy(how)).lines).toEqual([
      `Create a token that's a copy of target creature, except ${how}.`,
    ]);
  });

  it.each(["it isn't white", 'it has haste and it has flying', "it isn't legendary and draws"])(
    'others are refused: %s',
    (how) => {
      expect(unreadOf(`Create a token that's a copy of target creature, except ${how}.`)).toHaveLength(1);
    },
  );

  it('707.9b: it is not legendary, so that both stay, whoever controls what is copied', () => {
    const own = made("it isn't legendary");
    expect([own?.supertypes, own?.names, own?.power]).toEqual([[], ['Moss Hero'], 3]);
    expect(made("it isn't legendary", 'bob')).toMatchObject({ owner: 'ann', supertypes: [] });
    expect(made("it's 1/1", 'bob')).toMatchObject({ supertypes: ['legendary'], power: 1, toughness: 1 });
  });

  it('a copy of the copy is not legendary either', () => {
    const first = copy("it isn't legendary");
    const second = {
      ...sorcery("Create a token that's a copy of target creature.", '{0}'),
      id: 'second',
      name: 'Second',
    };
    const at = table(
      [first, second, hero],
      [put(first, 'ann', 'hand'), put(second, 'ann', 'hand'), put(hero, 'bob')],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hero'])
      .bothPass();
    const token = at.state.cards.find((card) => card.token)?.instanceId ?? '';
    const both = at.does('ann', 'cast', { card: 'second' }, [token]).bothPass();
    expect(both.state.cards.filter((card) => card.token).map(({ supertypes }) => supertypes)).toEqual([
      [],
      [],
    ]);
  });
});

describe('601.2a: where a spell was cast from', () => {
  it('is remembered as it resolves', () => {
    const text = 'You gain 1 life.\nIf Moss Rite was cast from a graveyard, you gain 5 life.\nFlashback {0}';
    const spell = sorcery(text, '{0}');
    const life = (zone: 'hand' | 'graveyard') => {
      const at = table([spell], [put(spell, 'ann', zone)]);
      const costs = zone === 'graveyard' ? { costs: ['flashback'] } : {};
      return at.does('ann', 'cast', { card: 'moss-rite', ...costs }).bothPass().state.players[0]?.life;
    };
    expect([life('hand'), life('graveyard')]).toEqual([21, 26]);
  });
});
