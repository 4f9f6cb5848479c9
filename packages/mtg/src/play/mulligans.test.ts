import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { basics, bestiary } from '../../test/made-up.js';
import type { MtgMatchState } from '../state/match-state.js';
import { mtgMatch } from './match.js';
import { mtgNarration } from './show/narration.js';

const runtime = mtgMatch({ cards: [...basics, ...bestiary] });
const start = () => unwrap(runtime.start({ asks: ['mulligans'], first: 'ann' }, 'mulligans'));
type Match = ReturnType<typeof start>;

const decides = (match: Match, player: string, ...ids: readonly string[]): Match => {
  const kind = ids.every((id) => id === 'yes' || id === 'no') ? 'choice' : 'card';
  const targets = [{ targets: ids.map((id) => ({ kind, id })) }];
  return unwrap(runtime.apply(match, { move: 'decide', player, params: {}, targets })).match;
};
const handOf = ({ cards }: MtgMatchState, player: string): readonly string[] =>
  cards.flatMap(({ zone, owner, instanceId }) => (zone === 'hand' && owner === player ? [instanceId] : []));
const lastOf = ({ cards }: MtgMatchState, player: string): string | undefined =>
  cards
    .filter(({ zone, owner }) => zone === 'library' && owner === player)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .at(-1)?.instanceId;

describe('103.5: mulligans', () => {
  it('each player in turn order keeps the hand, or takes another and puts one card more on the bottom', () => {
    const asked = start();
    expect(runtime.toAct(asked)).toEqual(['ann']);
    const bottom = decides(asked, 'ann', 'yes');
    const hand = handOf(bottom.state, 'ann');
    expect([hand.length, runtime.toAct(bottom)]).toEqual([7, ['ann']]);
    const six = decides(bottom, 'ann', hand[2] ?? '');
    expect([handOf(six.state, 'ann').length, lastOf(six.state, 'ann')]).toEqual([6, hand[2]]);
    expect(runtime.toAct(six)).toEqual(['bob']);
    const kept = decides(six, 'bob', 'no');
    expect(runtime.toAct(kept)).toEqual(['ann']);
    const again = decides(kept, 'ann', 'yes');
    const [one = '', two = ''] = handOf(again.state, 'ann');
    const five = decides(decides(again, 'ann', one, two), 'ann', two, one);
    expect(lastOf(five.state, 'ann')).toBe(one);
    expect([handOf(five.state, 'ann').length, runtime.toAct(five)]).toEqual([5, ['ann']]);
    const done = decides(five, 'ann', 'no').state;
    expect(done.turn).toMatchObject({ number: 1, step: 'main1', priority: 'ann' });
    expect([handOf(done, 'ann').length, handOf(done, 'bob').length]).toEqual([5, 7]);
    expect(done.turn.happened ?? {}).toEqual({});
  });

  it('a question about a hand says what it is about, and its answers say keep and mulligan, not yes and no', () => {
    const { nameOf, slotName } = mtgNarration({ cards: [...basics, ...bestiary] });
    const asked = start();
    const [offer] = runtime.offers(asked, 'ann');
    const [slot] = offer?.spec.slots ?? [];
    expect(offer && slot ? slotName(slot, offer.spec) : '').toBe('whether to take a mulligan');
    const words = ['yes', 'no'].map((id) => nameOf(asked.state, { kind: 'choice', id }));
    expect(words).toEqual(['take a mulligan', 'keep the hand']);
  });

  it('103.5c: the first mulligan of each player is free where more than two play, and the next costs a card', () => {
    const options = { asks: ['mulligans'], first: 'ann', players: ['ann', 'bob', 'cat'] };
    const asked = unwrap(runtime.start(options, 'mulligans'));
    const free = decides(asked, 'ann', 'yes');
    expect([handOf(free.state, 'ann').length, runtime.toAct(free)]).toEqual([7, ['bob']]);
    expect(handOf(free.state, 'ann')).not.toEqual(handOf(asked.state, 'ann'));
    const kept = decides(decides(free, 'bob', 'no'), 'cat', 'yes');
    const again = decides(kept, 'ann', 'yes');
    const [one = ''] = handOf(again.state, 'ann');
    const six = decides(again, 'ann', one);
    expect([handOf(six.state, 'ann').length, runtime.toAct(six)]).toEqual([6, ['cat']]);
    const done = decides(decides(six, 'cat', 'no'), 'ann', 'no').state;
    expect(done.turn).toMatchObject({ number: 1, step: 'main1', priority: 'ann' });
  });

  it.each([
    ['103.5', ['ann', 'bob'], 7, 0],
    // 103.8c: Of three players the first draws as the turn begins.
    ['103.5c', ['ann', 'bob', 'cat'], 8, 1],
  ])('%s: of %j who goes on until no card is left is asked no more', (_rule, players, most, drawn) => {
    let match = unwrap(runtime.start({ asks: ['mulligans'], first: 'ann', players }, 'mulligans'));
    let taken = 0;
    for (; match.state.resolving.length > 0; taken++) {
      match = decides(match, 'ann', 'yes');
      const bottom = handOf(match.state, 'ann').slice(0, taken + 8 - most);
      // Which ones, unless it is the whole hand, and in which order.
      if (bottom.length > 0 && bottom.length < 7) match = decides(match, 'ann', ...bottom);
      if (bottom.length > 1) match = decides(match, 'ann', ...bottom);
      if (taken === 0) for (const other of players.slice(1)) match = decides(match, other, 'no');
    }
    expect([taken, handOf(match.state, 'ann').length]).toEqual([most, drawn]);
  });

  it('104.3a: who concedes is asked no more, and the others are', () => {
    const options = { asks: ['mulligans'], first: 'ann', players: ['ann', 'bob', 'cat'] };
    const took = decides(unwrap(runtime.start(options, 'mulligans')), 'ann', 'yes');
    const gone = unwrap(runtime.apply(took, { move: 'concede', player: 'ann', params: {} })).match;
    expect(runtime.toAct(gone)).toEqual(['bob']);
    const done = decides(decides(gone, 'bob', 'no'), 'cat', 'no');
    expect(done.state.resolving).toEqual([]);
  });

  it('nobody is asked, and nobody takes one, unless players agreed to', () => {
    const { state } = unwrap(runtime.start({ first: 'ann' }, 'mulligans'));
    expect([state.turn.step, handOf(state, 'ann').length]).toEqual(['main1', 7]);
  });
});
