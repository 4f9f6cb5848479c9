import type { Idiom, Template } from '@reticle/core/text';
import type { CardsVerb } from './said.js';

/** How one card, or several, are mentioned that words before have named. The first is printed. */
export const IT = ['it', 'that card'];
export const THEM = ['them', 'those cards', 'the revealed cards', 'the cards revealed this way'];
const OTHERS = 'all other cards revealed this way';
const TAKE = { effect: 'take', who: '$subject=you', some: '$some', to: '$to' } as const;
const REST = { effect: 'rest', who: '$subject=you', to: '$rest' } as const;

/** Looking at the top cards of a library, taking some, and putting the rest somewhere. */
export const digVerbs: readonly CardsVerb[] = [
  {
    subject: 'player',
    words: 'look at <top:topCards> of {their} library',
    means: { effect: 'look', who: '$subject=you', at: { top: '$top', of: '$subject=you' } },
  },
  {
    subject: 'player',
    words: 'reveal <top:topCards> of {their} library',
    means: { effect: 'reveal', at: { top: '$top', of: '$subject=you' } },
  },
  {
    subject: 'you',
    words: "look at <top:topCards> of <of:otherPlayer> 's library",
    means: { effect: 'look', at: { top: '$top', of: '$of' } },
  },
  {
    subject: 'player',
    words: 'put <some:taken> <to:place> and the rest <rest:placeOfMany>',
    means: [TAKE, REST],
  },
  {
    subject: 'player',
    words: 'put <some:taken> <to:place> and the other <rest:place>',
    means: [TAKE, { ...REST, one: true }],
  },
  { subject: 'player', words: 'put <some:taken> <to:place>', means: TAKE },
  { subject: 'player', words: 'exile <some:taken>', means: { ...TAKE, to: { to: 'exile' } } },
  {
    subject: 'player',
    words: 'reveal <some:taken>',
    means: { effect: 'show', who: '$subject=you', some: '$some' },
  },
  ...[IT, THEM].map((that): CardsVerb => {
    const many = that === THEM ? ({ many: true } as const) : {};
    return {
      subject: 'player',
      words: that.map((one) => `put ${one} <to:${that === THEM ? 'placeOfMany' : 'place'}>`),
      means: { effect: 'putThat', ...many, who: '$subject=you', to: '$to' },
    };
  }),
  ...[IT, THEM].flatMap((that): readonly CardsVerb[] => {
    const many = that === THEM ? ({ many: true } as const) : {};
    const put = { effect: 'putThat', ...many } as const;
    return [
      {
        subject: 'player',
        words: that.map((one) => `reveal ${one}`),
        means: { effect: 'showThat', ...many, who: '$subject=you' },
      },
      {
        subject: 'player',
        words: that.map((one) => `exile ${one}`),
        means: { ...put, who: '$subject=you', to: { to: 'exile' } },
      },
      {
        subject: 'you',
        words: that.map((one) => `put ${one} onto the_battlefield under your control`),
        means: { ...put, to: { to: 'battlefield', under: 'you' } },
      },
      {
        subject: 'you',
        words: that.map((one) => `put ${one} into their graveyard`),
        means: { ...put, theirs: true, to: { to: 'graveyard' } },
      },
      {
        subject: 'you',
        words: that.map((one) => `put ${one} on the_bottom of <whose:otherPlayer> 's library`),
        means: { ...put, whose: '$whose', to: { to: 'library', position: 'bottom' } },
      },
    ];
  }),
  {
    subject: 'player',
    words: IT.map((that) => `put ${that} <to:place> and the rest <rest:placeOfMany>`),
    means: [{ effect: 'putThat', who: '$subject=you', to: '$to' }, REST],
  },
  {
    subject: 'player',
    words: IT.map((that) => `put ${that} <to:place> and ${OTHERS} <rest:placeOfMany>`),
    means: [
      { effect: 'putThat', who: '$subject=you', to: '$to' },
      { ...REST, revealed: true },
    ],
  },
  {
    subject: 'player',
    words: 'put that card <to:place>',
    means: { effect: 'putThat', noun: true, who: '$subject=you', to: '$to' },
  },
  { subject: 'player', words: `put ${OTHERS} <rest:placeOfMany>`, means: { ...REST, revealed: true } },
  {
    subject: 'player',
    words: `shuffle ${OTHERS} into {their} library`,
    means: { ...REST, revealed: true, to: { to: 'library', position: 'shuffled' } },
  },
  { subject: 'player', words: 'put the rest <rest:placeOfMany>', means: REST },
  { subject: 'player', words: 'put the other <rest:place>', means: { ...REST, one: true } },
  { subject: 'player', words: 'exile the rest', means: { ...REST, to: { to: 'exile' } } },
  {
    subject: 'player',
    words: 'shuffle the rest into {their} library',
    means: { ...REST, to: { to: 'library', position: 'shuffled' } },
  },
];

/** The rest of the cards, and where it goes. */
const RESTS = [
  ['bottom', { to: 'library', position: 'bottom' }],
  ['bottomRandom', { to: 'library', position: 'bottom', order: 'random' }],
  ['graveyard', { to: 'graveyard' }],
  ['exile', { to: 'exile' }],
  ['hand', { to: 'hand' }],
  ['top', { to: 'library', position: 'top' }],
  ['shuffled', { to: 'library', position: 'shuffled' }],
] as const;
/** Where cards are taken, and what a move says of it. */
const TAKEN_TO = [
  [
    { to: '$to', tapped: '$tapped?' },
    { to: '$to', tapped: '$tapped?' },
  ],
  [{ to: 'top' }, { to: 'library', position: 'top' }],
] as const;
const LOOK = { effect: 'look', at: { top: '$top' } } as const;
const SEEN_CARDS = { bound: 'looked' } as const;
const BOTTOM = { to: 'library', position: 'bottom' } as const;
const SEEN = [
  [{}, { effect: 'look', at: { top: '$top' } }],
  [{ revealed: true }, { effect: 'reveal', at: { top: '$top' } }],
] as const;

const some = { take: '$take', filter: '$filter?' } as const;
const shown = { effect: 'take', shown: true } as const;
const HAND = { to: 'hand' } as const;
const may = (...effects: readonly Template[]): Template => ({ effect: 'may', effects });

/** One card that is seen, and may be put somewhere. */
const ofOne = ['look', 'reveal'].flatMap((effect): readonly Idiom[] => {
  const bound = effect === 'look' ? SEEN_CARDS : { bound: 'revealed' };
  const ways = [
    { at: { top: 1 }, put: { to: '$to' }, to: { '...': '$to' } },
    { at: { top: 1, of: '$of' }, put: { theirs: true, to: { to: 'graveyard' } }, to: { to: 'graveyard' } },
    { at: { top: 1, of: '$of' }, put: { whose: '$of', to: BOTTOM }, to: BOTTOM },
  ];
  return ways.flatMap(({ at, put, to }) =>
    [(one: Template): Template => one, (one: Template): Template => may(one)].map((maybe) => ({
      said: [{ effect, at }, '.', maybe({ effect: 'putThat', ...put })],
      means: [{ effect, at, bind: bound.bound }, maybe({ effect: 'moveCards', what: bound, ...to })],
    })),
  );
});

export const DIG_IDIOMS: readonly Idiom[] = [
  ...ofOne,
  {
    said: [LOOK, ', then', { effect: 'putThat', many: true, to: { to: 'library', position: 'top' } }],
    means: [
      { ...LOOK, bind: SEEN_CARDS.bound },
      { effect: 'moveCards', what: SEEN_CARDS, to: 'library', position: 'top' },
    ],
  },

  // What is revealed on its way.
  ...[{}, { many: true }].map((many) => ({
    said: [
      { effect: 'showThat', ...many, who: '$who?' },
      { effect: 'putThat', ...many, who: '$who?', to: '$to' },
    ],
    means: [{ effect: 'putThat', ...many, who: '$who?', shown: true, to: '$to' }],
  })),
  {
    said: [
      { effect: 'showThat', many: true, who: '$who?' },
      { effect: 'split', who: '$who?', one: '$one', to: '$to' },
    ],
    means: [{ effect: 'split', who: '$who?', shown: true, one: '$one', to: '$to' }],
  },
  // "You may put a land card from among them onto the battlefield": none may be taken, too.
  ...[some, { ...some, upTo: true } as const, { ...some, take: 1 } as const].map((of) => ({
    said: [may({ effect: 'take', some: of, to: '$to' })],
    means: [{ effect: 'take', some: { ...of, upTo: true }, to: '$to' }],
  })),
  // "You may reveal up to two land cards from among them and put them into your hand".
  ...[
    { of: { take: 1, filter: '$filter?' }, many: {} },
    { of: { ...some, upTo: true }, many: { many: true } },
  ].map(({ of, many }) => ({
    said: [may({ effect: 'show', some: of }, { effect: 'putThat', ...many, to: HAND })],
    means: [{ ...shown, some: { ...of, upTo: true }, to: HAND }],
  })),
  ...SEEN.flatMap(([revealed, seen]) =>
    TAKEN_TO.flatMap(([where, to]) =>
      RESTS.flatMap(([rest, place]) =>
        [{}, { upTo: true }, { upTo: true, shown: true }].flatMap(
          ({ shown: isShown, upTo }): readonly Idiom[] => {
            const keys = { ...some, ...(upTo ? { upTo } : {}) };
            const dig = { effect: 'dig', top: '$top', ...revealed, ...where, rest };
            const take = { effect: 'take', ...(isShown ? { shown: true } : {}), some: keys, to };
            return [
              // "The other" is the only card that is left.
              ...(upTo ? [] : [2, 3]).map((top) => ({
                said: [
                  { ...seen, at: { top } },
                  { ...take, some: { take: top - 1 } },
                  { effect: 'rest', one: true, to: place },
                ],
                means: [{ ...dig, top, take: top - 1 }],
              })),
              {
                said: [seen, '.', take, ...(upTo ? ['.'] : []), { effect: 'rest', to: place }],
                means: [{ ...dig, ...keys, ...(isShown ? { reveal: true } : {}) }],
              },
            ];
          },
        ),
      ),
    ),
  ),
];
