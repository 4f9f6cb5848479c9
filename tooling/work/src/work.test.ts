/** A move of each game is not more work than is written down: counted, so that a busy machine makes no difference. */
import { expect, it } from 'vitest';
import { grown, UPDATE } from './counters.mjs';
import { countedNow, written } from './written.mjs';

it('a move of each game calls about as much as is written down', async () => {
  const more = grown(written(), await countedNow());
  expect(more, `${more.join('\n')}\n${UPDATE}`).toEqual([]);
}, 120_000);
