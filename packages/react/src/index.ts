export { Card, cardWords } from './card.js';
export type { CardProps, CardSize } from './card.js';
export { Table } from './table.js';
export type { TableProps } from './table.js';
export { MatchProvider, useLegal, useMatch, usePrompt, useWhyNot } from './hooks.js';
export { countWords, primaryOf } from './pointing.js';
export type { Primary } from './pointing.js';
export type {
  Field,
  LogEntry,
  MatchSource,
  OfferView,
  OutcomeView,
  TableActions,
  TableState,
} from './state.js';
