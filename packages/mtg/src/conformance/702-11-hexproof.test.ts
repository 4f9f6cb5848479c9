import { describe, expect, it } from 'vitest';
import { board, by, creature, legal, one, onStack, with3 } from '../../test/board.js';
import { permanent, player, type MtgKeyword, type MtgState } from '../index.js';

const anyCreature = one(permanent({ type: 'creature' }));
const anyPlayer = one(player());
const red = onStack('red', { colors: ['red'] });
const blue = onStack('blue', { colors: ['blue'] });
const theirs = onStack('theirs', { controller: 'foe', colors: ['red'] });
const bearer = (...keywords: readonly MtgKeyword[]) =>
  board(red, blue, theirs, creature('x', 'foe', { keywords }));
/**
 * Returns which of three spells may target x: your red one, your blue one, and the red one of x's own
 * controller.
 */
const whoMay = (state: MtgState) =>
  [by('red'), by('blue'), by('theirs', 'foe')]
    .filter((attempt) => legal(state, anyCreature, attempt).includes('x'))
    .map(({ source }) => source?.id);
const withPlayer = (keywords: readonly MtgKeyword[], state = bearer()): MtgState => ({
  ...state,
  players: [{ id: 'you' }, { id: 'foe', keywords }],
});
const teams: MtgState['players'] = [
  { id: 'you', team: 'A' },
  { id: 'mate', team: 'A' },
  { id: 'foe', team: 'B' },
];

describe('702.11: hexproof', () => {
  it("702.11b: not by what opponents control; by one's own and a team-mate's", () => {
    expect(whoMay(bearer({ keyword: 'hexproof' }))).toEqual(['theirs']);
    const mates = {
      ...board(red, creature('x', 'mate', { keywords: [{ keyword: 'hexproof' }] })),
      players: teams,
    };
    expect(legal(mates, anyCreature, by('red'))).toEqual(['x']);
  });

  it('102.3: a team-mate is no opponent, every player of another team is', () => {
    const state = { ...board(creature('x', 'mate'), creature('y', 'foe')), players: teams };
    expect(legal(state, one(permanent({ controller: 'opponent' })))).toEqual(['y']);
  });

  it('102.2, 102.4: in a game without teams everybody else is an opponent', () => {
    const state = with3(board(creature('x', 'foe'), creature('y', 'third'), creature('z', 'you')));
    expect(legal(state, one(permanent({ controller: 'opponent' })))).toEqual(['x', 'y']);
    expect(legal(state, one(permanent({ controller: 'self' })))).toEqual(['z']);
  });

  it('702.11c: a player with hexproof', () => {
    expect(legal(withPlayer([{ keyword: 'hexproof' }]), anyPlayer, by('red'))).toEqual(['you']);
    expect(legal(withPlayer([{ keyword: 'hexproof' }]), anyPlayer, by('theirs', 'foe'))).toEqual([
      'you',
      'foe',
    ]);
  });

  it("702.11d: hexproof from a quality stops opponents' spells of it and abilities of such sources only", () => {
    expect(whoMay(bearer({ keyword: 'hexproof', from: { color: 'red' } }))).toEqual(['blue', 'theirs']);
    const source = creature('imp', 'you', { colors: ['red'] });
    const state = board(
      source,
      creature('x', 'foe', { keywords: [{ keyword: 'hexproof', from: { color: 'red' } }] }),
    );
    expect(legal(state, anyCreature, by('imp'))).toEqual(['imp']);
  });

  it.each(['702.11e', '609.4'])(
    '%s: "as though it didn\'t have hexproof" ignores the "from" kinds too, for that player and hexproof only',
    () => {
      const permissions = [
        { controller: 'you', ignores: 'hexproof' as const, cards: { controller: 'opponent' as const } },
      ];
      const lifted = (...keywords: readonly MtgKeyword[]) => whoMay({ ...bearer(...keywords), permissions });
      expect(lifted({ keyword: 'hexproof' })).toEqual(['red', 'blue', 'theirs']);
      expect(lifted({ keyword: 'hexproof', from: { color: 'red' } })).toEqual(['red', 'blue', 'theirs']);
      expect(lifted({ keyword: 'shroud' })).toEqual([]);
      expect(lifted({ keyword: 'protection', from: { color: 'red' } })).toEqual(['blue']);
    },
  );

  it('702.11e: what loses hexproof loses every kind of it', () => {
    expect(whoMay(bearer())).toEqual(['red', 'blue', 'theirs']);
  });

  it.each(['702.11f', '702.11g', '702.11h'])(
    '%s: several "from" are several abilities, and one twice is one',
    () => {
      const two: MtgKeyword[] = [
        { keyword: 'hexproof', from: { color: 'red' } },
        { keyword: 'hexproof', from: { color: 'blue' } },
      ];
      expect(whoMay(bearer(...two))).toEqual(['theirs']);
      expect(whoMay(bearer(...two.slice(1)))).toEqual(['red', 'theirs']);
      expect(whoMay(bearer({ keyword: 'hexproof' }, { keyword: 'hexproof' }))).toEqual(['theirs']);
    },
  );
});
