export { hostedGame, openHost } from './hosted.js';
export type { HostedGame, OpenBoard, OpenHost, OpenMatches } from './hosted.js';
export type {
  BoardEdit,
  BoardExample,
  EditField,
  GameCode,
  GameHost,
  HostBoard,
  HostMatch,
  HostPart,
  MatchSetup,
  NextChoice,
} from './host.js';
export type { ThingView, ZoneView } from './views.js';
export type {
  CardFace,
  CardFiles,
  CardInFile,
  CardShape,
  CardSource,
  HostRequirement,
  HostWords,
  ReadText,
  WhichAbility,
  WordsExample,
} from './words.js';
export { narrationOf } from './narration.js';
export { phraseWords } from './phrase-words.js';
export { questionAtStart } from './question.js';
export { editsOf, numberField, selectField, textField } from './edits.js';
export { amountOf, freshId, oneOf, textOf } from './edit-values.js';
