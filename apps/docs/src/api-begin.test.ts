import { pageExamples } from '@reticle/readme-example';
import { expect, it } from 'vitest';
import { BEGIN, beginOf } from './api-begin.mjs';

const begins = Object.entries(BEGIN);

pageExamples(
  import.meta.url,
  Object.fromEntries(
    begins.map(([module, { code = '' }]) => [`begin-${module}`, code === '' ? '' : beginOf(module)]),
  ),
);

it.each(begins)('the page of %s begins with at most five names and an example', (module, { names }) => {
  expect(Object.keys(names).length).toBeLessThanOrEqual(5);
  expect(beginOf(module)).toMatch(/^```ts[^]*^import [^]*^```$/mu);
});
