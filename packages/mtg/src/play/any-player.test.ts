import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const orc = readCard('{1}: Moss Druid gets +1/+1 until end of turn. Any player may activate this ability.');
const fog = readCard("{1}: Return Moss Druid to its owner's hand. Any player may activate this ability.");
const hog = creatureCard('Moss Hog', [1], 2, 2);
const priorityToBob = (card = orc, ...more: readonly ReturnType<typeof put>[]) =>
  table([card, hog], [put(card, 'ann'), ...lands('Forest', 1, 'bob'), ...more]).does('ann', 'pass');

describe('602.1c: an ability that any player may activate', () => {
  it.each([
    '{1}: Moss Druid gets +1/+1 until end of turn. Any player may activate this ability.',
    '{1}: Draw a card. Any player may activate this ability but only during any upkeep step.',
  ])('is read and printed: %s', (text) => {
    expect(printCard(readCard(text)).lines).toEqual([text]);
  });

  it.each([
    'Sacrifice Moss Druid: Draw a card. Any player may activate this ability.',
    '{1}: Draw a card. Any player may activate this ability but only as a sorcery.',
    '{1}: Draw a card. Any opponent may activate this ability.',
  ])('is refused where no match would know who pays, or when: %s', (text) => {
    const face = { name: 'Moss Druid', types: 'Creature — Elf', power: '2', toughness: '2', text };
    expect(parseCard(face).unexpressed).toHaveLength(1);
  });

  it('is offered to a player who does not control it, and paid by that player', () => {
    const at = priorityToBob();
    expect(at.offers('bob')).toContain('activate moss-druid a1');
    const done = at.does('bob', 'activate', { card: 'moss-druid', ability: 'a1' });
    expect(done.state.abilities[0]?.controller).toBe('bob');
    expect(cardIn(done, 'bobs-forest-1').tapped).toBe(true);
    expect(cardIn(done.bothPass(), 'moss-druid').power).toBe(3);
  });

  it('other abilities of it are its controller’s alone', () => {
    const own = readCard(
      '{1}: Moss Druid gets +1/+1 until end of turn.\n{0}: Draw a card. Any player may activate this ability.',
    );
    const at = priorityToBob(own);
    expect(at.tries('bob', 'activate', { card: 'moss-druid', ability: 'a1' })).toBe('mtg.notYours');
    expect(at.offers('bob')).not.toContain('activate moss-druid a1');
    expect(at.offers('bob')).toContain('activate moss-druid a2');
  });

  it('"its owner" is that of the object, whoever activated it and whoever controls it', () => {
    const stolen = table(
      [fog],
      [put(fog, 'bob', 'battlefield', { controller: 'ann', ownController: 'ann' }), ...lands('Forest', 1)],
    );
    const done = stolen.does('ann', 'activate', { card: 'moss-druid', ability: 'a1' }).bothPass();
    expect([zoneOf(done, 'moss-druid'), cardIn(done, 'moss-druid').owner]).toEqual(['hand', 'bob']);
  });

  it('a token that is a copy has it as well', () => {
    const twin = readCard("Create a token that's a copy of target creature.", {
      name: 'Moss Twin',
      types: 'Sorcery',
      manaCost: '{0}',
    });
    const at = table([orc, twin], [put(orc, 'ann'), put(twin, 'ann', 'hand'), ...lands('Forest', 1, 'bob')])
      .does('ann', 'cast', { card: 'moss-twin' }, ['moss-druid'])
      .bothPass()
      .does('ann', 'pass');
    expect(at.offers('bob').filter((offer) => offer.startsWith('activate'))).toHaveLength(2);
  });
});
