import { lorcanaCardOf } from '@reticle/lorcana';
import { host } from '@reticle/lorcana/host';
import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { exampleOf } from '../../test/examples.js';
import type { Answer } from './answer.js';

const lorcanaExample = await exampleOf(host);

const answer = async (asked: object): Promise<Answer> => {
  const { stdout } = await said('explain lorcana --json', { stdin: JSON.stringify(asked) });
  return JSON.parse(stdout) as Answer;
};

it('answers what an effect may choose, with rule numbers', async () => {
  const { slots, choice } = await answer(lorcanaExample);
  expect(slots[0]?.legal.map(({ target }) => target.id)).toEqual(['keeper', 'weak']);
  const shy = slots[0]?.refused.find(({ target }) => target.id === 'shy');
  expect(shy?.reasons[0]).toMatchObject({ code: 'protectedTarget', data: { rule: '8.15.1' } });
  expect(choice).toMatchObject({ ok: true });
});

it('and says what must be chosen', async () => {
  const loud = lorcanaCardOf({
    instanceId: 'loud',
    owner: 'foe',
    name: 'Loud Owl',
    types: ['character'],
    strength: 1,
    mustBeChosen: { by: 'opponent' },
  });
  const { state } = lorcanaExample;
  const { choice } = await answer({ ...lorcanaExample, state: { ...state, cards: [...state.cards, loud] } });
  expect(choice).toMatchObject({
    ok: false,
    reasons: [{ code: 'lorcana.mustChoose', words: expect.stringContaining('6.7.3') as string }],
  });
});
