import { type LexiconEntry, head } from '@reticle/core/text';

const BODY = ['body'];

/** What can be attached to another thing. */
const ATTACHED: ReadonlySet<string> = new Set(['artifact', 'enchantment']);

/** A card type as a noun. Only creatures have power, toughness and the keywords of combat: a `body`. */
function type(words: string, example: string): LexiconEntry {
  const lacks = ATTACHED.has(words) ? BODY : words === 'creature' ? ['attached'] : [...BODY, 'attached'];
  const has = words === 'creature' ? { has: BODY } : {};
  return {
    role: 'class',
    words,
    filter: { type: words },
    family: 'type',
    ...has,
    lacks,
    examples: [example],
  };
}

function subtype(words: string, examples: readonly string[]): LexiconEntry {
  return { role: 'class', words, filter: { subtype: words }, family: 'subtype', joins: true, examples };
}
const ability = { kind: 'ability' };
const player = { kind: 'player' };
const suspended = { zone: 'exile', withKeyword: 'suspend', counters: { time: { gte: 1 } } };
const anyTarget = { zone: 'battlefield', type: ['creature', 'planeswalker', 'battle'] };

/** What a phrase can name: classes (which need no noun of their own), heads, and what "target" alone means. */
export const NOUNS: readonly LexiconEntry[] = [
  { role: 'bare', words: '', filter: { zone: 'battlefield' }, examples: ['target creature'] },
  {
    role: 'any',
    words: '',
    accepts: [
      { kind: 'card', filter: anyTarget },
      { kind: 'player', filter: {} },
    ],
    examples: ['any target', 'up to two targets', 'any other target'],
  },

  subtype('Saga', ['target Saga']),
  subtype('<subtype>', ['target Goblin', 'target Elf or Soldier creature', 'two target Elves']),
  type('kindred', 'target kindred card from your graveyard'),
  type('artifact', 'target artifact'),
  type('enchantment', 'target artifact or enchantment'),
  type('land', 'target land'),
  type('planeswalker', 'target creature or planeswalker'),
  type('battle', 'target battle'),
  type('creature', 'target artifact creature'),
  type('instant', 'target instant or sorcery spell'),
  type('sorcery', 'target sorcery card from your graveyard'),

  head('permanent', { zone: 'battlefield' }, 'target nonland permanent'),
  head('token', { zone: 'battlefield', token: true }, 'target creature token'),
  head('card', {}, 'target card from your graveyard'),
  head('permanent card', { type: 'permanent' }, 'target permanent card from your graveyard'),
  head('commander', { zone: 'battlefield', commander: true }, 'target commander'),
  head('spell', { zone: 'stack' }, 'target spell', { lacks: BODY }),
  head('permanent spell', { zone: 'stack', type: 'permanent' }, 'target permanent spell', { lacks: BODY }),
  head('suspended card', suspended, 'target suspended card'),

  head('ability', {}, 'target spell or ability', ability),
  head('activated ability', { ability: 'activated' }, 'target activated ability', ability),
  head('triggered ability', { ability: 'triggered' }, 'target triggered ability', ability),
  head(
    'activated or triggered ability',
    { ability: ['activated', 'triggered'] },
    'target activated or triggered ability',
    ability,
  ),
  head('loyalty ability', { loyalty: true }, 'target loyalty ability', ability),

  head('player', {}, 'target player or planeswalker', player),
  head('opponent', { is: 'opponent' }, 'target opponent', player),
];
