import { readFileSync } from 'node:fs';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { harbor } from '../../test/harbor.js';
import { harborScenarios } from '../../test/words.js';
import { scenarioGame, runScenario } from './run.js';

type Json = Record<string, unknown>;
const text = readFileSync(new URL('../../test/scenarios/fog.json', import.meta.url), 'utf8');
const fog = (parts: Json = {}): Json => ({ ...(JSON.parse(text) as Json), ...parts });
const run = (parts: Json = {}) => runScenario(harborScenarios, fog(parts));
const choose = (...ids: readonly string[]) => [{ targets: ids.map((id) => ({ kind: 'ship', id })) }];
const failed = (parts: Json) => {
  const report = run(parts);
  return report.ok ? report.value.checks.filter(({ ok }) => !ok) : report.issues;
};

describe('a scenario', () => {
  it('is kept where all is as expected', () => {
    const report = run();
    expect(report).toMatchObject({ ok: true, value: { ok: true, rule: 'H1', game: 'harbor' } });
    expect(report.ok && report.value.checks.map(({ what }) => what)).toEqual([
      'slot boats',
      'why not tern',
      'choice 1',
      'choice 1, in fog by now',
      'choice 1, in fog by now: gull',
      'choice 1, moored',
      'choice 1, moored: gull',
      'choice 2',
      'choice 3',
    ]);
  });

  it.each<[string, Json, object]>([
    ['a list', { listed: { boats: ['gull', 'tern'] } }, { wanted: 'gull, tern', got: 'gull' }],
    ['a slot that is not there', { listed: { crew: [] } }, { got: 'refused: unknownSlot' }],
    [
      'a reason',
      { why: [{ target: { kind: 'ship', id: 'tern' }, codes: ['filterMismatch'] }] },
      { wanted: 'filterMismatch', got: 'protectedTarget', words: [expect.stringContaining('fog')] },
    ],
    [
      'a choice',
      { choices: [{ choose: choose('tern'), verdict: 'legal' }] },
      { wanted: 'legal', got: 'protectedTarget' },
    ],
    [
      'a refusal',
      { choices: [{ choose: choose('gull'), verdict: ['tooManyTargets'] }] },
      { wanted: 'tooManyTargets', got: 'legal' },
    ],
    [
      'a fizzle',
      { choices: [{ choose: choose('gull'), verdict: 'legal', later: [{ changes: [], fizzles: true }] }] },
      { what: 'choice 1, later', wanted: 'fizzles', got: 'resolves' },
    ],
    [
      'what was not chosen',
      {
        choices: [
          { choose: choose(), verdict: 'legal', later: [{ changes: [], verdicts: { gull: 'legal' } }] },
        ],
      },
      { got: 'not chosen' },
    ],
    [
      'a choice that cannot resolve',
      {
        choices: [
          { choose: choose('tern'), verdict: ['protectedTarget'], later: [{ changes: [], fizzles: true }] },
        ],
      },
      { wanted: 'announced', got: 'refused' },
    ],
  ])('says where %s is another', (_what, parts, check) => {
    expect(failed(parts)).toMatchObject([check]);
  });

  it.each<[string, Json, string, unknown]>([
    ['of another game', { game: 'lantern' }, 'scenario.otherGame', ['game']],
    ['with a spec and a text', { spec: { slots: [] } }, 'scenario.specOrText', ['spec']],
    ['that expects nothing', { listed: undefined, why: undefined, choices: [] }, 'scenario.nothing', []],
    ['with an unknown key', { shouts: true }, 'unknownKey', ['shouts']],
    ['with a bad state', { state: {} }, 'invalidValue', ['state', 'turn']],
    ['with words that are not read', { text: 'picked rafts' }, 'text.unread', ['text']],
    ['of nobody', { attempt: { controller: 'cid' } }, 'unknownPlayer', ['attempt']],
    [
      'that changes what is not there',
      {
        choices: [
          {
            choose: choose('gull'),
            verdict: 'legal',
            later: [{ changes: [{ at: ['ships', 9, 'sail'], to: 1 }] }],
          },
        ],
      },
      'scenario.noPlace',
      ['choices', 0, 'later', 0, 'changes', 0, 'at'],
    ],
  ])('%s is refused', (_what, parts, code, path) => {
    const report = run(parts);
    expect(report.ok ? [] : report.issues.slice(0, 1)).toMatchObject([{ code, path }]);
    const said = report.ok
      ? []
      : report.issues.map((found) => describeIssue(found, scenarioGame(harborScenarios)));
    expect(said.join()).not.toMatch(/undefined|scenario\./);
  });

  it('needs a reader for words', () => {
    expect(runScenario({ game: harbor }, fog())).toMatchObject({
      issues: [{ code: 'scenario.noWords', path: ['text'] }],
    });
  });
});
