import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { pageOn } from './page.js';
import { tour } from './tour.js';

function told(colours: boolean): string {
  const written: string[] = [];
  tour(pageOn((text) => written.push(text), colours));
  return written.join('');
}

const text = told(false);

it.each([
  ['what is asked', 'lit lamp'],
  ['what is legal', '\n  wick, torch, flare\n'],
  ['what is filtered out, and what would help', 'it has 5.\n          nearest: glow: 3'],
  ['what is protected', 'protected by veil (rule L3.1).\n          nearest: without veil'],
  ['by what it is protected', 'protected by shelter (rule L3.2), from card'],
  ['what can be completed', 'first                torch, flare'],
  ['what can be completed after that', 'second, after flare  wick, torch, ember'],
  ['refusals', 'protectedTarget'],
  ['what came back', 'changed zones since (incarnation 0 then, 1 now)'],
  ['what resolves', 'Gust resolves on what is legal.'],
  ['what fizzles', 'Gust fizzles: no target is left.'],
  ['the outcome of the match', 'The outcome: '],
  ['that the match replays', 'the same match'],
  ['what to do next', 'npm run reticle -- play taktik --human red'],
  ['of Magic', 'reticle -- play mtg --human ann'],
  ['of Lorcana', 'reticle -- play lorcana'],
])('tells %s', (_what, words) => {
  expect(text).toContain(words);
});

it('tells the match in five lines', () => {
  const [, part = ''] = /^2\. .*\n─+\n(?<lines>[^]*?)\n\n3\. /mu.exec(text) ?? [];
  expect(part.split('\n')).toHaveLength(5);
});

it('fits 80 columns, and is not too long', () => {
  const lines = text.split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.length).toBeLessThan(120);
});

it('says the same with colours', () => {
  const coloured = told(true);
  expect(coloured).not.toBe(text);
  expect(stripVTControlCharacters(coloured)).toBe(text);
});
