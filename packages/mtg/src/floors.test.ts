import { floorsIn, testsReaching } from '@reticle/vitest-preset/floors';
import { expect, it } from 'vitest';

it('stands on its floors: arrows run down, and in no circle', () => {
  const floors = floorsIn(import.meta.url, [
    ['language'],
    // A match needs no words. The words depend only on the language of cards.
    ['text'],
    ['state'],
    ['rules'],
    ['play'],
    ['sets'],
    ['index', 'entries'],
    ['host'],
  ]);
  expect(floors).toEqual({ homeless: [], upwards: [], circles: [], long: [] });
});

it('its rules stand in an order of their own: what others need stands below', () => {
  const rules = floorsIn(new URL('rules/README.md', import.meta.url).href, [
    ['targeting'],
    ['events'],
    ['select'],
    ['actions'],
    ['damage', 'mana'],
    ['costs'],
    ['stack'],
    ['abilities'],
    ['continuous'],
    ['effects'],
    ['activating'],
    ['move-execution'],
    ['triggers'],
    ['execution'],
    ['combat'],
    ['state-based'],
    ['turn'],
  ]);
  expect(rules).toEqual({ homeless: [], upwards: [], circles: [], long: [] });
});

it('tests that come by its sets or its host are named so: the others are not run again after an edit there', () => {
  const apart = testsReaching(import.meta.url, ['sets', 'host', '../test/6ed']);
  expect(apart).toContain('sets/6ed/spells.test.ts');
  expect(apart.filter((file) => !/^(?:sets|host)\/|\.set\.test\.ts$/u.test(file))).toEqual([]);
});
