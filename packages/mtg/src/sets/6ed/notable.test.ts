import { describe, expect, it } from 'vitest';
import {
  activated,
  at,
  but,
  cardIn,
  handOf,
  life,
  offered,
  refusals,
  resolved,
  type How,
} from '../../../test/6ed/play.js';
import { idleUntil, SIXTH, type Played } from '../../../test/6ed/rig.js';
import { strike } from '../../../test/6ed/seen.js';
import { manaIn } from '../../state/mana-pool.js';

const used = (played: Played, how: How = {}, ...answers: readonly (readonly string[])[]): Played =>
  resolved(activated(played, how), ...answers);
const afterCombat = (played: Played): Played => idleUntil(SIXTH, played, ({ turn }) => turn.step === 'main2');
const destroyed = (played: Played): Played =>
  strike(SIXTH, played, [{ effect: 'destroy', what: { each: { type: 'creature' } } }]);
const mana = ({ match }: Played): number => manaIn(match.state.players[0]?.pool ?? {});

describe('damage', () => {
  it('Orcish Artillery deals 2 to what it targets and 3 to its controller', () => {
    const after = used(at('main', 'Orcish Artillery'), { chosen: { t1: ['foe'] } });
    expect([life(after, 'foe'), life(after), cardIn(after).tapped]).toEqual([58, 57, true]);
  });

  it('Abyssal Hunter taps its target and deals damage equal to its own power', () => {
    const start = at('main', 'Abyssal Hunter', { counters: { '+1/+1': 2 } });
    const target = cardIn(used(start, { chosen: { t1: ['foe-wall'] } }), 'foe-wall');
    expect([target.tapped, target.damage]).toEqual([true, 3]);
  });

  it('Crimson Hellkite deals X, and only red mana is spent on X', () => {
    const start = at('main', 'Crimson Hellkite');
    const wall = { t1: ['foe-wall'] };
    const after = used(start, { X: 4, chosen: wall });
    expect([cardIn(after, 'foe-wall').damage, after.match.state.players[0]?.pool.red]).toEqual([4, 5]);
    // Nine red mana are in the pool and one Mountain is untapped. No other mana can be used.
    expect(refusals(start, { X: 10, chosen: wall })).toEqual([]);
    expect(refusals(start, { X: 11, chosen: wall })).toEqual(['mtg.cantPayMana']);
  });

  it('Reckless Embermage deals 1 to its target and 1 to itself', () => {
    const after = used(at('main', 'Reckless Embermage'), { chosen: { t1: ['foe-wall'] } });
    expect([cardIn(after, 'foe-wall').damage, cardIn(after).damage]).toEqual([1, 1]);
  });

  it('Heavy Ballista and Femeref Archers shoot at what fights, and at what flies', () => {
    const ballista = at('attacking', 'Heavy Ballista');
    expect(refusals(ballista, { chosen: { t1: ['foe-wall'] } })).toEqual([]);
    expect(refusals(ballista, { chosen: { t1: ['foe-red'] } })).toEqual(['filterMismatch']);
    const archers = at('defending', 'Femeref Archers');
    expect(refusals(archers, { chosen: { t1: ['foe-blue'] } })).toEqual([]);
    expect(refusals(archers, { chosen: { t1: ['foe-red'] } })).toEqual(['filterMismatch']);
  });
});

describe('what protects', () => {
  it('Kjeldoran Royal Guard takes the combat damage of unblocked creatures in place of its controller', () => {
    const start = at('defending', 'Kjeldoran Royal Guard');
    const [without, after] = [start, used(start)].map(afterCombat);
    expect(without && [life(without), cardIn(without).zone]).toEqual([51, 'battlefield']);
    expect(after && [life(after), cardIn(after).zone]).toEqual([60, 'graveyard']);
  });

  it('Drudge Skeletons regenerate once for each time: tapped, without damage', () => {
    const start = at('main', 'Drudge Skeletons', { damage: 0 });
    expect(cardIn(destroyed(start)).zone).toBe('graveyard');
    const once = destroyed(used(start));
    expect([cardIn(once).zone, cardIn(once).tapped]).toEqual(['battlefield', true]);
    expect(cardIn(destroyed(once)).zone).toBe('graveyard');
  });

  it('Circle of Protection: Red prevents the damage of one red source of your choice', () => {
    const asked = used(at('defending', 'Circle of Protection: Red'));
    expect(offered(asked)).toContain('foe-red');
    expect(offered(asked)).not.toContain('foe-green');
    expect(life(afterCombat(resolved(asked, ['foe-red'])))).toBe(52);
  });

  it('Samite Healer prevents the next 1 damage, and Ethereal Champion pays life for it', () => {
    const healed = used(at('defending', 'Samite Healer'), { chosen: { t1: ['you'] } });
    expect(life(afterCombat(healed))).toBe(52);
    const champion = used(at('main', 'Ethereal Champion'));
    const hit = strike(SIXTH, champion, [
      {
        effect: 'damage',
        amount: 2,
        to: { each: { instanceId: 'it' } },
        by: { each: { instanceId: 'foe-red' } },
      },
    ]);
    expect([life(hit), cardIn(hit).damage]).toEqual([59, 1]);
  });

  it('Resistance Fighter prevents all combat damage of its target', () => {
    const after = used(at('defending', 'Resistance Fighter'), { chosen: { t1: ['foe-green'] } });
    expect(life(afterCombat(after))).toBe(54);
  });

  it('Jade Monolith has its controller take what its target would be dealt', () => {
    const asked = used(at('defending', 'Jade Monolith'), { chosen: { t1: ['you-wall'] } });
    const after = afterCombat(resolved(asked, ['foe-black']));
    expect([life(after), cardIn(after, 'you-wall').damage]).toEqual([47, 0]);
  });
});

describe('cards', () => {
  it("Rag Man has an opponent discard a creature card at random, only during one's own turn", () => {
    const start = at('main', 'Rag Man');
    const foe = { chosen: { t1: ['foe'] } };
    const after = used(start, foe);
    const gone = handOf(start, 'foe').filter(({ instanceId }) => cardIn(after, instanceId).zone !== 'hand');
    expect(gone.map(({ types }) => types)).toEqual([['creature']]);
    expect(refusals(at('defending', 'Rag Man'), foe)).toEqual(['mtg.notNow']);
  });

  it('Soldevi Sage sacrifices two lands, draws three cards and discards one of those three', () => {
    const cost1 = ['you-Swamp', 'you-Island'];
    const start = at('main', 'Soldevi Sage');
    const asked = used(start, { chosen: { cost1 } });
    const before = new Set(handOf(start, 'you').map(({ instanceId }) => instanceId));
    const drawn = handOf(asked, 'you').flatMap(({ instanceId }) =>
      before.has(instanceId) ? [] : [instanceId],
    );
    expect(cost1.map((id) => cardIn(asked, id).zone)).toEqual(['graveyard', 'graveyard']);
    expect([drawn.length, offered(asked).toSorted()]).toEqual([3, drawn.toSorted()]);
    const after = resolved(asked, drawn.slice(0, 1));
    expect(handOf(after, 'you')).toHaveLength(before.size + 2);
  });

  it('Disrupting Scepter lets the target choose what it discards', () => {
    const asked = used(at('main', 'Disrupting Scepter'), { chosen: { t1: ['foe'] } });
    expect(offered(asked).toSorted()).toEqual(
      handOf(asked, 'foe')
        .map(({ instanceId }) => instanceId)
        .toSorted(),
    );
  });

  it('Wand of Denial may put a nonland card away for 2 life', () => {
    const after = used(at('main', 'Wand of Denial'), { chosen: { t1: ['foe'] } }, ['yes']);
    expect([life(after), cardIn(after, 'foe-library-0').zone]).toEqual([58, 'graveyard']);
  });

  it('Millstone puts the two top cards into the graveyard', () => {
    const after = used(at('main', 'Millstone'), { chosen: { t1: ['foe'] } });
    const zones = [0, 1, 2].map((place) => cardIn(after, `foe-library-${place}`).zone);
    expect(zones).toEqual(['graveyard', 'graveyard', 'library']);
  });
});

describe('costs and times', () => {
  it('Harmattan Efreet gives flying to its target for {1}{U}{U}', () => {
    const start = at('main', 'Harmattan Efreet');
    const after = activated(start, { chosen: { t1: ['you-green'] } });
    const [pool] = after.match.state.players;
    expect([mana(start) - mana(after), (pool?.pool.blue ?? 0) <= 7]).toEqual([3, true]);
    expect(cardIn(resolved(after), 'you-green').keywords).toEqual([{ keyword: 'flying' }]);
    const poor = but(start, ({ players }) => ({
      players: players.map((player) => ({ ...player, pool: { blue: 1, red: 9 } })),
    }));
    const noIsland = but(poor, ({ cards }) => ({
      cards: cards.filter(({ subtypes }) => !subtypes.includes('Island')),
    }));
    expect(refusals(noIsland, { chosen: { t1: ['you-green'] } })).toEqual(['mtg.cantPayMana']);
  });

  it('Spitting Drake spits once each turn', () => {
    const once = used(at('main', 'Spitting Drake'));
    expect(cardIn(once).power).toBe(3);
    expect(refusals(once)).toEqual(['mtg.notNow']);
  });

  it('Snake Basket makes X Snakes, as a sorcery only', () => {
    const after = used(at('main', 'Snake Basket'), { X: 3 });
    const snakes = after.match.state.cards.filter(
      ({ token, subtypes }) => token && subtypes.includes('Snake'),
    );
    expect(snakes.map(({ power, toughness, colors }) => [power, toughness, colors])).toEqual(
      Array.from({ length: 3 }, () => [1, 1, ['green']]),
    );
    expect(refusals(at('attacking', 'Snake Basket'), { X: 3 })).toEqual(['mtg.notNow']);
  });

  it.each(['Necrosavant', 'Hammer of Bogardan'])(
    '%s comes back from the graveyard in its upkeep only',
    (name) => {
      const chosen = name === 'Necrosavant' ? { cost1: ['you-golem'] } : {};
      const back = used(at('upkeep', name, { zone: 'graveyard' }), { chosen });
      expect(cardIn(back).zone).toBe(name === 'Necrosavant' ? 'battlefield' : 'hand');
      expect(refusals(at('main', name, { zone: 'graveyard' }), { chosen })).toEqual(['mtg.notNow']);
    },
  );

  it('Hecatomb taps an untapped Swamp for 1 damage', () => {
    const hecatomb = at('main', 'Hecatomb');
    const after = used(hecatomb, { chosen: { t1: ['foe'], cost1: ['you-Swamp'] } });
    expect([life(after, 'foe'), cardIn(after, 'you-Swamp').tapped]).toEqual([59, true]);
    expect(refusals(hecatomb, { chosen: { t1: ['foe'], cost1: ['you-tapped-Swamp'] } })).toEqual([
      'filterMismatch',
    ]);
  });
});
