import { head, type LexiconEntry } from '@reticle/core/text';

/** A card type as a noun, with what cannot be said of it. */
function type(words: string, example: string, lacks: readonly string[]): LexiconEntry {
  return {
    role: 'class',
    words,
    filter: { type: words },
    family: 'type',
    ...(lacks.length > 0 ? { lacks } : {}),
    examples: [example],
  };
}

const player = { kind: 'player' };

/** What can be chosen: cards in play (their types need no noun of their own), cards elsewhere, players. */
export const NOUNS: readonly LexiconEntry[] = [
  { role: 'bare', words: '', filter: { zone: 'play' }, examples: ['chosen character'] },
  type('character', 'chosen character', []),
  type('item', 'chosen item', ['strength', 'willpower', 'classification']),
  type('location', 'chosen character or location', ['strength', 'classification']),
  type('action', 'chosen action card from your discard', ['strength', 'willpower']),
  type('song', 'chosen song card from your discard', ['strength', 'willpower']),
  head('card', {}, 'chosen character card from your discard'),
  head('card in play', { zone: 'play' }, 'chosen card in play'),
  head('player', {}, 'chosen player', player),
  head('opponent', { is: 'opponent' }, 'chosen opponent', { ...player, also: ['opposing player'] }),
];
