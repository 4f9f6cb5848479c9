/**
 * The way of two made-up spells from the hand to the graveyard: declaration, validation, resolution,
 * application.
 */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { anyTarget, getLegalTargets, moveCard, mtg, mtgCardOf, mtgStateOf, type MtgState } from '../index.js';
import { cast, legalIn, resolveTop, type Declaration, type Resolution } from '../entries/stack.js';

const card = (
  instanceId: string,
  owner: string,
  types: readonly string[],
  zone: 'hand' | 'battlefield' | 'library',
) => mtgCardOf({ instanceId, owner, types, zone, colors: ['red'], power: 2, toughness: 2 });
const start: MtgState = mtgStateOf({
  players: [
    { id: 'you', life: 20 },
    { id: 'foe', life: 20 },
  ],
  cards: [
    card('bolt', 'you', ['instant'], 'hand'),
    card('spark', 'you', ['instant'], 'hand'),
    card('bear', 'foe', ['creature'], 'battlefield'),
    card('top', 'you', ['land'], 'library'),
  ],
});

/** Declaration: what each spell may target, as plain JSON. */
const bolt: Declaration = { spec: mtg.spec({ slots: [{ id: 'target', accepts: anyTarget() }] }) };
const spark: Declaration = {
  spec: mtg.spec({ slots: [{ id: 'target', accepts: anyTarget(), min: 1, max: 2, division: { total: 2 } }] }),
};

/** Application: damage to each legal target, or its share if the damage was divided. */
const damage = (state: MtgState, { report }: Resolution, amount: number): MtgState => {
  const dealt = new Map(
    legalIn(report, 'target').map(({ target, share = amount }) => [`${target.kind} ${target.id}`, share]),
  );
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      life: (player.life ?? 0) - (dealt.get(`player ${player.id}`) ?? 0),
    })),
    cards: state.cards.map((found) => ({
      ...found,
      damage: found.damage + (dealt.get(`card ${found.instanceId}`) ?? 0),
    })),
  };
};
const draw = (state: MtgState, id: string): MtgState => moveCard(state, id, 'hand');

const bear = { kind: 'card', id: 'bear' };
const foe = { kind: 'player', id: 'foe' };
const life = ({ players }: MtgState) => players.map((player) => player.life);
const find = ({ cards }: MtgState, id: string) => cards.find(({ instanceId }) => instanceId === id);

describe('a bolt with any target', () => {
  const spec = bolt.spec!;
  const announced = unwrap(cast(start, 'bolt', 'you', { declaration: bolt, targets: [{ targets: [bear] }] }));

  it('is asked for its legal targets', () => {
    const value = unwrap(
      getLegalTargets(start, spec, { controller: 'you', source: { kind: 'card', id: 'bolt' } }),
    );
    expect(value.map(({ id }) => id)).toEqual(['bear', 'you', 'foe']);
  });

  it('is validated as it is cast: a bad choice leaves everything as it was', () => {
    expect(cast(start, 'bolt', 'you', { declaration: bolt, targets: [{ targets: [] }] })).toMatchObject({
      ok: false,
      issues: [{ code: 'tooFewTargets' }],
    });
    expect(find(start, 'bolt')?.zone).toBe('hand');
    expect(announced.events.map(({ type }) => type)).toEqual(['becameTarget', 'cast']);
  });

  it('resolves, and is applied', () => {
    const { state } = unwrap(resolveTop(announced.state, (now, resolution) => damage(now, resolution, 3)));
    expect(find(state, 'bear')?.damage).toBe(3);
    expect([find(state, 'bolt')?.zone, state.stack]).toEqual(['graveyard', []]);
  });

  it('does not resolve once its only target is illegal', () => {
    const gone = moveCard(announced.state, 'bear', 'hand');
    const { state, resolution } = unwrap(resolveTop(gone, (now, found) => damage(now, found, 3)));
    expect([resolution.outcome, life(state), find(state, 'bolt')?.zone]).toEqual([
      'illegalTargets',
      [20, 20],
      'graveyard',
    ]);
  });
});

describe('two damage divided among one or two targets, and a card drawn', () => {
  const targets = [{ targets: [bear, foe], division: [1, 1] }];
  const announced = unwrap(cast(start, 'spark', 'you', { declaration: spark, targets }));
  const effect = (now: MtgState, resolution: Resolution) => draw(damage(now, resolution, 2), 'top');

  it('deals each share, then draws', () => {
    const { state } = unwrap(resolveTop(announced.state, effect));
    expect([find(state, 'bear')?.damage, life(state), find(state, 'top')?.zone]).toEqual([
      1,
      [20, 19],
      'hand',
    ]);
  });

  it('with one target gone: the other gets its own share and no more, and the card is drawn', () => {
    const { state, resolution } = unwrap(resolveTop(moveCard(announced.state, 'bear', 'exile'), effect));
    expect(resolution.report.slots[0]?.targets.map(({ legal }) => legal)).toEqual([false, true]);
    expect([life(state), find(state, 'top')?.zone]).toEqual([[20, 19], 'hand']);
  });

  it('with both illegal: no damage, and no card', () => {
    const away = moveCard(announced.state, 'bear', 'exile');
    const both = {
      ...away,
      players: [
        { id: 'you', life: 20 },
        { id: 'foe', life: 20, keywords: [{ keyword: 'hexproof' }] },
      ],
    };
    const { state, resolution } = unwrap(resolveTop(both, effect));
    expect([resolution.outcome, life(state), find(state, 'top')?.zone]).toEqual([
      'illegalTargets',
      [20, 20],
      'library',
    ]);
  });
});
