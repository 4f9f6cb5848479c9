export { describeGame } from './vitest/describe-game.js';
export type { KindedGame } from './vitest/describe-game.js';
