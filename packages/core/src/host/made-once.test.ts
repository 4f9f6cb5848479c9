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

it('compares what it is made with as it is told to', () => {
  const view = madeOnce(
    (card: { readonly name: string }, under: readonly string[]) => ({
      words: `${card.name} ${under.join()}`,
    }),
    (one, other) => one.join() === other.join(),
  );
  const owl = { name: 'owl' };
  const first = view(owl, ['fog']);
  expect(view(owl, ['fog'])).toBe(first);
  expect(view(owl, ['rain'])).toEqual({ words: 'owl rain' });
});
