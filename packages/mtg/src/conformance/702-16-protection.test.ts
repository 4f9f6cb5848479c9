import { describe, expect, it } from 'vitest';
import { board, by, card, change, creature, legal, one, onStack } from '../../test/board.js';
import {
  cardIn,
  hasProtectionFrom,
  hasProtectionFromAllColors,
  permanent,
  player,
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
