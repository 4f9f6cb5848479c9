export {
  hostedGame,
  openHost,
  type HostedGame,
  type OpenHost,
  type OpenMatches,
  type BoardEdit,
  type BoardExample,
  type GameHost,
  type HostBoard,
  type HostMatch,
  type MatchSetup,
  type NextQuestion,
  type PlacedCard,
} from './host.js';
export {
  withSigns,
  type EditField,
  type FaceView,
  type Hue,
  type SignView,
  type ThingView,
  type ValueView,
  type ZoneView,
  type MatchPace,
  type MatchStop,
  questionAtStart,
} from './views.js';
export {
  abilityName,
  MatchWatch,
  type CardWatch,
  type MatchCoverage,
  type WatchedAbility,
  type WatchedMove,
  type AbilityCoverage,
} from './watch.js';
export type { Puzzle, PuzzleGoal } from './puzzle.js';
export { hasHappened, unaskedMove, unaskedOffer, type WantedPace, narrationOf } from './narration.js';
export {
  type CardDraft,
  type CardFace,
  type CardFiles,
  type CardInFile,
  type CardReader,
  type CardShape,
  type CardSource,
  type HostRequirement,
  type HostWords,
  type PlayableCard,
  type ReadCard,
  type PrintedValue,
  type ReadPart,
  type ReadText,
  type WhichAbility,
  type WordsExample,
  phraseWords,
} from './words.js';
export { madeOnce, seenPart } from './made-once.js';
export { readingOf, type CardReading, type CardReadingOptions } from './reading.js';
export { READ_AS, type ReadAs, type ReadSpan } from './clauses.js';
export type { Repair, UnreadWords } from './repair.js';
export { deckMessages, printDecks, readDecks, type DeckList, type DeckRules } from './decks.js';
export { cardWords, toldCard } from './card-words.js';
export { marked, type Mark } from './marked.js';
export { whyUnread } from './told-unread.js';
export { cardTable, withCardFiles, type CardTableRules } from './card-table.js';
export { cardTableMessages, plainColumn, type CardColumns } from './card-columns.js';
export { promptView } from './prompt-view.js';
export type { PromptView } from './prompt-view.js';
export { toldMoves, type ToldMove } from './told-moves.js';
export { whyNotOf } from './why-not.js';
export {
  editsOf,
  linesField,
  numberField,
  selectField,
  textField,
  amountOf,
  freshId,
  oneOf,
  textOf,
} from './edits.js';
