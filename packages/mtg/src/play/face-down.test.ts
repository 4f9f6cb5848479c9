import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const veiled = readCard('Flying\nMorph {1}{G}\nWhen Veil is turned face up, you gain 3 life.', {
  name: 'Veil',
  manaCost: '{4}{G}',
  power: '4',
  toughness: '4',
  types: 'Creature — Beast',
});
const start = table([veiled, bear], [put(veiled, 'ann', 'hand'), ...lands('Forest', 5)]);
const down = start.does('ann', 'cast', { card: 'veil', costs: ['faceDown'] }).bothPass();

describe('702.37, 708: morph', () => {
  it('702.37c: it is cast face down for {3}, as a 2/2 creature with no name, types or abilities', () => {
    expect(start.offers('ann')).toContain('cast veil ["faceDown"]');
    const { names, types, subtypes, colors, keywords, power, toughness, manaValue, faceDown } = cardIn(
      down,
      'veil',
    );
    expect([names, types, subtypes, colors, keywords, power, toughness, manaValue, faceDown]).toEqual([
      [],
      ['creature'],
      [],
      [],
      [],
      2,
      2,
      0,
      true,
    ]);
  });

  it('708.5: only its controller may look at it', () => {
    const seenBy = (viewer: string) => JSON.stringify(down.runtime.view(down.match, viewer));
    expect(seenBy('ann')).toContain('Veil');
    expect(seenBy('bob')).not.toContain('Veil');
    expect(seenBy('bob')).not.toContain('"veil/');
  });

  it('708.5, 903.3: others are not told that it is a commander, nor how often that one was cast', () => {
    const marked = table(
      [veiled, bear],
      [put(veiled, 'ann', 'hand', { commander: true, commandCasts: 2 }), ...lands('Forest', 5)],
    )
      .does('ann', 'cast', { card: 'veil', costs: ['faceDown'] })
      .bothPass();
    const seenBy = (viewer: string | undefined) => JSON.stringify(marked.runtime.view(marked.match, viewer));
    expect(cardIn(marked, 'veil').commander).toBe(true);
    expect(seenBy('ann')).toContain('"commander":true');
    for (const viewer of ['bob', undefined]) {
      expect(seenBy(viewer)).not.toContain('"commander":');
      expect(seenBy(viewer)).not.toContain('commandCasts');
    }
  });

  it('702.37e: it is turned up at any time without the stack, and triggers on that', () => {
    const up = down.does('ann', 'activate', { card: 'veil', ability: 'turn-up' });
    expect([cardIn(up, 'veil').power, cardIn(up, 'veil').faceDown]).toEqual([4, false]);
    expect(cardIn(up, 'veil').keywords.map(({ keyword }) => keyword)).toContain('flying');
    expect(lifeOf(up.bothPass(), 'ann')).toBe(23);
  });

  it('708.9: what leaves is what it was; effects change it as they change others', () => {
    const doom = readCard('Destroy target creature.', { name: 'Doom', types: 'Sorcery', manaCost: '{1}' });
    const lord = readCard('Other creatures you control get +1/+1.', {
      name: 'Lord',
      power: '1',
      toughness: '1',
    });
    const at = table(
      [veiled, doom, lord],
      [put(veiled, 'ann', 'hand'), put(doom, 'ann', 'hand'), put(lord, 'ann'), ...lands('Forest', 5)],
    )
      .does('ann', 'cast', { card: 'veil', costs: ['faceDown'] })
      .bothPass();
    expect(cardIn(at, 'veil').power).toBe(3);
    const dead = at.does('ann', 'cast', { card: 'doom' }, ['veil']).bothPass();
    expect([zoneOf(dead, 'veil'), cardIn(dead, 'veil').names, cardIn(dead, 'veil').power]).toEqual([
      'graveyard',
      ['Veil'],
      4,
    ]);
  });

  it('702.37e: for its morph cost alone, whatever other costs its keywords have', () => {
    const both = readCard('Cycling {G}\nMorph {1}{G}', {
      name: 'Veil',
      manaCost: '{4}{G}',
      power: '4',
      toughness: '4',
      types: 'Creature — Beast',
    });
    const at = table([both], [put(both, 'ann', 'hand'), ...lands('Forest', 4)])
      .does('ann', 'cast', { card: 'veil', costs: ['faceDown'] })
      .bothPass();
    // One land is left: enough to cycle it, not to turn it up.
    expect(at.offers('ann')).toEqual(['pass']);
  });

  it('702.37b megamorph: with a counter', () => {
    const mega = readCard('Megamorph {G}', {
      name: 'Mega',
      manaCost: '{4}{G}',
      power: '4',
      toughness: '4',
      types: 'Creature — Beast',
    });
    const at = table([mega], [put(mega, 'ann', 'hand'), ...lands('Forest', 4)])
      .does('ann', 'cast', { card: 'mega', costs: ['faceDown'] })
      .bothPass()
      .does('ann', 'activate', { card: 'mega', ability: 'turn-up' });
    expect(cardIn(at, 'mega').power).toBe(5);
  });
});
