import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from './postgres.js';

interface RedisProcess {
  readonly url: string;
  readonly port: number;
  /** Lets it answer nothing. */
  freeze(): void;
  /** Lets it answer again. */
  thaw(): void;
  stop(): Promise<void>;
}

/**
 * Starts a Redis on loopback that saves nothing. Returns undefined if it is not installed here.
 *
 * @param at its port; a free one without it
 */
export async function redis(at?: number): Promise<RedisProcess | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) {
    if (process.env['CI'] !== undefined) throw new Error('Redis is not installed; CI needs it.');
    process.stdout.write('Redis is not installed: what needs it is left out.\n');
    return undefined;
  }
  const port = at ?? (await freePort());
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 200) throw new Error('Redis does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGKILL');
      await gone;
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
