import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, start } from '../../test/embers-played.js';
import { embersMatch, type EmbersState } from '../../test/embers.js';
import { canonicalJson, frozenCopy, ok, parseWith, unwrap } from '../index.js';
import { matchRecord, randomBot, randomFrom, seedRandom, type Match, seatOf } from './index.js';

const quench = (player: string, ...ids: readonly string[]) => ({
  move: 'quench',
  player,
  targets: [{ targets: ids.map((id) => ({ kind: 'ember', id })) }],
});

describe('a seed', () => {
  const seeds: [seed: unknown, found: string | undefined][] = [
    [0, undefined],
    [-1, undefined],
    [Number.MAX_SAFE_INTEGER, undefined],
    ['1', undefined],
    ['s'.repeat(256), undefined],
    ['', '0 characters'],
    [1.5, '1.5'],
    [2 ** 53, '9007199254740992'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    ['s'.repeat(257), '257 characters'],
    [null, 'object'],
    [undefined, 'undefined'],
    [{ toString: () => '1' }, 'object'],
    [Symbol('seed'), 'symbol'],
  ];

  it.each(seeds)('%j: refused as %j', (seed, found) => {
    const is =
      found === undefined
        ? { ok: true }
        : { ok: false, issues: [{ code: 'invalidSeed', data: { found, limit: 256 } }] };
    for (const way of ['start', 'record'] as const)
      expect(Reflect.apply(Reflect.get(embersMatch, way), embersMatch, [{}, seed])).toMatchObject(is);
  });
});

describe('applying a move', () => {
  it.each([
    ['no object', 'x', 'wrongType'],
    ['an unknown key', { move: 'spark', player: 'ann', params: { times: 1 }, cheat: true }, 'unknownKey'],
    ['an unknown move', { move: 'explode', player: 'ann' }, 'unknownMove'],
    ['a move named like a prototype key', { move: 'constructor', player: 'ann' }, 'unknownMove'],
    ['a player whose turn it is not', { move: 'spark', player: 'bob', params: { times: 1 } }, 'notToAct'],
    ['a player who is not there', { move: 'spark', player: '__proto__', params: { times: 1 } }, 'notToAct'],
    ['parameters of a wrong type', { move: 'spark', player: 'ann', params: { times: '1' } }, 'wrongType'],
    ['parameters out of range', { move: 'spark', player: 'ann', params: { times: 1e308 } }, 'invalidValue'],
    ['unknown parameters', { move: 'spark', player: 'ann', params: { times: 1, more: 1 } }, 'unknownKey'],
    [
      'targets where none are wanted',
      { ...quench('ann', 'bob0'), move: 'spark', params: { times: 1 } },
      'targetsNotWanted',
    ],
    ['targets left out', { move: 'quench', player: 'ann' }, 'targetsMissing'],
    ['too few targets', quench('ann'), 'tooFewTargets'],
    ['too many targets', quench('ann', 'bob0', 'bob1', 'bob2'), 'tooManyTargets'],
    ['one target twice', quench('ann', 'bob0', 'bob0'), 'repeatedTarget'],
    ['a target of the wrong owner', quench('ann', 'ann0'), 'filterMismatch'],
    ['a target that is not there', quench('ann', 'bob9'), 'unknownTarget'],
    [
      'one slot too many',
      { ...quench('ann', 'bob0'), targets: [{ targets: [] }, { targets: [] }] },
      'wrongSlotCount',
    ],
  ])('refuses %s, and the match stays as it was', (_what, move, code) => {
    const match = frozenCopy(start());
    const before = canonicalJson(match);
    const applied = embersMatch.apply(match, move);
    expect(applied.ok ? [] : applied.issues.map((found) => found.code)).toContain(code);
    expect(canonicalJson(match)).toBe(before);
  });

  it("gives a game's own refusals with their data", () => {
    const { state, ...rest } = start();
    const full: Match<EmbersState> = {
      ...rest,
      state: { ...state, hands: { ann: [1, 2, 3, 4, 5], bob: [] } },
    };
    expect(embersMatch.apply(full, { move: 'spark', player: 'ann', params: { times: 1 } })).toEqual({
      ok: false,
      issues: [{ code: 'embers.handFull', data: { player: 'ann', size: 5 } }],
    });
  });

  it('is pure: a deep-frozen match gives the next one and stays', () => {
    const match = frozenCopy(start());
    const applied = unwrap(embersMatch.apply(match, quench('ann', 'bob0', 'bob2')));
    expect(applied.match.step).toBe(1);
    expect(applied.match.state.embers.filter(({ cold }) => cold).map(({ id }) => id)).toEqual([
      'bob0',
      'bob2',
    ]);
    expect(applied.events).toEqual([{ type: 'quenched', embers: ['bob0', 'bob2'] }]);
    expect(match.step).toBe(0);
  });

  it('refuses every move once the match is over, naming the winners', () => {
    const { match } = playOut(3);
    const over = embersMatch.apply(match, { move: 'spark', player: match.state.turn, params: { times: 1 } });
    expect(over).toMatchObject({
      ok: false,
      issues: [{ code: 'matchOver', data: embersMatch.outcome(match) && {} }],
    });
    expect(embersMatch.toAct(match)).toEqual([]);
    expect([...embersMatch.legalMoves(match, 'ann')]).toEqual([]);
  });

  it('refuses a match of another game or version', () => {
    const foreign = { ...start(), version: 7 };
    expect(embersMatch.apply(foreign, quench('ann', 'bob0'))).toMatchObject({
      issues: [{ code: 'wrongGame' }],
    });
  });
});

describe('legal moves', () => {
  it('lists each variant and each choice of targets once', () => {
    const moves = [...embersMatch.legalMoves(start(), 'ann')].map(({ move, targets = [], params }) =>
      [move, params, targets.map((slot) => slot.targets.map(({ id }) => id).join('+'))].flat(),
    );
    expect(moves).toEqual([
      ['quench', {}, 'bob0+bob1'],
      ['quench', {}, 'bob0+bob2'],
      ['quench', {}, 'bob0'],
      ['quench', {}, 'bob1+bob2'],
      ['quench', {}, 'bob1'],
      ['quench', {}, 'bob2'],
      ['spark', { times: 1 }],
      ['spark', { times: 2 }],
    ]);
  });

  it('are lazy: twenty embers with all their pairs cost nothing until asked for', () => {
    const moves = embersMatch.legalMoves(start(1, { embers: 20 }), 'ann', 5);
    expect(moves.next().value).toMatchObject({ move: 'quench' });
    expect([...moves]).toHaveLength(4 + 2);
  });

  it('are all accepted, at every step of any match', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seedRandom(seed));
        let match = start(seed);
        for (
          let [player] = embersMatch.toAct(match);
          player !== undefined;
          [player] = embersMatch.toAct(match)
        ) {
          const moves = [...embersMatch.legalMoves(match, player)];
          const next = moves.map((move) => unwrap(embersMatch.apply(match, move)).match);
          match = next[random.below(next.length)] ?? match;
        }
        expect(embersMatch.outcome(match)).toBeDefined();
      }),
      { numRuns: 20 },
    );
  });
});

describe('a move that was made of an offer', () => {
  it('does, at every step of any match, just what the same move does that somebody sends', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = randomFrom(seedRandom(`ready ${seed}`));
        let match = start(seed);
        for (
          let player = embersMatch.toAct(match)[0];
          player !== undefined;
          [player] = embersMatch.toAct(match)
        ) {
          for (const listed of embersMatch.legalMoves(match, player, 3))
            expect(embersMatch.apply(match, listed)).toEqual(
              embersMatch.apply(match, structuredClone(listed)),
            );
          const move = randomBot(seatOf(embersMatch, match, player), random);
          if (!move) throw new Error(`${player} has no move`);
          expect(Object.isFrozen(move)).toBe(true);
          const sent = embersMatch.apply(match, structuredClone(move));
          expect(embersMatch.apply(match, move)).toEqual(sent);
          match = unwrap(sent).match;
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is what the same offer gives that somebody sends, or that was made before others were', () => {
    const match = start(3);
    const [player = ''] = embersMatch.toAct(match);
    const offers = [...embersMatch.offers(match, player)];
    const again = [...embersMatch.offers(match, player)];
    expect(again).toEqual(offers);
    const opened = (list: readonly unknown[]) =>
      list.map((offer) => unwrap(unwrap(embersMatch.open(match, offer)).choices?.count() ?? ok(1n)));
    const counts = opened(again);
    expect(opened(again.toReversed())).toEqual(counts.toReversed());
    expect(opened(offers)).toEqual(counts);
    expect(opened(structuredClone(again))).toEqual(counts);
  });

  it('are only of the kinds that are asked for, in the same order', () => {
    const match = unwrap(embersMatch.start({ embers: 2 }, 1));
    const [player = ''] = embersMatch.toAct(match);
    const all = [...embersMatch.offers(match, player)];
    const kinds = [...new Set(all.map(({ move }) => move))];
    expect(kinds.length).toBeGreaterThan(1);
    for (const kind of kinds)
      expect([...embersMatch.offers(match, player, [kind])]).toEqual(all.filter(({ move }) => move === kind));
    expect([...embersMatch.offers(match, player, kinds.toReversed())]).toEqual(all);
    expect([...embersMatch.offers(match, player, ['__proto__'])]).toEqual([]);
  });

  it('is judged like any other in another state, and in another match', () => {
    const before = start(1);
    const [player = ''] = embersMatch.toAct(before);
    const [move] = embersMatch.legalMoves(before, player);
    const { match: after } = unwrap(embersMatch.apply(before, move));
    expect(embersMatch.apply(after, move)).toEqual(embersMatch.apply(after, structuredClone(move)));
    const foreign = { ...after, game: 'other' };
    expect(embersMatch.apply(foreign, move).ok).toBe(false);
  });
});

describe('records', () => {
  it.each([1, 2, 3, 4, 5])('replay to the same bytes (seed %i)', (seed) => {
    const { match, record } = playOut(seed);
    const again = unwrap(embersMatch.replay(JSON.parse(JSON.stringify(record))));
    expect(canonicalJson(again.match)).toBe(canonicalJson(match));
  });

  it('say how they are drawn, and a record that does not say it is read as one of old', () => {
    const { seeding, ...old } = playOut(5).record;
    expect(seeding).toBe('hmac-sha256');
    expect(unwrap(parseWith(matchRecord, old)).seeding).toBe('fnv32');
    expect(embersMatch.replay(old)).toMatchObject({
      issues: [{ code: 'oldSeeding', data: { wanted: 'sha256, hmac-sha256', got: 'fnv32' } }],
    });
  });

  it('of one stream replay as they were drawn, and go on so after they were saved', () => {
    const options = { embers: 3 };
    const old = unwrap(embersMatch.start(options, 5, 'sha256'));
    expect(old.random).toHaveLength(4);
    expect(old.state).not.toEqual(unwrap(embersMatch.start(options, 5)).state);
    const spark = { move: 'spark', player: 'ann', params: { times: 2 } };
    const record = { ...unwrap(embersMatch.record(options, 5)), seeding: 'sha256', moves: [spark] };
    const { match, events } = unwrap(embersMatch.replay(record));
    const saved = unwrap(embersMatch.parseMatch(JSON.parse(JSON.stringify(old))));
    expect(unwrap(embersMatch.apply(saved, spark))).toEqual({ match, events });
    // The two hands are the first draws of the one stream, and the sparks are the next ones.
    const stream = randomFrom(seedRandom(5));
    const drawn = Array.from({ length: 4 }, () => stream.below(100));
    expect([old.state.hands, events]).toMatchObject([
      { ann: [drawn[0]], bob: [drawn[1]] },
      [{ type: 'sparked' }, { drawn: drawn.slice(2) }],
    ]);
  });

  it('replay to the digest, or say where they diverge', () => {
    const { match, record } = playOut(5);
    const digest = unwrap(embersMatch.replay(record)).match;
    expect(digest).toEqual(match);
    expect(embersMatch.replay({ ...record, digest: 'feed' })).toMatchObject({
      issues: [{ code: 'replayDiverged', data: { step: match.step, wanted: 'feed' } }],
    });
  });

  it.each([1.5, ''])('of no seed are refused with its path: %j', (seed) => {
    const replayed = embersMatch.replay({ ...playOut(5).record, seed });
    expect(replayed.ok || replayed.issues.map(({ path }) => path)).toEqual([['seed']]);
  });

  it('name the move that is refused', () => {
    const { record } = playOut(5);
    const broken = {
      ...record,
      moves: [record.moves[0], { move: 'spark', player: 'ann', params: { times: 9 } }],
    };
    const replayed = embersMatch.replay(broken);
    expect(replayed.ok || replayed.issues[0]?.path?.slice(0, 2)).toEqual(['moves', 1]);
  });

  it.each([
    ['another game', { game: 'chess' }, 'wrongGame'],
    ['another version', { version: 2 }, 'wrongGame'],
    ['a seed that was drawn down to 32 bits', { seeding: undefined }, 'oldSeeding'],
    ['a seed that is drawn in a way to come', { seeding: 'later' }, 'oldSeeding'],
    ['an unknown key', { note: 'x' }, 'unknownKey'],
    ['options that do not fit', { options: { embers: -1 } }, 'invalidValue'],
    ['no moves', { moves: undefined }, 'wrongType'],
  ])('with %s are refused', (_what, change, code) => {
    const replayed = embersMatch.replay({ ...playOut(1).record, ...change });
    expect(replayed.ok ? [] : replayed.issues.map((found) => found.code)).toContain(code);
  });

  it('undo takes moves back, and no more than there are', () => {
    const { record } = playOut(2);
    const shorter = unwrap(embersMatch.undo(record, 2));
    expect(shorter.moves).toEqual(record.moves.slice(0, -2));
    expect(unwrap(embersMatch.replay(shorter)).match.step).toBe(record.moves.length - 2);
    expect(embersMatch.undo(record, record.moves.length + 1)).toMatchObject({
      issues: [{ code: 'nothingToUndo' }],
    });
    expect(embersMatch.undo(record, -1)).toMatchObject({ issues: [{ code: 'nothingToUndo' }] });
  });
});

describe('saved matches', () => {
  it('come back as they were', () => {
    const { match } = playOut(4);
    expect(unwrap(embersMatch.parseMatch(JSON.parse(JSON.stringify(match))))).toEqual(match);
  });

  it.each([
    ['an unknown key', { extra: 1 }, 'unknownKey'],
    ['a random state that is none', { random: [1, 2, 3] }, 'wrongType'],
    ['a fraction in the random state', { random: [1, 2, 3, 0.5] }, 'wrongType'],
    ['a key that is too short', { random: { key: [1, 2, 3, 4], drawn: 0 } }, 'invalidValue'],
    ['a negative step', { step: -1 }, 'invalidValue'],
    ['a state of another shape', { state: {} }, 'wrongType'],
    ['another game', { game: 'chess' }, 'wrongGame'],
  ])('with %s are refused', (_what, change, code) => {
    const parsed = embersMatch.parseMatch({ ...start(), ...change });
    expect(parsed.ok ? [] : parsed.issues.map((found) => found.code)).toContain(code);
  });
});

describe('what a viewer sees', () => {
  it('has no random state and no hidden hand', () => {
    const view = embersMatch.view(start(), 'ann');
    expect(Object.keys(view).toSorted()).toEqual([
      'game',
      'outcome',
      'state',
      'step',
      'toAct',
      'version',
      'viewer',
    ]);
    expect(view.state['hands']).toEqual({ ann: start().state.hands.ann, bob: 1 });
    expect(embersMatch.view(start()).viewer).toBeNull();
  });

  it('does not change by a byte when what is hidden changes', () => {
    const match = start();
    const swapped: Match<EmbersState> = {
      ...match,
      random: [9, 9, 9, 9],
      state: { ...match.state, hands: { ...match.state.hands, bob: [-1] } },
    };
    expect(canonicalJson(embersMatch.view(swapped, 'ann'))).toBe(
      canonicalJson(embersMatch.view(match, 'ann')),
    );
    expect(canonicalJson(embersMatch.view(swapped, 'bob'))).not.toBe(
      canonicalJson(embersMatch.view(match, 'bob')),
    );
  });

  it('leaves out events that are for others', () => {
    const { events } = unwrap(
      embersMatch.apply(start(), { move: 'spark', player: 'ann', params: { times: 2 } }),
    );
    expect(embersMatch.viewEvents(events, 'ann').map(({ type }) => type)).toEqual(['sparked', 'drew']);
    expect(embersMatch.viewEvents(events, 'bob').map(({ type }) => type)).toEqual(['sparked']);
    expect(embersMatch.viewEvents(events).map(({ type }) => type)).toEqual(['sparked']);
  });
});
