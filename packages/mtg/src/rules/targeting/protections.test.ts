import { describe, expect, it } from 'vitest';
import { board, by, card, creature, legal, one, onStack, with3 } from '../../../test/board.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { MtgState, Permission } from '../../state/state.js';
import { permanent, player } from '../../language/queries.js';
import { seenBy } from './seen-by.js';

const red = onStack('red', { colors: ['red'] });
const rod = card('rod', 'you', { types: ['artifact'], colors: ['red'] });
const theirs = onStack('theirs', { controller: 'foe' });
const anyCreature = one(permanent({ type: 'creature' }));
const anyPlayer = one(player());

const stateOf = (has: readonly MtgKeyword[], permissions: readonly Permission[] = []): MtgState => ({
  ...board(red, rod, theirs, creature('x', 'foe', { keywords: has })),
  players: [{ id: 'you' }, { id: 'foe', keywords: has }],
  permissions,
});
/** Whether x, and whether its player, can be targeted. */
const targets = (state: MtgState, attempt = by('red')): readonly [card: boolean, player: boolean] => [
  legal(state, anyCreature, attempt).includes('x'),
  legal(state, anyPlayer, attempt).includes('foe'),
];

describe('609.4 as though it did not have it', () => {
  const cards: MtgCardFilter = { controller: 'opponent' };
  const yours = { controller: 'you', ignores: 'hexproof' } as const;
  it.each<[string, MtgKeyword, Permission, readonly [boolean, boolean]]>([
    ['permanents, and not players', { keyword: 'hexproof' }, { ...yours, cards }, [true, false]],
    ['players, and not permanents', { keyword: 'hexproof' }, { ...yours, players: true }, [false, true]],
    ['both', { keyword: 'hexproof' }, { ...yours, cards, players: true }, [true, true]],
    [
      'such permanents only',
      { keyword: 'hexproof' },
      { ...yours, cards: { controller: 'self' } },
      [false, false],
    ],
    [
      'for its player only',
      { keyword: 'hexproof' },
      { ...yours, controller: 'foe', cards, players: true },
      [false, false],
    ],
    ['not shroud', { keyword: 'shroud' }, { ...yours, cards, players: true }, [false, false]],
    [
      'shroud',
      { keyword: 'shroud' },
      { controller: 'you', ignores: 'shroud', cards, players: true },
      [true, true],
    ],
    [
      '702.11e hexproof from a quality',
      { keyword: 'hexproof', from: { color: 'red' } },
      { ...yours, cards, players: true },
      [true, true],
    ],
  ])('lifts it of %s', (_name, keyword, permission, wanted) =>
    expect(targets(stateOf([keyword], [permission]))).toEqual(wanted),
  );
});

describe("101.2 what can't be the target", () => {
  const cant = (what?: Extract<MtgKeyword, { keyword: 'cantBeTargeted' }>['by']): MtgKeyword => ({
    keyword: 'cantBeTargeted',
    ...(what === undefined ? {} : { by: what }),
  });
  const asRod = by('rod');
  it.each<[string, readonly MtgKeyword[], spell: boolean, ability: boolean, theirSpell: boolean]>([
    ['of anything', [cant()], false, false, false],
    ['of spells', [cant({ as: 'spell' })], false, true, false],
    ['of abilities', [cant({ as: 'ability' })], true, false, true],
    ['of spells, or of abilities', [cant({ as: 'ability' }), cant({ as: 'spell' })], false, false, false],
    ['of what opponents control', [cant({ opponentsOnly: true })], false, false, true],
    ['of red sources', [cant({ quality: { color: 'red' } })], false, false, true],
    ['of green sources', [cant({ quality: { color: 'green' } })], true, true, true],
    [
      'of red spells that opponents control',
      [cant({ as: 'spell', quality: { color: 'red' }, opponentsOnly: true })],
      false,
      true,
      true,
    ],
  ])('%s', (_name, keywords, spell, ability, theirSpell) => {
    const state = stateOf(keywords);
    expect(targets(state)).toEqual([spell, spell]);
    expect(targets(state, asRod)).toEqual([ability, ability]);
    expect(targets(state, by('theirs', 'foe'))).toEqual([theirSpell, theirSpell]);
  });
});

describe('702.16 protection', () => {
  it.each<[string, readonly MtgKeyword[], boolean]>([
    ['from a quality that the source has', [{ keyword: 'protection', from: { color: 'red' } }], false],
    ['from a quality that it has not', [{ keyword: 'protection', from: { color: 'blue' } }], true],
    [
      'from one of two',
      [
        { keyword: 'protection', from: { color: 'blue' } },
        { keyword: 'protection', from: { color: 'red' } },
      ],
      false,
    ],
    ['702.16j from everything', [{ keyword: 'protection', from: {} }], false],
    ['702.16k from the player', [{ keyword: 'protection', fromPlayer: 'you' }], false],
    ['702.16k from another player', [{ keyword: 'protection', fromPlayer: 'foe' }], true],
  ])('%s', (_name, keywords, may) => expect(targets(stateOf(keywords))).toEqual([may, may]));

  it('113.7a of an ability whose source is gone: what it last was', () => {
    const state = stateOf([{ keyword: 'protection', from: { color: 'red' } }]);
    const gone = { ...state, cards: state.cards.filter(({ instanceId }) => instanceId !== 'rod') };
    expect(
      targets(
        { ...gone, lastKnown: [rod] },
        { controller: 'you', source: { kind: 'card', id: 'rod', incarnation: 0 } },
      ),
    ).toEqual([false, false]);
  });

  it('a source that nobody knows has no quality; protection from everything stops it', () => {
    const nobody = { controller: 'you' };
    const red2 = stateOf([{ keyword: 'protection', from: { color: 'red' } }]);
    expect(targets(red2, nobody)).toEqual([true, true]);
    expect(targets(stateOf([{ keyword: 'protection', from: {} }]), nobody)).toEqual([false, false]);
    expect(targets(stateOf([{ keyword: 'protection', fromPlayer: 'you' }]), nobody)).toEqual([false, false]);
  });
});

describe('115.10a what is chosen or affected, and not targeted, is not refused', () => {
  it.each<[string, MtgKeyword]>([
    ['hexproof', { keyword: 'hexproof' }],
    ['hexproof from red', { keyword: 'hexproof', from: { color: 'red' } }],
    ['shroud', { keyword: 'shroud' }],
    ['protection', { keyword: 'protection', from: {} }],
    ["can't be the target", { keyword: 'cantBeTargeted' }],
  ])('%s', (_name, keyword) => {
    const state = stateOf([keyword]);
    expect(targets(state)).toEqual([false, false]);
    expect(legal(state, one(permanent({ type: 'creature' }), { mode: 'choose' }), by('red'))).toEqual(['x']);
    expect(legal(state, one(player(), { mode: 'choose' }), by('red'))).toEqual(['you', 'foe']);
  });

  it('113.6 a keyword of a card that is not on the battlefield protects nothing', () => {
    const inGraveyard = creature('x', 'foe', { zone: 'graveyard', keywords: [{ keyword: 'shroud' }] });
    const dead = one({ kind: 'card', filter: { zone: 'graveyard' } });
    expect(legal(board(red, inGraveyard), dead, by('red'))).toEqual(['x']);
  });
});

describe('who players are, seen by one of them', () => {
  const teams = with3(board());
  const seen = seenBy(
    {
      ...teams,
      players: [
        { id: 'you', team: 'A' },
        { id: 'mate', team: 'A' },
        { id: 'foe', team: 'B' },
      ],
    },
    'you',
  );
  it.each([
    ['self', ['you']],
    ['opponent', ['foe']],
    ['teammate', ['mate']],
    ['any', ['you', 'mate', 'foe']],
    ['role.chooser', []],
  ] as const)('102.2, 102.3 %s', (reference, players) => {
    expect(seen.context.players.filter((id) => seen.context.isPlayer(id, reference))).toEqual(players);
    expect(seen.context.isPlayer(undefined, reference)).toBe(false);
  });

  it('a number is what it says; one that nobody told is none', () => {
    expect([seen.context.number(3), seen.context.number('X')]).toEqual([3, undefined]);
    const bear = creature('bear', 'you', { power: 2 });
    expect([seen.has(bear, { power: { lte: 2 } }), seen.has(bear, { power: { lte: 'X' } })]).toEqual([
      true,
      false,
    ]);
  });
});
