import { unwrap } from '@reticle/core';
import { defineMatch, type Move } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { FIRST_RECORD, harbor, matchOf } from '../../test/harbor.js';
import { runScenario } from './run.js';
import { shrinkMatch } from './shrink.js';

const runtime = defineMatch(matchOf());
const game = { game: harbor, match: runtime };
type Json = Record<string, unknown>;

const begun = unwrap(runtime.start({ ships: 2 }, 'friday'));
const ram = (id: string): Json => ({
  move: 'ram',
  player: 'ann',
  targets: [{ targets: [{ kind: 'ship', id }] }],
});
const scenario = (parts: Json = {}): Json => ({
  name: 'Who is rammed is moored',
  rule: 'H3',
  game: 'harbor',
  match: { state: begun.state },
  moves: [{ ...ram('bob1'), happens: [{ type: 'rammed', ships: ['bob1'] }] }],
  expect: [
    { at: ['turn'], is: 'bob' },
    { at: ['ships', 3, 'moored'], is: true },
    { at: ['winds'], is: 6, seenBy: 'ann' },
    { at: ['winds', 0, 'deep'] },
  ],
  winners: null,
  ...parts,
});
const failed = (parts: Json) => {
  const report = runScenario(game, scenario(parts));
  return report.ok ? report.value.checks.filter(({ ok }) => !ok) : report.issues;
};

describe('a scenario of a match', () => {
  it.each<[string, Json]>([
    ['from a board', {}],
    ['from its beginning', { match: { options: { ships: 2 }, seed: 'friday' } }],
    ['of a saved match', { match: (({ game: _game, ...rest }) => rest)(begun) }],
    [
      'with a move that is refused, which is not made',
      { moves: [{ ...ram('ann1'), refused: ['filterMismatch'] }, ram('bob1')] },
    ],
  ])('%s is kept where all is as expected', (_what, parts) => {
    expect(runScenario(game, scenario(parts))).toMatchObject({ ok: true, value: { ok: true, rule: 'H3' } });
  });

  it.each<[string, Json, object]>([
    [
      'a move',
      { moves: [ram('ann1')] },
      { what: 'move 1, ram of ann', wanted: 'legal', got: 'filterMismatch' },
    ],
    [
      'a refusal',
      { moves: [{ ...ram('bob1'), refused: ['matchOver'] }] },
      { wanted: 'matchOver', got: 'legal' },
    ],
    [
      'an event',
      { moves: [{ ...ram('bob1'), happens: [{ type: 'rammed', ships: [] }] }] },
      { got: 'rammed' },
    ],
    [
      'the order of events',
      { moves: [{ ...ram('bob1'), happens: [{ type: 'rammed' }, { type: 'rammed' }] }] },
      { what: 'move 1, ram of ann, events' },
    ],
    ['the board', { expect: [{ at: ['left'], is: 3 }] }, { what: 'left', wanted: '3', got: '9' }],
    ['what is not there', { expect: [{ at: ['left'] }] }, { wanted: 'nothing', got: '9' }],
    [
      'a view',
      { expect: [{ at: ['winds'], is: 5, seenBy: null }] },
      { what: 'a spectator sees winds', got: '6' },
    ],
    ['the end', { winners: ['ann'] }, { what: 'winners', wanted: 'ann', got: 'still open' }],
  ])('says where %s is another', (_what, parts, check) => {
    expect(failed(parts)).toMatchObject([check]);
  });

  it.each<[string, Json, string, unknown]>([
    ['of another game', { game: 'lantern' }, 'scenario.otherGame', ['game']],
    ['that expects nothing', { moves: [], expect: [], winners: undefined }, 'scenario.nothing', []],
    ['with a bad state', { match: { state: {} } }, 'invalidValue', ['match', 'state', 'turn']],
    ['with an unknown key', { shouts: true }, 'unknownKey', ['shouts']],
  ])('%s is refused', (_what, parts, code, path) => {
    const report = runScenario(game, scenario(parts));
    expect(report.ok ? [] : report.issues.slice(0, 1)).toMatchObject([{ code, path }]);
  });

  it('needs matches', () => {
    expect(runScenario({ game: harbor }, scenario())).toMatchObject({
      issues: [{ code: 'scenario.noMatches' }],
    });
  });
});

/** A record in which bob rams at last. */
function recorded(...moves: readonly Move[]) {
  return { ...unwrap(runtime.record({ ships: 9 }, 1)), moves };
}
const wait = (player: string): Move => ({ move: 'wait', player });
const hit: Move = { move: 'ram', player: 'bob', targets: [{ targets: [{ kind: 'ship', id: 'ann4' }] }] };

describe('a record is shrunk', () => {
  it('to its last move on the smallest board, which runs as a scenario', () => {
    const shrunk = unwrap(shrinkMatch(runtime, recorded(wait('ann'), wait('bob'), wait('ann'), hit)));
    expect(shrunk).toMatchObject({
      step: 4,
      scenario: { moves: [{ move: 'ram', happens: [{ ships: ['ann4'] }] }] },
    });
    const { match } = shrunk.scenario;
    expect('state' in match && match.state).toMatchObject({ ships: [{ instanceId: 'ann4' }], winds: [] });
    expect(shrunk.values[1]).toBeLessThan(shrunk.values[0] / 5);
    expect(runScenario(game, shrunk.scenario)).toMatchObject({ ok: true, value: { ok: true } });
  });

  it('to the first move that is refused', () => {
    const broken = recorded(wait('ann'), wait('ann'), hit);
    const shrunk = unwrap(shrinkMatch(runtime, broken));
    expect(shrunk).toMatchObject({ step: 2, scenario: { moves: [{ move: 'wait', refused: ['notToAct'] }] } });
    expect(runScenario(game, shrunk.scenario)).toMatchObject({ ok: true, value: { ok: true } });
  });

  it('to the first move that shows what is looked for, in no more tries than it may', () => {
    const shows = ({ came }: { readonly came: unknown }) => JSON.stringify(came).includes('"rammed"');
    const shrunk = unwrap(shrinkMatch(runtime, recorded(wait('ann'), hit, wait('ann')), { shows, tries: 7 }));
    expect(shrunk).toMatchObject({ step: 2, tries: 7 });
  });

  it('not, if nothing shows it', () => {
    expect(shrinkMatch(runtime, recorded(wait('ann')), { shows: () => false })).toMatchObject({
      issues: [{ code: 'scenario.notShown' }],
    });
    expect(shrinkMatch(runtime, { ...recorded(), version: 9 })).toMatchObject({
      issues: [{ code: 'wrongGame' }],
    });
    expect(shrinkMatch(runtime, unwrap(runtime.migrate(FIRST_RECORD)))).toMatchObject({ ok: true });
  });
});
