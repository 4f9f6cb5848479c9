import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { basics, creatureCard, define } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { FORMATS, mtgFormat } from '../language/format.js';
import { drawLedDeck } from './drawing.js';

const leader = creatureCard('Elder', ['G'], 2, 2, [], { supertypes: ['legendary'] });
const grove = creatureCard('Grove Bear', [1, 'G'], 2, 2);
const stone = define('Stone', { types: ['artifact'], cost: [2] });
/** It is cast with green mana alone, but its text gives it two colours. */
const burner = readCard('{R}: ~ gets +1/+0 until end of turn.', { name: 'Burner', manaCost: '{G}' });
const lamp = readCard('{T}: Add {U}.', { name: 'Lamp', types: 'Artifact', manaCost: '{2}' });
const prism = readCard('{T}: Add one mana of any color.', { name: 'Prism', types: 'Artifact' });
const pool = [...basics, leader, grove, stone, burner, lamp, prism];
const drawn = (seed: string) =>
  unwrap(drawLedDeck(pool, mtgFormat.parse(FORMATS.commander), randomFrom(seedRandom(seed))));

describe('903.5c: a deck that the seed draws for a commander', () => {
  it.each(['a', 'b', 'c'])(
    '903.4: has no card with another colour in its cost or in its text: %s',
    (seed) => {
      const { main, leaders } = drawn(seed);
      expect(leaders).toEqual(['elder']);
      expect([...new Set(main)].toSorted()).toEqual(['forest', 'grove-bear', 'prism', 'stone']);
    },
  );

  it('of drawn cards, seventeen of forty are basic lands, where there are spells enough', () => {
    const stones = Array.from({ length: 30 }, (_none, at) =>
      define(`Stone ${at}`, { types: ['artifact'], cost: [2] }),
    );
    const small = { ...mtgFormat.parse(FORMATS.commander), deckSize: 21 };
    const { main } = unwrap(drawLedDeck([...pool, ...stones], small, randomFrom(seedRandom('e'))));
    expect([main.length, main.filter((id) => id === 'forest').length]).toEqual([20, 9]);
  });

  it('903.5a, 903.5b: is of one card each beside basic lands, ninety-nine in all', () => {
    const { main } = drawn('d');
    expect([main.length, main.filter((id) => id !== 'forest').length]).toEqual([99, 3]);
  });
});
