/** Hostile ids and counts, in documents that are otherwise valid. */
import { describe, expect, it } from 'vitest';
import { unwrap } from './index.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf } from '../test/lantern.js';

const state = lanternStateOf([lanternCardOf('a'), lanternCardOf('b')]);
const resolver = lantern.resolver(state);

describe('counts', () => {
  it.each([-1, 1.5, 10_001, 2 ** 31, 2 ** 53, 1e308, '3', 'Y', null, {}])('%j is no count', (count) => {
    for (const slot of [
      { filter: { count } },
      { min: count },
      { max: count },
      { division: { total: count } },
    ]) {
      expect(lantern.parseSpec({ slots: [slot] }).ok).toBe(false);
    }
  });

  it.each([-0, 0, 10_000])('%j is one', (count) => {
    expect(lantern.parseSpec({ slots: [{ min: 0, filter: { count } }] }).ok).toBe(true);
  });

  it.each([-1, 1.5, 2 ** 53, 1e308])('a source whose cost is %d gives none', (cost) => {
    const at = lantern.resolver(lanternStateOf([lanternCardOf('a', { cost })]));
    const wanted = lantern.spec({ slots: [{ kind: 'card', filter: { count: 'source.cost' } }] });
    const asked = at.legalTargets(wanted, { controller: 'ann', source: { kind: 'card', id: 'a' } });
    expect(asked).toMatchObject({ ok: false, issues: [{ code: 'invalidValue' }] });
  });

  it('a selection of thousands is answered in bounded time', () => {
    const related = lantern.spec({
      slots: [
        { id: 'one', kind: 'card', max: 'any' },
        { id: 'two', kind: 'card', max: 'any' },
      ],
      relations: [
        { relation: 'different', slots: ['one', 'two'] },
        { relation: 'distinct', property: 'name', slots: ['one', 'two'] },
      ],
    });
    const targets = Array.from({ length: 3_000 }, () => ({ kind: 'card', id: 'a' }));
    const start = performance.now();
    const asked = resolver.check(related, { controller: 'ann' }, [{ targets }, { targets }]);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(asked.ok).toBe(false);
  });
});

describe('ids that are names of built-in properties', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length'];

  it.each(NAMES)('a card, a player and a type named %s are like any other', (name) => {
    const odd = lanternStateOf(
      [lanternCardOf(name, { controller: name, owner: name, types: [name] }), lanternCardOf('b')],
      {
        players: [{ id: name }, { id: 'ann' }],
      },
    );
    const parsed = unwrap(lantern.parseState(JSON.parse(JSON.stringify(odd))));
    const at = lantern.resolver(parsed);
    const wanted = lantern.spec({
      slots: [{ kind: 'card', filter: { type: name, controller: 'opponent' } }],
    });
    const ann = { controller: 'ann' };
    expect(idsOf(unwrap(at.legalTargets(wanted, ann)))).toEqual([name]);
    expect(unwrap(at.explain(wanted, ann, { kind: 'card', id: name })).legal).toBe(true);
    const legal = unwrap(at.check(wanted, ann, [{ targets: [{ kind: 'card', id: name }] }]));
    expect(unwrap(at.checkTargetsStillLegal(wanted, legal)).slots[0]?.targets[0]?.legal).toBe(true);
  });

  it.each(NAMES)('nothing is known as %s unless it is there', (name) => {
    const ann = { controller: 'ann', source: { kind: 'card', id: 'a' } };
    const one = lantern.spec({ slots: [{ kind: 'card' }] });
    const target = { kind: 'card', id: name };
    expect(resolver.check(one, ann, [{ targets: [target] }])).toMatchObject({
      issues: [{ code: 'unknownTarget' }],
    });
    expect(resolver.check(one, ann, [{ targets: [{ kind: name, id: 'a' }] }])).toMatchObject({
      issues: [{ code: 'unknownTarget' }],
    });
    expect(resolver.legalTargets(one, { controller: name })).toMatchObject({
      issues: [{ code: 'unknownPlayer' }],
    });
    expect(resolver.legalTargets(one, ann, name)).toMatchObject({ issues: [{ code: 'unknownSlot' }] });
    expect(lantern.parseSpec({ slots: [{ kind: name }] })).toMatchObject({
      issues: [{ code: 'unknownKind' }],
    });
    expect(lantern.parseFilter(name, {})).toMatchObject({ issues: [{ code: 'unknownKind' }] });
  });

  it.each(NAMES.filter((name) => /^\w{1,32}$/.test(name) && name !== '__proto__'))(
    'a slot, a property and a role named %s',
    (name) => {
      const odd = unwrap(
        lantern.parseSpec({
          slots: [
            { id: name, kind: 'card', filter: { cost: 1 } },
            { id: 'then', kind: 'card', filter: { cost: `slots.${name}.cost` } },
          ],
          relations: [{ relation: 'same', property: name, slots: [name, 'then'] }],
        }),
      );
      const asked = resolver.check(odd, { controller: 'ann' }, [
        { targets: [{ kind: 'card', id: 'a' }] },
        { targets: [{ kind: 'card', id: 'b' }] },
      ]);
      expect(asked).toMatchObject({ ok: false, issues: [{ code: 'relationBroken' }] });
      const unbound = { ok: false, issues: [{ code: 'unboundReference' }] };
      const ann = { controller: 'ann', source: { kind: 'card', id: 'a' } };
      for (const filter of [{ cost: `source.${name}` }, { controller: `role.${name}` }]) {
        const asks = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter }] }));
        expect(resolver.legalTargets(asks, ann)).toMatchObject(unbound);
      }
    },
  );
});

it('a card whose id no reference could name is refused', () => {
  const at = (id: string) => lantern.parseState(lanternStateOf([lanternCardOf(id)]));
  expect(at('x'.repeat(256)).ok).toBe(true);
  for (const id of ['', 'x'.repeat(257)]) {
    expect(at(id)).toMatchObject({ issues: [{ code: 'invalidValue', path: ['cards', 0, 'instanceId'] }] });
  }
});

describe('two things with one id', () => {
  const twice = { ok: false, issues: [{ code: 'duplicateId', data: { id: 'a', kind: 'card' } }] };
  const state2 = lanternStateOf([
    lanternCardOf('a'),
    lanternCardOf('b'),
    lanternCardOf('a', { zone: 'pit' }),
  ]);

  it('a state with two such cards is refused', () => {
    expect(lantern.parseState(state2)).toMatchObject(twice);
    expect(lantern.parseState(lanternStateOf([], { players: [{ id: 'a' }, { id: 'a' }] }))).toMatchObject({
      issues: [{ code: 'duplicateId', data: { id: 'a', kind: 'player' } }],
    });
  });

  it('and every question about it, where a game has made one', () => {
    const at = lantern.resolver(state2);
    const one = lantern.spec({ slots: [{ kind: 'card' }] });
    const ann = { controller: 'ann' };
    expect(at.legalTargets(one, ann)).toMatchObject(twice);
    expect(at.explain(one, ann, { kind: 'card', id: 'b' })).toMatchObject(twice);
    expect(at.check(one, ann, [{ targets: [{ kind: 'card', id: 'a' }] }])).toMatchObject(twice);
    expect(at.choices(one, ann)).toMatchObject(twice);
    expect(at.checkTargetsStillLegal(one, { attempt: ann, slots: [] })).toMatchObject(twice);
  });
});
