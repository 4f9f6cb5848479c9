// The games of a server for threads on which bots think, as tests use them.
import { appendFileSync, existsSync } from 'node:fs';
import { mtgMatch } from '@reticle/mtg';
import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';
import { taktikMatch } from '@reticle/taktik';
import { servedGame } from '../dist/index.js';

const asleep = new Int32Array(new SharedArrayBuffer(4));

/** A game whose bots hang until there is a file, and then write into it for whom they chose. */
const held = (game, { release, began }) => ({
  ...game,
  choose(task) {
    appendFileSync(began, `${task.match.state.round ?? ''}\n`);
    while (!existsSync(release)) Atomics.wait(asleep, 0, 0, 10);
    return game.choose(task);
  },
});

export const games = (data) => {
  const taktik = servedGame(taktikMatch);
  if (data?.only === 'nothing') return [];
  if (data?.only === 'mistake') return { taktik };
  const magic = data?.magic ? [servedGame(mtgMatch({ id: '6ed', cards: SIXTH_EDITION }))] : [];
  return [data?.release === undefined ? taktik : held(taktik, data), ...magic];
};
