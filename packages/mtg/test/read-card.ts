import type { Issue } from '@reticle/core';
import type { CardDefinition } from '../src/language/card-definition.js';
import { isWhole } from '../src/language/unexpressed.js';
import { type CardFace, parseCard } from '../src/text/abilities/parse-card.js';

/**
 * Reads a made-up card from its text. By default it is a 2/2 creature for {1} with the name `Moss Druid`.
 *
 * @throws if the text is not understood completely
 */
export function readCard(text: string, facts: Partial<CardFace> = {}): CardDefinition {
  const size = facts.types === undefined ? { power: '2', toughness: '2' } : {};
  const face = {
    name: 'Moss Druid',
    types: 'Creature — Elf Druid',
    manaCost: '{1}',
    ...size,
    ...facts,
    text,
  };
  const { card, unexpressed } = parseCard(face);
  if (unexpressed.length > 0 || !isWhole(card))
    throw new Error(`${text}: ${JSON.stringify(unexpressed.length > 0 ? unexpressed : card)}`);
  return card;
}

export const sorcery = (text: string, manaCost = '{1}'): CardDefinition =>
  readCard(text, { name: 'Moss Rite', types: 'Sorcery', manaCost });

/** Returns what is not understood of the text of a made-up sorcery. */
export const unreadOf = (text: string, manaCost = '{1}'): readonly Issue[] =>
  parseCard({ name: 'Moss Rite', types: 'Sorcery', manaCost, text }).unexpressed;
