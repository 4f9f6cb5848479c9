import { ok, type Result } from '@reticle/core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refused } from '../names.js';
import type { Rewrite } from '../write.js';

const isNamed = (card: unknown): card is { readonly name: string } =>
  typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string';

/** Parses a list of cards with names. Returns undefined for anything else. */
function cardsIn(text: string): readonly { readonly name: string }[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every(isNamed) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a card to the list of a game's cards. All that is written there stays as it is laid out. */
export async function withCard(game: string, file: string, name: string): Promise<Result<Rewrite>> {
  const before = await readFile(join(game, file), 'utf8').catch(() => '');
  const cards = cardsIn(before);
  if (!cards) return refused('noCards', { file });
  if (cards.some((card) => card.name === name)) return refused('cardTaken', { name, file });
  const card = { name, cost: 1, power: 1, health: 1, text: '' };
  const line = `  { ${Object.entries(card)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    .join(', ')} }`;
  const listed = before.slice(0, before.lastIndexOf(']')).trimEnd();
  const text = `${listed}${cards.length > 0 ? ',' : ''}\n${line}\n]\n`;
  return ok({ path: file, before, text });
}
