export { Card, cardWords } from './card.js';
export type { CardProps, CardSize } from './card.js';
export { Table, type TableProps } from './table.js';
export { MatchProvider, useLegal, useMatch, usePrompt, useWhyNot } from './hooks.js';
export { countWords, primaryOf, type Primary } from './pointing.js';
export type {
  Field,
  LogEntry,
  MatchSource,
  OfferView,
  OutcomeView,
  TableActions,
  TableState,
} from './state.js';
