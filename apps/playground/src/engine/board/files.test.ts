import { scenarioGame } from '@reticle/testkit/scenario';
import { describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../address/place.js';
import { wordsOf } from '../contract.js';
import { GAMES } from '../games.js';
import { readAsked } from './asked.js';
import { differenceOf } from './why.js';
import { boardQuestions } from './index.js';

const files = async (game: string, board: BoardPlace) => {
  const answer = await boardQuestions.files({ game, board });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

/** Runs a scenario as the command does: words are read, choices are checked by the game's own check. */
async function run(id: string, text: string) {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(id);
  const hosted = await game.host();
  const words = await wordsOf(hosted);
  return (await hosted.board()).with((of) =>
    scenarioGame({
      game: of.game,
      ...(of.check ? { check: of.check } : {}),
      read({ text: printed, about, ability, mode }) {
        const asked = readAsked({ text: printed, ...about, ability, mode }, of.game, words);
        if (!asked.ok) throw new Error(JSON.stringify(asked));
        return { ok: true, value: asked.value.spec };
      },
    }).run(JSON.parse(text)),
  );
}

const card = (id: string) => ({ kind: 'card', id });
const unit = (id: string) => ({ kind: 'unit', id });

/** Places with all that a scenario can tell: what is listed, why not, a choice, and what becomes of it. */
const PLACES: readonly (readonly [string, BoardPlace, readonly (readonly [string, string, object])[]])[] = [
  ['mtg', {}, []],
  [
    'mtg',
    { why: card('veiled-warden'), picks: [{ targets: [card('grove-elder')] }] },
    [['move', 'grove-elder', { zone: 'graveyard' }]],
  ],
  [
    'mtg',
    { example: 'duel', picks: [{ targets: [card('mossback')] }, { targets: [card('sootling')] }] },
    [
      ['control', 'sootling', { player: 'you' }],
      ['tap', 'mossback', {}],
    ],
  ],
  [
    'mtg',
    {
      example: 'sparks',
      slot: 1,
      picks: [{ targets: [card('mossback'), { kind: 'player', id: 'foe' }], division: [3, 2] }],
    },
    [['remove', 'mossback', {}]],
  ],
  ['mtg', { example: 'duel', picks: [{ targets: [card('sootling')] }] }, []],
  [
    'lorcana',
    { why: card('shy-owl'), picks: [{ targets: [card('pond-frog')] }] },
    [['give', 'pond-frog', { keyword: 'ward' }]],
  ],
  [
    'lorcana',
    { example: 'lesson', picks: [{ targets: [card('lamp-keeper')] }, { targets: [card('night-moth')] }] },
    [['damage', 'night-moth', { damage: '0' }]],
  ],
  [
    'taktik',
    { why: unit('red-infantry-1'), picks: [{ targets: [unit('blue-vehicle-1')] }] },
    [['place', 'blue-vehicle-1', { x: '0', y: '0' }]],
  ],
  [
    'taktik',
    {
      example: 'supply',
      picks: [{ targets: [unit('red-infantry-1'), unit('red-vehicle-1')], division: [3, 1] }],
    },
    [['hits', 'red-infantry-1', { hits: '2' }]],
  ],
];

const laterOf = async (
  game: string,
  place: BoardPlace,
  edits: readonly (readonly [string, string, object])[],
): Promise<BoardPlace> => {
  if (edits.length === 0) return place;
  let answer = await boardQuestions.announce({ game, board: place });
  for (const [id, target, values] of edits) {
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const kind = game === 'taktik' ? 'unit' : 'card';
    const order = { id, target: { kind, id: target }, values: { ...values } };
    answer = await boardQuestions.edit({ game, board: answer.value, order });
  }
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

describe('a scenario', () => {
  it.each(PLACES)('of %s, %j, then %j, says what the engine says', async (game, place, edits) => {
    const { scenario } = await files(game, await laterOf(game, place, edits));
    const report = await run(game, scenario);
    if (!report.ok) throw new Error(JSON.stringify(report));
    const { checks } = report.value;
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checks.length).toBeGreaterThan(edits.length > 0 ? 2 : 0);
  });
});

describe('the difference of two values', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 3 }] }, [{ at: ['b', 1, 'c'], to: 3 }]],
    [{ a: [1, 2] }, { a: [1] }, [{ at: ['a'], to: [1] }]],
    [{ a: { x: 1, y: 2 } }, { a: { x: 1 } }, [{ at: ['a'], to: { x: 1 } }]],
    [{ a: {} }, { a: { x: 1 } }, [{ at: ['a', 'x'], to: 1 }]],
  ])('from %j to %j is %j', (before, after, changes) => {
    expect(differenceOf(before, after)).toEqual(changes);
  });
});
