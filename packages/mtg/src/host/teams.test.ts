import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { renderTable } from '../play/show/render.js';
import { mtgMatches } from './match.js';

it('810.1: a table tells who plays with whom, on a screen and in words', () => {
  const match = unwrap(mtgMatches.runtime.start({ format: 'two-headed-giant', first: 'ann' }, 1));
  const seen = mtgMatches.runtime.view(match, 'ann').state;
  const plates = mtgMatches.zones?.(seen).find(({ id }) => id === 'players')?.things;
  expect(plates?.map(({ badges }) => badges?.map(({ words }) => words))).toEqual(
    ['bob', 'ann', 'dan', 'cat'].map((mate) => [`plays with ${mate}`]),
  );
  expect(
    renderTable(seen)
      .split('\n')
      .filter((line) => line.includes('library')),
  ).toEqual([
    expect.stringMatching(/^ann \* \(with bob\): 30 life/u),
    expect.stringMatching(/^bob \* \(with ann\): 30 life/u),
    expect.stringMatching(/^cat \(with dan\): 30 life/u),
    expect.stringMatching(/^dan \(with cat\): 30 life/u),
  ]);
  const alone = mtgMatches.runtime.view(unwrap(mtgMatches.runtime.start({}, 1)), 'ann').state;
  expect(renderTable(alone)).not.toContain('with');
});
