import { describe, expect, it } from 'vitest';
import { unwrap } from '../index.js';
import { lantern, lanternStateOf, pick, type LanternCard, type LanternState } from '../../test/lantern.js';
import { ann, before, lamp, resolve, source, told, type Case } from '../../test/resolving.js';

const one = { slots: [{ kind: 'card', filter: { controller: 'opponent' } }] };

describe('last known information (rules 113.7a, 608.2b, fault 10)', () => {
  const spec = { slots: [{ kind: 'card', filter: { cost: { lt: 'source.cost' } } }] };
  const dearer = { ...source, cost: 2 };

  it.each<
    [
      string,
      Partial<LanternState>,
      readonly string[],
      Readonly<Record<string, Partial<LanternCard>>>,
      readonly (readonly string[])[],
    ]
  >([
    ['it is there', {}, [], {}, [['lamp']]],
    ['it is there, and changed', {}, [], { source: { cost: 2 } }, [['lamp cost']]],
    ['it is gone, as it last was', { gone: [source] }, ['source'], {}, [['lamp']]],
    ['it is gone, and last was otherwise', { gone: [dearer] }, ['source'], {}, [['lamp cost']]],
    [
      'it came back as another, so what it last was counts',
      { gone: [dearer] },
      [],
      { source: { incarnation: 1, cost: 9 } },
      [['lamp cost']],
    ],
  ])('%s', (_what, state, leaves, change, report) => {
    expect(told(resolve({ spec, chosen: [['lamp']], state, leaves, change }))).toEqual(report);
  });

  it('where the game remembers nothing, a check that needs it is refused, never guessed', () => {
    const parsed = unwrap(lantern.parseSpec(spec));
    const legal = unwrap(lantern.resolver(before).check(parsed, ann, pick(['lamp'])));
    const after = lantern.resolver(lanternStateOf([lamp]));
    expect(after.checkTargetsStillLegal(parsed, legal)).toMatchObject({
      ok: false,
      issues: [{ code: 'unboundReference', data: { reference: 'source.cost' } }],
    });
  });

  it('a check that does not need it goes on without', () => {
    expect(told(resolve({ spec: one, chosen: [['lamp']], leaves: ['source'] }))).toEqual([['lamp']]);
    const another = { slots: [{ kind: 'card', filter: { excludeSelf: true } }] };
    expect(told(resolve({ spec: another, chosen: [['lamp']], leaves: ['source'] }))).toEqual([['lamp']]);
  });
});

describe('later slots look at earlier ones as they are, or as they last were', () => {
  const spec = {
    slots: [
      { id: 'first', kind: 'card', filter: { type: 'lamp' } },
      { id: 'then', kind: 'card', filter: { controller: 'slots.first', cost: { gt: 'slots.first.cost' } } },
    ],
  };

  it.each<[string, Partial<Case>, readonly (readonly string[])[]]>([
    ['the first is there', {}, [['lamp'], ['tool']]],
    ['it changed sides', { change: { lamp: { controller: 'ann' } } }, [['lamp'], ['tool controller']]],
    [
      "it is gone, and was its player's",
      { leaves: ['lamp'], state: { gone: [lamp] } },
      [['lamp unknownTarget'], ['tool']],
    ],
    [
      'it is gone and nothing is known of it',
      { leaves: ['lamp'] },
      [['lamp unknownTarget'], ['tool controller cost']],
    ],
  ])('%s', (_what, happens, report) => {
    expect(told(resolve({ spec, chosen: [['lamp'], ['tool']], ...happens }))).toEqual(report);
  });
});
