import { describe, expect, it } from 'vitest';
import { type MtgCard, mtgCard, mtgCardOf } from './card.js';
import { cardWith, copyCard, matchWith, playerWith, stateWith, turnWith } from './copies.js';
import { mtgMatchState } from './match-state.js';
import { mtgMatchStateOf } from './match-state-of.js';
import { mtgStateOf } from './state.js';

/** A thing with every fact that its schema knows: what each is does not matter to a copy. */
function withAll<Any extends object>(thing: Any, { shape }: { readonly shape: object }): Any {
  const marks: Record<string, unknown> = {};
  for (const fact of Object.keys(shape)) if (!Object.hasOwn(thing, fact)) marks[fact] = { marked: fact };
  return { ...thing, ...marks };
}

const match = withAll(mtgMatchStateOf(), mtgMatchState);
const player = withAll(mtgMatchStateOf().players[0] ?? { id: '', life: 20, pool: {} }, {
  shape: mtgMatchState.shape.players.unwrap().element.shape,
});
const turn = withAll(mtgMatchStateOf().turn, mtgMatchState.shape.turn);
const card = withAll(mtgCardOf({ instanceId: 'bear', owner: 'you' }), mtgCard);

describe('copies', () => {
  it('have every fact that the schema knows, as a spread has', () => {
    expect(cardWith(card, { tapped: true })).toStrictEqual({ ...card, tapped: true });
    expect(playerWith(player, { life: 3 })).toStrictEqual({ ...player, life: 3 });
    expect(turnWith(turn, { passes: 1 })).toStrictEqual({ ...turn, passes: 1 });
    expect(matchWith(match, { nextId: 9 })).toStrictEqual({ ...match, nextId: 9 });
    expect(stateWith(match, { stack: ['a'] })).toStrictEqual({ ...match, stack: ['a'] });
    const state = mtgStateOf();
    expect(stateWith(state, { stack: ['a'] })).toStrictEqual({ ...state, stack: ['a'] });
  });

  it('leave out what is absent, and what shall go', () => {
    const bare = mtgCardOf({ instanceId: 'bear', owner: 'you', zone: 'hand' });
    expect(cardWith(bare, {})).toStrictEqual(bare);
    const { attachedTo: _host, timestamp: _timestamp, ...rest } = card;
    expect(cardWith(card, {}, ['attachedTo', 'timestamp'])).toStrictEqual(rest);
    const { priority: _priority, ...without } = turn;
    expect(turnWith(turn, {}, ['priority'])).toStrictEqual(without);
    const { frames: _frames, ...unframed } = match;
    expect(matchWith(match, {}, ['frames'])).toStrictEqual(unframed);
  });

  it('are not what they were made of', () => {
    const before: MtgCard = cardWith(card, {});
    const copy = copyCard(before, []);
    copy.damage += 1;
    expect(before.damage).toBe(card.damage);
  });
});
