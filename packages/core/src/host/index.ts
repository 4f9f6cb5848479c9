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
export { withSigns } from './views.js';
export type { FaceView, Hue, SignView, ThingView, ValueView, ZoneView } from './views.js';
export { unaskedMove } from './pace.js';
export type { WantedPace } from './pace.js';
export type { MatchPace, MatchStop } from './stops.js';
export type {
  CardFace,
  CardFiles,
  CardInFile,
  CardShape,
  CardSource,
  HostRequirement,
  HostWords,
  PlayableCard,
  ReadText,
  WhichAbility,
  WordsExample,
} from './words.js';
export { narrationOf } from './narration.js';
export { phraseWords } from './phrase-words.js';
export { questionAtStart } from './question.js';
export { editsOf, numberField, selectField, textField } from './edits.js';
export { amountOf, freshId, oneOf, textOf } from './edit-values.js';
