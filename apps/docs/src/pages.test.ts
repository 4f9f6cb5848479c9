import { readFileSync } from 'node:fs';
import { parseJsonText } from '@reticle/core';
import { pageExamples } from '@reticle/readme-example';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { writtenPages } from './pages.mjs';

const pages = writtenPages();

const front = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

pageExamples(import.meta.url, { ...pages, front });

it.each(Object.entries(pages))('%s has only code that is run, or says what it is', (_page, markdown) => {
  const fences = [...markdown.matchAll(/^```([^\n]*)\n(.*?)^```$/gmsu)];
  const known = new Set(['ts', 'ts fragment', 'json', 'sh', 'text']);
  expect(fences.map(([, language]) => language).filter((language) => !known.has(language!))).toEqual([]);
  const json = fences.filter(([, language]) => language === 'json').map(([, , code]) => code!);
  expect(json.filter((code) => !parseJsonText(code).ok)).toEqual([]);
});

it('the first screen of the README says what it is, for whom and what pain it ends, and shows code before any command', () => {
  const order = [
    '# Reticle',
    'For people who',
    'In most card games',
    '```ts',
    '![',
    '## Begin',
    'npm create',
    'npm start',
  ];
  const places = order.map((part) => front.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const [, code = ''] = /```ts\n(?<code>[^]*?)```/u.exec(front) ?? [];
  const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('import '));
  expect(lines.length).toBeLessThanOrEqual(10);
});

it('the README names only commands of the root scripts and of `reticle`', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(manifest));
  const called = [...front.matchAll(/^npm (?:run )?(?<script>[\w:]+)/gmu)].map(
    ({ groups }) => groups?.['script'],
  );
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter((script = '') => !(script in scripts) && script !== 'create')).toEqual([]);
});
