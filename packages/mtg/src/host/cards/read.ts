import { parseWith, type Result } from '@reticle/core';
import { cardFromJson } from '../../index.js';
import type { CardFace, CardInFile } from '@reticle/core/host';
import { scryfallCard, type ScryfallCard, type ScryfallFace } from './schema.js';
import { skippedAs } from './skipped.js';

/** One object of a Scryfall file: a card, or something that is none. */
export function readScryfall(json: unknown): Result<CardInFile> {
  const parsed = parseWith(scryfallCard, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const skipped = skippedAs(card);
  if (skipped !== undefined) return { ok: true, value: { skipped } };
  const { oracle_id: oracle, id, name, layout } = card;
  const key = oracle ?? id ?? name;
  const faces: CardFace[] = [];
  for (const part of card.card_faces ?? [card]) {
    const face = readFace(part, card, key);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return { ok: true, value: { id: key, name, layout: layout ?? 'normal', faces } };
}

function readFace(face: ScryfallFace, card: ScryfallCard, id: string): Result<CardFace> {
  const several = (card.card_faces ?? []).length > 1;
  const keywords = card.keywords ?? [];
  const read = cardFromJson({
    id,
    name: face.name,
    type_line: face.type_line ?? card.type_line ?? '',
    cmc: face.cmc ?? card.cmc ?? 0,
    colors: face.colors ?? card.colors ?? [],
    // The list is the whole card's: of several faces it does not say which has a keyword.
    keywords: several ? [] : keywords,
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
  });
  if (!read.ok) return read;
  const { facts, unread } = read.value;
  return {
    ok: true,
    value: {
      name: face.name,
      types: facts.types ?? [],
      text: face.oracle_text ?? '',
      facts,
      unread: several ? [...unread, ...keywords.map((word) => `keyword ${word.toLowerCase()}`)] : unread,
    },
  };
}
