import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRegistry } from './registry.mjs';

let registry: Awaited<ReturnType<typeof startRegistry>>;
beforeAll(async () => {
  const lamp = { manifest: { name: 'lamp', version: '2.0.0' }, tarball: () => Buffer.from('lamp') };
  registry = await startRegistry((name) => (name === 'lamp' ? [lamp] : []));
});
afterAll(() => registry.close());

const get = (path: string) => fetch(`${registry.address}${path}`);
const put = (name: string, version: string) =>
  fetch(`${registry.address}${encodeURIComponent(name)}`, {
    method: 'PUT',
    body: JSON.stringify({
      versions: { [version]: { name, version } },
      _attachments: {
        [`${name}-${version}.tgz`]: { data: Buffer.from(`${name} ${version}`).toString('base64') },
      },
    }),
  });

it('listens to this machine alone', () => {
  expect(registry.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/u);
});

it('gives back what was published, the newest as the latest', async () => {
  expect((await put('@a/wick', '1.0.0')).status).toBe(201);
  expect((await put('@a/wick', '1.1.0')).status).toBe(201);
  const document = (await (await get('@a%2fwick')).json()) as {
    'dist-tags': object;
    versions: Record<string, { dist: { tarball: string; integrity: string } }>;
  };
  expect(document['dist-tags']).toEqual({ latest: '1.1.0' });
  const { tarball, integrity } = document.versions['1.0.0']!.dist;
  expect(integrity).toMatch(/^sha512-/u);
  expect(await (await fetch(tarball)).text()).toBe('@a/wick 1.0.0');
});

it('publishes no version twice', async () => {
  await put('once', '1.0.0');
  expect((await put('once', '1.0.0')).status).toBe(409);
});

it('gives what the supplier has', async () => {
  const { versions } = (await (await get('lamp')).json()) as {
    versions: Record<string, { dist: { tarball: string } }>;
  };
  expect(await (await fetch(versions['2.0.0']!.dist.tarball)).text()).toBe('lamp');
});

it('keeps in mind what is missing', async () => {
  expect((await get('torch')).status).toBe(404);
  expect((await get('lamp/-/lamp-9.0.0.tgz')).status).toBe(404);
  expect([...registry.missing]).toEqual(['torch', 'lamp/-/lamp-9.0.0.tgz']);
});
