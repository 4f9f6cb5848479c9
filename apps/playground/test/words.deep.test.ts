import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readFragment } from '../src/address/link.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

const WORDS = { game: 'mtg', page: 'words' } as const;

const editor = (page: Page) => page.getByRole('textbox', { name: 'The words of the card' });
const lit = (page: Page) => page.locator('.w-lit').allTextContents();
const litLines = (page: Page) =>
  page.locator('.json').getByRole('option', { selected: true }).allTextContents();
const words = (text: string, about: object = {}) => ({ ...WORDS, words: { text, ...about } });
const placeOf = async (page: Page): Promise<unknown> => {
  const found = await readFragment(new URL(page.url()).hash);
  return found.found === 'json' ? found.json : undefined;
};
/** Opens a text and waits until it is marked. */
async function read(text: string, about: object = {}, options = {}) {
  const opened = await open(words(text, about), options);
  await opened.page.locator('.cm-content .w-slot, .cm-content .w-unread').first().waitFor();
  return opened;
}

const RED = 'Tap target red creature an opponent controls.';

describe('reading', () => {
  it('begins with an example: marked, as JSON, printed back, with the time it took', async () => {
    const { page, faults } = await open(WORDS);
    await page.locator('.cm-content .w-slot').first().waitFor();
    expect(await page.getByLabel('Example').locator('option').count()).toBeGreaterThanOrEqual(9);
    // The reader of whole cards answers after the targets are marked.
    await page.locator('#w-summary', { hasText: 'Read whole' }).waitFor();
    expect(await page.locator('#w-summary').textContent()).toMatch(
      /^Read whole as the words of an instant\. 2 slots\. Read in (?:less than )?\d+\.\d ms\.$/u,
    );
    expect(await page.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
      't1 target creature an opponent controls',
      't2 up to one other target creature',
    ]);
    expect(await page.getByRole('listbox').getByText('"relation": "different"').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('reads what is typed, and the address holds it', async () => {
    const { page } = await read(RED);
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Tap up to two target lands.');
    await page.getByRole('heading', { name: 'up to two target lands' }).waitFor();
    await settled(page);
    expect(await placeOf(page)).toEqual(words('Tap up to two target lands.'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Untap target creature.');
    await page.locator('#w-summary', { hasText: '2 slots' }).waitFor();
    await settled(page);
    expect(await placeOf(page)).toEqual(words('Tap up to two target lands.\nUntap target creature.'));
    await page.reload();
    await page.getByRole('heading', { name: 'target creature' }).waitFor();
    expect(await page.getByLabel('Example').inputValue()).toBe('-1');
  });

  it('takes an example, and undoes it', async () => {
    const { page } = await read(RED);
    await page.getByLabel('Example').selectOption({ label: 'Modes' });
    await page.getByRole('heading', { name: 'Ability 1 (spell), mode 3' }).waitFor();
    expect(await page.getByLabel('instant').isChecked()).toBe(true);
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('heading', { name: 'target red creature an opponent controls' }).waitFor();
  });

  it('reads otherwise where the name or the types are others', async () => {
    const { page } = await read(
      'Equip {3}\n{T}: Tap target creature with power less than Brine Warden’s power.',
      {
        name: 'Brine Warden',
        types: ['artifact'],
      },
    );
    expect(await page.getByText('It is in the rules of a keyword, not in these words.').count()).toBe(1);
    await page.getByRole('heading', { name: 'with power less than ~' }).waitFor();
    await page.getByLabel('Card name').fill('Another');
    await page.getByRole('heading', { name: 'Not understood' }).waitFor();
    await page.getByLabel('Card name').fill('Brine Warden');
    await page.getByRole('heading', { name: 'with power less than ~' }).waitFor();
    await page.getByLabel('artifact').uncheck();
    await settled(page);
    expect(await placeOf(page)).toMatchObject({ words: { name: 'Brine Warden' } });
    expect(await placeOf(page)).not.toHaveProperty('words.types');
  });

  it('says what is not understood: in the text, below it, and instead of a board', async () => {
    const { page } = await read('Destroy target creature that hums, then tap target land.');
    const unread = page.locator('.cm-content .w-unread');
    await expect.poll(() => unread.textContent()).toBe('hums');
    expect(await unread.evaluate((element) => getComputedStyle(element).textDecorationStyle)).toBe('wavy');
    expect(await page.getByRole('listitem').filter({ hasText: 'text.unknownTail' }).textContent()).toMatch(
      /^“hums” is no word that cards of this game use\./u,
    );
    await page.getByText('t1 could not be read.').waitFor();
    await page.getByText('Below is a part').waitFor();
    expect(await page.getByRole('button', { name: 'Choose on a board' }).isDisabled()).toBe(true);
  });

  it('shows what is read of a line beside what is not, and says that no card has it', async () => {
    const { page } = await read('Whenever Pip attacks, hum along. Draw a card.', {
      name: 'Pip',
      types: ['creature'],
    });
    await page
      .locator('#w-summary', {
        hasText: 'Read: 2 parts, alone: no card has them before the line is read whole.',
      })
      .waitFor();
    const marked = async (what: string) => page.locator(`.cm-content .${what}`).allTextContents();
    expect(await marked('w-says-trigger')).toEqual(['Whenever Pip attacks']);
    expect(await marked('w-says-effect')).toEqual(['Draw a card']);
    expect(await marked('w-unread')).toEqual(['hum']);
    await page.getByText('Read alone').click();
    expect(JSON.parse((await page.locator('.w-data').textContent()) ?? '')).toMatchObject([
      { words: 'Whenever Pip attacks', says: [{ trigger: { on: 'attacks' } }] },
      { words: 'Draw a card.' },
    ]);
    expect(await violationsIn(page)).toEqual([]);
  });

  it('reads a whole card: each word by what it does, printed back, as data', async () => {
    const { page } = await read(
      'Flying\nWhen Pip enters, if you control an artifact, draw a card.\n{2}, {T}: Tap target land.',
      {
        name: 'Pip',
        types: ['creature'],
      },
    );
    await page.locator('#w-summary', { hasText: 'Read whole as the words of a creature' }).waitFor();
    const says = async (what: string) => page.locator(`.cm-content .w-says-${what}`).allTextContents();
    expect(await says('keyword')).toEqual(['Flying']);
    expect(await says('trigger')).toEqual(['When Pip enters']);
    expect(await says('condition')).toEqual(['if you control an artifact']);
    expect(await says('cost')).toEqual(['{2}, {T}']);
    expect(await says('effect')).toEqual(['draw a card', 'Tap']);
    expect(await page.locator('.w-printed li').count()).toBe(3);
    await page.getByText('The data, as matches use it').click();
    expect(JSON.parse((await page.locator('.w-data').textContent()) ?? '')).toMatchObject({
      keywords: [{ keyword: 'flying' }],
    });
    expect(await violationsIn(page)).toEqual([]);
  });

  it('marks the word that is wrong, and one press mends it', async () => {
    const { page } = await open(words('Destroy target nonblak creature.'));
    const unread = page.locator('.cm-content .w-unread');
    await expect.poll(() => unread.textContent()).toBe('nonblak');
    await page.getByRole('button', { name: 'Put “nonblack”' }).click();
    await page.locator('#w-summary', { hasText: 'Read whole as the words of an instant' }).waitFor();
    await page.getByRole('heading', { name: 'target nonblack creature' }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('non- ');
  });

  it('says it where nothing is chosen, and where there are no words', async () => {
    const { page } = await open(words('Whenever this creature becomes the target of a spell, draw a card.'));
    await page.locator('.cm-content .w-mention').waitFor();
    expect(await page.locator('#w-summary').textContent()).toContain('Nothing is chosen.');
    await page.getByLabel('Example').selectOption('-1');
    await page.locator('#w-summary', { hasText: 'Type or paste the words of a card' }).waitFor();
  });

  it.each([
    ['mtg', 'X that the words name', 'X is the number of lands you control.'],
    ['mtg', 'A total over all that is chosen', 'The total power of t1 is at most 7.'],
    ['mtg', 'Two targets that are tied', 'All of t1 and t2 share: types.'],
    ['mtg', 'Others choose', 'Who chooses: an opponent.'],
    ['lorcana', 'A character: named abilities and a cost', 'It is chosen to pay a cost.'],
  ])('%s, %s: says "%s"', async (game, label, fact) => {
    const { page } = await open({ ...WORDS, game });
    await page.getByLabel('Example').selectOption({ label });
    await expect.poll(() => page.locator('.w-fact').allTextContents()).toContain(fact);
  });

  it('names abilities as the card does', async () => {
    const { page } = await open({ ...WORDS, game: 'lorcana' });
    await page.getByLabel('Example').selectOption({ label: 'A character: named abilities and a cost' });
    await expect
      .poll(() => page.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual([
        'Ability 1 (triggered): LOUD LANDING',
        'Ability 2 (activated): LANTERN TRADE',
        'All that it says',
      ]);
  });
});

describe('what belongs together shines', () => {
  it('from words to JSON, under the pointer', async () => {
    const { page } = await read(RED);
    await page.locator('.cm-content').getByText('an opponent controls').hover();
    await page.locator('.w-note', { hasText: 'accepts[0].filter.controller' }).waitFor();
    expect(await litLines(page)).toEqual(['"controller": "opponent"']);
    expect(await lit(page)).toEqual(['an opponent controls']);
    await page.getByRole('heading', { level: 2 }).first().hover();
    await expect.poll(() => litLines(page)).toEqual([]);
  });

  it('from JSON to words, under the pointer', async () => {
    const { page } = await read(RED);
    await page.getByRole('option', { name: '"color": "red"' }).hover();
    await page.locator('.w-note', { hasText: 'from “red”' }).waitFor();
    expect(await lit(page)).toEqual(['red']);
    await page.getByRole('option', { name: '"id": "t1"' }).hover();
    await expect.poll(() => lit(page)).not.toEqual(['red']);
    expect((await lit(page)).join('')).toBe('target red creature an opponent controls');
  });

  it('from JSON to words, also after all that the card says is read', async () => {
    const { page } = await read(RED, {}, { held: ['cardWords'] });
    await page.getByRole('option', { name: '"color": "red"' }).hover();
    await expect.poll(() => lit(page)).toEqual(['red']);
    await page.evaluate(() => window.letGo?.());
    await page.locator('#w-summary', { hasText: 'Read whole' }).waitFor();
    expect(await lit(page)).toEqual(['red']);
  });

  it('by keyboard alone: through the text, out of the editor, the words of a slot, the lines of JSON', async () => {
    const { page } = await read(RED);
    await page.getByLabel('battle').focus();
    await page.keyboard.press('Tab');
    expect(await editor(page).evaluate((element) => element === document.activeElement)).toBe(true);
    for (let step = 0; step < 13; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => litLines(page)).toEqual(['"color": "red",']);
    expect(await page.getByRole('status').textContent()).toContain('“red”: restriction of t1');

    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toBe('Copy JSON');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Choose on a board');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('target marks a choice');
    await page.keyboard.press('End');
    await expect.poll(() => litLines(page)).toEqual(['"controller": "opponent"']);
    expect(await page.getByRole('button', { pressed: true }).textContent()).toBe(
      'an opponent controls restriction',
    );

    await page.keyboard.press('Tab');
    expect(await focused()).toBe('{');
    for (let line = 0; line < 9; line++) await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('"color": "red",');
    await expect.poll(() => lit(page)).toEqual(['red']);
    expect(await page.getByRole('status').textContent()).toContain('color: from “red”.');
  });

  it('for words that only stand for something, by another sign', async () => {
    const { page } = await read(RED);
    await page.getByRole('button', { name: 'target marks a choice' }).hover();
    await expect.poll(() => litLines(page)).toEqual(['"min": 1,', '"max": 1,', '"mode": "target"']);
    expect(await page.locator('.json-implied').allTextContents()).toEqual(['"min": 1,', '"max": 1,']);
  });

  it('and is never told by colour alone: each sort has its line, what shines has a frame', async () => {
    const { page } = await read('Tap up to two target red lands.');
    const lines = await page
      .locator('.cm-content .w-part')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).textDecorationStyle));
    expect(lines).toEqual(['double', 'dotted', 'dashed', 'solid']);
    expect(await page.locator('.w-legend li').allTextContents()).toHaveLength(12);
    await page.locator('.cm-content').getByText('red').hover();
    const shining = page.locator('.w-lit');
    await shining.waitFor();
    expect(await shining.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });
});

it('leads to a board with what is asked', async () => {
  const { page } = await open(WORDS);
  await page.getByLabel('Example').selectOption({ label: 'Modes' });
  const group = page.getByRole('region', { name: 'Ability 1 (spell), mode 2' });
  await group.getByRole('button', { name: 'Choose on a board' }).click();
  await page.getByRole('tab', { name: 'Board', selected: true }).waitFor();
  await settled(page);
  expect(await placeOf(page)).toMatchObject({
    page: 'board',
    board: { asked: { text: /^Choose one/u, types: ['instant'], ability: 0, mode: 1 } },
  });
});

describe('texts without end', () => {
  const paste = (page: Page, text: string) =>
    editor(page).evaluate((element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

  it('refuses what is too long, and says so', async () => {
    const { page, faults } = await read(RED);
    await editor(page).click();
    await paste(page, 'target land '.repeat(2_000));
    await page.getByText('what was pasted was not taken').waitFor();
    expect(await editor(page).textContent()).toContain(RED);
    expect(faults).toEqual([]);
  });

  it('shows so many slots and says how many there are; the page goes on answering', async () => {
    const { page, faults } = await read(RED);
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, 'Tap target land. '.repeat(100));
    await page.locator('#w-summary', { hasText: '100 slots. The first 24 are shown.' }).waitFor();
    await page.getByLabel('Example').selectOption({ label: 'Modes' });
    await page.locator('#w-summary', { hasText: '3 slots' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('the page', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 768],
  ] as const)('has nothing that axe finds, %s, %i wide', async (colorScheme, width) => {
    const { page } = await read(
      'Destroy target creature that hums.\nTap up to two target red lands.',
      {},
      {
        colorScheme,
        viewport: { width, height: 900 },
      },
    );
    await page.getByRole('option', { name: '"color": "red"' }).hover();
    await page.locator('.w-lit').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
