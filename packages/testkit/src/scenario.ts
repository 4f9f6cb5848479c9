export { scenario } from './scenario/schema.js';
export type { Scenario, ScenarioWords } from './scenario/schema.js';
export type { ScenarioCheck, ScenarioReport } from './scenario/report.js';
export { runScenario } from './scenario/run.js';
export type { ScenarioGame } from './scenario/run.js';
export { scenarioGame } from './scenario/listed.js';
export type { ListedScenarioGame } from './scenario/listed.js';
