import { setImmediate } from 'node:timers/promises';
import type { Match, MatchRuntime } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { opened } from '../test/opened.js';
import { pickMatch, type PickState } from '../test/pick.js';

const pick = { type: 'move', move: 'pick', params: { number: 3 } } as const;

describe('the whole view', () => {
  it('is made once for each step and seat, however often it is requested', async () => {
    const made: string[] = [];
    const counting: MatchRuntime<PickState> = {
      ...pickMatch,
      view(match: Match<PickState>, viewer?: string) {
        made.push(`${viewer} ${match.step}`);
        return pickMatch.view(match, viewer);
      },
    };
    const { sit } = opened(counting);
    const clients = ['ann', 'bob', null, null].map(sit);
    const ask = async () => {
      for (let times = 0; times < 20; times++)
        for (const client of clients)
          expect(await client.say({ type: 'sync' })).toMatchObject({ type: 'done' });
    };
    await ask();
    await clients[0]?.say({ ...pick, step: 0 });
    await ask();
    const once = ['ann', 'bob', undefined].flatMap((seat) => [`${seat} 0`, `${seat} 1`]);
    expect(made.toSorted()).toEqual(once.toSorted());
    expect(clients[1]?.of('view').at(-1)).toMatchObject({ step: 1, view: { state: { picked: ['ann'] } } });
  });
});

describe('a long queue of messages', () => {
  it('lets everything else come in between, and keeps its order', async () => {
    const ann = opened(pickMatch, {}, { keeper: { pause: () => setImmediate() } }).sit('ann');
    const all = Promise.all(Array.from({ length: 50 }, () => ann.say({ type: 'sync' })));
    for (let turn = 1; turn <= 5; turn++) {
      await setImmediate();
      expect(ann.of('done').length).toBeLessThanOrEqual(turn);
    }
    await all;
    expect(ann.of('done').map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_none, id) => id));
  });
});
