import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  card,
  castAt,
  change,
  creature,
  inHand,
  legal,
  one,
  pick,
} from '../../test/board.js';
import { counter, wardTriggers } from '../entries/stack.js';
import { permanent, player } from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'you'));

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
