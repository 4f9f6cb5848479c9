import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileValues } from './values.js';

async function read(bytes: Uint8Array, cuts: readonly number[]): Promise<readonly unknown[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let from = 0;
    for (const cut of [
      ...cuts.map((at) => at % (bytes.length + 1)).toSorted((a, b) => a - b),
      bytes.length,
    ]) {
      yield bytes.subarray(from, cut);
      from = cut;
    }
  }
  const values: unknown[] = [];
  for await (const { value } of fileValues(chunks())) values.push(value);
  return values;
}

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));
const cuts = fc.array(fc.nat(), { maxLength: 20 });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('reads the same values wherever the pieces are cut', async () => {
  await fc.assert(
    fc.asyncProperty(objects, cuts, fc.nat(2), async (values, at, indent) => {
      const array = await read(bytesOf(JSON.stringify(values, null, indent)), at);
      expect(plain(array)).toEqual(plain(values));
    }),
  );
  await fc.assert(
    fc.asyncProperty(objects, cuts, async (values, at) => {
      fc.pre(values.length > 0);
      const lines = values.map((value) => JSON.stringify(value)).join('\n\n');
      expect(plain(await read(bytesOf(lines), at))).toEqual(plain(values));
    }),
  );
});

/** Returns the bytes of the heap that are in use after what nobody holds is collected. */
function heapHeld(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}

it('holds no more than it must of a long array', async () => {
  const entry = bytesOf(`{"text":"${'a'.repeat(1000)}"},\n`);
  async function* long(): AsyncGenerator<Uint8Array> {
    yield bytesOf('[');
    for (let count = 0; count < 100_000; count++) yield entry;
    yield bytesOf('0]');
  }
  const before = heapHeld();
  const heaps: number[] = [];
  let count = 0;
  for await (const { value } of fileValues(long())) {
    count += value === undefined ? 0 : 1;
    if (count % 10_000 === 0) heaps.push(heapHeld() - before);
  }
  expect(count).toBe(100_001);
  // A hundred million characters went by.
  expect(Math.max(...heaps)).toBeLessThan(16 * 1024 * 1024);
});
