import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature } from '../../../test/board.js';
import { namesOf } from '../../../test/continuous.js';
import { type By, happen, matchOf, playerIn } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import { endTurnEffects } from './active.js';
import { refresh } from './refresh.js';

/** One function, so that what was settled before is kept. */
const noStatics = () => [];
const settled = (state: MtgMatchState) => refresh(state, noStatics);
const joined = (state: MtgMatchState, ...late: readonly MtgCard[]) =>
  settled({ ...state, cards: [...state.cards, ...late] });
const flying = { keywords: [{ keyword: 'flying' }] };
const start = matchOf(
  creature('bear', 'you'),
  creature('bird', 'foe', flying),
  card('spring', 'you', { types: ['artifact'] }),
);
const until = 'endOfTurn' as const;
const cantBlock = (each: object): Effect => ({
  effect: 'gainKeywords',
  what: { each },
  keywords: [{ keyword: 'cantBlock' }],
  until,
});
const canBlock = (state: MtgMatchState, id: string) => !namesOf(cardOf(state, id)).includes('cantBlock');

describe('611.2c: what changes no characteristics affects whatever matches', () => {
  const grounded = cantBlock({ type: 'creature', withoutKeyword: 'flying' });

  it('creatures that come later, and no other creatures', () => {
    const { state } = happen(start, grounded);
    const later = joined(state, creature('elf', 'foe'), creature('bat', 'you', flying));
    expect(['bear', 'bird', 'elf', 'bat'].map((id) => canBlock(later, id))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(canBlock(settled(endTurnEffects(later)), 'elf')).toBe(true);
  });

  it('where nothing matches yet', () => {
    const { state } = happen(matchOf(card('spring', 'you', { types: ['artifact'] })), grounded);
    expect(canBlock(joined(state, creature('elf', 'foe')), 'elf')).toBe(false);
  });

  it('613.11: as they are once all layers have applied', () => {
    const { state } = happen(start, grounded);
    const lost = happen(state, { effect: 'loseKeywords', what: { each: {} }, keywords: ['flying'], until });
    expect(canBlock(lost.state, 'bird')).toBe(false);
    const gained = happen(state, {
      effect: 'gainKeywords',
      what: { each: { type: 'creature' } },
      keywords: [{ keyword: 'flying' }],
      until,
    });
    expect(['bear', 'bird'].map((id) => canBlock(gained.state, id))).toEqual([true, true]);
    const small = happen(start, cantBlock({ type: 'creature', power: { lte: 2 } })).state;
    const grown = happen(small, {
      effect: 'pump',
      what: { each: { type: 'creature', controller: 'self' } },
      power: 1,
      toughness: 0,
      until,
    });
    expect(['bear', 'bird'].map((id) => canBlock(grown.state, id))).toEqual([true, false]);
  });

  it('as tapping and combat change what matches', () => {
    const state = settled(happen(start, cantBlock({ type: 'creature', tapped: true })).state);
    expect(canBlock(state, 'bear')).toBe(true);
    const tapped = settled(change(state, 'bear', { tapped: true }));
    expect(canBlock(tapped, 'bear')).toBe(false);
    expect(canBlock(settled(change(tapped, 'bear', { tapped: false })), 'bear')).toBe(true);
  });

  it('as another object changes what matches', () => {
    const enchanted = cantBlock({ type: 'creature', attachment: { subtype: 'Aura' } });
    const state = settled(happen(start, enchanted).state);
    const aura = (host?: string) =>
      card('aura', 'you', {
        types: ['enchantment'],
        subtypes: ['Aura'],
        ...(host === undefined ? {} : { attachedTo: { kind: 'card' as const, id: host, incarnation: 0 } }),
      });
    const loose = joined(state, aura());
    expect(canBlock(loose, 'bear')).toBe(true);
    const cards = loose.cards.map((one) => (one.instanceId === 'aura' ? aura('bear') : one));
    expect(canBlock(settled({ ...loose, cards }), 'bear')).toBe(false);
  });

  it('613.8: as it is by other such rules, whichever came first', () => {
    const first = happen(start, cantBlock({ withKeyword: 'cantAttack' })).state;
    const both = happen(first, {
      effect: 'gainKeywords',
      what: { each: { type: 'creature', controller: 'self' } },
      keywords: [{ keyword: 'cantAttack' }],
      until,
    }).state;
    expect(['bear', 'bird'].map((id) => canBlock(both, id))).toEqual([false, true]);
  });

  it('for as long as it lasts, whatever else ends', () => {
    const { state } = happen(start, [grounded, { effect: 'suspect', what: { bound: 't1' } }], {
      bound: { t1: ['bird'] },
    });
    const cleared = happen(
      state,
      { effect: 'suspect', what: { bound: 't1' }, ends: true },
      { bound: { t1: ['bird'] } },
    ).state;
    expect(['bear', 'bird'].map((id) => canBlock(cleared, id))).toEqual([false, true]);
  });

  it('what is compared with the source is settled, since the source may leave', () => {
    const { state } = happen(start, cantBlock({ type: 'creature', power: { lte: 'source.power' } }), {
      source: 'bear',
    });
    const later = joined(moveCard(state, 'bear', 'graveyard'), creature('elf', 'foe'));
    expect(['bird', 'elf'].map((id) => canBlock(later, id))).toEqual([false, true]);
  });

  it('of a player who was named, with X as it was', () => {
    const of: By = { bound: { t1: ['foe'] }, X: 2 };
    const each = { type: 'creature', controller: 'role.t1', power: { lte: 'X' } };
    const { state } = happen(start, cantBlock(each), of);
    const later = joined(
      state,
      creature('elf', 'foe', { power: 2, toughness: 2 }),
      creature('ogre', 'foe', { power: 3, toughness: 3 }),
      creature('mine', 'you', { power: 2, toughness: 2 }),
    );
    expect(['elf', 'ogre', 'mine'].map((id) => canBlock(later, id))).toEqual([false, true, true]);
  });

  it('of a card that is named X, which is no number', () => {
    const { state } = happen(start, cantBlock({ name: 'X' }), { X: 2 });
    const later = joined(state, creature('elf', 'foe', { names: ['X'] }), creature('imp', 'foe'));
    expect(['bear', 'elf', 'imp'].map((id) => canBlock(later, id))).toEqual([true, false, true]);
  });

  it('but abilities are gained by those that there are', () => {
    const { state } = happen(start, {
      effect: 'gainKeywords',
      what: { each: { type: 'creature' } },
      keywords: [{ keyword: 'haste' }, { keyword: 'cantBlock' }],
      until,
    });
    const later = joined(state, creature('elf', 'you'));
    expect([namesOf(cardOf(later, 'bear')), namesOf(cardOf(later, 'elf'))]).toEqual([
      ['haste', 'cantBlock'],
      ['cantBlock'],
    ]);
  });

  it('what is named by a target is the target alone', () => {
    const one: Effect = { ...cantBlock({}), effect: 'gainKeywords', what: { bound: 't1' } } as Effect;
    const { state } = happen(start, one, { bound: { t1: ['bear'] } });
    const later = joined(state, creature('elf', 'you'));
    expect(['bear', 'elf'].map((id) => canBlock(later, id))).toEqual([false, true]);
  });
});

describe('611.2c: damage is prevented to and from whatever matches as it would be dealt', () => {
  const hits = (state: MtgMatchState, source: string, to: object | string) =>
    happen(state, { effect: 'damage', amount: 3, to } as Effect, { source }).state;
  const life = (state: MtgMatchState) => playerIn(state, 'you').life;

  it('by creatures that come later, and by what becomes a creature', () => {
    const { state } = happen(start, { effect: 'preventDamage', by: { each: { type: 'creature' } } });
    const later = joined(state, creature('elf', 'foe'));
    expect([life(hits(later, 'elf', 'you')), life(hits(later, 'spring', 'you'))]).toEqual([20, 17]);
    const become: Effect = {
      effect: 'become',
      what: { each: { type: 'artifact' } },
      change: { addTypes: ['creature'], setPower: 3, setToughness: 3 },
      until,
    };
    expect(life(hits(happen(later, become).state, 'spring', 'you'))).toBe(20);
    expect(life(hits(settled(endTurnEffects(later)), 'elf', 'you'))).toBe(17);
  });

  it.each<[object, By]>([
    [{ type: 'creature' }, {}],
    [{ type: 'creature', power: { gte: 'X' } }, { X: 1 }],
  ])('608.2h: by a creature that has died, as it last was: %j', (each, by) => {
    const { state } = happen(start, { effect: 'preventDamage', by: { each } }, by);
    const source = { kind: 'card', id: 'bear', incarnation: 0 } as const;
    const dead = settled(moveCard(state, 'bear', 'graveyard'));
    const dealt = happen(
      dead,
      { effect: 'damage', amount: 3, to: 'you', by: { bound: 'it' } },
      {
        refs: { it: [source] },
      },
    );
    expect(life(dealt.state)).toBe(20);
  });

  it('to you and to creatures of yours that come later', () => {
    const { state } = happen(start, {
      effect: 'preventDamage',
      to: { among: ['you', { each: { type: 'creature', controller: 'self' } }] },
    });
    const later = joined(state, creature('elf', 'you'), creature('imp', 'foe'));
    expect(life(hits(later, 'imp', 'you'))).toBe(20);
    const damage = (id: string) => cardOf(hits(later, 'spring', { each: { type: 'creature' } }), id).damage;
    expect(['bear', 'elf', 'bird', 'imp'].map(damage)).toEqual([0, 0, 3, 3]);
  });

  it('an amount is for those that there are', () => {
    const { state } = happen(start, {
      effect: 'preventDamage',
      amount: 2,
      to: { each: { type: 'creature' } },
    });
    const later = joined(state, creature('elf', 'you'));
    const damage = (id: string) => cardOf(hits(later, 'spring', { each: { type: 'creature' } }), id).damage;
    expect(['bear', 'elf'].map(damage)).toEqual([1, 3]);
  });

  it('614.9: and redirected so', () => {
    const { state } = happen(
      start,
      {
        effect: 'redirectDamage',
        to: { each: { type: 'creature', controller: 'self' } },
        onto: { bound: 't1' },
      },
      { bound: { t1: ['foe'] } },
    );
    const later = joined(state, creature('elf', 'you'));
    const after = hits(later, 'spring', { each: { type: 'creature', controller: 'self' } });
    expect([cardOf(after, 'elf').damage, playerIn(after, 'foe').life]).toEqual([0, 14]);
  });
});
