import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../test/postgres.js';
import { forget, servedHere } from '../test/served.js';

it('a server that finds its port taken is refused, and leaves nothing open', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(servedHere({ port })).rejects.toThrow('EADDRINUSE');
  other.close();
});

it('a server stops though somebody says nothing, or half a request', async () => {
  const server = await servedHere();
  const silent = [connect(server.port), connect(server.port)];
  const closed = silent.map(async (socket) => {
    socket.on('error', () => {});
    // A server that ends answers half a request as well. Who reads nothing does not hear that it is over.
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
  });
  await Promise.all(silent.map(async (socket) => once(socket, 'connect')));
  silent[1]?.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
  await server.stop();
  expect(await Promise.all(closed)).toHaveLength(2);
  forget(server.file);
});
