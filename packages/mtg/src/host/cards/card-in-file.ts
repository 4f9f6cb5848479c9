import { parseWith, type Result } from '@reticle/core';
import * as z from 'zod';
import type { CardInFile, CardShape } from '@reticle/core/host';
import { readScryfall } from './read.js';

/** A face by itself, as short as it can be told; of other keys there may be any. */
const plainFace = z.object({
  name: z.string().min(1).max(300),
  types: z.union([z.string(), z.array(z.string())]).optional(),
  oracle: z.string(),
});

/** As a face is told shortest; Scryfall's cards have a type line, and faces or a text. */
export const CARD_SHAPE: CardShape = {
  keys: ['oracle', 'oracle_text', 'type_line', 'card_faces'],
  example: { name: 'Spark', types: ['Instant'], oracle: 'Spark deals 2 damage to any target.' },
};

/** One value of a file of Magic cards: Scryfall's, or a face with its name, types and text (`oracle`). */
export function cardInFile(json: unknown): Result<CardInFile> {
  const plain = typeof json === 'object' && json !== null && Object.hasOwn(json, 'oracle');
  if (!plain) return readScryfall(json);
  const parsed = parseWith(plainFace, json);
  if (!parsed.ok) return parsed;
  const { name, types, oracle } = parsed.value;
  const list = typeof types === 'string' ? types.split(/[\s,]+/) : types;
  const context = list === undefined ? {} : { types: list.map((type) => type.toLowerCase()) };
  return { ok: true, value: { id: undefined, faces: [{ name, text: oracle, ...context }] } };
}
