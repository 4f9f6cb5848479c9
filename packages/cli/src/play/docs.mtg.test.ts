import { expect, it } from 'vitest';
import { runPage } from '../../test/page.js';

it('the commands of the page about own cards run, one after the other', async () => {
  expect(await runPage('own-cards')).toBe(11);
});
