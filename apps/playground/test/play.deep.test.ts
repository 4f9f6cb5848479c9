import { statSync } from 'node:fs';
import { SEEDING } from '@reticle/core/match';
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
const isBefore = (page: Page, step: number) => expect.poll(() => shownStep(page)).toBeLessThan(step);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isPlayed = (page: Page) => page.getByText(/^The match is over after \d+ moves/u).waitFor();
const isYourMove = (page: Page) => page.locator('.rt-primary, [data-look="live"]').first().waitFor();
/** The form for another match stands behind a button. */
const setUp = (page: Page) => page.locator('.set-up:not(.second) > summary').click();
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

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
    await page.locator('.rt-aside .rt-turn').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('the log leads to its steps, by click and by keyboard, short and in full', async () => {
    const { page } = await open(at('taktik', { ...DUEL, step: 30 }));
    await isPlayed(page);
    const entries = page.locator('.rt-aside .rt-entry');
    await entries.first().waitFor();
    const short = await entries.count();
    await page.getByRole('checkbox', { name: 'minor events, too' }).check();
    await page.waitForFunction(
      (count) => document.querySelectorAll('.rt-aside .rt-entry').length > count,
      short,
    );
    await entries.nth(2).click();
    await isBefore(page, 30);
    const before = await shownStep(page);
    await page.locator('.rt-aside .rt-entry').first().focus();
    await press(page, 'ArrowDown', 'ArrowUp', 'Enter');
    await isBefore(page, before);
    expect(await shownStep(page)).toBeLessThan(before);
  });

  it('plays by itself once it is begun; where less motion is asked for, only when told to', async () => {
    const { page } = await open(at('taktik', DUEL));
    await setUp(page);
    await button(page, 'New match').click();
    await isPast(page, 3);
    await button(page, 'Pause').click();
    const still = await open(at('taktik', DUEL), { reducedMotion: 'reduce' });
    await setUp(still.page);
    await button(still.page, 'New match').click();
    await isPlayed(still.page);
    await still.page.waitForTimeout(1_500);
    await stepIs(still.page, 0);
    await button(still.page, 'Play').click();
    await isPast(still.page, 2);
    await expect.poll(() => button(still.page, 'Pause').count()).toBe(1);
  });

  it('somebody takes over from a step, and is told that the later moves stay', async () => {
    const { page } = await open(at('taktik', { ...DUEL, step: 6 }));
    await isPlayed(page);
    await page.getByText(/The \d+ moves after it stay as a line of their own\./u).waitFor();
    await button(page, 'Take over red from here').click();
    await isYourMove(page);
    expect(await moment(page).textContent()).toContain('red (you) is to act');
    expect(await steps(page)).toBeGreaterThanOrEqual(6);
  });

  it('a record and a test are copied, and the record plays again', async () => {
    const { page } = await open(at('taktik', DUEL), { permissions: ['clipboard-read', 'clipboard-write'] });
    await isPlayed(page);
    await page.getByText('Take it along').click();
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

/** The address once it has caught up, opened anew: the same table. */
async function opensAgain(page: Page): Promise<void> {
  const shown = await page.locator('.rt-board').innerText();
  const again = await open();
  await again.page.goto(await addressOf(page));
  await isYourMove(again.page);
  await settled(again.page);
  expect(await again.page.locator('.rt-board').innerText()).toBe(shown);
  expect(again.faults).toEqual([]);
}

describe('looking closer', () => {
  it('a bot says what it would do, and the table is saved as a picture', async () => {
    const { page, faults } = await open(at('taktik', MINE), { reducedMotion: 'reduce' });
    await isYourMove(page);
    await button(page, 'What would a bot do?').click();
    await page.getByRole('list', { name: 'What a bot would do for red' }).waitFor();
    await page.getByText('Take it along').click();
    expect(await violationsIn(page)).toEqual([]);
    for (const kind of ['SVG', 'PNG']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, `Save as ${kind}`).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^taktik-step-\\d+\\.${kind.toLowerCase()}$`, 'u'),
      );
      expect(statSync(await download.path()).size).toBeGreaterThan(10_000);
    }
    expect(faults).toEqual([]);
  });
});

describe('playing by keyboard alone', () => {
  it.each([
    ['taktik', MINE, 8],
    ['lorcana', { seed: '7', seats: ['greedy', 'you'] }, 6],
    ['mtg', { seed: '7', seats: ['you', 'greedy'] }, 5],
  ] as const)(
    '%s: Space goes on, Enter does what glows, and the address holds it',
    async (game, play, count) => {
      const { page, faults } = await open(at(game, play), { reducedMotion: 'reduce' });
      await isYourMove(page);
      for (let made = 0; made < count; made++) {
        const before = await steps(page);
        if ((await page.locator('.rt-primary').count()) > 0) await press(page, 'Space');
        else {
          await page.locator('[data-look="live"]').first().focus();
          await press(page, 'Enter');
          const menu = page.locator('.rt-menu');
          if ((await menu.count()) > 0) await press(page, 'Enter');
        }
        await settled(page);
        if ((await page.locator('.rt-outcome').count()) > 0) break;
        expect(await steps(page)).toBeGreaterThanOrEqual(before);
      }
      expect(await steps(page)).toBeGreaterThan(4);
      await opensAgain(page);
      expect(faults).toEqual([]);
    },
  );

  it('Lorcana: targets one after the other, counted, and Escape back out of them', async () => {
    const { page } = await open(at('lorcana', { seed: '7', seats: ['you', 'you'] }));
    await page.locator('.rt-count').waitFor();
    const hand = page.locator('.rt-hand [data-look="live"]');
    await hand.first().focus();
    await press(page, 'Enter');
    await page.locator('.rt-count', { hasText: /^1 of/u }).waitFor();
    expect(await page.locator('.rt-spot[data-look="chosen"]').count()).toBe(1);
    await press(page, 'Escape');
    await page.locator('.rt-count', { hasText: /^0 of/u }).waitFor();
    expect(await steps(page)).toBe(0);
    await page.locator('.rt-hand [data-thing]').first().focus();
    await press(page, 'ArrowRight', 'Space');
    await page.getByRole('dialog').waitFor();
    await press(page, 'Escape');
    await page.locator('.rt-shelf').waitFor({ state: 'detached' });
  });

  it('Taktik: a unit, then the field that it goes to; then it is taken back', async () => {
    const { page } = await open(at('taktik', MINE), { reducedMotion: 'reduce' });
    await isYourMove(page);
    const unit = page.locator('.rt-unit[data-thing][data-look="live"]').first();
    const goal = page.locator('.rt-unit[data-field][data-look="live"]').first();
    for (let tried = 0; tried < 14 && (await goal.count()) === 0; tried++) {
      if ((await unit.count()) > 0) {
        await unit.focus();
        await press(page, 'Enter');
      }
      if ((await goal.count()) > 0) break;
      await press(page, 'Escape', 'Space');
      await settled(page);
    }
    const before = await steps(page);
    await goal.focus();
    await press(page, 'Enter');
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
    await isYourMove(page);
    await button(page, 'Undo').click();
    await expect.poll(() => steps(page)).toBe(before);
  });
});

describe('playing by pointing', () => {
  it('Magic: a land is dragged onto the table, and what is clicked too early waits', async () => {
    const { page, faults } = await open(at('mtg', { seed: '3', seats: ['you', 'greedy'] }), { slow: 60 });
    const live = page.locator('.rt-hand [data-look="live"]').first();
    await live.waitFor();
    await settled(page);
    const before = await page.locator('.rt-side[data-side="near"] .rt-field [data-thing]').count();
    await live.dragTo(page.locator('.rt-middle'));
    await expect
      .poll(() => page.locator('.rt-side[data-side="near"] .rt-field [data-thing]').count())
      .toBe(before + 1);
    expect(faults).toEqual([]);
  });
});

describe('an address', () => {
  it('with a move that cannot be is refused with its code, and what stands before it can be kept', async () => {
    const moves = [{ move: 'fly', player: 'nobody' }];
    const { page } = await open(at('taktik', { ...MINE, seeding: SEEDING, moves }));
    await page.locator('.refusals code').first().waitFor();
    await button(page, 'Keep the 0 moves before').click();
    await isYourMove(page);
    expect(await page.locator('.refusals').count()).toBe(0);
  });

  it('of a match that was drawn from its seed in another way says so', async () => {
    const moves = [{ move: 'pass', player: 'red' }];
    const { page } = await open(at('taktik', { ...MINE, moves }));
    await page.locator('.refusals code').first().waitFor();
    expect(await page.locator('.refusals code').first().textContent()).toBe('oldSeeding');
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
    '%s: no larger than a telephone, and nothing for axe to find, light and dark',
    async (game) => {
      const seats = ['you', 'greedy'];
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await open(at(game, { seed: '7', seats }), {
          colorScheme,
          viewport: { width: 390, height: 844 },
        });
        await isYourMove(page);
        await page.locator('[data-look="live"], .rt-primary').first().click();
        await settled(page);
        const size = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight];
        });
        expect(size).toEqual([390, 844]);
        expect(await violationsIn(page)).toEqual([]);
      }
    },
  );
});
