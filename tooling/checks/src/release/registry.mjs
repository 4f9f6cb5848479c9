import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

/** @typedef {Record<string, unknown> & { name: string, version: string }} VersionManifest */
/** @typedef {{ manifest: VersionManifest, integrity?: string, tarball: () => Buffer }} Release */
/** @typedef {(name: string) => readonly Release[]} Supplier */

/** @param {readonly Buffer[]} chunks */
const jsonOf = (chunks) => JSON.parse(Buffer.concat(chunks).toString('utf8'));

/** @param {VersionManifest} manifest */
const fileOf = ({ name, version }) => `${name.split('/').pop()}-${version}.tgz`;

/** @param {Buffer} tarball */
const integrityOf = (tarball) => `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

/**
 * Returns the document that npm asks for before it fetches a package.
 * @param {string} address
 * @param {string} name
 * @param {readonly Release[]} releases the newest last
 */
const documentOf = (address, name, releases) => {
  const versions = releases.map(({ manifest, integrity }) => {
    const dist = { tarball: `${address}${name}/-/${fileOf(manifest)}`, integrity };
    return [manifest.version, { ...manifest, dist }];
  });
  return { name, 'dist-tags': { latest: versions.at(-1)?.[0] }, versions: Object.fromEntries(versions) };
};

/**
 * Starts a package registry on this machine, with what publishing and installing need. It asks no other
 * registry: a package that was not published here comes from the supplier, or is missing.
 * @param {Supplier} supply
 */
export const startRegistry = async (supply) => {
  /** @type {Map<string, Release[]>} */
  const published = new Map();
  /** @type {Set<string>} */
  const missing = new Set();
  let address = '';

  /** @param {string} name */
  const releasesOf = (name) => published.get(name) ?? supply(name);

  /**
   * @param {string} name
   * @param {{ versions: Record<string, VersionManifest>, _attachments: Record<string, { data: string }> }} document
   */
  const publish = (name, { versions, _attachments }) => {
    const [manifest] = Object.values(versions);
    const [attached] = Object.values(_attachments);
    const before = published.get(name) ?? [];
    if (!manifest || !attached) return 400;
    if (before.some(({ manifest: { version } }) => version === manifest.version)) return 409;
    const tarball = Buffer.from(attached.data, 'base64');
    published.set(name, [...before, { manifest, integrity: integrityOf(tarball), tarball: () => tarball }]);
    return 201;
  };

  /** @param {string} path @returns {{ status: number, body: Buffer | string }} */
  const answer = (path) => {
    const [name = '', file] = path.split('/-/');
    const releases = releasesOf(name);
    const found = releases.find(({ manifest }) => fileOf(manifest) === file);
    if (found) return { status: 200, body: found.tarball() };
    if (file === undefined && releases.length > 0)
      return { status: 200, body: JSON.stringify(documentOf(address, name, releases)) };
    missing.add(path);
    return { status: 404, body: '{"error":"not found"}' };
  };

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
      .slice(1)
      .replace(/\?.*$/u, '');
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const put = request.method === 'PUT';
      const { status, body } = put ? { status: publish(path, jsonOf(chunks)), body: '{}' } : answer(path);
      response.writeHead(status).end(body);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The registry has no port.');
  address = `http://127.0.0.1:${bound.port}/`;
  return {
    address,
    published,
    /** The packages that were asked for and are missing. */
    missing,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
