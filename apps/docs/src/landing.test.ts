import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fragmentOf, PLACES } from './landing.mjs';
import { lostLinks } from './site-links.mjs';

it('an address of the playground holds its place', () => {
  const [form, packed = ''] = fragmentOf(PLACES.board).split('.');
  expect(form).toBe('#1');
  expect(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString())).toEqual(PLACES.board);
});

it('links of a site must lie below its base, and be there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'playground'));
  writeFileSync(join(folder, 'playground', 'index.html'), '');
  writeFileSync(join(folder, 'tour.html'), '');
  const links = [
    '/base/tour',
    '/base/playground/',
    '/base/playground/#1.x',
    '/tour',
    '/base/gone',
    'https://x.org/a',
  ];
  writeFileSync(join(folder, 'index.html'), links.map((to) => `<a href="${to}">x</a>`).join(''));
  expect(lostLinks(folder, '/base/')).toEqual(['index.html: /tour', 'index.html: /base/gone']);
  rmSync(folder, { recursive: true });
});
