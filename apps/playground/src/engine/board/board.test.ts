import { describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../address/place.js';
import type { Answer } from '../answer.js';
import { GAMES } from '../games.js';
import { boardQuestions } from './index.js';
import type { BoardView, ChoosingView, QuestionView, ResolveView } from './shapes.js';

type Game = 'mtg' | 'lorcana' | 'taktik';

const KIND = { mtg: 'card', lorcana: 'card', taktik: 'unit' } as const;

function valueOf<T>(answer: Answer<T> | undefined): T {
  if (answer?.ok) return answer.value;
  throw new Error(JSON.stringify(answer));
}

const board = async (game: string, place: BoardPlace = {}): Promise<BoardView> =>
  valueOf(await boardQuestions.board({ game, board: place }));
const question = async (game: string, place: BoardPlace = {}): Promise<QuestionView> =>
  valueOf((await board(game, place)).question);
const choosing = async (game: string, place: BoardPlace = {}): Promise<ChoosingView> =>
  valueOf((await question(game, place)).choosing);
const resolving = async (game: string, place: BoardPlace): Promise<ResolveView> =>
  valueOf((await question(game, place)).resolving);
const why = async (game: Game, place: BoardPlace, id: string, kind: string = KIND[game]) =>
  valueOf(await boardQuestions.why({ game, board: place, target: { kind, id } }));

/** A choice of things of the game's usual kind, slot by slot. */
const pick = (game: Game, ...slots: readonly (readonly string[])[]) =>
  slots.map((ids) => ({ targets: ids.map((id) => ({ kind: KIND[game], id })) }));

const edited = async (
  game: Game,
  place: BoardPlace,
  id: string,
  target: string | undefined,
  values: Readonly<Record<string, string>> = {},
): Promise<BoardPlace> => {
  const on = target === undefined ? {} : { target: { kind: KIND[game], id: target } };
  return valueOf(await boardQuestions.edit({ game, board: place, order: { id, ...on, values } }));
};
const announced = async (game: Game, place: BoardPlace): Promise<BoardPlace> =>
  valueOf(await boardQuestions.announce({ game, board: place }));

/** Chooses the first thing that is offered, slot by slot, to the end; a slot for which nothing is, is done. */
async function toTheEnd(game: string, place: BoardPlace, steps = 10): Promise<ChoosingView> {
  const view = await choosing(game, place);
  const { current, offered, slots, sharing } = view;
  if (current === undefined || steps === 0) return view;
  if (sharing) {
    const [share = 0] = sharing.options;
    const shared = slots.map(({ picked }, index) => {
      const given = picked.flatMap((one) => one.share ?? []);
      const division = index === current ? [...given, share] : given;
      return { targets: picked.map(({ ref }) => ref), ...(division.length > 0 ? { division } : {}) };
    });
    return toTheEnd(game, { ...place, picks: shared }, steps - 1);
  }
  const [kind = '', id] = offered[0]?.split(' ') ?? [];
  if (id === undefined) return toTheEnd(game, { ...place, slot: current + 1 }, steps - 1);
  const picks = slots.map(({ picked }, index) => ({
    targets: [...picked.map(({ ref }) => ref), ...(index === current ? [{ kind, id }] : [])],
  }));
  return toTheEnd(game, { ...place, picks }, steps - 1);
}

describe('every example', () => {
  it.each(GAMES.map(({ id }) => id))('of %s is read, and can be chosen for to the end', async (game) => {
    const { examples } = await board(game);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const { id } of examples) {
      const { current, verdict } = await toTheEnd(game, { example: id });
      expect([id, current, verdict]).toEqual([id, undefined, { ok: true, refusals: [] }]);
    }
  });
});

describe('what can be chosen', () => {
  it.each<[Game, BoardPlace, readonly string[]]>([
    ['mtg', {}, ['grove-elder']],
    ['mtg', { example: 'duel' }, ['mossback', 'kite-scout']],
    [
      'mtg',
      { example: 'duel', picks: pick('mtg', ['mossback']) },
      ['grove-elder', 'sootling', 'ash-pilgrim'],
    ],
    ['mtg', { example: 'answer' }, ['loud-arrival']],
    ['mtg', { example: 'answer', asked: { mode: 2, ability: 0 } }, ['old-ferryman']],
    ['lorcana', {}, ['night-moth', 'pond-frog']],
    ['lorcana', { example: 'toll' }, ['hill-giant', 'shy-owl', 'night-moth', 'pond-frog']],
    ['lorcana', { example: 'lesson', picks: pick('lorcana', ['lamp-keeper']) }, ['night-moth']],
    [
      'taktik',
      { example: 'swap', picks: pick('taktik', ['red-infantry-1']) },
      ['red-vehicle-1', 'red-special-1'],
    ],
  ])('%s %j: %j', async (game, place, ids) => {
    const { offered } = await choosing(game, place);
    expect(offered).toEqual(ids.map((id) => `${KIND[game]} ${id}`));
  });

  it('counts slots and whole choices', async () => {
    const { slots, total, left, enough } = await choosing('taktik', {
      example: 'supply',
      picks: pick('taktik', ['red-infantry-1']),
    });
    expect(slots[0]).toMatchObject({ label: 'the target', amount: '1 of 1 to 3', total: 4 });
    expect([valueOf(total)?.count, valueOf(left)?.count, enough]).toEqual(['14', '7', true]);
  });

  it('asks for X where the words do', async () => {
    const asked = { text: 'Destroy X target creatures.', types: ['sorcery'] };
    expect((await question('mtg', { asked })).asksX).toBe(true);
    const open = (await question('mtg', { asked })).choosing;
    expect(open.ok ? [] : open.refusals.map(({ code }) => code)).toEqual(['unboundReference']);
    expect((await choosing('mtg', { asked, x: 2 })).slots[0]?.amount).toBe('0 of 2');
  });

  it('601.2d a division must add up', async () => {
    const targets = [
      { kind: 'card', id: 'mossback' },
      { kind: 'player', id: 'foe' },
    ];
    const place = (division: readonly number[]): BoardPlace => ({
      example: 'sparks',
      picks: [{ targets, division }],
    });
    expect((await choosing('mtg', place([3, 2]))).verdict.ok).toBe(true);
    expect((await choosing('mtg', place([3, 3]))).verdict.refusals.map(({ code }) => code)).toEqual([
      'wrongDivision',
    ]);
  });

  it('601.2d asks for the shares once all are chosen, but for the last, which must be what is left', async () => {
    const targets = pick('mtg', ['mossback', 'grove-elder'])[0]?.targets ?? [];
    const place = (...division: readonly number[]): BoardPlace => ({
      example: 'sparks',
      slot: 1,
      picks: [{ targets, ...(division.length > 0 ? { division } : {}) }],
    });
    const asked = await choosing('mtg', place());
    expect(asked.sharing).toEqual({ name: 'Mossback', options: [1, 2, 3, 4], total: 5, left: 5 });
    expect(asked.status).toBe('How many of 5 for Mossback? 5 are left.');
    expect((await choosing('mtg', place(3))).slots[0]?.picked.map(({ share }) => share)).toEqual([3, 2]);
    expect(await choosing('mtg', place(3, 3))).toMatchObject({ isBroken: true, verdict: { ok: false } });
  });

  it('what is chosen and no longer on offer is said so', async () => {
    const place = { picks: pick('mtg', ['veiled-warden']) };
    const { isBroken, status } = await choosing('mtg', place);
    expect(isBroken).toBe(true);
    expect(status).toBe(
      'What is chosen is not legal any more: take it back, or change the board again. Veiled Warden is protected by hexproof (rule 702.11b).',
    );
  });

  it('6.7.3 leaves out what another card must be chosen before', async () => {
    const place = await edited('lorcana', {}, 'must', 'pond-frog');
    const { offered, stuck } = await choosing('lorcana', place);
    expect([offered, stuck]).toEqual([['card pond-frog'], ['card night-moth']]);
    expect(await why('lorcana', place, 'night-moth')).toMatchObject({
      verdict: 'stuck',
      failed: [{ code: 'lorcana.mustChoose' }],
    });
  });
});

describe('why not', () => {
  it.each<[string, Game, BoardPlace, string, object]>([
    ['702.11b hexproof', 'mtg', {}, 'veiled-warden', { rule: '702.11b', code: 'protectedTarget' }],
    ['702.16b protection', 'mtg', {}, 'ash-pilgrim', { rule: '702.16b', code: 'protectedTarget' }],
    ['115.5 itself', 'mtg', { example: 'answer' }, 'tidal-reply', { rule: '115.5', code: 'refusedByGame' }],
    ['115.1 what is asked', 'mtg', {}, 'copper-gate', { rule: '115.1', step: 'type' }],
    ['115.2 another zone', 'mtg', {}, 'lost-herald', { rule: '115.2', step: 'zone' }],
    ['6.1.3.1 what is asked', 'lorcana', {}, 'hill-giant', { rule: '6.1.3.1', step: 'cost' }],
    ['8.15.1 Ward', 'lorcana', {}, 'shy-owl', { rule: '8.15.1', code: 'protectedTarget' }],
    ['a fact', 'taktik', {}, 'red-infantry-1', { code: 'filterMismatch', step: 'owner' }],
  ])('%s', async (_what, game, place, id, step) => {
    const told = await why(game, place, id);
    expect(told.verdict).toBe('refused');
    expect(told.failed).toContainEqual(expect.objectContaining(step));
  });

  it('tells the nearest change, and what is passed', async () => {
    expect(await why('mtg', {}, 'veiled-warden')).toMatchObject({ nearest: ['without hexproof'] });
    const { failed, passed } = await why('mtg', {}, 'grove-elder');
    expect(failed).toEqual([]);
    expect(passed.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['known', 'zone', 'filter.controller', 'protection.hexproof']),
    );
  });

  it('tells of what is legal by itself and cannot be completed', async () => {
    const place = { example: 'swap', picks: pick('taktik', ['red-infantry-1']) };
    expect(await why('taktik', place, 'red-infantry-2')).toMatchObject({
      verdict: 'stuck',
      failed: [{ code: 'relationBroken' }],
    });
  });
});

describe('edits', () => {
  it('702.11b taking hexproof away makes a target legal', async () => {
    const place = await edited('mtg', {}, 'take', 'veiled-warden', { keyword: 'hexproof' });
    expect((await choosing('mtg', place)).offered).toEqual(['card grove-elder', 'card veiled-warden']);
  });

  it('refuse what is no state, with its place', async () => {
    const order = { id: 'damage', target: { kind: 'card', id: 'mossback' }, values: { damage: 'much' } };
    const answer = await boardQuestions.edit({ game: 'mtg', board: {}, order });
    expect(answer.ok ? [] : answer.refusals.map(({ path }) => path)).toEqual([['cards', 0, 'damage']]);
  });

  it('refuse what cannot be done to a thing', async () => {
    const order = { id: 'tap', target: { kind: 'card', id: 'spare-lantern' }, values: {} };
    const answer = await boardQuestions.edit({ game: 'mtg', board: {}, order });
    expect(answer.ok ? [] : answer.refusals.map(({ code }) => code)).toEqual(['noEdit']);
  });

  it.each(GAMES.map(({ id }) => id))('of %s all lead to states', async (game) => {
    const { zones } = await board(game);
    const targets = [undefined, ...zones.flatMap(({ things }) => things.map(({ ref }) => ref))];
    const tried = new Set<string>();
    for (const target of targets) {
      const edits = valueOf(await boardQuestions.edits({ game, board: {}, target }));
      for (const { id, fields } of edits) {
        const values = Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
        const answer = await boardQuestions.edit({ game, board: {}, order: { id, target, values } });
        expect([id, target?.id, answer.ok]).toEqual([id, target?.id, true]);
        tried.add(id);
      }
    }
    expect(tried.size).toBeGreaterThanOrEqual(8);
  });
});

describe('as it resolves', () => {
  it('608.2b an illegal target is told with its rule, and alone makes the spell fizzle', async () => {
    const begun = await announced('mtg', { picks: pick('mtg', ['grove-elder']) });
    expect(await resolving('mtg', begun)).toMatchObject({ fizzles: false, atResolution: false });
    const later = await edited('mtg', begun, 'give', 'grove-elder', { keyword: 'shroud' });
    expect(await resolving('mtg', later)).toMatchObject({
      fizzles: true,
      slots: [{ targets: [{ name: 'Grove Elder', legal: false, refusals: [{ rule: '702.18a' }] }] }],
    });
    expect(await why('mtg', later, 'grove-elder')).toMatchObject({ verdict: 'illegalNow' });
    expect(await why('mtg', later, 'sootling')).toMatchObject({ verdict: 'noTarget' });
  });

  it('400.7 what left and came back is another object', async () => {
    const begun = await announced('mtg', { picks: pick('mtg', ['grove-elder']) });
    const gone = await edited('mtg', begun, 'move', 'grove-elder', { zone: 'exile' });
    const back = await edited('mtg', gone, 'move', 'grove-elder', { zone: 'battlefield' });
    expect((await resolving('mtg', back)).slots[0]?.targets[0]?.refusals).toMatchObject([
      { code: 'changedZone' },
    ]);
  });

  it('acts on what is still legal', async () => {
    const place = { example: 'range', picks: pick('taktik', ['blue-vehicle-1', 'blue-infantry-2']) };
    const begun = await announced('taktik', place);
    const later = await edited('taktik', begun, 'hits', 'blue-vehicle-1', { hits: '2' });
    const { fizzles, slots } = await resolving('taktik', later);
    expect([fizzles, slots[0]?.targets.map(({ legal }) => legal)]).toEqual([false, [false, true]]);
  });
});

describe('a place that cannot be shown', () => {
  it.each<[string, string, BoardPlace, string]>([
    ['another game', 'chess', {}, 'unknownGame'],
    ['another example', 'mtg', { example: 'none' }, 'unknownExample'],
    ['no state', 'mtg', { state: { players: [] } }, 'wrongType'],
  ])('%s is refused', async (_what, game, place, code) => {
    const answer = await boardQuestions.board({ game, board: place });
    expect(answer.ok ? [] : answer.refusals.map((one) => one.code)).toContain(code);
  });

  it.each<[string, BoardPlace, string]>([
    ['a spec and words', { asked: { text: 'x', spec: { slots: [] } } }, 'specOrText'],
    ['words that are not read', { asked: { text: 'Destroy target gleaming thing.' } }, 'text.unknownNoun'],
    ['a part that is not there', { asked: { text: 'Destroy target creature.', ability: 7 } }, 'noPart'],
    ['no spec', { asked: { spec: { slots: [{ kind: 'card', filter: { hue: 1 } }] } } }, 'unknownKey'],
  ])('%s: the board is shown, and what is wrong is told', async (_what, place, code) => {
    const asked = (await board('mtg', place)).question;
    expect(asked.ok ? [] : asked.refusals.map((one) => one.code)).toContain(code);
  });

  it('a spec is typed with its errors', async () => {
    expect(await boardQuestions.spec({ game: 'taktik', text: '{' })).toMatchObject({
      ok: false,
      refusals: [{ code: 'notJson' }],
    });
    expect(
      await boardQuestions.spec({ game: 'taktik', text: '{"slots":[{"kind":"unit","filter":{"moved":1}}]}' }),
    ).toMatchObject({ ok: false, refusals: [{ path: ['slots', 0, 'filter', 'moved'] }] });
  });
});
