import { describe, expect, it } from 'vitest';
import { activateAt, board, card, change, codes, creature, inHand, one, pick } from '../../test/board.js';
import { activate } from '../entries/stack.js';
import { timingIssues } from '../rules/stack/possible.js';
import { permanent } from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'foe'));

describe('602: activating', () => {
  it.each(['602.2', '602.2a', '602.2b'])(
    '%s: an activated ability goes through the same steps, as an object on the stack with a controller',
    () => {
      const rod = card('rod', 'foe', { controller: 'you' });
      const { state } = activateAt(
        { ...start, cards: [...start.cards, rod] },
        'ab',
        rod,
        aCreature,
        pick(['a']),
      );
      expect(state.stack).toEqual(['ab']);
      expect(state.abilities).toMatchObject([
        { id: 'ab', ability: 'activated', controller: 'you', source: { id: 'rod' } },
      ]);
      const again = {
        id: 'ab',
        ability: 'activated' as const,
        controller: 'you',
        source: { kind: 'card' as const, id: 'rod', incarnation: 0 },
      };
      expect(
        codes(activate(state, again, { declaration: { spec: aCreature }, targets: pick(['a']) })),
      ).toEqual(['mtg.idTaken']);
    },
  );
});

describe('602.5: what forbids an activation', () => {
  const rod = creature('rod', 'you');
  const state = { ...board(rod), activePlayer: 'you' };
  const asked = { controller: 'you', source: 'rod' };

  it('602.5: prohibitions are asked before targets matter', () => {
    const source = { kind: 'card' as const, id: 'rod', incarnation: 0 };
    const prohibited = timingIssues(change(state, 'rod', { tapped: true }), { ...asked, tapSymbol: true });
    const proposal = { declaration: { spec: aCreature }, prohibited, targets: pick([]) };
    const ability = { id: 'ab', ability: 'activated' as const, controller: 'you', source };
    expect(codes(activate(state, ability, proposal))).toEqual(['mtg.notNow']);
    expect(codes(activate(state, ability, { ...proposal, prohibited: [] }))).toEqual(['tooFewTargets']);
  });

  it('602.5a: no tap symbol for a tapped source, nor for a creature that has just come, without haste', () => {
    const tap = (facts: Parameters<typeof change>[2]) =>
      timingIssues(change(state, 'rod', facts), { ...asked, tapSymbol: true }).length;
    expect([tap({}), tap({ tapped: true }), tap({ thisTurn: ['entered'] })]).toEqual([0, 1, 1]);
    expect(tap({ thisTurn: ['entered'], keywords: [{ keyword: 'haste' }] })).toBe(0);
    expect(tap({ thisTurn: ['entered'], types: ['artifact'] })).toBe(0);
  });

  it("602.5d: as a sorcery: one's own main phase, the stack empty", () => {
    const as = (now: typeof state, mainPhase: boolean) =>
      timingIssues(now, { ...asked, sorcerySpeed: true, mainPhase }).length;
    expect([as(state, true), as(state, false)]).toEqual([0, 1]);
    expect(as({ ...state, activePlayer: 'foe' }, true)).toBe(1);
    expect(as({ ...state, stack: ['other'] }, true)).toBe(1);
  });
});
