import { taktikMatch, type TaktikState } from '@reticle/taktik';
import type { Game } from 'boardgame.io';
import type { INVALID_MOVE } from 'boardgame.io/core';
import { describe, expectTypeOf, it } from 'vitest';
import { toBoardgame } from './index.js';
import { type BoardgameState } from './hosted.js';
import { type InvalidMove } from './game.js';

describe('a game of Reticle', () => {
  it('is a Game of boardgame.io', () => {
    expectTypeOf(toBoardgame(taktikMatch)).toExtend<Game<BoardgameState<TaktikState>>>();
  });

  it('refuses moves with the word of boardgame.io', () => {
    expectTypeOf<InvalidMove>().toEqualTypeOf<typeof INVALID_MOVE>();
  });
});
