import type { CardDefinition } from './card-definition.js';
import { MANA_SYMBOLS, type ManaSymbol, manaAmounts, symbolFacts } from './mana.js';
import { COLORS, type Color, LAND_TYPE_COLORS } from './vocabulary.js';

const SYMBOLS: ReadonlyMap<string, ManaSymbol> = new Map(MANA_SYMBOLS.map((symbol) => [symbol, symbol]));

/**
 * Returns the colours of amounts of mana, as printed. "One mana of any color" has no symbols, so no colours.
 */
function colorsOfMana(mana: unknown): readonly Color[] {
  const choices = (Array.isArray(mana) ? mana : [mana]).flatMap((one: unknown) => {
    const read = manaAmounts.safeParse(one);
    return read.success ? [read.data] : [];
  });
  const colors = COLORS.filter((color) => choices.some((amounts) => (amounts[color] ?? 0) > 0));
  return choices.length >= COLORS.length && colors.length === COLORS.length ? [] : colors;
}

/** Returns the colours of all mana symbols in a part of a card, at any depth. */
function colorsWithin(part: unknown): readonly Color[] {
  if (typeof part === 'string') {
    const symbol = SYMBOLS.get(part);
    const types: readonly string[] = symbol === undefined ? [] : symbolFacts(symbol).of;
    return COLORS.filter((color) => types.includes(color));
  }
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(colorsWithin);
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key === 'mana' ? colorsOfMana(value) : []),
    ...colorsWithin(value),
  ]);
}

/**
 * Returns a card's colour identity (rules 903.4, 903.4d, 903.5d): the colours of the mana symbols in its cost
 * and its text, of its colour indicators, of both faces, and of its basic land types. It looks at data alone,
 * so it misses what the data does not say (`unexpressed`). Amounts of mana of all five colours count as "any
 * color", which has none.
 */
export function colorIdentityOf(card: CardDefinition): readonly Color[] {
  const { id: _id, name: _name, ...said } = card;
  const lands = [...card.subtypes, ...(card.other?.subtypes ?? [])].flatMap(
    (type) => LAND_TYPE_COLORS.get(type) ?? [],
  );
  const indicated = [...(card.colorIndicator ?? []), ...(card.other?.colorIndicator ?? [])];
  const found = new Set([...colorsWithin(said), ...lands, ...indicated]);
  return COLORS.filter((color) => found.has(color));
}
