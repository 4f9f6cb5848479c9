import { unwrap } from '@reticle/core';
import { digestOf, type Match, type MatchRecord, type MatchRuntime, type Move } from '@reticle/core/match';
import type { GameMatches } from '../contract.js';

/** A match as a record: it is played again from this, and arrives at the same end. */
export function recordOf<State>(
  runtime: MatchRuntime<State>,
  options: unknown,
  seed: string,
  moves: readonly Move[],
  end: Match<State>,
): MatchRecord {
  return { ...unwrap(runtime.record(options, seed)), moves: [...moves], digest: digestOf(end) };
}

/** A test that plays a record again. */
export function testOf<State>({ code }: GameMatches<State>, record: MatchRecord): string {
  return `${[
    ...code.imports,
    "import { expect, it } from 'vitest';",
    '',
    `const runtime = ${code.runtime};`,
    `const record = ${JSON.stringify(record, null, 2)};`,
    '',
    `it('plays the match of seed ${JSON.stringify(record.seed)} to the same end', () => {`,
    '  expect(runtime.replay(record)).toMatchObject({ ok: true });',
    '});',
  ].join('\n')}\n`;
}
