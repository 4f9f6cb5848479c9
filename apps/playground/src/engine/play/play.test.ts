import { canonicalJson } from '@reticle/core';
import { matchRecord, SEEDING, type Move } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { fragmentOf, readFragment } from '../../address/link.js';
import { parsePlace, type PlayPlace } from '../../address/place.js';
import type { Answer } from '../answer.js';
import { lorcanaMatches, mtgMatches, taktikMatches } from '../../../test/hosts.js';
import { playOf, type Play } from './play.js';

const GAMES = { mtg: mtgMatches, lorcana: lorcanaMatches, taktik: taktikMatches };
const NAMES = ['mtg', 'lorcana', 'taktik'] as const;
type Name = (typeof NAMES)[number];

/** A new engine, that has seen nothing yet; its time for a question is over at once, or never. */
const fresh = (name: Name, slow = false): Play =>
  GAMES[name].with((matches) => {
    let time = 0;
    return playOf(matches, () => (slow ? (time += 100) : 0));
  });

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusals));
  return answer.value;
}

/** Goes on until a person is to act or nobody, or until so many moves are made. */
function settled(play: Play, place: PlayPlace, most = Infinity): PlayPlace {
  const moves = [...(place.moves ?? [])];
  for (;;) {
    const { made, state } = value(play.advance({ ...place, seeding: SEEDING, moves }));
    moves.push(...made);
    if (state !== 'busy' || moves.length >= most) return { ...place, seeding: SEEDING, moves };
  }
}

/** A person's next move: the last on offer, its first answers. */
function yourMove(play: Play, place: PlayPlace): Move {
  const offer = value(play.table(place)).offers.length - 1;
  const answers: Extract<NonNullable<PlayPlace['pick']>, object>['answers'][number][] = [];
  for (;;) {
    const picked = { ...place, pick: { offer, answers } };
    const shown = value(play.pick(picked));
    if (shown.kind === 'move') return shown.move;
    answers.push(value(play.table(picked)).asked!.options[0]!.answer);
  }
}

const digest = (play: Play, place: PlayPlace): string | undefined => {
  const json: unknown = JSON.parse(value(play.record(place)).record);
  return matchRecord.parse(json).digest;
};
const watched = (seed: string): PlayPlace => ({ seed, seats: ['greedy', 'random'] });
const longest = 60_000;

describe.each(NAMES)(
  'a match of %s between bots',
  (name) => {
    const place = settled(fresh(name), watched('7'));

    it('comes to its end, with somebody to tell of', () => {
      const play = fresh(name);
      const { outcome, acting, step } = value(play.table(place));
      expect([outcome?.winners.length ?? 0, acting, step]).toEqual([1, [], place.moves!.length]);
      expect(value(play.log(place)).turns.length).toBeGreaterThan(2);
    });

    it('is the same from the same seed and seats, in however small slices', () => {
      const again = settled(fresh(name, true), watched('7'), 40);
      expect(again.moves).toHaveLength(40);
      expect(again.moves).toEqual(place.moves!.slice(0, 40));
      expect(digest(fresh(name, true), { ...again, moves: [] })).not.toBe(digest(fresh(name), again));
    });

    it('is the same from its address, which is short', async () => {
      const whole = { game: name, page: 'play', play: place };
      const fragment = await fragmentOf(whole);
      expect(fragment.length).toBeLessThan(8_000);
      const found = await readFragment(fragment);
      const read = parsePlace(found.found === 'json' ? found.json : undefined);
      const there = read.ok ? read.value.play! : {};
      expect(digest(fresh(name), there)).toBe(digest(fresh(name), place));
    });

    it('goes a slice at a time', () => {
      const play = fresh(name, true);
      const { made, state } = value(play.advance(watched('7')));
      expect([made.length, state]).toEqual([1, 'busy']);
      const replayed = value(play.advance(place));
      expect(replayed.state).toBe('busy');
      expect(replayed.reached).toBeLessThan(place.moves!.length);
    });

    it('is looked at step by step, forth and back, as it would be alone', () => {
      const play = fresh(name);
      for (const step of [0, 5, place.moves!.length, 3]) {
        const alone = value(fresh(name).table({ ...place, step }));
        expect(value(play.table({ ...place, step }))).toEqual(alone);
        expect(alone.step).toBe(step);
      }
    });

    it('makes a record that plays again, and a test with it', () => {
      const { record, test } = value(fresh(name).record(place));
      GAMES[name].with(({ runtime }) => {
        expect(runtime.replay(JSON.parse(record)).ok).toBe(true);
        const inTest = test.slice(test.indexOf('{', test.indexOf('const record')), test.indexOf(';\n\nit('));
        expect(JSON.parse(inTest)).toEqual(JSON.parse(record));
      });
    });

    it('may be gone on with from an earlier step by a person', () => {
      const play = fresh(name);
      const { acting } = value(play.table({ ...place, step: 4 }));
      const seats = value(play.form({})).players.map((player) =>
        acting.includes(player) ? 'you' : 'greedy',
      );
      const mine: PlayPlace = { seed: '7', seeding: SEEDING, seats, moves: place.moves!.slice(0, 4) };
      const mineNow = settled(play, mine);
      expect(value(play.advance(mineNow)).state).toBe('yours');
      expect(value(play.table(mineNow)).offers.length).toBeGreaterThan(0);
    });
  },
  longest,
);

describe.each(NAMES)(
  'a match of %s with a person',
  (name) => {
    it('says what a bot would do, and nothing of what another player holds', () => {
      const play = fresh(name);
      const place = settled(play, { seed: '7', seats: ['you', 'greedy'] });
      const { players } = value(play.form({}));
      const hint = play.hint(place);
      expect(hint).toMatchObject({ ok: true, value: { player: players[0] } });
      expect(hint.ok && hint.value.moves.length).toBeGreaterThan(0);
      // What it expects begins with its best move.
      const { line, moves } = value(hint);
      expect(line[0]).toBe(`${players[0]}: ${moves[0]?.words}`);
      const begun = value(fresh(name, true).advance({ seed: '7' })).made;
      const others = players.map((player) => (player === begun[0]!.player ? 'greedy' : 'you'));
      expect(play.hint({ seed: '7', seeding: SEEDING, moves: begun, seats: others, step: 0 })).toMatchObject({
        ok: false,
        refusals: [{ code: 'notYours' }],
      });
    });

    it('offers moves, takes them, and lets the bot act until the person is to act again', () => {
      const play = fresh(name);
      let place = settled(play, { seed: 'me', seats: ['you', 'greedy'] });
      const [you] = value(play.form({})).players;
      for (let count = 0; count < 6; count++) {
        const table = value(play.table(place));
        if (table.outcome) break;
        expect([table.acting, table.seat]).toEqual([[you], you]);
        place = settled(play, { ...place, moves: [...place.moves!, yourMove(play, place)] });
      }
      expect(place.moves!.filter(({ player }) => player === you).length).toBeGreaterThan(3);
      expect(digest(fresh(name), place)).toBe(digest(play, place));
    });

    it('tells nothing of what the other side holds', () => {
      const play = fresh(name);
      const place = settled(play, { seed: 'me', seats: ['you', 'greedy'] });
      const [, other] = value(play.form({})).players;
      const hidden = value(play.table(place)).zones.filter(({ id }) => id === `${other}-hand`);
      expect(hidden.flatMap(({ things }) => things)).toEqual([]);
      const spectator = value(play.table({ ...place, seats: ['greedy', 'greedy'] }));
      expect(spectator.seat).toBeUndefined();
      const hands = spectator.zones.filter(({ id }) => id.endsWith('-hand'));
      expect(canonicalJson(hands.flatMap(({ things }) => things))).toBe('[]');
    });
  },
  longest,
);

describe.each(NAMES)('a match of %s that is given up', (name) => {
  it('is over, and goes on from before that', () => {
    const play = fresh(name);
    const mine = settled(play, { seed: '3', seats: ['you'] });
    const { acting, offers } = value(play.table(mine));
    const [conceded = ''] = acting;
    const over = { ...mine, conceded };
    expect(offers.length).toBeGreaterThan(0);
    const { made, state } = value(play.advance(over));
    // Given up by the game's own move, if it has one: a record of the match ends as the match did.
    expect([made, state]).toEqual([name === 'mtg' ? [{ move: 'concede', player: conceded }] : [], 'over']);
    const left = { ...over, moves: [...(over.moves ?? []), ...made] };
    expect(value(play.advance(left))).toMatchObject({ made: [], state: 'over' });
    expect(value(play.table(left)).outcome).toMatchObject({ reason: `${conceded} gave up`, result: 'lost' });
    const shown = value(play.table(over));
    expect(shown).toMatchObject({ acting: [], offers: [], outcome: { reason: `${conceded} gave up` } });
    expect(shown.outcome?.winners).not.toContain(conceded);
    expect(play.table({ ...mine, conceded: 'nobody' })).toMatchObject({
      refusals: [{ code: 'unknownPlayer', path: ['play', 'conceded'] }],
    });
  });
});

it('the others play a match of three on after one has given up, and it ends by the rules (800.4a)', () => {
  const play = fresh('mtg');
  const players = ['ann', 'bob', 'cat'];
  // Whoever has no card left to draw loses soon (rule 704.5b).
  const options = { players, decks: Object.fromEntries(players.map((id) => [id, { Forest: 12 }])) };
  const mine = settled(play, { seed: '3', options, seats: ['you'] });
  let place: PlayPlace = { ...mine, conceded: 'ann' };
  expect(value(play.table(place)).outcome).toMatchObject({ result: 'out', winners: [] });
  place = settled(play, place);
  expect((place.moves?.length ?? 0) - (mine.moves?.length ?? 0)).toBeGreaterThan(20);
  const { winners, result } = value(play.table(place)).outcome ?? {};
  expect([winners?.length, winners?.includes('ann'), result]).toEqual([1, false, 'lost']);
});

describe('a place that leads nowhere', () => {
  const play = fresh('lorcana');
  const codes = (answer: Answer<unknown>) =>
    answer.ok ? [] : answer.refusals.map(({ code, path }) => [code, path.join('.')]);

  it.each<[string, PlayPlace, string, string]>([
    ['a setup that is not there', { setup: '__proto__' }, 'unknownSetup', 'play.setup'],
    ['a seat for nobody', { seats: ['constructor'] }, 'unknownSeat', 'play.seats'],
    [
      'moves drawn in another way',
      { seeding: 'fnv32', moves: [{ move: 'pass', player: 'ann' }] },
      'oldSeeding',
      'play.seeding',
    ],
    [
      'moves of which nothing is said',
      { moves: [{ move: 'pass', player: 'ann' }] },
      'oldSeeding',
      'play.seeding',
    ],
    [
      'a move of nobody',
      { seeding: SEEDING, moves: [{ move: 'pass', player: 'west' }] },
      'notToAct',
      'play.moves.0',
    ],
  ])('%s is refused with its place', (_what, place, code, path) => {
    for (const ask of [play.advance, play.table, play.log, play.pick, play.record]) {
      expect(codes(ask({ seed: '1', ...place }))).toEqual([[code, path]]);
    }
  });

  it.each<[string, NonNullable<PlayPlace['pick']>]>([
    ['a move beyond those on offer', { offer: 99_999, answers: [] }],
    ['a thing that is not there', { offer: 0, answers: [{ kind: 'card', id: 'nobody' }] }],
  ])('%s is not chosen', (_what, pick) => {
    const place = settled(play, { seed: 'me', seats: ['you', 'you'], pick });
    const { offers } = value(play.table(place));
    expect(offers[0]!.asks).toBe(true);
    expect(codes(play.pick(place))).toEqual([['notOnOffer', 'play.pick']]);
  });

  it('a step beyond the end is the end', () => {
    const place = settled(play, { seed: 'me', seats: ['greedy', 'greedy'] });
    expect(value(play.table({ ...place, step: 19_999 })).step).toBe(place.moves!.length);
  });
});

describe.each(NAMES)('analysis of %s', (name) => {
  it('compares two moves from a step, and tells what differs; a position is a scenario', async () => {
    const play = fresh(name);
    const place = settled(play, { seed: '5', seats: ['you', 'greedy'] });
    const moves = value(play.moves(place)).moves.slice(0, 8);
    expect(moves.length).toBeGreaterThan(1);
    const [first = ''] = moves;
    expect(value(play.compare(place, [first, first]))).toMatchObject({ isSame: true, rows: [] });
    const compared = moves.map((other) => value(play.compare(place, [first, other])));
    expect(compared.some(({ isSame }) => !isSame)).toBe(true);
    const rows = compared.flatMap((each) => each.rows);
    expect(rows.filter(({ first: one, second: other }) => one === other)).toEqual([]);
    expect(play.compare(place, [first, 'nothing'])).toMatchObject({ ok: false });
    const { scenario } = value(play.record({ ...place, step: 0 }));
    expect(JSON.parse(scenario)).toMatchObject({ game: name, match: { step: 0 }, winners: null });
  });
});
