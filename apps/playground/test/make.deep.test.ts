import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readFragment } from '../src/address/link.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

const editor = (page: Page) => page.getByRole('textbox', { name: 'The words of the card' });
const drawn = (page: Page) => page.locator('.m-picture .rt-card');
const placeOf = async (page: Page): Promise<unknown> => {
  const found = await readFragment(new URL(page.url()).hash);
  return found.found === 'json' ? found.json : undefined;
};
const typed = async (page: Page, text: string): Promise<void> => {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

it('a card is drawn at every key, each word in the colour of what it does', async () => {
  const { page, faults } = await open({ game: 'mtg', page: 'make' });
  await drawn(page).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Moss Envoy');
  await drawn(page).getByText('Moss Envoy').waitFor();
  await typed(page, 'When Moss Envoy dies, if you control an artifact, tap target creature.');
  await drawn(page).getByText('tap target creature').waitFor();
  await page.locator('#m-summary', { hasText: 'All of it is understood' }).waitFor();
  const marked = (what: string) => page.locator(`.cm-content .w-says-${what}`).allTextContents();
  expect(await marked('trigger')).toEqual(['When Moss Envoy dies']);
  expect(await marked('condition')).toEqual(['if you control an artifact']);
  expect(await marked('effect')).toEqual(['tap']);
  expect(await marked('target')).toEqual(['target creature']);
  await page.getByText('Printed from the data').waitFor();
  await page.getByText('The data, as matches use it').click();
  await page.locator('.w-data').getByText('"triggered"').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('a wrong word is marked by itself, with the nearest word, and mended in one press', async () => {
  const { page, faults } = await open({ game: 'mtg', page: 'make' });
  await drawn(page).waitFor();
  await typed(page, 'When Glade Herald enters, destroy target nonblak creature.');
  const wrong = page.locator('.cm-content .w-unread');
  await wrong.getByText('nonblak', { exact: true }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain('non- ');
  const repair = page.getByRole('button', { name: 'Put “nonblack”' });
  await repair.waitFor();
  expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
  expect(await violationsIn(page)).toEqual([]);
  await repair.click();
  await page.locator('#m-summary', { hasText: 'All of it is understood' }).waitFor();
  await settled(page);
  expect(await placeOf(page)).toMatchObject({
    page: 'make',
    make: { values: { oracle: 'When Glade Herald enters, destroy target nonblack creature.' } },
  });
  expect(faults).toEqual([]);
});

it('every slip of a line is marked, and all are mended in one press', async () => {
  const { page, faults } = await open({ game: 'mtg', page: 'make' });
  await drawn(page).waitFor();
  await typed(
    page,
    'When Glade Herald enters, destroy target nonblak creature. Draw a crad. You gain 2 life.',
  );
  const repair = page.getByRole('button', { name: 'Put “nonblack” and “card”' });
  await repair.waitFor();
  const marked = (what: string) => page.locator(`.cm-content .${what}`).allTextContents();
  expect(await marked('w-unread')).toEqual(['nonblak', 'crad']);
  expect(await marked('w-says-trigger')).toEqual(['When Glade Herald enters']);
  expect(await marked('w-says-effect')).toEqual(['You gain 2 life']);
  expect(await page.locator('#m-summary').textContent()).toContain('Read: 2 parts, alone');
  await repair.click();
  await page.locator('#m-summary', { hasText: 'All of it is understood' }).waitFor();
  expect(faults).toEqual([]);
});

it.each([
  ['mtg', 'A spell with two targets', 'Ember Swap'],
  ['lorcana', 'An ability with a cost', 'Old Lantern'],
])('a card of %s is played against a bot, with it in hand', async (game, example, name) => {
  const { page, faults } = await open({ game, page: 'make' });
  await drawn(page).waitFor();
  await page.getByLabel('Example').selectOption(example);
  await drawn(page).getByText(name).first().waitFor();
  await page.getByRole('button', { name: 'Play it now' }).click();
  await page.locator('.rt-hand').getByText(name).first().waitFor();
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('its link holds the card, and it is saved as pictures', async () => {
  const { page, faults } = await open(
    { game: 'mtg', page: 'make' },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
  await drawn(page).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Fen Courier');
  await drawn(page).getByText('Fen Courier').waitFor();
  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('The link to this card is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saved = async (label: string): Promise<Buffer> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream())
      chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks);
  };
  const svg = (await saved('Picture (SVG)')).toString('utf8');
  expect(svg).toContain('width="1200" height="630"');
  expect(svg).toContain('Fen Courier');
  expect((await saved('Picture (PNG)')).subarray(1, 4).toString('latin1')).toBe('PNG');
  await page.goto('about:blank');
  await page.goto(link);
  await drawn(page).getByText('Fen Courier').waitFor();
  expect(faults).toEqual([]);
});

it.each([1280, 820, 390])('its page is no wider than a window of %i', async (width) => {
  const { page } = await open({ game: 'lorcana', page: 'make' }, { viewport: { width, height: 844 } });
  await drawn(page).waitFor();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await violationsIn(page)).toEqual([]);
});
