import { expect, it } from 'vitest';
import { tokensOf } from './tokens.js';

it.each<[string, readonly string[]]>([
  ['⟳, 1 ⬡ - Draw a card.', ['{e}', ',', '1', '{i}', '—', 'draw', 'a', 'card', '.']],
  ['__proto__ constructor', ['__proto__', 'constructor']],
])('%s', (text, words) => expect(tokensOf(text).map((token) => token.text)).toEqual(words));
