import { expect, it } from 'vitest';
import { madeOnce } from './made-once.js';

it('makes something of a part once, and anew if it is made with something else', () => {
  const worked: string[] = [];
  const view = madeOnce((card: { readonly name: string }, { by }: { readonly by: string }) => {
    worked.push(card.name);
    return { words: `${card.name} by ${by}` };
  });
  const [owl, bear] = [{ name: 'owl' }, { name: 'bear' }];
  const [here, there] = [{ by: 'ann' }, { by: 'bob' }];
  const first = view(owl, here);
  expect(view(owl, here)).toBe(first);
  expect(view(bear, here)).toEqual({ words: 'bear by ann' });
  expect(view(owl, there)).toEqual({ words: 'owl by bob' });
  expect(worked).toEqual(['owl', 'bear', 'owl']);
});
