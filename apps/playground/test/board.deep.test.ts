import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { BoardPlace, Place } from '../src/address/place.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { answered, settled } from './settled.js';

const { open } = inBrowser();

type Game = 'mtg' | 'lorcana' | 'taktik';

const at = (game: Game, board?: BoardPlace): Place => ({ game, page: 'board', ...(board ? { board } : {}) });
const thing = (page: Page, id: string) => page.locator(`.zone [data-id="${id}"]`);
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).waitFor();
const status = (page: Page) => page.locator('.status');
const select = (page: Page, name: string) =>
  page.locator('.edit').getByRole('combobox', { name, exact: true });
const change = (page: Page) => page.getByRole('button', { name: 'Change', exact: true });
const choice = (page: Page) => page.getByRole('region', { name: 'The choice' });

/** Presses a key until the focus is where it should be. */
async function until(page: Page, key: string, selector: string, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    const there = await page
      .locator(selector)
      .evaluateAll((found) => found.some((one) => one.matches(':focus')));
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

/** Tab into a zone, the arrow keys to a thing of it. */
async function reach(page: Page, zone: string, id: string, key = 'ArrowRight'): Promise<void> {
  await until(page, 'Tab', `.zone[data-zone="${zone}"] button`);
  await until(page, key, `[data-id="${id}"]`);
}

describe('things as the table draws them', () => {
  it('a card is drawn, says what it is in words, and how it stands', async () => {
    const { page, faults } = await open(at('mtg'));
    const warden = thing(page, 'veiled-warden');
    expect(await warden.locator('.rt-card[data-look="refused"]').count()).toBe(1);
    expect(await warden.locator('.rt-values').textContent()).toContain('2/3');
    expect(await warden.locator('.fact').textContent()).toBe('creature - Soldier, white, hexproof');
    // What is drawn as a number is heard, too: the drawing itself is for eyes.
    expect(
      await page.getByRole('button', { name: /Veiled Warden.*2\/3.*hexproof.*not legal/u }).count(),
    ).toBe(1);
    expect(await thing(page, 'foe').locator('.rt-card').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('a grid has its ground and its units drawn, in the colour and the shape of their sides', async () => {
    const { page, faults } = await open(at('taktik'));
    expect(await thing(page, 'blue-infantry-1').locator('.rt-figure[data-hue="blue"] svg').count()).toBe(1);
    expect(await thing(page, 'red-infantry-1').locator('.rt-figure[data-hue="red"] svg').count()).toBe(1);
    expect(await page.locator('.fields .field > .field-art > svg').count()).toBe(
      await page.locator('.fields .field').count(),
    );
    expect(faults).toEqual([]);
  });
});

describe('choosing by keyboard alone', () => {
  it('Magic: two slots, taken back, and announced', async () => {
    const { page, faults } = await open(at('mtg', { example: 'duel' }));
    await reach(page, 'you-battlefield', 'kite-scout');
    await page.keyboard.press('Enter');
    await said(page, 'Chosen: Kite Scout. Target 2 of 2: 0 of 1 chosen. 3 things can be chosen.');
    await page.keyboard.press('Escape');
    await said(page, /^Taken back: Kite Scout\. Target 1 of 2/u);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await said(page, /^Chosen: Mossback/u);
    await until(page, 'Shift+Tab', '.zone[data-zone="foe-battlefield"] button');
    await until(page, 'ArrowRight', '[data-id="sootling"]');
    await page.keyboard.press('Space');
    await said(page, 'Chosen: Sootling. The choice is complete, and it is legal.');
    await until(page, 'Shift+Tab', 'button.main');
    await page.keyboard.press('Enter');
    await said(page, 'Announced. It resolves: every target is still legal.');
    await answered(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('stage');
    await page.keyboard.press('Escape');
    await said(page, 'Back to choosing. The choice is complete, and it is legal.');
    expect(faults).toEqual([]);
  });

  it('Lorcana: up to two, and done with one', async () => {
    const { page, faults } = await open(at('lorcana', { example: 'lull' }));
    await reach(page, 'foe-play', 'night-moth');
    await page.keyboard.press('Enter');
    await said(page, /^Chosen: Night Moth\. The choice: 1 of up to 2 chosen\./u);
    await until(page, 'Shift+Tab', 'button:has-text("Done choosing")');
    await page.keyboard.press('Enter');
    await said(page, 'Done with that. The choice is complete, and it is legal.');
    expect(faults).toEqual([]);
  });

  it('Taktik: over the fields of a grid, in two dimensions', async () => {
    const { page } = await open(at('taktik'));
    await until(page, 'Tab', '.fields button');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await said(page, /^Chosen: blue infantry 1\. The target: 1 of up to 2/u);
    await answered(page);
    expect(await thing(page, 'blue-infantry-1').getAttribute('data-look')).toBe('chosen');
  });
});

describe('choosing by mouse', () => {
  it('offers only what can be completed, and shows it by more than colour', async () => {
    const { page } = await open(at('taktik', { example: 'swap' }));
    await thing(page, 'red-infantry-1').click();
    await status(page).getByText('Target 2 of 2').waitFor();
    await answered(page);
    expect(await thing(page, 'red-vehicle-1').textContent()).toContain('can be chosen');
    expect(await thing(page, 'red-infantry-2').textContent()).toContain('legal, but not now');
    await thing(page, 'red-infantry-2').click();
    await page
      .getByText('is legal for target 2 of 2 by itself, but with it the choice could not be completed')
      .waitFor();
    await thing(page, 'red-vehicle-1').click();
    await status(page).getByText('The choice is complete, and it is legal.').waitFor();
    await answered(page);
    expect(
      await choice(page)
        .getByText(/Complete choices: 8; from here: 1/u)
        .count(),
    ).toBe(1);
    await thing(page, 'red-infantry-1').click();
    await status(page).getByText('Target 1 of 2').waitFor();
  });

  it('divides an amount, share by share', async () => {
    const { page } = await open(at('mtg', { example: 'sparks' }));
    await thing(page, 'mossback').click();
    await choice(page).getByText('1 of up to 3').first().waitFor();
    await thing(page, 'foe').click();
    await choice(page).getByText('2 of up to 3').first().waitFor();
    await page.getByRole('button', { name: 'Done choosing' }).click();
    const shares = page.getByRole('group', { name: 'Share of Mossback' });
    await shares.getByRole('button', { name: '4', exact: true }).click();
    await status(page).getByText('The choice is complete, and it is legal.').waitFor();
    await answered(page);
    expect(await choice(page).getByText('4 of 5').count()).toBe(1);
    expect(await choice(page).getByText('1 of 5').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Announce' }).getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Escape');
    await said(page, /^Taken back: 4\. How many of 5 for Mossback\? 5 are left\./u);
  });
});

describe('why not', () => {
  it.each<[Game, string, string, string]>([
    ['mtg', 'veiled-warden', '702.11b', 'it would be legal without hexproof'],
    ['lorcana', 'shy-owl', '8.15.1', 'it would be legal without ward'],
  ])('%s: %s by rule %s', async (game, id, rule, nearest) => {
    const { page } = await open(at(game));
    await thing(page, id).click();
    const why = page.getByRole('region', { name: 'Why, or why not' });
    await why.locator('.rule').getByText(rule, { exact: true }).waitFor();
    await answered(page);
    expect(await why.textContent()).toContain(nearest);
    expect(await why.getByText(/Checks that it passes: \d+/u).count()).toBe(1);
  });

  it('is told of what is legal, too', async () => {
    const { page } = await open(at('taktik', { why: { kind: 'unit', id: 'blue-vehicle-1' } }));
    await page.getByText('blue vehicle 1 can be chosen for the target.').waitFor();
    await answered(page);
    expect(await page.getByRole('list', { name: 'Checks that it passes' }).isVisible()).toBe(true);
  });
});

describe('a board that changes', () => {
  it('702.11b a target becomes legal by an edit, and another is added', async () => {
    const { page } = await open(at('mtg', { why: { kind: 'card', id: 'veiled-warden' } }));
    await select(page, 'Change Veiled Warden').selectOption('Take a keyword away');
    await change(page).click();
    await said(page, /^Done: Take a keyword away\./u);
    await answered(page);
    expect(await thing(page, 'veiled-warden').getAttribute('data-look')).toBe('offered');
    await page.getByText('Add to the board').first().click();
    await page.getByLabel('Name', { exact: true }).last().fill('Late Guest');
    await select(page, 'Owner').selectOption('foe');
    await change(page).last().click();
    await thing(page, 'late-guest').getByText('can be chosen').waitFor();
  });

  it('608.2b an illegal target is shown, and without any other the spell fizzles', async () => {
    const { page } = await open(at('mtg'));
    await thing(page, 'grove-elder').click();
    await page.getByRole('button', { name: 'Announce' }).click();
    await status(page).getByText('It resolves: every target is still legal.').waitFor();
    await thing(page, 'grove-elder').click();
    await select(page, 'Change Grove Elder').selectOption('Give a keyword');
    await select(page, 'Keyword').selectOption('shroud');
    await change(page).click();
    await status(page).getByText('It fizzles: no target is legal any more.').waitFor();
    await answered(page);
    const report = page.getByRole('region', { name: 'As it resolves' });
    expect(await report.locator('.rule').textContent()).toBe('702.18a');
    expect(await thing(page, 'grove-elder').textContent()).toContain('target, illegal by now');
    await page.getByRole('button', { name: 'Back to choosing' }).click();
    await status(page).getByText('The choice is complete, and it is legal.').waitFor();
  });
});

describe('what is asked', () => {
  it('is changed in words', async () => {
    const { page, faults } = await open(at('mtg'));
    await page.getByText('Change what is asked').click();
    await page.getByLabel('Words of the card').fill('Destroy target artifact.');
    await thing(page, 'copper-gate').getByText('can be chosen').waitFor();
    await page.getByLabel('Words of the card').fill('Destroy target gleaming thing.');
    await page
      .locator('.refusals code')
      .getByText(/^text\./u)
      .waitFor();
    expect(faults).toEqual([]);
  });

  it('is changed as a spec, with the place of what is wrong', async () => {
    const { page, faults } = await open(at('taktik'));
    await page.getByText('Change what is asked').click();
    const spec = page.getByRole('textbox', { name: 'Spec' });
    await spec.fill('{ "slots": [{ "kind": "unit", "filter": { "moved": 7 } }] }');
    await page.getByText('slots.0.filter.moved').waitFor();
    await spec.fill('{ "slots": [{ "kind": "unit", "filter": { "moved": true } }] }');
    await thing(page, 'blue-special-1').getByText('can be chosen').waitFor();
    expect(faults).toEqual([]);
  });

  it('is one mode of several', async () => {
    const { page } = await open(at('mtg', { example: 'answer' }));
    await page.getByLabel('Part').selectOption({ index: 2 });
    await thing(page, 'old-ferryman').getByText('can be chosen').waitFor();
    await answered(page);
    expect(await choice(page).getByText('0 of 1').count()).toBeGreaterThan(0);
  });
});

describe('an address', () => {
  it('gives all of it back in a fresh page', async () => {
    const { page } = await open(at('mtg'));
    await thing(page, 'grove-elder').click();
    await page.getByRole('button', { name: 'Announce' }).click();
    await status(page).getByText('It resolves').waitFor();
    await select(page, 'Change Grove Elder').selectOption('Move to a zone');
    await select(page, 'Zone').selectOption('graveyard');
    await change(page).click();
    await status(page).getByText('It fizzles').waitFor();
    const seen = (of: Page) =>
      Promise.all(
        ['.choosing', '.zones', '[aria-labelledby="why-title"]'].map((part) => of.locator(part).innerText()),
      );
    await settled(page);
    const before = await seen(page);
    const again = await open();
    await again.page.goto(page.url());
    await again.page.locator('.verdict').waitFor();
    await expect.poll(() => seen(again.page)).toEqual(before);
  });

  it('of a board that is none is answered with words and a way out', async () => {
    const { page, faults } = await open(at('mtg', { state: { players: 7 } }));
    await page.locator('.refusals').getByText('wrongType').first().waitFor();
    await page.getByRole('button', { name: 'Begin with another board' }).click();
    await thing(page, 'grove-elder').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('its looks', () => {
  it.each<[Game, string]>([
    ['mtg', 'answer'],
    ['lorcana', 'gust'],
    ['taktik', 'supply'],
  ])('%s: 390 px wide without scrolling sideways', async (game, example) => {
    const { page } = await open(at(game, { example }), { viewport: { width: 390, height: 800 } });
    await page.locator('.zone').first().waitFor();
    await page.getByText('Change what is asked').click();
    await page.getByText('What the engine says here').click();
    await page.locator('.file').first().waitFor();
    await answered(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it.each<Game>(['mtg', 'lorcana'])(
    '%s: on a telephone three cards stand beside each other, and why not is read beside the board',
    async (game) => {
      const { page } = await open(at(game), { viewport: { width: 390, height: 844 } });
      await page.locator('.zone').first().waitFor();
      // About three screens: it was more than 3,000 px.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_500);
      const refused = page.locator('.thing[data-card][data-look="refused"]').first();
      await refused.scrollIntoViewIfNeeded();
      await refused.click();
      const verdict = page.locator('.verdict');
      await verdict.waitFor();
      await answered(page);
      // Neither is scrolled to.
      for (const seen of [refused, verdict]) {
        const box = await seen.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (seen === verdict ? (box?.height ?? 0) : 0)).toBeLessThanOrEqual(844);
      }
      expect(await violationsIn(page)).toEqual([]);
    },
  );

  it.each(
    (['mtg', 'lorcana', 'taktik'] as const).flatMap((game) => [
      [game, 'light'] as const,
      [game, 'dark'] as const,
    ]),
  )('%s, %s: nothing stands in the way of assistive technology', async (game, colorScheme) => {
    const { page } = await open(at(game), { colorScheme });
    await page.locator('[data-look="offered"]').first().click();
    await page.locator('.verdict').waitFor();
    await page.getByText('Change what is asked').click();
    await answered(page);
    expect(await violationsIn(page)).toEqual([]);
  });

  it('nor where an announced choice has become illegal', async () => {
    const { page } = await open(at('mtg'));
    await thing(page, 'grove-elder').click();
    await page.getByRole('button', { name: 'Announce' }).click();
    await status(page).getByText('It resolves').waitFor();
    await select(page, 'Change Grove Elder').selectOption('Remove it from the board');
    await change(page).click();
    await status(page).getByText('It fizzles').waitFor();
    await answered(page);
    expect(await violationsIn(page)).toEqual([]);
  });
});
