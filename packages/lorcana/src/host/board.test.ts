import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import { runMatchScenario } from '@reticle/testkit/scenario';
import { lorcanaMatch } from '../index.js';
import { cardsOf } from '../state/board.js';
import { place } from './board.js';

const NAME = 'Lilo - Making a Wish';
const run = (cards: readonly object[]) =>
  runMatchScenario(
    lorcanaMatch,
    { name: 'a board', game: 'lorcana', match: { cards }, expect: [{ at: ['phase'], is: 'main' }] },
    place,
  );

describe('boards by the names of cards', () => {
  it('have these cards and no others, each with an id, as they lie there', () => {
    const cards = [
      { card: NAME, of: 'north', zone: 'play', count: 2 },
      { card: NAME, of: 'south', zone: 'play', facts: { damage: 1, exerted: true } },
    ];
    expect(run(cards)).toMatchObject({ value: { ok: true } });
    const { state } = unwrap(lorcanaMatch.start({}, 1));
    const lie = cards.map(({ card, of, zone, facts = {} }, at) => ({ card, of, zone, facts, id: `c${at}` }));
    expect(cardsOf(unwrap(place(state, lie)))).toMatchObject([
      { instanceId: 'c0', owner: 'north', name: 'Lilo', zone: 'play', damage: 0, exerted: false },
      { instanceId: 'c1', owner: 'south', name: 'Lilo', zone: 'play', damage: 1, exerted: true },
    ]);
    expect(place(state, [...lie, ...lie])).toMatchObject({ issues: [{ code: 'lorcana.duplicateCard' }] });
  });

  it.each([
    [{ card: 'Nobody', of: 'north', zone: 'play' }, 'lorcana.unknownCard'],
    [{ card: NAME, of: 'east', zone: 'play' }, 'lorcana.unknownPlayer'],
    [{ card: NAME, of: 'north', zone: 'sky' }, 'invalidValue'],
    [{ card: NAME, of: 'north', zone: 'play', facts: { tall: true } }, 'unknownKey'],
  ])('%j is refused', (card, code) => {
    const report = run([card]);
    expect(report).toMatchObject({ ok: false, issues: [{ code }] });
    expect(report.ok ? [] : report.issues[0]?.path?.slice(0, 2)).toEqual(['match', 'cards']);
  });

  it('are refused where the game has none', () => {
    expect(
      runMatchScenario(lorcanaMatch, { name: 'a', game: 'lorcana', match: { cards: [] }, winners: null }),
    ).toMatchObject({ issues: [{ code: 'scenario.noBoards' }] });
  });
});
