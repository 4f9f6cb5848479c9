/** Made-up cards in the shape of a card database's file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folder } from './call.js';

export const imp = {
  object: 'card',
  id: 'print-1',
  oracle_id: 'imp',
  name: 'Sootling',
  layout: 'normal',
  type_line: 'Legendary Creature \u2014 Imp Scout',
  oracle_text: 'When Sootling enters, destroy target nonblack creature.',
  cmc: 2,
  colors: ['B'],
  keywords: ['Flying'],
  power: '2',
  toughness: '*',
  prices: { somewhere: null },
};

export const twofold = {
  object: 'card',
  oracle_id: 'twofold',
  name: 'Dusk Path // Dawn Path',
  layout: 'transform',
  type_line: 'Land // Land',
  cmc: 0,
  keywords: ['Vigilance'],
  card_faces: [
    { name: 'Dusk Path', type_line: 'Land', oracle_text: '{T}: Tap target artifact.', colors: [] },
    { name: 'Dawn Path', type_line: 'Land', oracle_text: '{T}: Gild target frobnicator.', colors: [] },
  ],
};

const token = { ...imp, oracle_id: 'imp-token', layout: 'token', name: 'Imp' };
export const reprint = { ...imp, id: 'print-2' };
export const cards: readonly object[] = [imp, token, twofold, reprint];

/** A file in an empty folder. */
export function fileWith(content: string | Uint8Array, name = 'cards.json'): string {
  const file = join(folder(), name);
  writeFileSync(file, content);
  return file;
}

export const asArray = (all: readonly object[]): string => JSON.stringify(all, null, 1);
export const asLines = (all: readonly object[]): string =>
  all.map((card) => `${JSON.stringify(card)}\n`).join('');
export const packed = (text: string): Uint8Array => gzipSync(text);
