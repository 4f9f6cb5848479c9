import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Place, PlayPlace } from '../src/address/place.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

/** How long each question waits, in milliseconds: long enough that whatever comes next comes before the answer. */
const SLOW = 120;
const play = (game: string, of: PlayPlace): Place => ({ game, page: 'play', play: of });
const WATCHED: PlayPlace = { setup: 'duel', seed: '7', step: 0 };
const MINE: PlayPlace = { setup: 'duel', seed: '7', seats: ['you', 'greedy'] };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const words = async (page: Page, of: string) => (await page.locator(of).textContent()) ?? '';
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const length = async (page: Page) => Number(await slider(page).getAttribute('max'));
const isBusy = (page: Page) => page.getByText(/^The bots play: [1-9]/u).waitFor();
const isYours = (page: Page) => page.locator('.rt-primary, [data-look="live"]').first().waitFor();
/** The form for another match stands behind a button. */
async function setUp(page: Page): Promise<void> {
  await page.locator('.set-up').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.querySelector('.set-up')?.setAttribute('open', ''));
}
/** The seed of the match, as the form says it. */
async function seed(page: Page): Promise<string> {
  await setUp(page);
  return await page.locator('.seed').inputValue();
}
const isOver = (page: Page) => page.getByText(/^The match is over after \d+ moves/u).waitFor();

/** Begins a match that the bots play for a good while. */
async function begin(page: Page, of: string): Promise<void> {
  await setUp(page);
  await page.locator('.setup-of select').selectOption('wide');
  await page.locator('.seed').fill(of);
  await button(page, 'New match').click();
  await isBusy(page);
}

/** In one go in the page, so that nothing is drawn in between: the answer that is on its way finds what came of it. */
const atOnce = (page: Page, ...names: readonly string[]) =>
  page.evaluate((wanted) => {
    for (const name of wanted)
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  }, names);

describe('a match, with a worker that is slow', () => {
  it('a new match is begun, whenever that is asked for', async () => {
    const { page, faults } = await open(play('taktik', WATCHED), { slow: 20 });
    await begin(page, 'first');
    const rounds = inject('deep') ? 10 : 3;
    for (let round = 0; round < rounds; round++) {
      await page.waitForTimeout(round * 7);
      await setUp(page);
      await page.locator('.seed').fill(`round ${round}`);
      await button(page, 'New match').click();
      await page.waitForTimeout(150);
      expect(await seed(page)).toBe(`round ${round}`);
      // Where the machine is busy, the bots may be done before this looks.
      await page.getByText(/^The bots play: [1-9]|^The match is over/u).waitFor();
    }
    await setUp(page);
    await page.locator('.setup-of select').selectOption('duel');
    await button(page, 'New match').click();
    await isOver(page);
    const played = await length(page);
    const alone = await open(play('taktik', { ...WATCHED, seed: `round ${rounds - 1}` }));
    expect(played).toBe(await length(alone.page));
    expect(faults).toEqual([]);
  });

  it('another game is gone to while the bots play', async () => {
    const { page, faults } = await open(play('taktik', WATCHED), { slow: SLOW });
    await begin(page, '8');
    await page.getByLabel('Game').selectOption('lorcana');
    await page.locator('.moment', { hasText: 'opening hands' }).waitFor();
    await page.waitForTimeout(500);
    expect(await words(page, '.rt-board')).not.toContain('infantry');
    expect(faults).toEqual([]);
  });

  it('a step is looked at, the log is told in full, and neither is taken back by what bots do', async () => {
    const { page } = await open(play('taktik', WATCHED), { slow: SLOW });
    await begin(page, '8');
    await button(page, 'To the end').click();
    await page.getByRole('checkbox', { name: 'minor events, too' }).click();
    await isOver(page);
    expect(await page.getByRole('checkbox', { name: 'minor events, too' }).isChecked()).toBe(true);
  });

  it('a seat is taken over, and the moves of the match that was left do not come', async () => {
    const { page, faults } = await open(play('taktik', { ...WATCHED, step: 2 }), { slow: SLOW });
    await begin(page, '8');
    await button(page, 'Take over red from here').click();
    await isYours(page);
    await page.locator('.rt-primary, [data-look="live"]').first().click();
    await settled(page);
    await isYours(page);
    expect(faults).toEqual([]);
  });

  it('a move is made once, however often it is asked for, and a new match begun meanwhile stays without it', async () => {
    const { page, faults } = await open(play('taktik', MINE), { slow: SLOW });
    await isYours(page);
    const before = await length(page);
    await page.evaluate(() => {
      const first = document.querySelector<HTMLElement>('.rt-primary');
      first?.click();
      first?.click();
    });
    await expect.poll(() => length(page)).toBeGreaterThan(before);
    await isYours(page);
    await setUp(page);
    await atOnce(page, 'New match');
    await isYours(page);
    await settled(page);
    expect(await length(page)).toBe(before);
    expect(faults).toEqual([]);
  });
});

describe('a board, with a worker that is slow', () => {
  it('an edit and a look do not undo each other', async () => {
    const { page } = await open(
      { game: 'mtg', page: 'board', board: { why: { kind: 'card', id: 'veiled-warden' } } },
      { slow: SLOW },
    );
    const warden = page.locator('[data-id="veiled-warden"]');
    await page
      .locator('.edit')
      .getByRole('combobox', { name: 'Change Veiled Warden', exact: true })
      .selectOption('Take a keyword away');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.locator('[data-id="mossback"]').hover();
    await page.locator('[data-id="mossback"]').focus();
    await warden.getByText('can be chosen').waitFor();
    await settled(page);
    expect(await warden.getAttribute('data-look')).toBe('offered');
  });

  it('what is clicked too early waits, and nothing of it is lost', async () => {
    const { page, faults } = await open(
      { game: 'mtg', page: 'board', board: { example: 'duel' } },
      { slow: SLOW },
    );
    const thing = (id: string) => page.locator(`[data-id="${id}"]`);
    await thing('mossback').getByText('can be chosen').waitFor();
    await page.evaluate(() => {
      for (const id of ['mossback', 'sootling'])
        document.querySelector<HTMLElement>(`.zone [data-id="${id}"]`)?.click();
    });
    await page.locator('.status', { hasText: 'The choice is complete, and it is legal.' }).waitFor();
    await settled(page);
    expect(await thing('mossback').getAttribute('data-look')).toBe('chosen');
    expect(await thing('sootling').getAttribute('data-look')).toBe('chosen');
    expect(faults).toEqual([]);
  });

  it('a choice is announced, and another game is gone to before that is known', async () => {
    const { page, faults } = await open({ game: 'mtg', page: 'board' }, { slow: SLOW });
    await page.locator('[data-id="grove-elder"]').click();
    await page.locator('.status', { hasText: 'The choice is complete, and it is legal.' }).waitFor();
    await atOnce(page, 'Announce');
    await page.getByLabel('Game').selectOption('taktik');
    await page.locator('[data-id="blue-infantry-1"]').waitFor();
    await settled(page);
    expect(await page.getByRole('region', { name: 'As it resolves' }).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('the way back', () => {
  it.each(inject('deep') ? [0, 3, 30] : [30])(
    'leads from page to page and from match to match, %i ms slow',
    async (slow) => {
      const { page, faults } = await open(undefined, { slow, reducedMotion: 'reduce' });
      const chosen = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
      await page.getByRole('tab', { name: 'Board' }).click();
      await chosen('Board');
      await page.locator('[data-id="blue-infantry-1"]').waitFor();
      await settled(page);
      await page.getByLabel('Game').selectOption('mtg');
      await page.locator('[data-id="grove-elder"]').waitFor();
      await settled(page);
      await page.getByRole('tab', { name: 'Play' }).click();
      await page.locator('.set-up').first().waitFor({ state: 'attached' });
      await settled(page);
      await setUp(page);
      await page.locator('.seed').fill('another');
      await button(page, 'New match').click();
      await settled(page);
      await page.goBack();
      await expect.poll(() => seed(page)).toBe('1');
      await page.goBack();
      await chosen('Board');
      expect(await page.getByLabel('Game').inputValue()).toBe('mtg');
      await page.goBack();
      await expect.poll(() => page.getByLabel('Game').inputValue()).toBe('taktik');
      await page.goBack();
      await chosen('Play');
      await page.goForward();
      await chosen('Board');
      expect(faults).toEqual([]);
    },
  );
});
