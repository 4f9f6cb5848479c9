import { hostedGame } from '@reticle/core/host';
import { host } from '@reticle/mtg/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { waysIn } from '../test/break-in.js';
import { forget, servedHere } from '../test/served.js';
import { servedGame } from './index.js';

describe('a token of another table', () => {
  it.each([{ game: 'mtg' }, { game: 'mtg', spectators: 'none' }])(
    'opens no seat of a table of %j, by whatever way',
    async (asked) => {
      const { matches } = await hostedGame(host);
      expect(matches).toBeDefined();
      if (!matches) return;
      const server = await servedHere({
        games: [matches.with((match) => servedGame(match.runtime, match))],
      });
      onTestFinished(async () => {
        await server.stop();
        forget(server.file);
      });
      expect(await waysIn(server.url, asked)).toEqual([]);
    },
    60_000,
  );
});
