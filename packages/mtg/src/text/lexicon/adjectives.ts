import { type LexiconEntry, adjective, same } from '@reticle/core/text';

const state = { family: 'state' };
const attached = { family: 'attached' };
const color = { family: 'color' };

/** Words before a noun. */
export const ADJECTIVES: readonly LexiconEntry[] = [
  adjective('other', { excludeSelf: true }, 'up to two target creatures and/or other planeswalkers'),
  same('adjective', 'exiled', ['in exile'], 'target exiled card you own'),
  adjective('enchanted', { attachment: { subtype: 'Aura' } }, 'target enchanted creature', attached),
  adjective('equipped', { attachment: { subtype: 'Equipment' } }, 'target equipped creature', attached),
  adjective('tapped', { tapped: true }, 'target tapped creature', state),
  adjective('untapped', { tapped: false }, 'target untapped land', state),
  adjective('attacking', { attacking: true }, 'target attacking or blocking creature', state),
  adjective('nonattacking', { attacking: false }, 'target nonattacking creature', state),
  adjective('blocking', { blocking: true }, 'target blocking creature', state),
  adjective('nonblocking', { blocking: false }, 'target nonblocking creature', state),
  adjective('blocked', { blocked: true }, 'target blocked creature', state),
  adjective('unblocked', { blocked: false }, 'target unblocked creature', {
    ...state,
    also: ['unblocked attacking'],
  }),
  adjective('face-down', { faceDown: true }, 'target face-down creature', state),
  adjective('face-up', { faceDown: false }, 'target face-up creature', state),
  adjective('nontoken', { token: false }, 'target nontoken creature'),
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
  same(
    'adjective',
    'historic',
    ['artifact', 'legendary', 'Saga'],
    'target historic card from your graveyard',
  ),
  adjective('non-<type>', { not: { type: '<type>' } }, 'target nonartifact, nonblack creature'),
  adjective('non-<subtype>', { not: { subtype: '<subtype>' } }, 'target non-Human creature'),
];
