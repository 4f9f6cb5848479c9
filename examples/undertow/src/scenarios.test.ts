import { scenarios } from '@reticle/testkit/vitest';
import { undertowScenarios } from '../test/scenario-game.js';

scenarios(new URL('../test/scenarios', import.meta.url), [undertowScenarios]);
