import { parseJsonText } from '@reticle/core';
import { pageExamples } from '@reticle/readme-example';
import { expect, it } from 'vitest';
import { writtenPages } from './pages.mjs';

const pages = writtenPages();

pageExamples(import.meta.url, pages);

it.each(Object.entries(pages))('%s has only code that is run, or says what it is', (_page, markdown) => {
  const fences = [...markdown.matchAll(/^```([^\n]*)\n(.*?)^```$/gmsu)];
  const known = new Set(['ts', 'ts fragment', 'json', 'sh', 'text']);
  expect(fences.map(([, language]) => language).filter((language) => !known.has(language!))).toEqual([]);
  const json = fences.filter(([, language]) => language === 'json').map(([, , code]) => code!);
  expect(json.filter((code) => !parseJsonText(code).ok)).toEqual([]);
});
