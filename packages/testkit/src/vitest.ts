export { describeGame, goldenPlaythrough, scenarios } from './vitest/describe-game.js';
export { matchers } from './vitest/matchers.js';
