import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}

/** Starts a PostgreSQL on loopback that saves nothing. Returns undefined if it is not installed here. */
export async function postgres(): Promise<{ readonly url: string; stop(): Promise<void> } | undefined> {
  const installed = '/usr/lib/postgresql';
  const [version] = existsSync(installed) ? readdirSync(installed) : [];
  if (version === undefined) {
    if (process.env['CI'] !== undefined) throw new Error('PostgreSQL is not installed; CI needs it.');
    process.stdout.write('PostgreSQL is not installed: its store is left out.\n');
    return undefined;
  }
  const bin = join(installed, version, 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'reticle-postgres-'));
  const port = await freePort();
  // PostgreSQL does not run as root.
  const isRoot = process.getuid?.() === 0;
  const ids = isRoot ? await idsOf('postgres') : undefined;
  if (ids) chownSync(folder, ids.uid, ids.gid);
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'reticle', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...ids,
    cwd: folder,
  });
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), options, { ...ids, cwd: folder, stdio: 'ignore' });
  const url = `postgres://reticle@127.0.0.1:${port}/postgres`;
  await ready(bin, port, folder);
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(bin: string, port: number, folder: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answers = await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      cwd: folder,
    }).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL does not answer.');
}

async function idsOf(user: string): Promise<{ readonly uid: number; readonly gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, user])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
