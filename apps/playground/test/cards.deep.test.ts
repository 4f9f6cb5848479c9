import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

const TRIGGERS: Readonly<Record<string, string>> = {
  mtg: 'When Glade Herald enters',
  lorcana: 'When you play this character',
};

it.each(['mtg', 'lorcana'])(
  'a card of %s is searched, made by hand, put into a deck and on the board',
  async (game) => {
    const { page, faults } = await open({ game, page: 'cards' });
    const list = page.locator('.c-list button');
    await list.first().waitFor();
    await list.nth(1).click();
    await page.locator('#card-title').waitFor();
    await page.getByText('Its data as JSON').click();
    expect(await violationsIn(page)).toEqual([]);

    await page.getByRole('button', { name: 'Type a card' }).click();
    await page.locator('.m-picture .rt-card').waitFor();
    const editor = page.getByRole('textbox', { name: 'The words of the card' });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${TRIGGERS[game] ?? ''}, draw a crad.`);
    await page.getByRole('button', { name: 'Put “card”' }).waitFor();
    const name = await page.getByLabel('Name', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Keep it for a deck' }).click();
    await page.locator('.c-lacking').waitFor();
    await page.locator('.w-said .w-unread').getByText('crad', { exact: true }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Type a card' }).click();
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.locator('#m-summary', { hasText: 'All of it is understood' }).waitFor();
    await page.getByRole('button', { name: 'Keep it for a deck' }).click();
    await page.locator('.c-whole').waitFor();

    await page.getByLabel('Search names, types and words').fill(name);
    await page.getByRole('status').filter({ hasText: '1 of' }).waitFor();
    await page.getByRole('button', { name: 'Put one into the deck' }).click();
    const deck = page.getByLabel('The list');
    expect(await deck.inputValue()).toContain(`1 ${name}`);
    await settled(page);
    const address = page.url();

    await page.getByRole('button', { name: 'Put it on the board' }).click();
    await page.locator('.zone').getByText(name).first().waitFor();
    await settled(page);
    await page.goto(address);
    await page.locator('#card-title').getByText(name).waitFor();
    expect(faults).toEqual([]);
  },
);

it('a word of an own card is mended on its page, in one press', async () => {
  const card = {
    name: 'Fen Sage',
    types: 'Instant',
    cost: '{B}',
    oracle: 'Destroy target nonblak creature.',
  };
  const { page, faults } = await open({ game: 'mtg', page: 'cards', cards: { card } });
  await page.locator('.c-lacking').waitFor();
  await page.getByRole('button', { name: 'Put “nonblack”' }).click();
  await page.locator('.c-whole').waitFor();
  await page.locator('.w-said .w-says-target', { hasText: 'target nonblack creature' }).waitFor();
  expect(faults).toEqual([]);
});

it('a deck of own cards is played', async () => {
  const card = {
    name: 'Moss Herald',
    types: 'Creature - Elf',
    cost: '{G}',
    power: '2',
    toughness: '2',
    oracle: '',
  };
  const { page, faults } = await open({
    game: 'mtg',
    page: 'cards',
    cards: { card, deck: '20 Moss Herald\n20 Forest' },
  });
  await page.locator('#card-title').waitFor();
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await page.locator('.rt-hand').getByText('Moss Herald').first().waitFor();
  await settled(page);
  await page.getByText('Compare two moves').click();
  await page.getByLabel('The other move').waitFor();
  await page.getByRole('button', { name: 'Make both, and compare' }).click();
  await page.getByRole('list', { name: 'What differs' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it.each([1280, 390])('the cards are no wider than a window of %i', async (width) => {
  const { page, faults } = await open({ game: 'mtg', page: 'cards' }, { viewport: { width, height: 844 } });
  await page.locator('.c-list button').nth(20).waitFor();
  await page.locator('.c-list button').first().click();
  await page.locator('#card-title').waitFor();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});
