import { type Hole, sameValue, sentence } from '@reticle/core/text';
import type { ConditionSentence } from './conditions-more.js';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Happened } from '../../language/happened.js';
import type { AbilityAmount } from '../../language/selector.js';
import { spelled } from './amounts.js';
import { HOST_MARK, type WordsContext, textOf } from './context.js';
import { printThing, readThings } from './things.js';

type History = Extract<AbilityAmount, { readonly happened: unknown }>;

const said = (words: string, asked: Condition, also: readonly string[] = []): ConditionSentence =>
  sentence<Condition, object, WordsContext>({
    words,
    also: [...also],
    holes: {},
    make: () => asked,
    parts: (given) => (sameValue(given, asked) ? {} : undefined),
  });
const since = (happened: Happened, more: Partial<History> = {}): Condition => ({
  amount: { happened, ...more },
  gte: 1,
});
const never = (happened: Happened, more: Partial<History> = {}): Condition => ({
  amount: { happened, ...more },
  eq: 0,
});

const plural: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readThings(words),
  print: (filter) => printThing(filter, true),
  plural: () => true,
};

const KINDS = [
  ['different powers', 'power'],
  ['different names', 'name'],
  ['different mana values', 'manaValue'],
] as const;

/** How many different values there are among some objects. */
const differing: readonly ConditionSentence[] = [
  sentence({
    words: 'there are <least> or more card types among <what>',
    holes: { least: spelled, what: plural },
    make: ({ least, what: among }): Condition => ({ amount: { different: 'cardType', among }, gte: least }),
    parts(asked: Condition) {
      if (!('amount' in asked) || typeof asked.amount !== 'object' || asked.gte === undefined)
        return undefined;
      return 'different' in asked.amount && asked.amount.different === 'cardType'
        ? { least: asked.gte, what: asked.amount.among }
        : undefined;
    },
  }),
  ...KINDS.map(([words, different]) =>
    sentence({
      words: `you control <least> or more <what> with ${words}`,
      holes: { least: spelled, what: plural },
      make: ({ least, what: things }): Condition => ({
        amount: { different, among: { ...things, controller: 'self' as const } },
        gte: least,
      }),
      parts(asked: Condition) {
        if (!('amount' in asked) || typeof asked.amount !== 'object' || asked.gte === undefined)
          return undefined;
        if (!('different' in asked.amount) || asked.amount.different !== different) return undefined;
        const { controller, ...things } = asked.amount.among;
        return controller === 'self' ? { least: asked.gte, what: things } : undefined;
      },
    }),
  ),
];

const thisCard: Hole<'self' | 'host', WordsContext> = {
  read(words) {
    const text = textOf(words);
    return text === '~' ? 'self' : text === HOST_MARK ? 'host' : undefined;
  },
  print: (value) => (value === 'self' ? '~' : HOST_MARK),
};
const FACTS = [
  ['is renowned', "isn't renowned", { withKeyword: 'renowned' }],
  ['is monstrous', "isn't monstrous", { withKeyword: 'monstrous' }],
  ['is saddled', "isn't saddled", { withKeyword: 'saddled' }],
  ['is suspected', "isn't suspected", { withKeyword: 'suspected' }],
] as const satisfies readonly (readonly [string, string, MtgCardFilter])[];

/** What happened to the card itself, and the marks that keywords leave on it (rules 701.37b, 702.112b). */
const ofItself: readonly ConditionSentence[] = FACTS.flatMap(([yes, no, is]) => [
  sentence({
    words: `<what> ${yes}`,
    holes: { what: thisCard },
    make: ({ what: one }): Condition => ({ what: one, is }),
    parts: (asked: Condition) => factOf(asked, is),
  }),
  sentence({
    words: `<what> ${no}`,
    holes: { what: thisCard },
    make: ({ what: one }): Condition => ({ not: { what: one, is } }),
    parts: (asked: Condition) => ('not' in asked ? factOf(asked.not, is) : undefined),
  }),
]);

function factOf(asked: Condition, is: MtgCardFilter): { readonly what: 'self' | 'host' } | undefined {
  if (!('what' in asked) || !sameValue(asked.is, is)) return undefined;
  return asked.what === 'self' || asked.what === 'host' ? { what: asked.what } : undefined;
}

/** The sentences of conditions about a turn, players' hands, and last known information. */
export const HISTORY_SENTENCES: readonly ConditionSentence[] = [
  said('a creature died this turn', since('creatureDied')),
  said('a creature died under your control this turn', since('creatureDied', { who: 'you' }), [
    'a creature you controlled died this turn',
  ]),
  said('a permanent you controlled left the battlefield this turn', since('left', { who: 'you' })),
  said('no creatures attacked this turn', never('attacked')),
  said('no spells were cast last turn', never('cast', { turn: 'last' })),
  said('no spells were cast this turn', never('cast')),
  ...differing,
  ...ofItself,
];
