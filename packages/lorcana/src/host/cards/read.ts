import { parseWith, type Result } from '@reticle/core';
import { cardFromJson } from '../../state/card.js';
import type { CardInFile, CardShape } from '@reticle/core/host';
import { lorcanaCardJson, type LorcanaCardJson } from './schema.js';
import { textOf } from './text.js';

/** The key under which a file of Lorcana cards has them. */
export const LORCANA_LIST = 'cards';

/** As a card is told shortest; databases have its abilities by themselves. */
export const LORCANA_SHAPE: CardShape = {
  keys: ['fullText', 'text', 'abilities', 'effects', 'keywords', 'keywordAbilities', 'version', 'subtitle'],
  example: {
    name: 'Lamplighter',
    type: 'Character',
    fullText: 'When you play this character, chosen character gets +1 {S}.',
  },
};

/** One object of a file of Lorcana cards. */
export function readLorcana(json: unknown): Result<CardInFile> {
  const parsed = parseWith(lorcanaCardJson, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const read = cardFromJson({ ...Object(json), keywords: card.keywords ?? keywordsIn(card) });
  if (!read.ok) return read;
  const { facts, unread } = read.value;
  const { publicId = card.name, types = [] } = facts;
  const face = { name: publicId, types, text: textOf(card), facts, unread };
  return { ok: true, value: { id: publicId, name: publicId, faces: [face] } };
}

/** The keywords among a card's abilities, with their numbers. */
function keywordsIn({ abilities }: LorcanaCardJson): readonly object[] {
  return (abilities ?? []).flatMap(({ keyword, keywordValueNumber: value }) =>
    typeof keyword === 'string' ? [{ keyword, ...(typeof value === 'number' ? { value } : {}) }] : [],
  );
}
