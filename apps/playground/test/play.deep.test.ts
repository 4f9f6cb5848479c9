import { taktikMatch } from '@reticle/taktik';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Place, PlayPlace } from '../src/address/place.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

const at = (game: string, play?: PlayPlace): Place => ({ game, page: 'play', ...(play ? { play } : {}) });
const DUEL: PlayPlace = { setup: 'duel', seed: '7', step: 0 };
const MINE: PlayPlace = { setup: 'duel', seed: '7', seats: ['you', 'greedy'] };

const moment = (page: Page) => page.locator('.moment');
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const steps = async (page: Page) => Number(await slider(page).getAttribute('max'));
const shownStep = async (page: Page) =>
  Number(/^Step (\d+) of/u.exec((await page.locator('.step-words').textContent()) ?? '')?.[1]);
const stepIs = (page: Page, step: number) =>
  page
    .locator('.step-words')
    .getByText(new RegExp(`^Step ${step} of`, 'u'))
    .waitFor();
const isPast = (page: Page, step: number) => expect.poll(() => shownStep(page)).toBeGreaterThanOrEqual(step);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isPlayed = (page: Page) => page.getByText(/^The match is over after \d+ moves/u).waitFor();
const isYourMove = (page: Page) => page.locator('.choice').first().waitFor();
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses a key until the focus is where it should be. */
async function until(page: Page, key: string, selector: string, most = 120): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (
      await page
        .locator(selector)
        .evaluateAll((found) => found.some((each) => each === document.activeElement))
    )
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

/** Waits until the address has caught up with what is shown, and gives it. */
async function addressOf(page: Page): Promise<string> {
  await settled(page);
  return page.url();
}

describe('watching', () => {
  it.each([
    ['mtg', { seed: '7', step: 0, setup: 'short' }],
    ['lorcana', { seed: '7', step: 0 }],
    ['taktik', DUEL],
  ])('%s: a match of bots to its end, and back through it', async (game, play) => {
    const { page, faults } = await open(at(game, play));
    await isPlayed(page);
    const first = await moment(page).textContent();
    await button(page, 'To the end').click();
    await page
      .getByRole('status')
      .getByText(/^The match is over in turn \d+\. (?:.+ won|A draw): /u)
      .waitFor();
    await stepIs(page, await steps(page));
    await slider(page).focus();
    await press(page, 'Home');
    await moment(page)
      .getByText(first ?? '')
      .waitFor();
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    await stepIs(page, 1);
    await button(page, 'A turn forward').click();
    await page.locator('.entry[aria-current="step"]').waitFor();
    expect(faults).toEqual([]);
  });

  it('the log leads to its steps, by click and by keyboard, short and in full', async () => {
    const { page } = await open(at('taktik', DUEL));
    await isPlayed(page);
    const entries = page.locator('.entry');
    const short = await entries.count();
    await entries.nth(4).click();
    await page.locator('.entry[aria-current="step"]').waitFor();
    expect(await entries.nth(4).getAttribute('aria-current')).toBe('step');
    const before = await page.locator('.step-words').textContent();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await page.waitForFunction((was) => document.querySelector('.step-words')?.textContent !== was, before);
    expect(await entries.nth(6).getAttribute('aria-current')).toBe('step');
    await page.getByRole('checkbox', { name: 'minor events, too' }).check();
    await page.waitForFunction((count) => document.querySelectorAll('.entry').length > count, short);
  });

  it('plays by itself once it is begun; where less motion is asked for, only when told to', async () => {
    const { page } = await open(at('taktik', DUEL));
    await button(page, 'New match').click();
    await isPast(page, 3);
    await button(page, 'Pause').click();
    const still = await open(at('taktik', DUEL), { reducedMotion: 'reduce' });
    await button(still.page, 'New match').click();
    await isPlayed(still.page);
    await still.page.waitForTimeout(1_500);
    await stepIs(still.page, 0);
    await button(still.page, 'Play').click();
    await isPast(still.page, 2);
    await expect.poll(() => button(still.page, 'Pause').count()).toBe(1);
  });

  it('somebody takes over from a step, which is said to drop the later moves', async () => {
    const { page } = await open(at('taktik', { ...DUEL, step: 6 }));
    await isPlayed(page);
    await page.getByText(/Going on from here drops the \d+ later moves\./u).waitFor();
    await button(page, 'Take over red from here').click();
    await isYourMove(page);
    expect(await moment(page).textContent()).toContain('red (you) is to act');
    expect(await steps(page)).toBeGreaterThanOrEqual(6);
  });

  it('a record and a test are copied, and the record plays again', async () => {
    const { page } = await open(at('taktik', DUEL), { permissions: ['clipboard-read', 'clipboard-write'] });
    await isPlayed(page);
    await button(page, 'Copy record').click();
    await page.getByRole('status').getByText('The record is copied.').waitFor();
    const record: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    const again = taktikMatch.replay(record);
    expect(again.ok && again.value.match.step).toBe(await steps(page));
    await button(page, 'Copy as a test').click();
    await page.getByRole('status').getByText('The test is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from '@reticle/taktik'");
  });
});

describe('playing by keyboard alone', () => {
  it.each([
    ['taktik', MINE],
    ['lorcana', { seed: '7', seats: ['greedy', 'you'] }],
    ['mtg', { seed: '7', seats: ['you', 'greedy'] }],
  ])('%s: several moves, each from the list, where the focus stays', async (game, play) => {
    const { page, faults } = await open(at(game, play));
    await isYourMove(page);
    await until(page, 'Tab', '.choice');
    for (let count = 0; count < 8; count++) {
      await press(page, 'End', 'Enter');
      await settled(page);
      await page.waitForFunction(() => document.activeElement?.classList.contains('choice') === true);
    }
    expect(await steps(page)).toBeGreaterThan(6);
    const shown = await page.locator('.match').innerText();
    const again = await open();
    await again.page.goto(await addressOf(page));
    await isYourMove(again.page);
    expect(await again.page.locator('.match').innerText()).toBe(shown);
    expect([...faults, ...again.faults]).toEqual([]);
  });

  it('Lorcana: targets one after the other, and Escape back out of them', async () => {
    const { page } = await open(at('lorcana', { seed: '7', seats: ['you', 'you'] }));
    await isYourMove(page);
    await until(page, 'Tab', '.choice');
    await press(page, 'Enter');
    await page.getByText(/^Choose: /u).waitFor();
    await press(page, 'Enter');
    await page.getByText(/\(chosen: /u).waitFor();
    expect(await page.locator('.thing[data-look="chosen"]').count()).toBe(1);
    await press(page, 'Escape');
    await page.getByText(/^Choose: [^(]*$/u).waitFor();
    await press(page, 'Escape');
    await page.getByText(/ to choose from$/u).waitFor();
    expect(await steps(page)).toBe(0);
  });

  it('Taktik: a unit on the board, then the field that it goes to; then it is taken back', async () => {
    const { page } = await open(at('taktik', { ...MINE, seats: ['you', 'you'] }));
    await isYourMove(page);
    // On to the phase of movement: what must be done before is done from the list.
    for (let count = 0; count < 12; count++) {
      if (
        (await page
          .locator('.choice')
          .filter({ hasText: /^move /u })
          .count()) > 0
      )
        break;
      await page.locator('.choice').last().focus();
      await press(page, 'Enter');
      await settled(page);
    }
    const before = await steps(page);
    const unit = page.locator('.field[data-look="offered"]').first();
    await unit.focus();
    await press(page, 'Enter');
    await page.getByText(/^Only of /u).waitFor();
    await page.waitForFunction(() => document.activeElement?.classList.contains('choice') === true);
    const goal = page.locator('.field:not([data-id])[data-look="offered"]').first();
    await goal.focus();
    await press(page, 'Enter');
    await page.waitForFunction(
      (was) => Number(document.querySelector('input[type=range]')?.getAttribute('max')) > was,
      before,
    );
    await isYourMove(page);
    await button(page, 'Take back my last move').click();
    await page.waitForFunction(
      (was) => Number(document.querySelector('input[type=range]')?.getAttribute('max')) === was,
      before,
    );
    expect(await steps(page)).toBe(before);
  });
});

describe('an address', () => {
  it('with a move that cannot be is refused with its code, and what stands before it can be kept', async () => {
    const moves = [{ move: 'fly', player: 'nobody' }];
    const { page } = await open(at('taktik', { ...MINE, moves }));
    await page.locator('.refusals code').first().waitFor();
    await button(page, 'Keep the 0 moves before').click();
    await isYourMove(page);
    expect(await page.locator('.refusals').count()).toBe(0);
  });

  it.each([
    ['setup', { setup: '__proto__' }, 'unknownSetup'],
    ['seat', { seats: ['toString'] }, 'unknownSeat'],
  ])('with an unknown %s is refused', async (_what, play, code) => {
    const { page } = await open(at('taktik', play));
    await page.locator('.refusals code').first().waitFor();
    expect(await page.locator('.refusals code').first().textContent()).toBe(code);
  });
});

describe('for everybody', () => {
  it.each(['mtg', 'lorcana', 'taktik'])(
    '%s: no wider than a narrow screen, and nothing for axe to find, light and dark',
    async (game) => {
      const seats = ['you', 'greedy'];
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await open(at(game, { seed: '7', seats }), {
          colorScheme,
          viewport: { width: 390, height: 844 },
        });
        await isYourMove(page);
        await page.locator('.choice').first().click();
        await settled(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        expect(await violationsIn(page)).toEqual([]);
      }
    },
  );
});
