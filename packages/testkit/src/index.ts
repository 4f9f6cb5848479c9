export { filterCases } from './fixtures.js';
export type {
  FilterCase,
  GameFixtures,
  Guard,
  HiddenSwap,
  MatchFixtures,
  Stage,
  Staged,
} from './fixtures.js';
export type { Finding, FindingCode, FindingData, Told } from './finding.js';
export { describeFinding } from './words.js';
export { checkGame, findingsOf, laws, lawsFor, LAW_TITLES } from './laws/index.js';
export type { Law, LawName } from './laws/index.js';
export { pathByPath } from './laws/lexicon.js';
export { suiteOf } from './suite/suite.js';
export type { Suite, SuiteMatches } from './suite/suite.js';

export { playthroughLog } from './golden.js';
export type { PlayedMatch } from './golden.js';
export { runScenario, scenario, scenarioGame } from './scenario.js';
export type {
  ListedScenarioGame,
  Scenario,
  ScenarioCheck,
  ScenarioGame,
  ScenarioReport,
  ScenarioWords,
} from './scenario.js';
