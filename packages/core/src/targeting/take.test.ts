import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt } from '../index.js';
import { randomFrom, seedRandom } from '../match/index.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';

const state = lanternStateOf([
  ...['a', 'b', 'c'].map((id) => lanternCardOf(id, { controller: 'bob', keywords: ['veil', 'ward'] })),
  lanternCardOf('mine'),
]);
const resolver = lantern.resolver(state);
const ann: Attempt = { controller: 'ann' };
const random = () => randomFrom(seedRandom('take'));

describe('all', () => {
  it('takes every match, protected or not', () => {
    const spec = lantern.spec({
      slots: [{ kind: 'card', filter: { controller: 'opponent', count: 'all' } }],
    });
    expect(idsOf(unwrap(resolver.takeAll(spec, ann)))).toEqual(['a', 'b', 'c']);
  });

  it('of the player chosen in an earlier slot', () => {
    const spec = lantern.spec({
      slots: [
        { id: 'who', kind: 'player' },
        { id: 'what', kind: 'card', filter: { controller: 'slots.who', count: 'all' } },
      ],
    });
    const who = (id: string) => [{ targets: [{ kind: 'player', id }] }];
    expect(idsOf(unwrap(resolver.takeAll(spec, ann, 'what', who('bob'))))).toEqual(['a', 'b', 'c']);
    expect(idsOf(unwrap(resolver.takeAll(spec, ann, 'what', who('ann'))))).toEqual(['mine']);
    expect(resolver.takeAll(spec, ann, 'what')).toMatchObject({
      issues: [{ code: 'unboundReference', data: { reference: 'slots.who' } }],
    });
  });
});

describe('at random', () => {
  const spec = lantern.spec({
    slots: [{ kind: 'card', filter: { controller: 'opponent', count: 2, random: true } }],
  });

  it('takes as many as wanted from the given source, the same for the same state', () => {
    const source = random();
    const taken = unwrap(resolver.takeRandom(spec, ann, source));
    expect(taken).toHaveLength(2);
    expect(unwrap(resolver.takeRandom(spec, ann, random()))).toEqual(taken);
    expect(source.state).not.toEqual(random().state);
  });

  it('takes what there is where there is less', () => {
    const few = lantern.resolver(lanternStateOf([lanternCardOf('a', { controller: 'bob' })]));
    expect(idsOf(unwrap(few.takeRandom(spec, ann, random())))).toEqual(['a']);
    expect(unwrap(lantern.resolver(lanternStateOf([])).takeRandom(spec, ann, random()))).toEqual([]);
  });

  it('gives every pair sometimes', () => {
    const source = random();
    const pairs = new Set(
      Array.from({ length: 60 }, () => idsOf(unwrap(resolver.takeRandom(spec, ann, source))).join()),
    );
    expect([...pairs].toSorted()).toEqual(['a,b', 'a,c', 'b,c']);
  });

  it('a refused question draws nothing', () => {
    const source = random();
    expect(resolver.takeRandom(spec, { controller: 'zed' }, source).ok).toBe(false);
    expect(source.state).toEqual(random().state);
  });
});
