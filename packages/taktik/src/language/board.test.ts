import { describe, expect, it } from 'vitest';
import { loaded, play, reachText, table, unitOf, type Step } from '../../test/table.js';
import { TERRAIN, TERRAINS, type Overlay, type Terrain } from './board.js';
import { stepCost } from '../rules/march.js';

const tile = (terrain: Terrain, overlay: Overlay = 'none') => ({ terrain, overlay });

describe('what a step costs', () => {
  it.each<[string, Parameters<typeof stepCost>, number | null]>([
    ['plain', [tile('plain'), tile('plain')], 1],
    ['rough', [tile('plain'), tile('rough')], 2],
    ['hill', [tile('plain'), tile('hill')], 2],
    ['forest', [tile('plain'), tile('forest')], 2],
    ['urban', [tile('plain'), tile('urban')], 2],
    ['industrial', [tile('plain'), tile('industrial')], 2],
    ['water', [tile('plain'), tile('water')], null],
    ['out of the rough', [tile('rough'), tile('plain')], 1],
    ['along a road in the hills', [tile('hill', 'road'), tile('hill', 'road')], 1],
    ['onto a road from beside it', [tile('plain'), tile('hill', 'road')], 2],
    ['off a road', [tile('plain', 'road'), tile('forest')], 2],
    ['into a river', [tile('plain'), tile('plain', 'river')], 2],
    ['into a river in the rough', [tile('plain'), tile('rough', 'river')], 3],
    ['along a river', [tile('plain', 'river'), tile('plain', 'river')], 2],
    ['out of a river', [tile('plain', 'river'), tile('plain')], 1],
    ['onto a bridge', [tile('plain'), tile('plain', 'bridge')], 1],
    ['onto a bridge by road', [tile('hill', 'road'), tile('hill', 'bridge')], 1],
    ['onto a bridge off the road', [tile('plain'), tile('hill', 'bridge')], 2],
  ])('%s', (_name, [from, to], cost) => {
    expect(stepCost(from, to)).toBe(cost);
  });
});

describe('where a unit can go', () => {
  const reach = (terrain: string, overlays: string | undefined, units: string, id: string) => {
    const match = table({
      terrain,
      units,
      state: { phase: 'movement' },
      ...(overlays === undefined ? {} : { overlays }),
    });
    return `\n${reachText(match, id)}`;
  };
  const OPEN = '......\n......\n......\n......\n......\n......';

  it('eight directions, not through enemies, through friends, not onto units', () => {
    const units = 'I.....\n......\n......\n...IVi\n......\n......';
    expect(reach(OPEN, undefined, units, 'red-infantry-2')).toBe(`
......
.*****
.*****
.**...
.*****
.*****`);
  });

  it('stops at water and in the rough', () => {
    const units = 'I.....\n......\n......\n......\n......\n.....i';
    expect(reach('.~....\n,.....\n......\n......\n......\n......', undefined, units, 'red-infantry-1')).toBe(`
..*...
***...
***...
......
......
......`);
  });

  it('goes far on roads, and over the bridge', () => {
    const units = 'V.....\n......\n......\n......\n......\n.....i';
    const overlays = '=.....\n=.....\nHrrrrr\n=.....\n=.....\n=.....';
    expect(reach('^^^^^^\n^^^^^^\n^^^^^^\n^^^^^^\n^^^^^^\n^^^^^^', overlays, units, 'red-vehicle-1')).toBe(`
.**...
***...
**....
**....
*.....
......`);
  });
});

describe('what terrain does in a fight', () => {
  const UNITS = 'I.....\n......\ni.....\n......\n......\n......';
  const ground = (attacker: Terrain, defender: Terrain) =>
    [
      `${TERRAIN[attacker].symbol}.....`,
      '......',
      `${TERRAIN[defender].symbol}.....`,
      '......',
      '......',
      '......',
    ].join('\n');
  const steps: readonly Step[] = [
    ['red', 'declareAttack', { unitId: 'red-infantry-1' }, 'blue-infantry-1'],
    ['red', 'endPhase'],
  ];
  const fight = (attacker: Terrain, defender: Terrain, die: number) => {
    const laid = table({ terrain: ground(attacker, defender), units: UNITS, state: { phase: 'attacks' } });
    const match = play(loaded(laid, die), ...steps);
    return [
      match.events.find(({ type }) => type === 'attackJudged')?.['total'],
      unitOf(match, 'blue-infantry-1').hits,
    ];
  };

  it.each<[Terrain, number, number]>([
    ['plain', 4, 4],
    ['rough', 4, 4],
    ['hill', 4, 3],
    ['forest', 3, 4],
    ['urban', 3, 3],
    ['industrial', 3, 4],
  ])('%s', (terrain, from, into) => {
    expect(fight(terrain, 'plain', 4)).toEqual([from, from >= 4 ? 1 : 0]);
    expect(fight('plain', terrain, 4)).toEqual([into, into >= 4 ? 1 : 0]);
  });

  it('adds up, and is clamped to 1..6', () => {
    expect(fight('urban', 'hill', 6)).toEqual([4, 1]);
    expect(fight('urban', 'hill', 1)).toEqual([1, 0]);
  });

  it('has a symbol of its own for everything', () => {
    expect(new Set(TERRAINS.map((name) => TERRAIN[name].symbol)).size).toBe(TERRAINS.length);
  });
});
