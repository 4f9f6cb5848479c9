export { kindFindings, type KindsShown } from './kinds.js';
export { filterCases } from './fixtures.js';
export { hiddenSwaps } from './hidden-swaps.js';
export type { GameFixtures, Guard, HiddenSwap, Staged } from './fixtures.js';
export type { Finding } from './finding.js';
export { describeFinding } from './words.js';
export { checkGame, laws } from './laws/index.js';
export type { LawName } from './laws/index.js';
export { pathByPath } from './laws/lexicon.js';
export { suiteOf } from './suite/suite.js';
export type { Suite } from './suite/suite.js';

export { entryFindings, type Entry } from './entries.js';
export { hostileTexts, type HostileWords } from './hostile-texts.js';
export { playthroughLog } from './golden.js';
