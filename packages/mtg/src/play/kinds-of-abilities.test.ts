import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';

const imp = creatureCard('Imp', [1], 1, 1);
const caller = readCard('When this creature enters, tap target creature an opponent controls.', {
  name: 'Caller',
  types: 'Creature',
  power: '1',
  toughness: '1',
});
const archer = readCard('{1}: Tap target creature.', { name: 'Archer', types: 'Artifact' });
const dart = readCard('Tap target creature.', { name: 'Dart', types: 'Instant' });

/** By what of bob's a creature with these words can be tapped. */
function tappedBy(words: string): readonly string[] {
  const druid = readCard(words);
  const start = table(
    [druid, imp, caller, archer, dart],
    [
      put(druid, 'ann'),
      put(imp, 'ann'),
      put(archer, 'bob'),
      put(caller, 'bob', 'hand'),
      put(dart, 'bob', 'hand'),
      ...lands('Forest', 3, 'bob'),
    ],
    { activePlayer: 'bob', turn: { priority: 'bob' } },
  );
  const ability =
    start
      .offers('bob')
      .find((offer) => offer.startsWith('activate archer'))
      ?.split(' ')
      .at(2) ?? '';
  const called = start.does('bob', 'cast', { card: 'caller' }).bothPass();
  const tries = {
    spell: start.tries('bob', 'cast', { card: 'dart' }, ['moss-druid']),
    activated: start.tries('bob', 'activate', { card: 'archer', ability }, ['moss-druid']),
    triggered: called.tries('bob', 'decide', {}, ['moss-druid']),
  };
  return Object.entries(tries).flatMap(([name, tried]) => (tried === 'ok' ? [name] : []));
}

describe('113.3 kinds of abilities, as matches tell them apart', () => {
  it.each([
    ['Vigilance', ['spell', 'activated', 'triggered']],
    ["Moss Druid can't be the target of activated abilities.", ['spell', 'triggered']],
    ["Moss Druid can't be the target of triggered abilities.", ['spell', 'activated']],
    ["Moss Druid can't be the target of abilities.", ['spell']],
    ['Hexproof from activated abilities', ['spell', 'triggered']],
    ['Hexproof from triggered abilities', ['spell', 'activated']],
    ['Hexproof from activated and triggered abilities', ['spell']],
  ])('113.9, 702.11d %s', (words, found) => {
    expect(tappedBy(words)).toEqual(found);
  });
});

it('113.6m each of its abilities works in a zone of its own', () => {
  const shade = readCard('Cycling {1}\nUnearth {1}', {
    name: 'Shade',
    types: 'Creature — Shade',
    power: '1',
    toughness: '1',
    manaCost: '{5}',
  });
  const offered = (zone: 'hand' | 'graveyard' | 'battlefield') =>
    table([shade], [put(shade, 'ann', zone), ...lands('Forest', 1)])
      .offers('ann')
      .filter((offer) => offer.startsWith('activate'));
  expect([offered('hand'), offered('graveyard'), offered('battlefield')]).toEqual([
    ['activate shade cycling'],
    ['activate shade unearth'],
    [],
  ]);
});
