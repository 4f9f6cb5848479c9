import { expect, it } from 'vitest';
import { hero, heroPicture, THEMES } from './hero.mjs';

const shown = await hero();

it('the picture of the first page is what the engine answers', () => {
  expect(shown.parts.map(({ words }) => words).join('')).toBe(
    'Destroy target nonblack creature an opponent controls.',
  );
  expect(shown.parts.filter(({ role }) => role !== '').map(({ words }) => words)).toEqual([
    'target',
    'nonblack',
    'creature',
    'an opponent controls',
  ]);
  expect(shown.cards.map(({ name, legal }) => [name, legal])).toEqual([
    ['Grove Elder', true],
    ['Sootling', false],
    ['Veiled Warden', false],
    ['Ash Pilgrim', false],
  ]);
});

it.each(Object.keys(THEMES) as (keyof typeof THEMES)[])(
  'in %s colours it names each card, and why not',
  (theme) => {
    const picture = heroPicture(shown, theme);
    for (const { name, why } of shown.cards) {
      expect(picture).toContain(`>${name}<`);
      expect(picture).toContain(why.replaceAll('"', '&quot;'));
    }
    expect(picture).not.toMatch(/undefined|NaN/u);
  },
);

it('each role that is read has a colour of its own', () => {
  const roles = shown.parts.map(({ role }) => role).filter((role) => role !== '');
  for (const { roles: colours } of Object.values(THEMES))
    expect(Object.keys(colours)).toEqual(expect.arrayContaining(roles));
});
