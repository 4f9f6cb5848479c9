import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery, unreadOf } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const hog = creatureCard('Moss Hog', [1], 2, 2);
const doom = sorcery('Destroy target creature.', '{0}');
const warden = readCard('If a nontoken creature an opponent controls would die, exile it instead.', {
  name: 'Moss Warden',
  types: 'Enchantment',
  manaCost: '{1}',
});
const doomed = (...cards: readonly ReturnType<typeof put>[]) =>
  table([warden, hog, doom], [put(doom, 'ann', 'hand'), ...cards])
    .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
    .bothPass();

describe('614.1a: what would die is exiled instead', () => {
  it.each([
    'If Moss Druid would die, exile it instead.',
    'If a nontoken creature an opponent controls would die, exile it instead.',
    'If an Elf you control would die, exile it instead.',
  ])('is read and printed: %s', (text) => {
    expect(printCard(readCard(text)).lines).toEqual([text]);
  });

  it('of an opponent, and of nobody else', () => {
    expect(zoneOf(doomed(put(warden, 'ann'), put(hog, 'bob')), 'moss-hog')).toBe('exile');
    expect(zoneOf(doomed(put(warden, 'ann'), put(hog, 'ann')), 'moss-hog')).toBe('graveyard');
  });

  it('whoever owns it: its controller counts', () => {
    const stolen = put(hog, 'ann', 'battlefield', { controller: 'bob', ownController: 'bob' });
    expect(zoneOf(doomed(put(warden, 'ann'), stolen), 'moss-hog')).toBe('exile');
  });

  it('a creature that dies at the same time as the source is exiled, too', () => {
    const both = readCard('If a creature an opponent controls would die, exile it instead.');
    const wrath = sorcery('Destroy all creatures.', '{0}');
    const at = table([both, hog, wrath], [put(both, 'ann'), put(hog, 'bob'), put(wrath, 'ann', 'hand')])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect([zoneOf(at, 'moss-druid'), zoneOf(at, 'moss-hog')]).toEqual(['graveyard', 'exile']);
  });

  it('611.2c: for a turn, of whatever dies in it', () => {
    const rite = sorcery('If a creature would die this turn, exile it instead.', '{0}');
    const late = readCard('Destroy target creature.', {
      name: 'Moss Doom',
      types: 'Sorcery',
      manaCost: '{0}',
    });
    const at = table(
      [rite, late, hog],
      [put(rite, 'ann', 'hand'), put(late, 'ann', 'hand'), put(hog, 'ann', 'hand'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass()
      .does('ann', 'cast', { card: 'moss-hog' })
      .bothPass()
      .does('ann', 'cast', { card: 'moss-doom' }, ['moss-hog'])
      .bothPass();
    expect(zoneOf(at, 'moss-hog')).toBe('exile');
  });

  it('"that creature or planeswalker" is the one target', () => {
    const bolt = sorcery(
      'Moss Rite deals 2 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.',
      '{0}',
    );
    const at = table([bolt, hog], [put(bolt, 'ann', 'hand'), put(hog, 'bob')])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .bothPass();
    expect(zoneOf(at, 'moss-hog')).toBe('exile');
  });
});

describe('614.1a: a spell that is exiled instead of going to a graveyard', () => {
  const gift = readCard('You gain 1 life.', { name: 'Moss Gift', types: 'Instant', manaCost: '{3}' });
  const recall = sorcery(
    'You may cast target instant or sorcery card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.',
    '{0}',
  );
  const stop = readCard('Counter target spell.', { name: 'Moss Stop', types: 'Instant', manaCost: '{0}' });
  const back = readCard("Return target spell to its owner's hand.", {
    name: 'Moss Back',
    types: 'Instant',
    manaCost: '{0}',
  });
  const recalled = (...cards: readonly ReturnType<typeof put>[]) =>
    table([gift, recall, stop, back], [put(gift, 'ann', 'graveyard'), put(recall, 'ann', 'hand'), ...cards])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-gift'])
      .bothPass()
      .does('ann', 'decide', {}, ['yes']);

  it('is read and printed, and of another object it is not read', () => {
    expect(printCard(recall).unsaid).toEqual([]);
    const other = 'If target spell would be put into your graveyard, exile it instead.';
    expect(
      unreadOf(`You may cast target sorcery card from your graveyard without paying its mana cost. ${other}`),
    ).not.toEqual([]);
  });

  it('as it resolves', () => {
    const done = recalled().bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, 'moss-gift')]).toEqual([21, 'exile']);
  });

  it('as it is countered, but not as it returns to a hand', () => {
    const countered = recalled(put(stop, 'ann', 'hand')).does('ann', 'cast', { card: 'moss-stop' }, [
      'moss-gift',
    ]);
    expect(zoneOf(countered.bothPass(), 'moss-gift')).toBe('exile');
    const returned = recalled(put(back, 'ann', 'hand')).does('ann', 'cast', { card: 'moss-back' }, [
      'moss-gift',
    ]);
    expect(zoneOf(returned.bothPass(), 'moss-gift')).toBe('hand');
  });
});
