import { head, type LexiconEntry, adjective } from '@reticle/core/text';

/** Builds the noun entry of a card type, with the facts that it does not have. */
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

/** What can be chosen: cards in play (a type alone is enough), cards in other zones, players. */
export const NOUNS: readonly LexiconEntry[] = [
  { role: 'bare', words: '', filter: { zone: 'play' }, examples: ['chosen character'] },
  type('character', 'chosen character', []),
  type('item', 'chosen item', ['strength', 'willpower', 'classification', 'damage']),
  type('location', 'chosen character or location', ['strength', 'classification']),
  type('action', 'chosen action card from your discard', ['strength', 'willpower', 'damage']),
  type('song', 'chosen song card from your discard', ['strength', 'willpower', 'damage']),
  head('card', {}, 'chosen character card from your discard'),
  head('card in play', { zone: 'play' }, 'chosen card in play'),
  head('player', {}, 'chosen player', player),
  head('opponent', { is: 'opponent' }, 'chosen opponent', { ...player, also: ['opposing player'] }),
];

const state = { family: 'state', shared: true };

/** The words before a noun. */
export const ADJECTIVES: readonly LexiconEntry[] = [
  adjective('other', { excludeSelf: true }, 'chosen other character of yours', { shared: true }),
  adjective('opposing', { controller: 'opponent' }, 'chosen opposing character', { shared: true }),
  adjective('damaged', { damaged: true }, 'chosen damaged character', { ...state, of: 'damage' }),
  adjective('undamaged', { damaged: false }, 'chosen undamaged character', { ...state, of: 'damage' }),
  adjective('exerted', { exerted: true }, 'chosen exerted character', state),
  adjective('ready', { ready: true }, 'chosen ready character', state),
  adjective('<ink>', { ink: '<ink>' }, 'chosen Amber character', { family: 'ink', shared: true }),
  ...(['character', 'item', 'location', 'action', 'song'] as const).map((other) =>
    adjective(`non-${other}`, { not: { type: other } }, `chosen non-${other} card from your discard`),
  ),
  adjective(
    'non-<classification>',
    { withoutClassification: '<classification>' },
    'chosen non-Villain character',
  ),
  adjective(
    '<classification>',
    { withClassification: '<classification>' },
    'chosen Villain or Hero character',
    {
      family: 'classification',
      alone: 'character',
      of: 'classification',
    },
  ),
];
