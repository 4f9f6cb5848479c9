export { Card } from './card.js';
export { Figure, Ground } from './grid.js';
export { Table } from './table.js';
export { MatchProvider, useLegal, useMatch, usePrompt, useWhyNot } from './hooks.js';
export type { LogEntry, MatchSource, OfferView, OutcomeView, TableActions, TableState } from './state.js';
