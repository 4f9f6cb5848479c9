import { expect } from 'vitest';
import type { CardDefinition } from '../src/language/card.js';
import type { CardFacts } from '../src/language/facts.js';
import { parseCard } from '../src/text/abilities/parse-card.js';
import { after, made, type Side, table, type Table } from './table.js';

/** Reads a card with this text. Expects that all of it is understood. */
export function says(name: string, text: string, more: Partial<CardFacts> = {}): CardDefinition {
  const { number: _number, keywords: _keywords, ...facts } = made(name, more).facts;
  const { card: read, unexpressed } = parseCard({ ...facts, text });
  expect(unexpressed).toEqual([]);
  return read;
}
export const act = (text: string, name = 'Act'): CardDefinition =>
  says(name, text, { type: 'action', cost: 0 });
export const place = (text: string, moveCost = 2): CardDefinition =>
  says('Mill', text, { type: 'location', willpower: 5, lore: 2, moveCost });
/** Builds the table after north has played an action with this text, with other cards in hand. */
export const acted = (
  text: string,
  north: Side = {},
  south: Side = {},
  others: Readonly<Record<string, Side>> = {},
): Table =>
  after(table({ ...north, hand: [act(text), ...(north.hand ?? [])] }, south, others), 'play', 'Act');
