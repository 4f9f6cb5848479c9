import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ownFragments } from './api.mjs';
import { lostFragments } from './site-links.mjs';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, html: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), html);
};

it('a link to a place that its page does not have is lost, whether of this page or another', () => {
  write('index.html', '<a href="#here"></a><a href="#gone"></a><h2 id="here"></h2>');
  write('guide/tour.html', '<a href="/#here"></a><a href="/guide/tour#there"></a><a href="/#away"></a>');
  expect(lostFragments(folder, '/').toSorted()).toEqual([
    'guide/tour.html: /#away',
    'guide/tour.html: /guide/tour#there',
    'index.html: #gone',
  ]);
});

it.each([
  ['### Emit\n##### emit()\n[the door](#emit-2)', '[the door](#emit-1)'],
  ['### Emit\n[the door](#emit-2)', '[the door](#emit)'],
  ['<a id="emit-2"></a>\n### Emit\n[the door](#emit-2)', '[the door](#emit-2)'],
])('a link to the last of several headings with one name leads to one that is there: %j', (page, link) => {
  expect(ownFragments(page).split('\n').at(-1)).toBe(link);
});
