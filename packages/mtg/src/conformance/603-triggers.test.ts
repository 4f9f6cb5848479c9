import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  announcedIds,
  board,
  by,
  card,
  castAt,
  change,
  codes,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
  specOf,
  with3,
} from '../../test/board.js';
import {
  ability,
  beginResolution,
  changeTargets,
  counter,
  mtgStateOf,
  orderTriggers,
  permanent,
  player,
  declaresTargets,
  resolveTop,
  spell,
  stackTrigger,
  wardTriggers,
  type Declaration,
  type WaitingTrigger,
} from '../index.js';

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

describe('605 and 609.7', () => {
  it.each(['605.1a', '605.1b'])('%s: what has a target is no mana ability', () => {
    expect([declaresTargets({ spec: aCreature }), declaresTargets({})]).toEqual([true, false]);
  });

  it.each(['605.3b', '605.5a'])(
    '%s: a mana ability is never on the stack, so that nothing can target it',
    () => {
      expect(legal(start, one(ability()))).toEqual([]);
    },
  );

  it.each(['609.7', '609.7a', '109.2c'])(
    '%s: choosing a source of damage is no targeting, in whatever zone it is',
    () => {
      const state = board(
        creature('a', 'foe', { keywords: [{ keyword: 'hexproof' }] }),
        onStack('s'),
        card('g', 'foe', { zone: 'graveyard' }),
      );
      const source = one({ kind: 'card', filter: { color: 'red' } }, { mode: 'choose' });
      expect(legal(change(state, 'a', { colors: ['red'] }), source)).toEqual(['a']);
      expect(legal(change(state, 'g', { colors: ['red'] }), source)).toEqual(['g']);
    },
  );
});

describe('702.21: ward', () => {
  const warded = change(start, 'a', { keywords: [{ keyword: 'ward', cost: '{2}' }] });

  it("702.21a: what has ward is a legal target; for an opponent's spell or ability it triggers", () => {
    expect(legal(warded, aCreature)).toEqual(['a', 'b']);
    const { state, events } = castAt(warded, 's', aCreature, pick(['a']));
    expect(wardTriggers(state, events)).toEqual([
      {
        target: { kind: 'card', id: 'a', incarnation: 0 },
        controller: 'foe',
        against: { kind: 'card', id: 's', incarnation: 1 },
        payer: 'you',
        cost: '{2}',
      },
    ]);
    const countered = counter(state, { kind: 'card', id: 's', incarnation: 1 });
    expect(countered.stack).toEqual([]);
  });

  it("702.21a: not for its controller's own, not for what is chosen or taken without targeting", () => {
    const rod = card('rod', 'foe');
    const own = activateAt({ ...warded, cards: [...warded.cards, rod] }, 'ab', rod, aCreature, pick(['a']));
    expect(wardTriggers(own.state, own.events)).toEqual([]);
    const sweep = castAt(warded, 's', one(permanent(), { chooser: 'all' }), pick([]));
    expect(wardTriggers(sweep.state, sweep.events)).toEqual([]);
  });

  it('702.21b: what must be paid is told as it stands on the card, to be read as it resolves', () => {
    const state = change(start, 'a', {
      keywords: [
        { keyword: 'ward', cost: '{X}' },
        { keyword: 'ward', cost: 'discard' },
      ],
    });
    const { events, state: after } = castAt(state, 's', aCreature, pick(['a']));
    expect(wardTriggers(after, events).map(({ cost }) => cost)).toEqual(['{X}', 'discard']);
  });

  it('700.13: a crime is an opponent, or what an opponent has, as a target', () => {
    const crimes = (...ids: readonly string[]) =>
      castAt(start, 's', one([permanent(), player()]), pick(ids)).events.flatMap((event) =>
        'crime' in event ? [event.crime] : [],
      );
    expect([crimes('a'), crimes('b'), crimes('foe'), crimes('you')]).toEqual([
      [true],
      [false],
      [true],
      [false],
    ]);
  });
});

describe('113.7a and what abilities keep', () => {
  it('113.7a: an ability outlives its source; what is asked of the source is what it last was', () => {
    const imp = creature('imp', 'you', { power: 3 });
    const weaker = one(permanent({ type: 'creature', power: { lt: 'source.power' } }));
    const { state } = activateAt({ ...start, cards: [...start.cards, imp] }, 'ab', imp, weaker, pick(['a']));
    const gone = {
      ...state,
      cards: state.cards.filter(({ instanceId }) => instanceId !== 'imp'),
      lastKnown: [imp],
    };
    expect(unwrap(beginResolution(gone, 'ab')).outcome).toBe('resolves');
    expect(unwrap(beginResolution(change(gone, 'a', { power: 3 }), 'ab')).outcome).toBe('illegalTargets');
  });

  it('109.5: "you" is who activated, whoever controls the source afterwards', () => {
    const rod = card('rod', 'you');
    const notYours = one(permanent({ type: 'creature', controller: 'opponent' }));
    const { state } = activateAt(
      { ...start, cards: [...start.cards, rod] },
      'ab',
      rod,
      notYours,
      pick(['a']),
    );
    expect(unwrap(beginResolution(change(state, 'rod', { controller: 'foe' }), 'ab')).outcome).toBe(
      'resolves',
    );
  });

  it('110.2b: control of a permanent spell goes on to the permanent', () => {
    const state = mtgStateOf({
      cards: [onStack('bear', { types: ['creature'], owner: 'foe', controller: 'you' })],
    });
    expect(
      legal(
        unwrap(resolveTop(state, (now) => now)).state,
        one(permanent({ controller: 'self' })),
        by('bear'),
      ),
    ).toEqual(['bear']);
    expect(legal(state, one(spell({ controller: 'self' })))).toEqual(['bear']);
  });
});
