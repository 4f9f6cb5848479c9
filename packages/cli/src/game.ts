export { listed, listedWithMatches } from './game-module.js';
export type { GameModule, ListedGame, ListedMatches, TargetingModule } from './game-module.js';
export { phraseWords } from './words/phrase-words.js';
export type { CardFace, CardInFile, GameWords, Requirement, WordsContext } from './words/game-words.js';
