'use client';

export { Card } from './card.js';
export { Figure, GridZone, Ground } from './grid.js';
export { Table, type TableProps } from './table.js';
export { TableRoot, type TableRootProps } from './table-root.js';
export { ActionBar } from './action-bar.js';
export { Arrows } from './arrows.js';
export { Details } from './details.js';
export { Log } from './log.js';
export { Backs, FieldZone, Hand, Pile, Plate, Row, Stack } from './zones.js';
export { LookProvider, type CardProps, type Look, type PlateProps } from './look.js';
export { ENGLISH, type TableMessages } from './messages.js';
export { MatchProvider, useLegal, useMatch, usePrompt, useWhyNot } from './hooks.js';
export type { LogEntry, MatchSource, OfferView, OutcomeView, TableActions, TableState } from './state.js';
