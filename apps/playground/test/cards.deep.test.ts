import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

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

    const form = page.getByRole('form', { name: 'A card of your own' });
    const name = await form.getByLabel('Name').inputValue();
    await form.getByLabel('Text').fill('It hums along.');
    await form.getByRole('button', { name: 'Read this card' }).click();
    await page.locator('.c-lacking').waitFor();
    await page.getByRole('list', { name: 'What is missing' }).getByText('hums along').first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await form.getByLabel('Text').fill('');
    await form.getByRole('button', { name: 'Read this card' }).click();
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
