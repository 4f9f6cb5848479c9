import { type LexiconEntry, head, adjective, same } from '@reticle/core/text';

const BODY = ['body'];

/** The types of permanents that can be attached. */
const ATTACHED: ReadonlySet<string> = new Set(['artifact', 'enchantment']);

/** The types of which a card has only one. */
const MAIN: ReadonlySet<string> = new Set(['creature', 'planeswalker', 'battle', 'instant', 'sorcery']);

/**
 * Builds a card type as a noun. Only creatures have power, toughness and the keywords of combat: a `body`.
 */
function type(words: string, example: string): LexiconEntry {
  const lacks = ATTACHED.has(words) ? BODY : words === 'creature' ? ['attached'] : [...BODY, 'attached'];
  const has = words === 'creature' ? { has: BODY } : {};
  return {
    role: 'class',
    words,
    filter: { type: words },
    family: 'type',
    ...has,
    ...(MAIN.has(words) ? { apart: 'main type' } : {}),
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
/** Outlaws are what has any of these creature types (rule 700.12). */
const OUTLAW = { subtype: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] };
const anyTarget = { zone: 'battlefield', type: ['creature', 'planeswalker', 'battle'] };

/** The nouns of phrases: classes (which need no other noun), heads, and what "target" alone means. */
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

  {
    role: 'class',
    words: 'commander',
    filter: { commander: true },
    family: 'designation',
    joins: true,
    examples: ['target commander', 'target commander creature you own'],
  },
  {
    role: 'class',
    words: 'outlaw',
    filter: OUTLAW,
    family: 'subtype',
    joins: true,
    examples: ['target outlaw', 'target outlaw creature you control'],
  },
  subtype('<subtype>', ['target Goblin', 'target Elf or Soldier creature', 'two target Elves']),
  type('kindred', 'target kindred card from your graveyard'),
  type('enchantment', 'target artifact or enchantment'),
  type('artifact', 'target artifact'),
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

const state = { family: 'state' };
const attached = { family: 'attached' };
const color = { family: 'color', apart: 'color' };
const combat = { ...state, apart: 'combat' };

/** The words before a noun. */
export const ADJECTIVES: readonly LexiconEntry[] = [
  adjective('other', { excludeSelf: true }, 'up to two target creatures and/or other planeswalkers'),
  same('adjective', 'exiled', ['in exile'], 'target exiled card you own'),
  adjective('enchanted', { attachment: { subtype: 'Aura' } }, 'target enchanted creature', attached),
  adjective('equipped', { attachment: { subtype: 'Equipment' } }, 'target equipped creature', attached),
  adjective('tapped', { tapped: true }, 'target tapped creature', state),
  adjective('untapped', { tapped: false }, 'target untapped land', state),
  {
    ...adjective('unblocked', { blocked: false }, 'target unblocked creature', state),
    examples: ['target unblocked creature', 'target unblocked attacking creature'],
  },
  adjective('attacking', { attacking: true }, 'target attacking or blocking creature', combat),
  adjective('nonattacking', { attacking: false }, 'target nonattacking creature', combat),
  adjective('blocking', { blocking: true }, 'target blocking creature', combat),
  adjective('nonblocking', { blocking: false }, 'target nonblocking creature', combat),
  adjective('blocked', { blocked: true }, 'target blocked creature', state),
  // Marks that keywords and actions leave (rules 701.37b, 702.112b, 701.60, 702.171b).
  ...['monstrous', 'renowned', 'saddled', 'suspected'].map((mark) =>
    adjective(mark, { withKeyword: mark }, `target ${mark} creature`, { family: 'designation' }),
  ),
  adjective('goaded', { withKeyword: 'isGoaded' }, 'target goaded creature', { family: 'designation' }),
  adjective('modified', { modified: true }, 'target modified creature', { family: 'designation' }),
  adjective('face-down', { faceDown: true }, 'target face-down creature', state),
  adjective('face-up', { faceDown: false }, 'target face-up creature', state),
  adjective('nontoken', { token: false }, 'target nontoken creature'),
  adjective('noncommander', { commander: false }, 'target noncommander creature'),
  adjective('1/1', { power: 1, toughness: 1 }, 'target 1/1 creature'),
  adjective('legendary', { supertype: 'legendary' }, 'target legendary creature', { family: 'supertype' }),
  adjective('<supertype>', { supertype: '<supertype>' }, 'target basic land', { family: 'supertype' }),
  adjective('nonbasic', { not: { supertype: 'basic' } }, 'target nonbasic land'),
  adjective('non-<supertype>', { not: { supertype: '<supertype>' } }, 'target nonlegendary creature'),
  adjective('<color>', { color: '<color>' }, 'target white or blue creature', color),
  adjective('non-<color>', { not: { color: '<color>' } }, 'target nonblack, nonred creature'),
  adjective('colorless', { colorCount: 0 }, 'target colorless creature', color),
  adjective('monocolored', { colorCount: 1 }, 'target monocolored creature', color),
  adjective('multicolored', { colorCount: { gte: 2 } }, 'target multicolored permanent', color),
  adjective('colored', { colorCount: { gte: 1 } }, 'target colored permanent', color),
  {
    ...adjective('historic', { historic: true }, 'target historic permanent', { family: 'designation' }),
    examples: ['target historic permanent', 'target historic card from your graveyard'],
  },
  adjective('nonhistoric', { historic: false }, 'target nonhistoric permanent', { family: 'designation' }),
  adjective('nonoutlaw', { not: OUTLAW }, 'target nonoutlaw creature'),
  adjective('non-<type>', { not: { type: '<type>' } }, 'target nonartifact, nonblack creature'),
  adjective('non-<subtype>', { not: { subtype: '<subtype>' } }, 'target non-Human creature'),
];
