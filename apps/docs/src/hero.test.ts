import { describe, expect, it } from 'vitest';
import { hero } from './hero.mjs';

const { cards, qualities, readings, tails } = await hero();
const names = cards.map(({ name }) => name);

/** What is read with these words. */
const read = (quality: string, tail: string) => {
  const found = readings[qualities.indexOf(quality)]?.[tails.indexOf(tail)];
  if (!found) throw new Error('There are no such words.');
  return found;
};
const legal = (quality: string, tail: string) =>
  read(quality, tail).verdicts.flatMap((verdict, at) => (verdict.legal ? [names[at]] : []));

describe('what the first page lets people try is what the engine answers', () => {
  it('the words with which it begins, all that they say, and the words printed from that', () => {
    const { parts, json, printed } = read('nonblack', 'an opponent controls');
    expect(parts.map(({ words }) => words)).toEqual([
      'Destroy',
      'target',
      'nonblack',
      'creature',
      'an opponent controls',
    ]);
    expect(printed).toBe('Destroy target nonblack creature an opponent controls.');
    expect(JSON.parse(json)).toMatchObject({
      effects: [{ effect: 'destroy', what: { bound: 't1' } }],
      targets: { slots: [{ id: 't1', min: 1, max: 1 }] },
    });
  });

  it.each([
    ['nonblack', 'an opponent controls', ['Grove Elder']],
    ['nonblack', 'you control', ['Mossback', 'Kite Scout']],
    ['black', 'an opponent controls', ['Sootling']],
    ['black', 'you control', []],
    ['', 'with power 3 or less', ['Sootling', 'Mossback', 'Kite Scout']],
    ['', '', ['Grove Elder', 'Sootling', 'Mossback', 'Kite Scout']],
  ])('%s, %s: can be chosen', (quality, tail, wanted) => {
    expect(legal(quality, tail)).toEqual(wanted);
  });

  it.each([
    ['Sootling', 'left out by “nonblack”', 'adjective'],
    ['Mossback', 'left out by “an opponent controls”', 'tail'],
    ['Veiled Warden', 'is protected by hexproof (rule 702.11b)', ''],
  ])('%s: %s', (name, why, role) => {
    expect(read('nonblack', 'an opponent controls').verdicts[names.indexOf(name)]).toEqual({
      legal: false,
      why,
      role,
    });
  });

  it('whatever is chosen is read, and says of each card whether it may be aimed at', () => {
    for (const reading of readings.flat()) {
      const accepts = [{ kind: 'card', filter: { zone: 'battlefield', type: 'creature' } }];
      expect(JSON.parse(reading.json)).toMatchObject({ targets: { slots: [{ accepts }] } });
      expect(reading.printed).toBe(`${reading.parts.map(({ words }) => words).join(' ')}.`);
      expect(reading.verdicts).toHaveLength(cards.length);
    }
    for (const { picture } of cards) expect(picture).toMatch(/^<div class="rt-card".*<svg/su);
  });
});
