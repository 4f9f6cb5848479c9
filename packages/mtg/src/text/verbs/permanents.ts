import type { EffectVerb, EffectVerbs } from './verb.js';

const PICKED = { bound: 'picked' } as const;
const GIVEN = { bound: 'givenUp' } as const;

/** What is done to permanents that the player who does it chooses: "untap a land you control". */
function toChosen(
  verb: string,
  does: (what: typeof PICKED | typeof GIVEN) => Exclude<EffectVerb['means'], readonly unknown[]>,
): EffectVerbs {
  const forms = ['oneControlled', 'severalControlled'].map((some) => `${verb} <some:${some}>`);
  const choose = { effect: 'choose', filter: '$some.what', count: '$some.count?' } as const;
  return [
    {
      subject: 'you',
      words: forms.map((form) => `${form} {they} control`),
      means: [{ ...choose, bind: PICKED.bound }, does(PICKED)],
    },
    {
      subject: 'other',
      words: forms.flatMap((form) => [`${form} {they} control`, `${form} <subject:player> controls`]),
      means: [{ ...choose, who: '$subject', bind: GIVEN.bound }, does(GIVEN)],
    },
  ];
}

/** What is done to permanents: exile, sacrifice; others stand with their effects. */
export const permanentVerbs: EffectVerbs = [
  {
    subject: 'player',
    words: 'exile <what:objects>',
    means: { effect: 'moveCards', what: '$what', to: 'exile' },
  },
  ...toChosen('tap', (what) => ({ effect: 'tap', what })),
  ...toChosen('untap', (what) => ({ effect: 'untap', what })),
  ...toChosen('exile', (what) => ({ effect: 'moveCards', what, to: 'exile' })),
  {
    subject: 'player',
    words: 'sacrifice <some:some>',
    means: { effect: 'sacrifice', who: '$subject=you', filter: '$some.what={}', count: '$some.count?' },
  },
  {
    subject: 'player',
    words: 'sacrifice a_number_of <what:plural> equal to <count:amount>',
    means: { effect: 'sacrifice', who: '$subject=you', filter: '$what', count: '$count' },
  },
];
