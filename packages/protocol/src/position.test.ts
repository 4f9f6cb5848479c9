import { unwrap } from '@reticle/core';
import { digestOf } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { pickMatch } from '../test/pick.js';
import { positionOf, snapshotOf, type LogEntry } from './position.js';

it('a log that takes back moves from before its snapshot is played again from its beginning', () => {
  const match = unwrap(pickMatch.start({}, 'undo'));
  const pick = (player: string): LogEntry => ({
    kind: 'move',
    move: { move: 'pick', player, params: { number: 1 } },
  });
  const log: LogEntry[] = [pick('ann'), pick('bob'), { kind: 'undo', moves: 1 }, pick('cat')];
  const kept = snapshotOf(unwrap(positionOf(pickMatch, match, log.slice(0, 2))));
  const [whole, short] = [undefined, kept].map((from) => unwrap(positionOf(pickMatch, match, log, from)));
  expect([short?.step, digestOf(short?.match)]).toEqual([4, digestOf(whole?.match)]);
});
