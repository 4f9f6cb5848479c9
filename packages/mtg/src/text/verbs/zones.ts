import type { Idiom, Template } from '@reticle/core/text';
import type { EffectVerbs } from './verb.js';

const CHOSEN = { bound: 'chosenCards' } as const;
const TOP = { bound: 'topCards' } as const;
const PICKED = { bound: 'picked' } as const;
const GIVEN = { bound: 'givenUp' } as const;
const exiled = (what: { readonly bound: string }) => ({ effect: 'moveCards', what, to: 'exile' }) as const;
const returned = (what: { readonly bound: string }) => ({ effect: 'moveCards', what, to: 'hand' }) as const;

const RETURN = [
  "return <some:oneControlled> {they} control to its owner's hand",
  "return <some:severalControlled> {they} control to their owner's hand",
  "return <some:severalControlled> {they} control to their owners' hands",
];

const chosenIn = (zone: 'hand' | 'graveyard') =>
  ({
    effect: 'choose',
    who: '$subject=you',
    filter: { zone, owner: 'self', '...': '$some.what' },
    count: '$some.count?',
    upTo: '$some.upTo?',
    random: '$some.random?',
    bind: CHOSEN.bound,
  }) as const;
const GOES = { effect: 'moveCards', what: CHOSEN, '...': '$to' } as const;
/** Cards that players choose in a zone of theirs, and move. */
const putFrom = (zone: 'hand' | 'graveyard'): EffectVerbs => [
  {
    subject: 'player',
    words: [
      `put <some:chosen> from {their} ${zone} <to:place>`,
      `put <some:chosen> from {their} ${zone} <to:placeOfMany>`,
      `put <some:chosen> <to:place> from {their} ${zone}`,
    ],
    means: [chosenIn(zone), GOES],
  },
  {
    subject: 'player',
    words: `exile <some:chosen> from {their} ${zone}`,
    means: [chosenIn(zone), exiled(CHOSEN)],
  },
];
const FROM_ZONES: EffectVerbs = [
  ...putFrom('hand'),
  {
    subject: 'player',
    words: [
      'return <some:chosen> from {their} graveyard <to:backTo>',
      'return <some:chosen> <to:backTo> from {their} graveyard',
    ],
    means: [chosenIn('graveyard'), GOES],
  },
  ...putFrom('graveyard'),
];

/** What a player may do of one card is doing it with up to one; several players choose at once (rule 101.4). */
const CHOOSE = { effect: 'choose', filter: '$filter', bind: CHOSEN.bound } as const;
const EACH = { bound: 'player' } as const;
const someoneMay = (
  who: Template,
  choose: { readonly [key: string]: Template },
  move: { readonly [key: string]: Template } = { '...': '$to' },
): Template => ({
  effect: 'may',
  who,
  effects: [
    { ...CHOOSE, who, ...choose },
    { effect: 'moveCards', what: CHOSEN, ...move },
  ],
});
const eachMay = (
  choose: { readonly [key: string]: Template },
  move?: { readonly [key: string]: Template },
): Template => ({
  effect: 'forEach',
  what: '$who',
  as: EACH.bound,
  effects: [someoneMay(EACH, choose, move)],
});
const upTo = (choose: { readonly [key: string]: Template }): Template => [
  { ...CHOOSE, who: '$who', ...choose, upTo: true },
  { effect: 'moveCards', what: CHOSEN, '...': '$to' },
];
export const ZONE_IDIOMS: readonly Idiom[] = [
  // What several players put onto the battlefield enters at once, and nothing says two or none of it.
  {
    said: [eachMay({ count: '$count' }, { to: 'battlefield', '...': '$to' })],
    means: [{ effect: 'oneByOne', who: '$who', what: '$filter', count: '$count', to: '$to' }],
  },
  ...[
    (choose: { readonly [key: string]: Template }) => someoneMay('$who', choose),
    (choose: { readonly [key: string]: Template }) => eachMay(choose),
  ].flatMap((may) => [
    { said: [may({ count: '$count', upTo: true })], means: upTo({ count: '$count' }) },
    { said: [may({})], means: upTo({}) },
  ]),
];

/** Moving cards of players between zones: the player to whom they belong chooses them. */
export const zoneVerbs: EffectVerbs = [
  {
    subject: 'player',
    words: 'exile <top:topCards> of {their} library',
    means: [{ effect: 'reveal', at: { top: '$top', of: '$subject=you' }, bind: TOP.bound }, exiled(TOP)],
  },
  {
    subject: 'you',
    words: "exile <top:topCards> of <of:otherPlayer> 's library",
    means: [{ effect: 'reveal', at: { top: '$top', of: '$of' }, bind: TOP.bound }, exiled(TOP)],
  },
  ...FROM_ZONES,
  {
    subject: 'you',
    words: RETURN,
    means: [
      { effect: 'choose', filter: '$some.what', count: '$some.count?', bind: PICKED.bound },
      returned(PICKED),
    ],
  },
  {
    subject: 'other',
    words: [
      ...RETURN,
      ...RETURN.map((words) => words.replace('{they} control', '<subject:player> controls')),
    ],
    means: [
      { effect: 'choose', who: '$subject', filter: '$some.what', count: '$some.count?', bind: GIVEN.bound },
      returned(GIVEN),
    ],
  },
];
