export { describeGame } from './vitest/describe-game.js';
export type { KindedGame } from './vitest/describe-game.js';
export { goldenPlaythrough } from './vitest/golden.js';
export type { GoldenPlaythrough } from './vitest/golden.js';
export { matchers } from './vitest/matchers.js';
export type { ReticleMatchers, TargetQuestion } from './vitest/matchers.js';
export { scenarios } from './vitest/scenarios.js';
