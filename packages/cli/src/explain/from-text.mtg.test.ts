import { mtgCardOf } from '@reticle/mtg';
import { host } from '@reticle/mtg/host';
import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { exampleOf } from '../../test/examples.js';
import type { Answer } from './answer.js';

const mtgExample = await exampleOf(host);

const ask = (asked: object, line = 'explain mtg --json') => said(line, { stdin: JSON.stringify(asked) });
const answer = async (asked: object): Promise<Answer> => JSON.parse((await ask(asked)).stdout) as Answer;
const targets = (...ids: readonly string[]) => [{ targets: ids.map((id) => ({ kind: 'card', id })) }];
const { later: _later, ...example } = mtgExample;

it('answers what the words of a card ask, with rule numbers', async () => {
  const { read, slots, choice, later } = await answer(mtgExample);
  expect(read).toEqual({ ability: 0, words: ['target nonblack creature an opponent controls'] });
  const [slot] = slots;
  expect(slot?.legal).toMatchObject([{ target: { id: 'bear' }, name: 'Mossback' }]);
  const veiled = slot?.refused.find(({ target }) => target.id === 'veiled');
  expect(veiled?.reasons[0]).toMatchObject({ code: 'protectedTarget', data: { rule: '702.11b' } });
  const imp = slot?.refused.find(({ target }) => target.id === 'imp');
  expect(imp?.reasons[0]).toMatchObject({ code: 'filterMismatch', rule: '115.1' });
  expect(veiled?.nearMisses).toMatchObject([{ change: 'protection', without: 'hexproof' }]);
  expect(choice?.ok).toBe(true);
  expect(later?.fizzles).toBe(true);
});

it('says it in words', async () => {
  const { code, stdout } = await ask(mtgExample, 'explain');
  expect(code).toBe(0);
  for (const line of [
    'Read       ability 0: target nonblack',
    'bear (Mossback)',
    '(rule 702.11b)',
    '[115.1]',
    'it fizzles',
  ]) {
    expect(stdout).toContain(line);
  }
});

it('asks what the game asks of a whole choice', async () => {
  const bearer = mtgCardOf({
    instanceId: 'bearer',
    owner: 'foe',
    types: ['creature'],
    subtypes: ['Flagbearer'],
    keywords: [{ keyword: 'flagbearer' }],
  });
  const state = { ...example.state, cards: [...example.state.cards, bearer] };
  expect((await answer({ ...example, state })).choice).toMatchObject({
    ok: false,
    reasons: [{ code: 'mtg.mustTarget', words: expect.stringContaining('601.2c') as string }],
  });
  expect((await answer({ ...example, state, choice: targets('bearer') })).choice?.ok).toBe(true);
});

it.each([
  ['Destroy target creature.', ['instant'], ['no-abilities']],
  ['{1}, Discard this card: Destroy target creature.', ['creature'], ['no-spells']],
])('113.9 takes from the text what its card acts as: %s', async (text, types, legal) => {
  const guarded = (instanceId: string, as: 'spell' | 'ability') =>
    mtgCardOf({
      instanceId,
      owner: 'foe',
      types: ['creature'],
      keywords: [{ keyword: 'cantBeTargeted', by: { as } }],
    });
  const { choice: _choice, state: board, ...asked } = example;
  const [hand] = board.cards;
  const state = {
    ...board,
    cards: [hand, guarded('no-spells', 'spell'), guarded('no-abilities', 'ability')],
  };
  const { as: _as, ...attempt } = example.attempt;
  const { slots } = await answer({ ...asked, attempt, state, text, about: { types } });
  expect(slots.map((slot) => slot.legal.map(({ target }) => target.id))).toEqual([legal]);
});

const modal = 'Choose one \u2014\n\u2022 Tap target land.\n\u2022 Destroy target creature.';

it.each([
  ['the mode that is named', { mode: 1 }, ['bear', 'own-bear', 'imp']],
  ['the same with its ability', { ability: 0, mode: 1 }, ['bear', 'own-bear', 'imp']],
  ['the other mode', { mode: 0 }, []],
])('answers for %s', async (_what, part, ids) => {
  const { choice: _choice, ...asked } = example;
  const { slots } = await answer({ ...asked, text: modal, ...part });
  expect(slots[0]?.legal.map(({ target }) => target.id).toSorted()).toEqual(ids.toSorted());
});

it('refuses a choice that the words do not allow', async () => {
  expect((await ask({ ...example, choice: targets('imp') })).code).toBe(1);
  expect((await answer({ ...example, choice: targets('imp') })).choice?.reasons).toMatchObject([
    { code: 'filterMismatch' },
  ]);
});

it.each([
  ['words that are not understood', { text: 'Gild target frobnicator.' }, 'text.unknownNoun', ['text']],
  ['several modes', { text: modal }, 'cli.whichPart', ['ability']],
  ['a mode that is not there', { text: modal, mode: 7 }, 'cli.noPart', ['mode']],
  ['an ability that is not there', { ability: 7 }, 'cli.noPart', ['ability']],
  ['a text and a spec', { spec: { slots: [] } }, 'cli.specOrText', undefined],
  ['neither of them', { text: undefined }, 'cli.specOrText', undefined],
  ['a mode without a text', { text: undefined, spec: { slots: [] }, mode: 1 }, 'cli.onlyWithText', ['about']],
  ['a question about another game', { game: 'taktik' }, 'cli.otherGame', ['game']],
  ['a long text', { text: 'target '.repeat(10_000) }, 'text.tooLong', ['text']],
  ['a bad board', { state: { players: [] } }, 'wrongType', ['state', 'cards']],
])('refuses %s', async (_what, change, code, path) => {
  const called = await ask({ ...example, ...change });
  expect(called.code).toBe(3);
  const { error } = JSON.parse(called.stdout) as { error: { issues: { code: string; path?: unknown[] }[] } };
  expect(error.issues.map((found) => found.code)).toContain(code);
  expect(error.issues.map((found) => found.path)).toContainEqual(path);
});

it('needs a game', async () => {
  const { game: _game, ...asked } = example;
  expect((await ask(asked)).code).toBe(0);
  const called = await ask(asked, 'explain --json -');
  expect(called.code).toBe(3);
  expect(called.stdout).toContain('cli.noGame');
});

it('reads no words for a game of data', async () => {
  const called = await ask({ ...example, game: 'taktik', state: {} }, 'explain --json');
  expect(called.code).toBe(3);
});
