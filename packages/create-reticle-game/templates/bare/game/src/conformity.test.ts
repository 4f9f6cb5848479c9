/** The laws of all games. */
import { describeGame } from '@reticle/testkit/vitest';
import { fixtures } from '../test/fixtures.js';
import { game } from './game.js';

describeGame(game, fixtures);
