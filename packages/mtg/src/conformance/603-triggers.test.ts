import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  announcedIds,
  board,
  card,
  castAt,
  change,
  codes,
  creature,
  inHand,
  one,
  pick,
  specOf,
  with3,
} from '../../test/board.js';
import { changeTargets, resolveTop, stackTrigger, wardTriggers, type Declaration } from '../entries/stack.js';
import { orderTriggers, type WaitingTrigger } from '../rules/stack/possible.js';
import { permanent } from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const artifact = one(permanent({ type: 'artifact' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'you'));
const trigger = (id: string, parts: Partial<WaitingTrigger> = {}): WaitingTrigger => ({
  id,
  name: id,
  source: { kind: 'card', id: 'b', incarnation: 0 },
  controller: 'you',
  declaration: { spec: aCreature },
  ...parts,
});

describe('603: triggered abilities', () => {
  it('603.1a: what limits the targets is part of the filter, not of the effect', () => {
    const limited = trigger('t', {
      declaration: { spec: one(permanent({ type: 'creature', controller: 'opponent' })) },
    });
    expect(codes(stackTrigger(start, limited, { targets: pick(['b']) }))).toEqual(['filterMismatch']);
    expect(codes(stackTrigger(start, limited, { targets: pick(['a']) }))).toBe('ok');
  });

  it.each(['603.2c', '603.2e'])(
    '%s: one thing becomes a target of one spell once, however often it was chosen',
    () => {
      const twice = specOf(
        [...one(permanent()).slots, ...one(permanent()).slots].map((slot, index) => ({
          ...slot,
          id: `s${index}`,
          accepts: [permanent()],
          min: 1,
          max: 1,
        })),
      );
      const { state, events } = castAt(start, 's', twice, pick(['a'], ['a']));
      expect(events.filter(({ type }) => type === 'becameTarget')).toHaveLength(1);
      const unchanged = unwrap(
        changeTargets(
          state,
          { kind: 'card', id: 's', incarnation: 1 },
          'chooseNewTargets',
          pick(['a'], ['a']),
        ),
      );
      expect(unchanged.events).toEqual([]);
    },
  );

  it('603.2g: an event that did not happen triggers nothing: a refused choice makes nothing a target', () => {
    const warded = change(start, 'a', { keywords: [{ keyword: 'ward', cost: '{2}' }] });
    expect(wardTriggers(warded, [])).toEqual([]);
    expect(
      wardTriggers(
        change(warded, 'a', { zone: 'graveyard' }),
        castAt(warded, 's', aCreature, pick(['a'])).events,
      ),
    ).toEqual([]);
  });

  it('603.2d: a trigger that triggers once more is two abilities with targets of their own', () => {
    const first = unwrap(stackTrigger(start, trigger('t1'), { targets: pick(['a']) }));
    const second = unwrap(stackTrigger(first.state, trigger('t2'), { targets: pick(['b']) }));
    expect(second.state.abilities.map(({ announced }) => announcedIds({ announced: announced! }))).toEqual([
      [['a']],
      [['b']],
    ]);
  });

  it.each(['603.3', '603.3b', '101.4'])(
    '%s: waiting triggers go up in turn order from the active player on',
    () => {
      const state = { ...with3(start), activePlayer: 'foe' };
      const waiting = ['you', 'third', 'foe', 'you'].map((controller, index) =>
        trigger(`t${index}`, { controller }),
      );
      expect(orderTriggers(state, waiting).map(({ id }) => id)).toEqual(['t2', 't1', 't0', 't3']);
    },
  );

  it.each(['603.3a', '109.4b'])('%s: its controller is who controlled its source as it triggered', () => {
    const stolen = change(start, 'b', { controller: 'foe' });
    const { state } = unwrap(stackTrigger(stolen, trigger('t'), { targets: pick(['a']) }));
    expect(state.abilities[0]?.controller).toBe('you');
  });

  it("603.3c: modes without legal targets can't be chosen; with none at all it is removed", () => {
    const modal: Declaration = {
      modes: {
        min: 1,
        max: 1,
        options: [
          { id: 'scrap', spec: artifact },
          { id: 'hurt', spec: aCreature },
        ],
      },
    };
    expect(
      codes(
        stackTrigger(start, trigger('t', { declaration: modal }), { modes: ['scrap'], targets: pick([]) }),
      ),
    ).toEqual(['tooFewTargets']);
    expect(
      codes(
        stackTrigger(start, trigger('t', { declaration: modal }), { modes: ['hurt'], targets: pick(['a']) }),
      ),
    ).toBe('ok');
    const removed = unwrap(
      stackTrigger(board(creature('b', 'you', { types: ['land'] })), trigger('t', { declaration: modal })),
    );
    expect(removed).toMatchObject({ removed: true });
  });

  it('603.3d: without a legal choice it is removed from the stack: nothing resolves, nothing fizzles', () => {
    const state = board(card('b', 'you'));
    expect(unwrap(stackTrigger(state, trigger('t')))).toEqual({ state, removed: true });
  });

  it('603.12: a reflexive trigger chooses its targets when it is put on the stack, after the effect before it', () => {
    const { state } = castAt(start, 's', specOf([]), []);
    const { state: after } = unwrap(
      resolveTop(state, (now) => ({ ...now, cards: [...now.cards, creature('late', 'foe')] })),
    );
    expect(codes(stackTrigger(after, trigger('t'), { targets: pick(['late']) }))).toBe('ok');
  });
});
