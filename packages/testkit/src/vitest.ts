export {
  describeGame,
  type KindedGame,
  goldenPlaythrough,
  type GoldenPlaythrough,
  scenarios,
} from './vitest/describe-game.js';
export { matchers } from './vitest/matchers.js';
export type { ReticleMatchers, TargetQuestion } from './vitest/matchers.js';
