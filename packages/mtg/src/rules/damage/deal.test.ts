import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature } from '../../../test/board.js';
import { matchOf, matchStateOf, playerIn, refTo } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import { dealDamage } from './deal.js';
import type { Shield } from '../../state/lasting.js';

const imp = (facts: Partial<MtgCard> = {}) => creature('imp', 'foe', { colors: ['red'], ...facts });
const bear = (facts: Partial<MtgCard> = {}) => creature('bear', 'you', facts);

function deal(
  state: MtgMatchState,
  to: string,
  amount = 3,
  parts: { combat?: boolean; source?: string } = {},
) {
  const events: MatchEvent[] = [];
  const { source = 'imp', combat } = parts;
  const damage = { source: refTo(state, source), to: refTo(state, to), amount, combat };
  const after = dealDamage(state, damage, (event) => void events.push(event));
  return {
    after,
    events,
    types: events.map(({ type }) => type),
    life: (id: string) => playerIn(after, id).life,
  };
}

type DamageShield = Extract<Shield, { readonly shield: 'damage' }>;
/** Returns the state with your shields. By default a shield protects you from damage. */
const shielded = (state: MtgMatchState, ...shields: readonly Partial<DamageShield>[]): MtgMatchState => ({
  ...state,
  shields: shields.map((parts, index) => ({
    shield: 'damage',
    id: index + 1,
    controller: 'you',
    source: refTo(state, 'imp'),
    to: [refTo(state, 'you')],
    ...parts,
  })),
});

describe('616.1 whether it is asked which of several shields is first', () => {
  const lasts = { left: 2 };
  it.each<[string, readonly Partial<DamageShield>[], boolean]>([
    ['not of equal ones', [{ once: true }, { once: true }], false],
    ['not of equal ones of two players', [lasts, { ...lasts, controller: 'foe' }], false],
    [
      'not of those who say where damage is from, of one player',
      [
        { once: true, byQuality: { controller: 'opponent' } },
        { once: true, byQuality: { controller: 'opponent' } },
      ],
      false,
    ],
    [
      'of those who say it as two players see it',
      [
        { once: true, byQuality: { color: 'red' } },
        { once: true, byQuality: { color: 'red' }, controller: 'foe' },
      ],
      true,
    ],
    [
      'of those by which two players gain life',
      [
        { once: true, gainsLife: true },
        { once: true, gainsLife: true, controller: 'foe' },
      ],
      true,
    ],
    ['of those that wait for more', [{ left: 3 }, { left: 5 }], true],
    ['of those that wait for other damage', [{ once: true }, { once: true, combat: false }], true],
    ['not where all of it goes one way', [{ left: 1 }, { left: 1 }, { left: 1 }], false],
    ['of three that are not alike', [{ left: 1 }, { left: 2 }, { left: 3 }], true],
  ])('%s', (_title, shields, isAsked) => {
    const { after } = deal(shielded(matchOf(imp()), ...shields), 'you');
    expect(after.ordering?.open?.player).toBe(isAsked ? 'you' : undefined);
  });
});

it('615.1a combat damage alone is prevented to who says so', () => {
  const safe = bear({ toughness: 5, keywords: [{ keyword: 'preventCombatDamageTo' }] });
  const marked = (combat?: boolean) =>
    cardOf(deal(matchOf(imp(), safe), 'bear', 3, combat === undefined ? {} : { combat }).after, 'bear')
      .damage;
  expect([marked(), marked(false), marked(true)]).toEqual([3, 3, 0]);
});

describe('damage and what comes of it', () => {
  it('120.3a a player loses that much life', () => {
    const { life, events } = deal(matchOf(imp()), 'you');
    expect(life('you')).toBe(17);
    expect(events).toEqual([
      {
        type: 'damage',
        source: { kind: 'card', id: 'imp', incarnation: 0 },
        to: { kind: 'player', id: 'you', incarnation: 0 },
        amount: 3,
        combat: false,
      },
      { type: 'lifeLost', player: 'you', amount: 3 },
    ]);
  });

  it('120.3b from a source with infect, poison counters instead', () => {
    const { after, life } = deal(matchOf(imp({ keywords: [{ keyword: 'infect' }] })), 'you');
    expect([life('you'), playerIn(after, 'you').counters]).toEqual([20, { poison: 3 }]);
  });

  it('120.3g, 702.164c combat damage from a source with toxic, poison counters besides: the numbers are added', () => {
    const toxic = imp({
      keywords: [
        { keyword: 'toxic', n: 1 },
        { keyword: 'toxic', n: 2 },
        { keyword: 'bushido', n: 5 },
      ],
    });
    const { after, life } = deal(matchOf(toxic), 'you', 1, { combat: true });
    expect([life('you'), playerIn(after, 'you').counters]).toEqual([19, { poison: 3 }]);
    expect(playerIn(deal(matchOf(toxic), 'you', 1).after, 'you').counters).toBeUndefined();
  });

  it('120.3c a planeswalker loses loyalty', () => {
    const walker = card('walker', 'you', { types: ['planeswalker'], loyalty: 4 });
    expect(cardOf(deal(matchOf(imp(), walker), 'walker').after, 'walker').loyalty).toBe(1);
  });

  it('120.3d wither: -1/-1 counters on a creature', () => {
    const { after } = deal(matchOf(imp({ keywords: [{ keyword: 'wither' }] }), bear()), 'bear');
    expect(cardOf(after, 'bear')).toMatchObject({ damage: 0, counters: { '-1/-1': 3 } });
  });

  it('120.3e a creature has it marked, and both remember it', () => {
    const { after } = deal(matchOf(imp(), bear({ damage: 1 })), 'bear');
    expect(cardOf(after, 'bear')).toMatchObject({ damage: 4, thisTurn: ['wasDealtDamage'] });
    expect(cardOf(after, 'imp').thisTurn).toEqual(['dealtDamage']);
    expect(cardOf(deal(matchOf(imp()), 'you').after, 'imp').dealtDamageTo).toEqual(['you']);
  });

  it('120.3f lifelink: its controller gains that much', () => {
    expect(deal(matchOf(imp({ keywords: [{ keyword: 'lifelink' }] })), 'you').life('foe')).toBe(23);
  });

  it('120.3h a battle loses defense', () => {
    const battle = card('siege', 'you', { types: ['battle'], defense: 2 });
    expect(cardOf(deal(matchOf(imp(), battle), 'siege').after, 'siege').defense).toBe(0);
  });

  it('704.5h deathtouch is remembered for the state-based actions', () => {
    const { after } = deal(matchOf(imp({ keywords: [{ keyword: 'deathtouch' }] }), bear()), 'bear', 1);
    expect(after.deathtouched).toEqual([refTo(after, 'bear')]);
  });

  it.each<[string, MtgMatchState, string, number]>([
    ['120.8 nothing for 0', matchOf(imp()), 'you', 0],
    ['120.1 nothing to a land', matchOf(imp(), card('land', 'you', { types: ['land'] })), 'land', 2],
    ['nothing in another zone', matchOf(imp(), bear({ zone: 'graveyard' })), 'bear', 2],
    ['702.26b nothing to what is phased out', matchOf(imp(), bear({ phasedOut: true })), 'bear', 2],
    [
      '800.4a nothing to who left',
      matchStateOf({ cards: [imp()], players: [{ id: 'you', left: true }, { id: 'foe' }] }),
      'you',
      2,
    ],
  ])('%s', (_title, state, to, amount) => {
    const { after, events } = deal(state, to, amount);
    expect(after).toBe(state);
    expect(events).toEqual([]);
  });

  it('608.2h a source that left deals it as it last was', () => {
    const state = matchOf(imp({ keywords: [{ keyword: 'lifelink' }] }));
    const gone = moveCard(state, 'imp', 'graveyard');
    const damage = { source: refTo(state, 'imp'), to: refTo(state, 'you'), amount: 2 };
    const after = dealDamage(gone, damage, () => undefined);
    expect([playerIn(after, 'you').life, playerIn(after, 'foe').life]).toEqual([18, 22]);
    expect(cardOf(after, 'imp').thisTurn).toEqual([]);
  });

  it('113.7 an ability deals it as its source', () => {
    const state = matchStateOf({
      cards: [imp()],
      abilities: [
        {
          id: 'a1',
          ability: 'activated',
          controller: 'foe',
          source: { kind: 'card', id: 'imp', incarnation: 0 },
        },
      ],
    });
    expect(deal(state, 'you', 1, { source: 'a1' }).events[0]).toMatchObject({ source: refTo(state, 'imp') });
  });
});

describe('damage that is prevented', () => {
  const white = { keyword: 'protection', from: { color: 'white' } } as const;
  const red = { keyword: 'protection', from: { color: 'red' } } as const;

  it('702.16e protection, by the quality of the source', () => {
    const { after, types } = deal(matchOf(imp(), bear({ keywords: [red] })), 'bear');
    expect([cardOf(after, 'bear').damage, types]).toEqual([0, ['damagePrevented']]);
    expect(cardOf(deal(matchOf(imp(), bear({ keywords: [white] })), 'bear').after, 'bear').damage).toBe(3);
  });

  it('702.16e a player with protection', () => {
    const players = [{ id: 'you', keywords: [red] }, { id: 'foe' }];
    expect(deal(matchStateOf({ cards: [imp()], players }), 'you').life('you')).toBe(20);
  });

  it('702.16k protection from a player', () => {
    const keywords = [{ keyword: 'protection', fromPlayer: 'foe' }] as const;
    expect(cardOf(deal(matchOf(imp(), bear({ keywords })), 'bear').after, 'bear').damage).toBe(0);
  });

  it.each<[string, 'imp' | 'bear', boolean, number]>([
    ['preventDamageTo', 'bear', false, 0],
    ['preventCombatDamageTo', 'bear', true, 0],
    ['preventCombatDamageTo', 'bear', false, 3],
    ['preventDamageBy', 'imp', false, 0],
    ['preventCombatDamageBy', 'imp', true, 0],
    ['preventCombatDamageBy', 'imp', false, 3],
  ])('615.1 %s on the %s (combat: %s): %i is dealt', (keyword, on, combat, dealt) => {
    const state = change(matchOf(imp(), bear()), on, { keywords: [{ keyword }] });
    expect(cardOf(deal(state, 'bear', 3, { combat }).after, 'bear').damage).toBe(dealt);
  });

  it('615.7 the next 2 damage, at once or in parts', () => {
    const state = shielded(matchOf(imp()), { left: 2 });
    const first = deal(state, 'you', 1);
    expect([first.life('you'), first.after.shields]).toMatchObject([20, [{ left: 1 }]]);
    const second = deal(first.after, 'you', 3);
    expect([second.life('you'), second.after.shields]).toEqual([18, []]);
    expect(second.types).toEqual(['damagePrevented', 'damage', 'lifeLost']);
  });

  it('615.8 the next time, whatever it is', () => {
    const first = deal(shielded(matchOf(imp()), { once: true }), 'you', 9);
    expect([first.life('you'), first.after.shields]).toEqual([20, []]);
  });

  it('615.7 two shields, the older first', () => {
    const { life, after } = deal(shielded(matchOf(imp()), { left: 2 }, { left: 4 }), 'you', 3);
    expect([life('you'), after.shields]).toMatchObject([20, [{ id: 2, left: 3 }]]);
  });

  it('615.5 and its controller gains as much', () => {
    const { life, types } = deal(shielded(matchOf(imp()), { once: true, gainsLife: true }), 'you', 4);
    expect([life('you'), types]).toEqual([24, ['damagePrevented', 'lifeGained']]);
  });

  it.each<[string, Partial<DamageShield>, { combat?: boolean; source?: string }, number]>([
    ['all combat damage: in combat', { combat: true }, { combat: true }, 20],
    ['all combat damage: not other damage', { combat: true }, {}, 17],
    ['by one source', { by: [{ kind: 'card', id: 'imp', incarnation: 0 }] }, {}, 20],
    ['not by another', { by: [{ kind: 'card', id: 'imp', incarnation: 0 }] }, { source: 'elf' }, 17],
    ['not by that card as another object', { by: [{ kind: 'card', id: 'imp', incarnation: 4 }] }, {}, 17],
    ['by a quality', { byQuality: { color: 'red' } }, {}, 20],
    ['not without it', { byQuality: { color: 'red' } }, { source: 'elf' }, 17],
    ['by what opponents control', { byQuality: { controller: 'opponent' } }, {}, 20],
    ['to somebody else', { to: [{ kind: 'player', id: 'foe', incarnation: 0 }] }, {}, 17],
  ])('615.1 %s', (_title, shield, parts, life) => {
    const state = shielded(matchOf(imp(), creature('elf', 'foe', { colors: ['green'] })), shield);
    expect(deal(state, 'you', 3, parts).life('you')).toBe(life);
  });

  it('615.1 a shield that names no recipient is for all', () => {
    const state = shielded(matchOf(imp(), bear()), { to: undefined });
    expect(deal(state, 'bear').types).toEqual(['damagePrevented']);
    expect(deal(state, 'foe').types).toEqual(['damagePrevented']);
  });

  it('400.7b a shield against a permanent spell is one against the permanent', () => {
    const spell = matchOf(imp({ zone: 'stack' }));
    const state = shielded(spell, { by: [refTo(spell, 'imp')] });
    expect(deal(moveCard(state, 'imp', 'battlefield'), 'you').life('you')).toBe(20);
    expect(deal(moveCard(state, 'imp', 'graveyard'), 'you').life('you')).toBe(17);
  });
});

describe('608.2h damage by a source of which nothing is known', () => {
  const nobody = { kind: 'card', id: 'nobody', incarnation: 0 };
  const dealtTo = (facts: Partial<MtgCard>, combat: boolean) => {
    const state = matchOf(bear({ toughness: 9, ...facts }));
    const events: MatchEvent[] = [];
    const damage = { source: nobody, to: refTo(state, 'bear'), amount: 3, combat };
    return cardOf(
      dealDamage(state, damage, (event) => void events.push(event)),
      'bear',
    ).damage;
  };
  it.each<[string, Partial<MtgCard>, boolean, number]>([
    ['is dealt', {}, false, 3],
    ['is dealt in combat', {}, true, 3],
    ['has no colour', { keywords: [{ keyword: 'protection', from: { color: 'red' } }] }, false, 3],
    ['has no controller', { keywords: [{ keyword: 'protection', fromPlayer: 'foe' }] }, false, 3],
    ['702.16j is something', { keywords: [{ keyword: 'protection', from: {} }] }, false, 0],
    ['is prevented by who prevents all', { keywords: [{ keyword: 'preventDamageTo' }] }, false, 0],
  ])('%s', (_name, facts, combat, amount) => expect(dealtTo(facts, combat)).toBe(amount));

  it('is no poison, and nobody gains life by it', () => {
    const state = matchOf();
    const damage = { source: nobody, to: refTo(state, 'you'), amount: 3, combat: true };
    const after = dealDamage(state, damage, () => undefined);
    expect([playerIn(after, 'you'), playerIn(after, 'foe').life]).toEqual([
      { ...playerIn(state, 'you'), life: 17 },
      20,
    ]);
  });
});

describe('damage that is redirected', () => {
  const state = matchOf(imp(), bear());
  const toBear = { redirectTo: refTo(state, 'bear') };

  it('614.9 it is dealt to another, by the same source', () => {
    const { after, life, types } = deal(shielded(state, toBear), 'you', 2, { combat: true });
    expect([life('you'), cardOf(after, 'bear').damage]).toEqual([20, 2]);
    expect(types).toEqual(['damageRedirected', 'damage']);
  });

  it('614.9 who takes it over must be there', () => {
    const gone = moveCard(shielded(state, { ...toBear, once: true }), 'bear', 'hand');
    const { after, life } = deal(gone, 'you', 2);
    expect([life('you'), after.shields.length]).toEqual([18, 1]);
  });

  it('614.9 the next 1 only; the rest stays', () => {
    const { after, life } = deal(shielded(state, { ...toBear, left: 1 }), 'you', 3);
    expect([life('you'), cardOf(after, 'bear').damage]).toEqual([18, 1]);
  });

  it('614.5 two that point at each other do so once each', () => {
    const back = { to: [refTo(state, 'bear')], redirectTo: refTo(state, 'you') };
    const { life, types } = deal(shielded(state, toBear, back), 'you', 2);
    expect([life('you'), types.filter((type) => type === 'damageRedirected').length]).toEqual([18, 2]);
  });

  it('702.16e the new recipient may be protected', () => {
    const safe = bear({ keywords: [{ keyword: 'protection', from: { color: 'red' } }] });
    const { life, types } = deal(shielded(matchOf(imp(), safe), toBear), 'you');
    expect([life('you'), types]).toEqual([20, ['damageRedirected', 'damagePrevented']]);
  });
});
