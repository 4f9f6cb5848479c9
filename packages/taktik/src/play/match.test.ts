import { canonicalJson, frozenCopy, unwrap } from '@reticle/core';
import {
  digestOf,
  greedyBot,
  randomBot,
  randomFrom,
  seedRandom,
  type Bot,
  type Match,
  type MatchEvent,
  type Move,
  seatOf,
} from '@reticle/core/match';
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { taktikEvent } from '../language/event.js';
import { taktik, type TaktikState } from '../state/state.js';
import { taktikMatch } from './match.js';
import { describeMove, narrate } from './view/narration.js';

type Table = Match<TaktikState>;

const small = (seed: number) => ({
  width: 6 + (seed % 3),
  height: 6 + (Math.floor(seed / 3) % 3),
  force: { infantry: 2, vehicle: 1, special: 1 },
  turnLimit: 10,
});

interface Watch {
  readonly before?: (match: Table, player: string) => void;
  readonly after?: (match: Table, move: Move, events: readonly MatchEvent[], then: Table) => void;
}

/** Plays a whole match by bots. Returns the match at its end, and the moves. */
function matchBy(bot: Bot, seed: number, { before, after }: Watch = {}, options: object = small(seed)) {
  let match = unwrap(taktikMatch.start(options, seed));
  const random = randomFrom(seedRandom(`bot ${seed}`));
  const moves: Move[] = [];
  for (let [player] = taktikMatch.toAct(match); player !== undefined; [player] = taktikMatch.toAct(match)) {
    before?.(match, player);
    const move = bot(seatOf(taktikMatch, match, player), random);
    if (!move) throw new Error(`${player} has no move`);
    const applied = unwrap(taktikMatch.apply(match, move));
    after?.(match, move, applied.events, applied.match);
    match = applied.match;
    moves.push(move);
  }
  return { match, moves };
}

const record = (seed: number, moves: readonly Move[], digest: string) => ({
  ...unwrap(taktikMatch.record(small(seed), seed)),
  moves,
  digest,
});

/** Returns a number of seeds, or a third of them outside of the deep run. */
const seeds = (count: number) =>
  Array.from({ length: inject('deep') ? count : Math.ceil(count / 3) }, (_seed, index) => index);

describe('matches by random bots', () => {
  it('end, are never refused what was offered, and replay to the same; all happens in them but a discard', () => {
    const happened = new Set<string>();
    for (const seed of seeds(100)) {
      const { match, moves } = matchBy(randomBot, seed, {
        after: (_match, _move, events) => events.forEach(({ type }) => happened.add(type)),
      });
      expect(taktikMatch.outcome(match)?.reason).toMatch(/^(?:annihilation|turnLimit)$/u);
      expect(taktikMatch.replay(record(seed, moves, digestOf(match))).ok).toBe(true);
    }
    const known = taktikEvent.options.map(({ shape }) => shape.type.value);
    expect(known.filter((type) => !happened.has(type))).toEqual(['cardDiscarded']);
  });

  it('may make every move that is offered', () => {
    let made = 0;
    for (const seed of seeds(15)) {
      matchBy(randomBot, seed, {
        before(match, player) {
          for (const move of taktikMatch.legalMoves(match, player, 20)) {
            unwrap(taktikMatch.apply(match, move));
            made++;
          }
        },
      });
    }
    expect(made).toBeGreaterThan(2_000);
  });

  it('leave plain JSON at each step, and change nothing that was there', () => {
    expect.hasAssertions();
    for (const seed of seeds(15)) {
      matchBy(randomBot, seed, {
        after(match, move, _events, then) {
          expect(JSON.parse(JSON.stringify(then))).toStrictEqual(then);
          expect(taktik.parseState(then.state).ok).toBe(true);
          const frozen = unwrap(taktikMatch.apply(frozenCopy(match), frozenCopy(move)));
          expect(canonicalJson(frozen.match)).toBe(canonicalJson(then));
        },
      });
    }
  });

  it('tell every event and every move in words', () => {
    expect.hasAssertions();
    for (const seed of seeds(15)) {
      matchBy(randomBot, seed, {
        after(match, move, events) {
          expect(describeMove(match.state, move)).not.toMatch(/undefined|\{/u);
          for (const event of events) {
            expect(taktikEvent.safeParse(event).success).toBe(true);
            expect(narrate(event)).not.toMatch(/undefined|\{/u);
          }
        },
      });
    }
  });
});

describe('whatever is sent', () => {
  const id = fc.oneof(
    fc.constantFrom('red-infantry-1', 'blue-infantry-1', 'red', 'dense-fog', '__proto__'),
    fc.string(),
  );
  const target = fc.record(
    { kind: fc.constantFrom('unit', 'player', 'card'), id, incarnation: fc.integer() },
    { requiredKeys: ['kind'] },
  );
  const sent = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        move: fc.oneof(fc.constantFrom(...taktikMatch.moves), fc.string()),
        player: fc.constantFrom('red', 'blue', 'green'),
        params: fc.oneof(
          fc.record({ cardId: id }),
          fc.record({ unitId: id, to: fc.record({ x: fc.integer({ max: 7 }), y: fc.integer({ max: 7 }) }) }),
          fc.record({ unitId: id }),
          fc.constant({}),
        ),
        targets: fc.array(fc.record({ targets: fc.array(target) })),
      },
      { requiredKeys: ['move', 'player'] },
    ),
  );

  it('is refused with codes, or made; never thrown at', () => {
    const { moves } = matchBy(randomBot, 3);
    fc.assert(
      fc.property(
        fc.nat({ max: moves.length - 1 }),
        fc.array(sent, { minLength: 1, maxLength: 20 }),
        (at, all) => {
          const begun = { ...unwrap(taktikMatch.record(small(3), 3)), moves: moves.slice(0, at) };
          const { match } = unwrap(taktikMatch.replay(begun));
          const before = canonicalJson(match);
          for (const move of all) {
            const applied = taktikMatch.apply(match, move);
            expect(applied.ok || applied.issues.length > 0).toBe(true);
          }
          expect(canonicalJson(match)).toBe(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a match', () => {
  it('is the same for the same seed, byte for byte', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.integer()), (seed) => {
        const start = () => JSON.stringify(unwrap(taktikMatch.start({}, seed)));
        expect(start()).toBe(start());
      }),
      { numRuns: 20 },
    );
    const whole = () => JSON.stringify(matchBy(randomBot, 5));
    expect(whole()).toBe(whole());
  });

  it('is what the rules say where no options are given', () => {
    const { state } = unwrap(taktikMatch.start({}, 1));
    expect([state.board.width, state.board.height]).toEqual([20, 30]);
    const count = (owner: string, type: string) =>
      state.units.filter((unit) => unit.owner === owner && unit.type === type).length;
    for (const owner of ['red', 'blue']) {
      expect(['infantry', 'vehicle', 'special'].map((type) => count(owner, type))).toEqual([5, 3, 2]);
    }
    expect([
      state.deck.length,
      state.tacticDeck.length,
      state.players.map(({ tactics }) => tactics.length),
    ]).toEqual([20, 4, [3, 3]]);
  });

  it('can be saved and read back', () => {
    const match = unwrap(taktikMatch.start({ width: 6, height: 6 }, 1));
    expect(taktikMatch.parseMatch(JSON.parse(JSON.stringify(match)))).toEqual({ ok: true, value: match });
    const torn = { ...match, state: { ...match.state, board: { ...match.state.board, width: 7 } } };
    expect(taktikMatch.parseMatch(torn).ok).toBe(false);
  });

  it('is won by the greedy bot against the random one, nearly always', () => {
    const mixed: Bot = (seat, random) => (seat.player === 'red' ? greedyBot : randomBot)(seat, random);
    const wins = Array.from({ length: 10 }, (_seed, index) => index).filter((seed) =>
      taktikMatch.outcome(matchBy(mixed, seed).match)?.winners.includes('red'),
    );
    expect(wins.length).toBeGreaterThanOrEqual(8);
  });
});

it('tells what it does not know as JSON', () => {
  expect(narrate({ type: 'rain' })).toBe('{"type":"rain"}');
  expect(describeMove(unwrap(taktikMatch.start({}, 1)).state, { move: 'rain', player: 'red' })).toContain(
    'rain',
  );
});
