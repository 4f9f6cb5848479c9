import { fileURLToPath } from 'node:url';
import { lostFragments, lostLinks } from './site-links.mjs';

// node src/check-site.mjs: checks that every link of the built site leads to a page, and a place of it, below its base
// (SITE_BASE).
const base = process.env['SITE_BASE'] ?? '/';
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const lost = [...lostLinks(folder, base), ...lostFragments(folder, base)];
for (const one of lost.slice(0, 20)) console.error(one);
console.log(
  lost.length === 0 ? `Every link leads somewhere below ${base}` : `${lost.length} links lead nowhere`,
);
process.exitCode = lost.length === 0 ? 0 : 1;
