import { expect, it } from 'vitest';
import { runPage } from '../../test/page.js';

it('the commands of the page run, one after the other', async () => {
  expect(await runPage('arena')).toBeGreaterThan(3);
});
