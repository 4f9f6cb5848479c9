import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The program that answers for the server while there is none: `NAME` and `FILES` are set before it. */
const WORKER = `
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});
addEventListener('activate', (event) => {
  const old = (key) => key.startsWith('reticle ') && key !== NAME;
  event.waitUntil(
    caches.keys().then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key)))),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const kept = () => caches.match(request.mode === 'navigate' ? './' : request);
  // The page is asked for anew, so that a new version is seen; the names of all other files hold their content.
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(kept)
      : kept().then((found) => found ?? fetch(request)),
  );
});
`;

/**
 * Writes a service worker beside the page that keeps all files of the playground, so that it works without a
 * network. It is one file that lists what was built.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const names = (await readdir(join(dir, 'assets'))).filter((name) => /\.(?:js|css)$/u.test(name));
    const page = await readFile(join(dir, 'index.html'), 'utf8');
    const files = ['./', ...names.toSorted().map((name) => `./assets/${name}`)];
    const digest = createHash('sha256').update(page).update(files.join(' ')).digest('hex').slice(0, 12);
    const head = `const NAME = ${JSON.stringify(`reticle ${digest}`)};\nconst FILES = ${JSON.stringify(files)};`;
    await writeFile(join(dir, 'sw.js'), head + WORKER);
  },
});
