import { expect, it } from 'vitest';
import { harborScenarios } from '../../test/words.js';
import { scenarioGame } from '../scenario/run.js';
import { scenarios } from './describe-game.js';

scenarios(new URL('../../test/scenarios', import.meta.url), [scenarioGame(harborScenarios)]);

it('a folder without scenarios is refused', () => {
  expect(() => scenarios(new URL('../../src/vitest', import.meta.url), [])).toThrow('no scenarios');
});
