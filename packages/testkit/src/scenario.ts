export { scenario } from './scenario/schema.js';
export type { ScenarioWords } from './scenario/schema.js';
export type { ScenarioReport } from './scenario/issues.js';
export { runScenario, type ScenarioGame, scenarioGame, type ListedScenarioGame } from './scenario/run.js';
export { matchScenario } from './scenario/match-schema.js';
export { runMatchScenario } from './scenario/match-run.js';
export { shrinkMatch } from './scenario/shrink.js';
export type { Shrunk, TriedMove } from './scenario/shrink.js';
export { openPuzzle, puzzleStands, tryPuzzle } from './scenario/puzzle.js';
