/** What a client may do with its socket that is no message to its table, over real sockets. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isDeep } from '../test/deep.js';
import { HEADER, RawSocket } from '../test/raw-socket.js';
import { forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { jsonLog } from './index.js';
import type { ServerLimits } from './limits.js';

const slow = (burst: number) => ({ perSecond: 0.001, burst });
const move = { type: 'move', move: 'pick', params: { number: 3 } };

/** `{ type: 'sync', id: 0 }` to the table. */
const SYNC = [
  ...HEADER,
  0x82,
  0xa4,
  ...Buffer.from('type'),
  0xa4,
  ...Buffer.from('sync'),
  0xa2,
  ...Buffer.from('id'),
  0,
];

/** A request of Colyseus with a number, whose contents are broken. */
const BROKEN_REQUEST = [21, 1, 0xa7, ...Buffer.from('reticle'), 0xda, 0xff];

async function served(limits: Partial<ServerLimits> = {}) {
  const lines: string[] = [];
  const failures: unknown[] = [];
  const server = await servedHere({
    limits,
    metrics: true,
    log: jsonLog('trace', { write: (line) => void lines.push(line) }),
    failed: (error) => failures.push(error),
  });
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  const { url } = server;
  const { id, tokens } = await tableAt(url, { game: 'pick', options: { rounds: 3 } });
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  return {
    url,
    id,
    lines,
    failures,
    metrics,
    raw: (player?: string) => RawSocket.join(url, id, player && tokens.get(player)),
    open: (player: string) => RawSocket.open(url, id, tokens.get(player)),
    sit: (player: string) => SocketClient.join(url, id, tokens.get(player)),
  };
}

describe('frames that are no messages to the table', () => {
  it.each<readonly [string, (raw: RawSocket) => void]>([
    ['broken requests', (raw) => raw.say(...BROKEN_REQUEST)],
    ['pings of Colyseus', (raw) => raw.say(18)],
    ['pings of WebSocket', (raw) => raw.socket.ping()],
    ['answers to pings that nobody sent', (raw) => raw.socket.pong()],
    ['messages as bytes', (raw) => raw.say(17, 0xa7, ...Buffer.from('reticle'), 1)],
    ['frames of no kind', (raw) => raw.say(99)],
    ['empty frames', (raw) => raw.say()],
    ['frames of text', (raw) => raw.socket.send('[13]')],
  ])('%s count as messages, and who goes on is disconnected', async (_name, send) => {
    const { raw, sit, lines, failures } = await served({ messages: slow(20) });
    const [ann, bob] = [await raw('ann'), await sit('bob')];
    for (let sent = 0; sent < 15; sent++) send(ann);
    await ann.until(() => ann.socket.bufferedAmount === 0);
    // The rest of the limit is a message's, too.
    for (let sent = 0; sent < 80; sent++) send(ann);
    await ann.until(() => ann.left !== undefined);
    expect(await bob.say({ ...move, step: 0 })).toMatchObject({ type: 'done' });
    expect(failures).toEqual([]);
    const logged = lines.filter((line) => !line.includes('"msg":"client'));
    expect(logged.length).toBeLessThan(40);
    expect(Math.max(...logged.map((line) => line.length))).toBeLessThan(300);
  });

  it('are not answered', async () => {
    const { raw } = await served();
    const ann = await raw('ann');
    const before = ann.heard.length;
    for (let sent = 0; sent < 20; sent++) ann.say(...BROKEN_REQUEST);
    ann.say(18);
    await ann.until(() => ann.heard.includes(18));
    expect(ann.heard.slice(before)).toEqual([18]);
    expect(ann.left).toBeUndefined();
  });

  it('pings of both kinds are answered within the limit', async () => {
    const { raw } = await served({ messages: slow(20) });
    const ann = await raw('ann');
    for (let sent = 0; sent < 6; sent++) ann.say(18);
    for (let sent = 0; sent < 6; sent++) ann.socket.ping();
    const pinged = () => ann.heard.filter((code) => code === 18).length;
    await ann.until(() => pinged() >= 6 && ann.pongs >= 6);
    expect([pinged(), ann.pongs]).toEqual([6, 6]);
  });

  it('are counted by why they were refused', async () => {
    const { raw, metrics } = await served({ messages: slow(20) });
    const ann = await raw('ann');
    for (let sent = 0; sent < 25; sent++) ann.say(99);
    await expect.poll(metrics).toContain('reticle_frames_refused_total{why="tooFast"} 5');
    expect(await metrics()).toContain('reticle_frames_refused_total{why="unknown"} 20');
  });

  it('what breaks a message to the table is one line without a stack', async () => {
    const { raw, lines } = await served();
    const ann = await raw('ann');
    ann.say(...HEADER, 0xda, 0xff);
    await ann.until(() => ann.left !== undefined);
    const told = lines.filter((line) => line.includes('"level":40'));
    expect(told).toHaveLength(1);
    expect(told[0]?.length).toBeLessThan(500);
    expect(told[0]).not.toMatch(/\\n|at .*\.[cm]?js/u);
  });
});

describe('a client that was let in', () => {
  it('and says anything before it acknowledges that is disconnected', async () => {
    const { open } = await served();
    const ann = await open('ann');
    ann.say(...BROKEN_REQUEST);
    await ann.until(() => ann.left !== undefined, 5_000);
    expect(ann.heard).toEqual([10]);
  });

  it('and never acknowledges that is disconnected once many messages wait for it', async () => {
    const { open, sit } = await served();
    const [ann, bob] = [await open('ann'), await sit('bob')];
    for (let nth = 0; nth < 300; nth++) {
      const again = await sit('cat');
      await again.room.leave();
      if (ann.left !== undefined) break;
    }
    expect(ann.left).toBeDefined();
    expect(bob.left).toBeUndefined();
  }, 60_000);

  it.each(isDeep ? [false, true] : [true])(
    'and never acknowledges that is disconnected after ten seconds (which %s pass at once)',
    async (isAtOnce) => {
      const { open, raw } = await served();
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const cleared = vi.spyOn(globalThis, 'clearTimeout');
      onTestFinished(() => void vi.restoreAllMocks());
      const deadlines = () =>
        timers.mock.calls.flatMap(([ends, after], at) =>
          after === 10_000 && String(ends).includes('cut')
            ? [{ ends, timer: timers.mock.results.at(at) }]
            : [],
        );
      const [bob, ann] = [await raw('bob'), await open('ann')];
      await expect.poll(() => deadlines().length).toBe(2);
      const [ofBob, ofAnn] = deadlines();
      expect(cleared).toHaveBeenCalledWith(ofBob?.timer?.value);
      const begun = performance.now();
      if (isAtOnce) ofAnn?.ends();
      await ann.until(() => ann.left !== undefined, 20_000);
      expect(performance.now() - begun > 8_000).toBe(!isAtOnce);
      expect(bob.left).toBeUndefined();
    },
    30_000,
  );

  it('and reads nothing is disconnected once many bytes wait for it', async () => {
    const endless = { perSecond: 1e9, burst: 1e9 };
    const { raw, sit } = await served({ messages: endless, messagesOfAddress: endless });
    const [ann, bob] = [await raw('ann'), await sit('bob')];
    ann.socket.pause();
    // It is alive: it answers pings that it has not read.
    const alive = setInterval(() => ann.socket.pong(), 1_000);
    onTestFinished(() => clearInterval(alive));
    for (let sent = 0; sent < 30_000; sent++) ann.say(...SYNC);
    await bob.until(() => {
      const seats = bob.heard.findLast((each) => each.type === 'seats');
      return seats?.seats.find(({ player }) => player === 'ann')?.present === false;
    }, 30_000);
    expect(await bob.say({ ...move, step: 0 })).toMatchObject({ type: 'done' });
  }, 60_000);
});

it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'who opens a socket to the room "%s" is refused, and the server goes on',
  async (name) => {
    const { url } = await served();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/x/${name}?sessionId=y`);
    const failed = await new Promise<string>((resolve) => {
      socket.on('error', ({ message }) => resolve(message));
      socket.on('open', () => resolve('open'));
    });
    expect(failed).toContain('403');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  },
);
