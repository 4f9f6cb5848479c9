import { describe, expect, it } from 'vitest';
import { shouldSpellFizzle, unwrap } from '../index.js';
import { lantern, lanternStateOf, pick } from '../../test/lantern.js';
import { ann, before, lamp, resolve, source, told, tool, type Case } from '../../test/resolving.js';

const one = { slots: [{ kind: 'card', filter: { controller: 'opponent' } }] };
const upToTwo = { slots: [{ kind: 'card', filter: { controller: 'opponent', count: 2, upTo: true } }] };
const twoSlots = {
  slots: [
    { id: 'x', kind: 'card', filter: { type: 'lamp' } },
    { id: 'y', kind: 'card' },
  ],
};

describe('what happens between announcement and resolution (rule 608.2b)', () => {
  it.each<[what: string, Case, readonly (readonly string[])[], fizzles: boolean]>([
    ['nothing', { spec: one, chosen: [['lamp']] }, [['lamp']], false],
    ['it left', { spec: one, chosen: [['lamp']], leaves: ['lamp'] }, [['lamp unknownTarget']], true],
    [
      'it left and came back: another object (rule 400.7, fault 8)',
      { spec: one, chosen: [['lamp']], change: { lamp: { incarnation: 1 } } },
      [['lamp changedZone']],
      true,
    ],
    [
      'it gained protection',
      { spec: one, chosen: [['lamp']], change: { lamp: { keywords: ['veil'] } } },
      [['lamp protectedTarget']],
      true,
    ],
    [
      'it changed controller',
      { spec: one, chosen: [['lamp']], change: { lamp: { controller: 'ann' } } },
      [['lamp controller']],
      true,
    ],
    [
      'it was exerted, which nothing asks for',
      { spec: one, chosen: [['lamp']], change: { lamp: { exerted: true } } },
      [['lamp']],
      false,
    ],
    [
      'it went where the game reaches nothing (rule 702.26b)',
      { spec: one, chosen: [['lamp']], change: { lamp: { zone: 'dark' } } },
      [['lamp refusedByGame']],
      true,
    ],
    [
      'one of two is illegal: it resolves',
      { spec: upToTwo, chosen: [['lamp', 'tool']], leaves: ['lamp'] },
      [['lamp unknownTarget', 'tool']],
      false,
    ],
    [
      'both are illegal: it fizzles',
      { spec: upToTwo, chosen: [['lamp', 'tool']], leaves: ['lamp', 'tool'] },
      [['lamp unknownTarget', 'tool unknownTarget']],
      true,
    ],
    [
      'none was chosen: it never fizzles (rule 115.6, fault 9)',
      { spec: upToTwo, chosen: [[]], leaves: ['lamp'] },
      [[]],
      false,
    ],
    [
      'an empty slot counts neither way (fault 9)',
      { spec: { slots: [...upToTwo.slots, ...one.slots] }, chosen: [[], ['lamp']], leaves: ['lamp'] },
      [[], ['lamp unknownTarget']],
      true,
    ],
    [
      'all targets of all slots count together',
      { spec: twoSlots, chosen: [['lamp'], ['tool']], leaves: ['lamp'] },
      [['lamp unknownTarget'], ['tool']],
      false,
    ],
    [
      'one thing, illegal in one slot and legal in the other',
      { spec: twoSlots, chosen: [['lamp'], ['lamp']], change: { lamp: { types: ['tool'] } } },
      [['lamp type'], ['lamp']],
      false,
    ],
  ])('%s', (_what, happens, report, fizzles) => {
    const found = resolve(happens);
    expect(told(found)).toEqual(report);
    expect(shouldSpellFizzle(found)).toBe(fizzles);
  });

  it('a player who left the game (rule 800.4a)', () => {
    const spec = { slots: [{ kind: 'player', filter: { is: 'opponent' } }] };
    const at = lantern.resolver(before);
    const parsed = unwrap(lantern.parseSpec(spec));
    const legal = unwrap(at.check(parsed, ann, [{ targets: [{ kind: 'player', id: 'bob' }] }]));
    const after = lantern.resolver(lanternStateOf([source], { players: [{ id: 'ann' }] }));
    const report = unwrap(after.checkTargetsStillLegal(parsed, legal));
    expect(told(report)).toEqual([['bob unknownTarget']]);
    expect(shouldSpellFizzle(report)).toBe(true);
  });

  it('says what the game still knows of each', () => {
    const gone = { ...lamp, damage: 5 };
    const [slot] = resolve({
      spec: upToTwo,
      chosen: [['lamp', 'tool']],
      leaves: ['lamp'],
      state: { gone: [gone] },
    }).slots;
    expect(slot?.targets.map(({ known }) => known)).toEqual([
      { as: 'lastKnown', object: gone, controller: 'bob' },
      { as: 'current', object: tool, controller: 'bob' },
    ]);
    expect(
      resolve({ spec: one, chosen: [['lamp']], leaves: ['lamp'] }).slots[0]?.targets[0]?.known,
    ).toBeUndefined();
  });
});

describe('what counts on announcement only (fault 11)', () => {
  it('a second filter is not looked at again', () => {
    const spec = {
      slots: [{ accepts: [{ kind: 'card', filter: { zone: 'play' }, announceOnly: { exerted: false } }] }],
    };
    expect(told(resolve({ spec, chosen: [['lamp']], change: { lamp: { exerted: true } } }))).toEqual([
      ['lamp'],
    ]);
    expect(told(resolve({ spec, chosen: [['lamp']], change: { lamp: { zone: 'pit' } } }))).toEqual([
      ['lamp zone'],
    ]);
  });

  const relation = { relation: 'same', property: 'controller', slots: ['x', 'y'] };
  it.each([
    [{}, [['lamp relationBroken'], ['tool relationBroken']]],
    [{ announceOnly: true }, [['lamp'], ['tool']]],
  ])('a relation that broke, %j', (more, report) => {
    const spec = { ...twoSlots, relations: [{ ...relation, ...more }] };
    expect(
      told(resolve({ spec, chosen: [['lamp'], ['tool']], change: { tool: { controller: 'ann' } } })),
    ).toEqual(report);
  });

  it('a relation is asked of the legal ones alone', () => {
    const spec = { ...twoSlots, relations: [relation] };
    expect(
      told(
        resolve({
          spec,
          chosen: [['lamp'], ['tool']],
          change: { lamp: { incarnation: 1, controller: 'ann' } },
        }),
      ),
    ).toEqual([['lamp changedZone'], ['tool']]);
  });

  it('numbers are fixed: X and counts are not asked again (rule 601.2c)', () => {
    const spec = { slots: [{ kind: 'card', filter: { count: 'source.cost', upTo: true } }] };
    const report = resolve({ spec, chosen: [['lamp', 'tool', 'source']], change: { source: { cost: 1 } } });
    expect(told(report)).toEqual([['lamp', 'tool', 'source']]);
  });
});

describe('division (rules 601.2d, 115.7f)', () => {
  it('shares stay with their targets, those of illegal ones are lost', () => {
    const spec = unwrap(
      lantern.parseSpec({ slots: [{ kind: 'card', min: 1, max: 'any', division: { total: 5 } }] }),
    );
    const selection = pick(['lamp', 'tool']).map((choice) => ({ ...choice, division: [4, 1] }));
    const legal = unwrap(lantern.resolver(before).check(spec, ann, selection));
    const report = unwrap(
      lantern.resolver(lanternStateOf([tool, source])).checkTargetsStillLegal(spec, legal),
    );
    expect(report.slots[0]?.targets.map(({ legal: is, share }) => [is, share])).toEqual([
      [false, 4],
      [true, 1],
    ]);
  });
});
