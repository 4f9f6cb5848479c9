import type { ScryfallCard } from './schema.js';

/** Layouts of things that nobody puts into a deck of cards to cast. */
const NO_CARDS: ReadonlySet<string> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
]);
const NO_SETS: ReadonlySet<string> = new Set(['token', 'memorabilia', 'minigame']);

/** Why something in a file is no card that is played; nothing where it is one. */
export function skippedAs({
  object,
  layout,
  set_type: set,
  type_line: line,
}: ScryfallCard): string | undefined {
  if (typeof object === 'string' && object !== 'card') return object;
  if (typeof layout === 'string' && NO_CARDS.has(layout)) return layout;
  if (typeof set === 'string' && NO_SETS.has(set)) return set;
  if (line === 'Card' || line === 'Card // Card') return 'no type';
  return undefined;
}
