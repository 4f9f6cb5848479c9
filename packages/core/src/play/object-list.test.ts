import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedObject, ObjectLists } from './object-list.js';

interface Piece extends ListedObject {
  readonly worn: number;
}
const ids = ['a', 'b', 'c', 'd', 'e'];
const zones = ['hand', 'play', 'pile'];
const piece = (instanceId: string, zone = 'hand', worn = 0): Piece => ({ instanceId, zone, worn });

describe('objects on lists', () => {
  it('law: are found as a search finds them, whatever was made of which list and whoever looked before', () => {
    const step = fc.record({
      how: fc.constantFrom('look', 'replace', 'wear', 'wearAll', 'more'),
      of: fc.nat(),
      id: fc.constantFrom(...ids, 'f', 'g'),
      zone: fc.constantFrom(...zones),
    });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...zones), { maxLength: 5 }), fc.array(step), (start, steps) => {
        const lists = new ObjectLists<Piece>();
        const made: (readonly Piece[])[] = [start.map((zone, at) => piece(ids[at] ?? '', zone))];
        for (const { how, of, id, zone } of steps) {
          const list = made[of % made.length] ?? [];
          if (how === 'look') lists.in(list, zone);
          if (how === 'replace') made.push(lists.with(list, piece(id, zone, made.length)));
          if (how === 'wear')
            made.push(lists.change(list, zone, (one) => ({ ...one, worn: one.worn + made.length })));
          if (how === 'wearAll')
            made.push(
              lists.changeEach(list, (one) =>
                one.worn > 0 ? { ...one, worn: one.worn + made.length } : one,
              ),
            );
          if (how === 'more' && !lists.at(list, id)) made.push(lists.withMore(list, piece(id, zone)));
        }
        for (const list of made) {
          for (const each of [...ids, 'f', 'g']) {
            expect(lists.at(list, each)).toBe(list.find(({ instanceId }) => instanceId === each));
            expect(lists.positionOf(list, each) ?? -1).toBe(
              list.findIndex(({ instanceId }) => instanceId === each),
            );
          }
          for (const each of zones)
            expect(lists.in(list, each)).toEqual(list.filter((found) => found.zone === each));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('law: are found on lists of which nothing is kept any more, and on what is made of them', () => {
    const lists = new ObjectLists<Piece>();
    const made: (readonly Piece[])[] = [ids.map((id) => piece(id))];
    for (let at = 0; at < 300; at++) {
      const list = made[(at * 7) % made.length] ?? [];
      const zone = zones[at % 3] ?? '';
      made.push(lists.with(list, piece(ids[at % 5] ?? '', zone, at)));
      made.push(lists.change(list, zone, (one) => ({ ...one, worn: at })));
    }
    for (const list of made.toReversed()) {
      for (const id of ids) expect(lists.at(list, id)).toBe(list.find(({ instanceId }) => instanceId === id));
      for (const zone of zones)
        expect(lists.in(list, zone)).toEqual(list.filter((found) => found.zone === zone));
    }
  });

  it('give the very list of a zone in which nothing changes, and the very list where nothing does', () => {
    const lists = new ObjectLists<Piece>();
    const list = [piece('a'), piece('b', 'play')];
    const hand = lists.in(list, 'hand');
    expect(lists.in(lists.with(list, piece('b', 'play', 1)), 'hand')).toBe(hand);
    expect(lists.with(list, piece('z'))).toBe(list);
    expect(lists.change(list, 'play', (one) => one)).toBe(list);
  });

  it('have one identity until one comes or goes', () => {
    const lists = new ObjectLists<Piece>();
    const list = [piece('a'), piece('b', 'play')];
    expect(lists.identity(lists.with(list, piece('b', 'pile')))).toBe(lists.identity(list));
    expect(lists.identity([...list, piece('c')])).not.toBe(lists.identity(list));
  });
});
