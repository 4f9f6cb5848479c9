import { describe, expect, it } from 'vitest';
import { isDeep } from '../test/deep.js';
import { outcomesOf, served } from '../test/lobby.js';
import { tableAt } from '../test/served.js';
import { windows } from '../test/windows.js';

const browser = await windows();

describe.skipIf(!browser)('the lobby', () => {
  it('lets a seat choose at which moments it is asked', async () => {
    if (!browser) return;
    const { url } = await served('mtg');
    const { id, tokens } = await tableAt(url, { game: 'mtg', options: {} });
    const [token = ''] = tokens.values();
    const page = await browser.open(`${url}/table/${id}#${token}`);
    await page.getByRole('button', { name: 'Stops' }).click();
    const upkeep = page.getByRole('dialog').getByLabel('your upkeep');
    expect(await upkeep.isChecked()).toBe(false);
    await upkeep.click();
    await expect.poll(() => upkeep.isChecked()).toBe(true);
    expect(browser.faults).toEqual([]);
  }, 120_000);

  it.runIf(isDeep)(
    'lets two people play a match of Magic to its end before a third, though a window and the server are killed on the way',
    async () => {
      if (!browser) return;
      expect(new Set(await outcomesOf(browser, 'mtg', { turnLimit: 1 })).size).toBe(1);
      expect(browser.faults).toEqual([]);
    },
    300_000,
  );
});
