import { describe, expect, it } from 'vitest';
import { board, by, card, change, creature, legal, one, onStack, with3 } from '../../test/board.js';
import {
  ability,
  mtgStateOf,
  cardIn,
  hasHexproof,
  hasProtectionFrom,
  hasProtectionFromAllColors,
  hasShroud,
  permanent,
  player,
  validateSingleTarget,
  type MtgKeyword,
  type MtgState,
} from '../index.js';

const anyCreature = one(permanent({ type: 'creature' }));
const anyPlayer = one(player());
const red = onStack('red', { colors: ['red'] });
const blue = onStack('blue', { colors: ['blue'] });
const theirs = onStack('theirs', { controller: 'foe', colors: ['red'] });
const bearer = (...keywords: readonly MtgKeyword[]) =>
  board(red, blue, theirs, creature('x', 'foe', { keywords }));
/** Which of the three spells may target x: your red and blue one, the red one of x's own controller. */
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

describe('702.16: protection', () => {
  it('702.16a: the quality is one of the source as it is, on the battlefield or off', () => {
    const fromArtifacts: MtgKeyword = { keyword: 'protection', from: { type: 'artifact' } };
    const inGraveyard = card('relic', 'you', { types: ['artifact'], zone: 'graveyard' });
    const state = board(
      inGraveyard,
      onStack('construct', { types: ['artifact', 'creature'] }),
      creature('x', 'you', { keywords: [fromArtifacts] }),
    );
    expect(legal(state, anyCreature, by('relic'))).toEqual([]);
    expect(legal(state, anyCreature, by('construct'))).toEqual([]);
    expect(legal(change(state, 'relic', { types: ['land'] }), anyCreature, by('relic'))).toEqual(['x']);
  });

  it('702.16a: a name only where a name is said; a subtype is compared whole', () => {
    const named: MtgKeyword = { keyword: 'protection', from: { name: 'red' } };
    expect(whoMay(bearer(named))).toEqual(['blue', 'theirs']);
    const ants: MtgKeyword = { keyword: 'protection', from: { subtype: 'Ant' } };
    const state = board(
      creature('elephant', 'you', { subtypes: ['Elephant'] }),
      creature('x', 'you', { keywords: [ants] }),
    );
    expect(legal(state, anyCreature, by('elephant'))).toEqual(['elephant', 'x']);
  });

  it("702.16b: by no source of the quality, one's own included", () => {
    expect(whoMay(bearer({ keyword: 'protection', from: { color: 'red' } }))).toEqual(['blue']);
  });

  it.each(['702.16g', '702.16h', '702.16i'])('%s: several qualities are several abilities', () => {
    const two: MtgKeyword[] = [
      { keyword: 'protection', from: { color: 'red' } },
      { keyword: 'protection', from: { color: 'blue' } },
    ];
    expect(whoMay(bearer(...two))).toEqual([]);
    expect(hasProtectionFromAllColors({ keywords: two })).toBe(false);
    const all: MtgKeyword = { keyword: 'protection', from: { colorCount: { gte: 1 } } };
    expect(hasProtectionFromAllColors({ keywords: [all] })).toBe(true);
  });

  it('702.16j: protection from everything: no target at all', () => {
    expect(whoMay(bearer({ keyword: 'protection', from: {} }))).toEqual([]);
    expect(legal(withPlayer([{ keyword: 'protection', from: {} }]), anyPlayer, by('theirs', 'foe'))).toEqual([
      'you',
    ]);
  });

  it('702.16k: from a player: all that the player controls, or owns where nobody else controls it', () => {
    expect(whoMay(bearer({ keyword: 'protection', fromPlayer: 'you' }))).toEqual(['theirs']);
    const ownedByYou = onStack('stolen', { owner: 'you', controller: 'foe' });
    const inGraveyard = card('grave', 'you', { zone: 'graveyard' });
    const state = board(
      ownedByYou,
      inGraveyard,
      creature('x', 'foe', { keywords: [{ keyword: 'protection', fromPlayer: 'you' }] }),
    );
    expect(legal(state, anyCreature, by('stolen', 'foe'))).toEqual(['x']);
    expect(legal(state, anyCreature, by('grave', 'foe'))).toEqual([]);
  });

  it('702.16m: the same protection twice is redundant', () => {
    const once: MtgKeyword = { keyword: 'protection', from: { color: 'red' } };
    expect(whoMay(bearer(once, once))).toEqual(whoMay(bearer(once)));
  });

  it('702.16e, 702.16f: protection asks about targets only; who fights or blocks is none of it', () => {
    const protectedFromRed = bearer({ keyword: 'protection', from: { color: 'red' } });
    expect(
      legal(protectedFromRed, one(permanent({ type: 'creature' }), { mode: 'choose' }), by('red')),
    ).toEqual(['x']);
  });

  it('113.6: abilities of cards that are no permanents do nothing: a protected card in a graveyard is a target', () => {
    const keywords: MtgKeyword[] = [
      { keyword: 'hexproof' },
      { keyword: 'shroud' },
      { keyword: 'protection', from: {} },
    ];
    const state = board(red, creature('dead', 'foe', { zone: 'graveyard', keywords }));
    expect(legal(state, one(cardIn('graveyard')), by('red'))).toEqual(['dead']);
  });

  it.each([
    [{ manaValue: { lte: 3 } }, { manaValue: 3 }, { manaValue: 4 }],
    [{ type: 'creature' }, { types: ['creature'] }, { types: ['instant'] }],
    [{ colorCount: { gte: 2 } }, { colors: ['red', 'blue'] as const }, { colors: ['red'] as const }],
    [{ not: { colorCount: 0 } }, { colors: ['red'] as const }, {}],
    [{ controller: 'opponent' as const }, { owner: 'foe' }, { owner: 'you' }],
  ])('702.16a: protection from %j', (from, of, notOf) => {
    const state: { keywords: MtgKeyword[] } = { keywords: [{ keyword: 'protection', from }] };
    expect([hasProtectionFrom(state, of), hasProtectionFrom(state, notOf)]).toEqual([true, false]);
  });
});

describe('702.18, 702.21, 702.26 and what stands beside them', () => {
  it("702.18a: shroud: not even one's own", () => {
    expect(whoMay(bearer({ keyword: 'shroud' }))).toEqual([]);
    expect(hasShroud({ keywords: [{ keyword: 'shroud' }] })).toBe(true);
  });

  it('702.18b: a player with shroud', () => {
    expect(legal(withPlayer([{ keyword: 'shroud' }]), anyPlayer, by('theirs', 'foe'))).toEqual(['you']);
  });

  it('101.2: "can\'t" beats "can": no permission lifts "can\'t be the target"', () => {
    const state = {
      ...bearer({ keyword: 'cantBeTargeted' }),
      permissions: [{ controller: 'you', ignores: 'hexproof' as const, cards: {} }],
    };
    expect(whoMay(state)).toEqual([]);
  });

  it.each(['613.11', '113.9'])(
    '%s: "can\'t be the target of spells" leaves abilities alone, and the other way round',
    () => {
      const attempts = [by('red'), by('imp')];
      const may = (as: 'spell' | 'ability') => {
        const state = board(
          red,
          creature('imp', 'you'),
          creature('x', 'foe', { keywords: [{ keyword: 'cantBeTargeted', by: { as } }] }),
        );
        return attempts
          .filter((attempt) => legal(state, anyCreature, attempt).includes('x'))
          .map(({ source }) => source?.id);
      };
      expect([may('spell'), may('ability')]).toEqual([['imp'], ['red']]);
      const blueOnly: MtgKeyword = {
        keyword: 'cantBeTargeted',
        by: { quality: { color: 'blue' }, opponentsOnly: true },
      };
      expect(whoMay(bearer(blueOnly))).toEqual(['red', 'theirs']);
    },
  );

  it('702.26b: what is phased out is no candidate', () => {
    expect(legal(board(red, creature('x', 'foe', { phasedOut: true })), anyCreature, by('red'))).toEqual([]);
  });

  it('113.7: protection looks at the source of an ability, not at the ability', () => {
    const imp = creature('imp', 'you', { colors: ['red'] });
    const fromRed = creature('x', 'foe', { keywords: [{ keyword: 'protection', from: { color: 'red' } }] });
    const waiting = {
      id: 'ab',
      ability: 'activated' as const,
      controller: 'you',
      source: { kind: 'card' as const, id: 'imp', incarnation: 0 },
    };
    const state = mtgStateOf({ cards: [imp, fromRed], abilities: [waiting] });
    const asked = { controller: 'you', source: { kind: 'ability', id: 'ab' } };
    expect(legal(state, anyCreature, asked)).toEqual(['imp']);
    expect(legal(change(state, 'imp', { colors: [] }), anyCreature, asked)).toEqual(['imp', 'x']);
  });

  it('113.8: hexproof asks who controls the ability, not who controls its source now', () => {
    const imp = creature('imp', 'you', { controller: 'foe' });
    const hidden = creature('x', 'foe', { keywords: [{ keyword: 'hexproof' }] });
    const waiting = {
      id: 'ab',
      ability: 'activated' as const,
      controller: 'you',
      source: { kind: 'card' as const, id: 'imp', incarnation: 0 },
    };
    const state = mtgStateOf({ cards: [imp, hidden], abilities: [waiting] });
    expect(legal(state, anyCreature, { controller: 'you', source: { kind: 'ability', id: 'ab' } })).toEqual([
      'imp',
    ]);
  });

  it('113.9: an ability on the stack is no spell', () => {
    const waiting = {
      id: 'ab',
      ability: 'triggered' as const,
      controller: 'foe',
      source: { kind: 'card' as const, id: 'imp', incarnation: 0 },
    };
    const state = mtgStateOf({ cards: [creature('imp', 'foe'), onStack('s')], abilities: [waiting] });
    expect(legal(state, one({ kind: 'card', filter: { zone: 'stack' } }))).toEqual(['s']);
    expect(legal(state, one(ability({ ability: 'triggered' })))).toEqual(['ab']);
    expect(legal(state, one(ability({ ability: 'activated' })))).toEqual([]);
  });

  it('tells which protection refuses, with its rule', () => {
    const told = validateSingleTarget(bearer({ keyword: 'hexproof' }), anyCreature, by('red'), {
      kind: 'card',
      id: 'x',
    });
    expect(told).toMatchObject({
      value: {
        legal: false,
        issues: [{ code: 'protectedTarget', data: { protection: 'hexproof', rule: '702.11b' } }],
      },
    });
    expect(hasHexproof({ keywords: [{ keyword: 'hexproof', from: {} }] })).toBe(false);
  });
});
