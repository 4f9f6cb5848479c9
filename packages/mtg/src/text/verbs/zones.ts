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

/** Moving cards of players between zones: the player to whom they belong chooses them. */
export const zoneVerbs: EffectVerbs = [
  {
    subject: 'player',
    words: 'exile <top:topCards> of {their} library',
    means: [{ effect: 'reveal', at: { top: '$top', of: '$subject=you' }, bind: TOP.bound }, exiled(TOP)],
  },
  {
    subject: 'player',
    words: 'exile <cards:buried> from {their} graveyard',
    means: [
      {
        effect: 'choose',
        who: '$subject=you',
        filter: '$cards.what',
        count: '$cards.count?',
        bind: CHOSEN.bound,
      },
      exiled(CHOSEN),
    ],
  },
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
