export { scenario } from './scenario/schema.js';
export type { Scenario, ScenarioWords } from './scenario/schema.js';
export type { ScenarioCheck, ScenarioReport } from './scenario/report.js';
export { runScenario, type ScenarioGame, scenarioGame, type ListedScenarioGame } from './scenario/run.js';
export { matchScenario } from './scenario/match-schema.js';
export type { MatchScenario } from './scenario/match-schema.js';
export { runMatchScenario } from './scenario/match-run.js';
export { shrinkMatch } from './scenario/shrink.js';
export type { ShrinkPlan, Shrunk, TriedMove } from './scenario/shrink.js';
