/** Every public function of Taktik that takes text or JSON from outside, and whatever may come there. */
import { unwrap } from '@reticle/core';
import { describeFinding, type Entry, entryFindings } from '@reticle/testkit';
import { expect, it } from 'vitest';
import * as host from './host/index.js';
import * as root from './index.js';

const runtime = root.taktikMatch;
const options = { width: 8, height: 8 };
const match = unwrap(runtime.start(options, 1));
const move = { move: 'draw', player: 'red' };
const record = { ...unwrap(runtime.record(options, 1)), moves: [move] };
const spec = {
  slots: [{ id: 't1', accepts: [{ kind: 'unit', filter: { type: ['infantry'] } }], min: 1, max: 1 }],
};

const ENTRIES: Readonly<Record<string, Entry>> = {
  'taktik.parseFilter': {
    valid: { type: ['infantry'] },
    read: (raw) => root.taktik.parseFilter('unit', raw),
  },
  'taktik.parseSpec': { valid: spec, read: (raw) => root.taktik.parseSpec(raw) },
  'taktik.parseState': { valid: match.state, read: (raw) => root.taktik.parseState(raw) },
  'taktikMatch.apply': { valid: move, read: (raw) => runtime.apply(match, raw) },
  'taktikMatch.migrate': { valid: record, read: (raw) => runtime.migrate(raw) },
  'taktikMatch.parseMatch': { valid: match, read: (raw) => runtime.parseMatch(raw) },
  'taktikMatch.record': { valid: options, read: (raw) => runtime.record(raw, 1) },
  'taktikMatch.replay': { valid: record, read: (raw) => runtime.replay(raw) },
  'taktikMatch.start': { valid: options, read: (raw) => runtime.start(raw, 1) },
  'taktikMatch.undo': { valid: record, read: (raw) => runtime.undo(raw) },
};

it('each refuses bad input with a code, words and a path, throws nothing else, and is in this table', () => {
  expect(entryFindings(ENTRIES, { root, host }, runtime.game).map(describeFinding)).toEqual([]);
});
