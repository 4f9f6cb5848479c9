/** A whole match of each game through its table: by pointer, by keyboard, on a telephone, with a worker six times slower. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PlayPlace } from '../src/address/place.js';
import { inBrowser } from './browser.js';
import { answered } from './settled.js';

const { open } = inBrowser();

/** What a person sees of a table at a glance. */
interface Glance {
  readonly step: string;
  readonly isOver: boolean;
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly hasMenu: boolean;
  readonly primary: string | undefined;
  /** The things that glow: those in hand first. */
  readonly live: readonly string[];
  readonly fields: readonly string[];
  readonly loose: number;
}

const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const ids = (selector: string) => [
      ...new Set(all(selector).flatMap(({ dataset }) => dataset['thing'] ?? [])),
    ];
    const table = document.querySelector<HTMLElement>('.rt-table');
    return {
      step: table?.dataset['step'] ?? '',
      isOver: all('.rt-outcome').length > 0,
      isAsked: table?.dataset['choosing'] === 'true',
      isBusy: document.querySelector('.rt-actions')?.getAttribute('aria-busy') === 'true',
      hasMenu: all('.rt-menu button').length > 0,
      primary: document.querySelector('.rt-primary')?.textContent,
      live: [
        ...new Set([
          ...ids('.rt-tray [data-look="live"]'),
          ...ids('.rt-hand [data-look="live"]'),
          ...ids('.rt-table [data-look="live"]'),
        ]),
      ],
      fields: all('[data-field][data-look="live"]').flatMap(({ dataset }) => dataset['field'] ?? []),
      loose: all('.rt-actions > .rt-button:not(.rt-primary), .rt-options > .rt-button').length,
    };
  });

/** How somebody presses. */
interface Hand {
  readonly press: (page: Page, selector: string) => Promise<void>;
  readonly goOn: (page: Page) => Promise<void>;
}

/** A point of an element that nothing covers: cards in a hand lie over each other. */
async function pointOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      element.scrollIntoView({ block: 'nearest', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of [0.5, 0.2, 0.8])
        for (const right of [0.5, 0.1, 0.9, 0.3, 0.7]) {
          const point = { x: left + width * right, y: top + height * down };
          if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
        }
    }
    return undefined;
  }, selector);
  if (!found) throw new Error(`Nothing of ${selector} is to be seen.`);
  return found;
}

const POINTER: Hand = {
  async press(page, selector) {
    const { x, y } = await pointOf(page, selector);
    await page.mouse.click(x, y);
  },
  goOn: async (page) => await page.locator('.rt-primary').click(),
};
const KEYS: Hand = {
  async press(page, selector) {
    await page.keyboard.press('Tab');
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
  },
  async goOn(page) {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('Space');
  },
};

/** How long a press may wait to be seen, in milliseconds, and how often one looks. */
const SEEN = 90_000;
const LOOK = 15;

/** Waits until it is the person's turn, or the match is over. */
async function isToAct(page: Page): Promise<Glance> {
  const end = performance.now() + SEEN;
  for (;;) {
    await answered(page);
    const now = await glance(page);
    const canAct = now.live.length > 0 || now.primary !== undefined || now.loose > 0 || now.hasMenu;
    if (now.isOver || (!now.isBusy && canAct)) return now;
    if (performance.now() > end) throw new Error(`Nothing comes: ${JSON.stringify(now)}`);
    await page.waitForTimeout(LOOK);
  }
}

/** So many things are tried at one step before one goes on. */
const MOST_TRIED = 2;

/** Plays as somebody does who plays whatever glows, a few things a step, and then goes on. */
async function playedBy(page: Page, hand: Hand, most: number): Promise<number> {
  let presses = 0;
  let tried: string[] = [];
  let before = '';
  while (presses < most) {
    const now = await isToAct(page);
    if (now.isOver) return presses;
    if (now.step !== before) tried = [];
    before = now.step;
    presses++;
    const [field] = now.fields;
    const thing = now.live.find((id) => !tried.includes(id));
    const isDone = now.isAsked && now.primary?.startsWith('Done') === true && tried.length >= MOST_TRIED;
    if (now.hasMenu) await hand.press(page, '.rt-menu button');
    else if (field !== undefined) await hand.press(page, `[data-field="${field}"]`);
    else if (thing !== undefined && !isDone && (now.isAsked || tried.length < MOST_TRIED)) {
      tried.push(thing);
      await hand.press(page, `[data-thing="${thing}"][data-look="live"]`);
    } else if (now.primary !== undefined) await hand.goOn(page);
    else if (now.loose > 0)
      await hand.press(page, '.rt-actions > .rt-button:not(.rt-primary), .rt-options > .rt-button');
    else {
      tried = [];
      await page.keyboard.press('Escape');
    }
  }
  throw new Error(`The match is not over after ${most} presses: ${JSON.stringify(await glance(page))}`);
}

const GAMES: readonly (readonly [string, PlayPlace, number])[] = [
  ['mtg', { setup: 'short', seed: '3', seats: ['you', 'greedy'] }, 300],
  ['lorcana', { seed: '7', seats: ['you', 'greedy'] }, 300],
  ['taktik', { setup: 'duel', seed: '7', seats: ['you', 'greedy'] }, 300],
];
const WAYS = [
  ['by pointer', POINTER, {}],
  ['by keyboard', KEYS, {}],
  ['on a telephone', POINTER, { viewport: { width: 390, height: 844 } }],
  ['with a worker six times slower', POINTER, { slowFactor: 6 }],
] as const;

it.each(
  GAMES.flatMap(([game, play, most]) =>
    WAYS.map(([way, hand, options]) => ({ game, play, most, way, hand, options })),
  ),
)('$game: a whole match $way', async ({ game, play, most, hand, options, way }) => {
  const { page, faults } = await open({ game, page: 'play', play }, { reducedMotion: 'reduce', ...options });
  const presses = await playedBy(page, hand, most);
  console.log(`${game} ${way}: ${presses} presses`);
  await page.locator('.rt-outcome').waitFor();
  expect(presses).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  await page.context().close();
});
