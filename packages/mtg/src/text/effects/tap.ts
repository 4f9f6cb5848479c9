import { sameValue, type Hole, fixedHole } from '@reticle/core/text';
import type { Change } from '../../language/change.js';
import { COLORS } from '../../language/vocabulary.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says, saysAll } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { duration, isSaid, type Body, printBody, printWith, readBody, readWith } from '../phrases/pump.js';
import { allOf, what as one, things } from '../phrases/selectors.js';

/** "Tap target creature", "tap all creatures you control". */
export const tapWords: EffectWords = [
  says('tap', {
    words: 'tap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'tap', what }),
    parts: ({ what }) => ({ what }),
  }),
];

/** "Untap target creature", "untap all creatures you control". */
export const untapWords: EffectWords = [
  says('untap', {
    words: 'untap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'untap', what }),
    parts: ({ what }) => ({ what }),
  }),
];

/** "Tap or untap target permanent", "you may tap or untap ...". */
export const tapOrUntapWords: EffectWords = [
  says('tapOrUntap', {
    words: 'tap or untap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'tapOrUntap', what }),
    parts: ({ what }) => ({ what }),
  }),
];

/** What says until when. */
const TIMES = [
  ['untap step for as long as ~ remains tapped', 'whileSourceTapped'],
  ['next untap step', 'nextUntapStep'],
] as const;

/** Several targets, each in its own controller's step. */
const severalSkip = says('skipUntap', {
  words: "<what> don't untap during their controller's next untap step",
  also: [
    "<what> don't untap during their controllers' next untap steps",
    "<what> don't untap during their controllers' next untap step",
  ],
  holes: { what: one },
  make: ({ what }, context) =>
    one.plural?.(what, context) === true && typeof what === 'object' && 'bound' in what
      ? { effect: 'skipUntap', what, until: 'nextUntapStep' }
      : undefined,
  parts: ({ what, until }, context) =>
    until === 'nextUntapStep' && one.plural?.(what, context) === true ? { what } : undefined,
});

/** "Target creature doesn't untap during its controller's next untap step". */
export const skipUntapWords: EffectWords = TIMES.flatMap(([time, until]) => [
  says('skipUntap', {
    words: `<what> doesn't untap during its controller's ${time}`,
    holes: { what: one },
    make: ({ what }) => (what === 'self' ? undefined : { effect: 'skipUntap', what, until }),
    parts: (effect) => (effect.until === until && effect.what !== 'self' ? { what: effect.what } : undefined),
  }),
  says('skipUntap', {
    words: `<what> doesn't untap during <its>'s controller's ${time}`,
    holes: { what: one, its: one },
    make: ({ what, its }) =>
      sameValue(what, its) && what !== 'self' ? { effect: 'skipUntap', what, until } : undefined,
    parts: () => undefined,
  }),
  ...(until === 'nextUntapStep' ? [severalSkip] : []),
  says('skipUntap', {
    words: `~ doesn't untap during your ${time}`,
    holes: {},
    make: () => ({ effect: 'skipUntap', what: 'self', until }),
    parts: (effect) => (effect.until === until && effect.what === 'self' ? {} : undefined),
  }),
]);

/** "Gain control of target creature until end of turn". */
export const gainControlWords: EffectWords = [
  says('gainControl', {
    words: 'gain control of <what>',
    holes: { what: one },
    make: (values) => ({ effect: 'gainControl', ...values, until: 'forever' }),
    parts: ({ what, who, until }) => (who === undefined && until === 'forever' ? { what } : undefined),
  }),
  says('gainControl', {
    words: 'gain control of <what> <until>',
    holes: { what: one, until: duration },
    make: (values) => ({ effect: 'gainControl', ...values }),
    parts: ({ what, who, until }) => (who === undefined && isSaid(until) ? { what, until } : undefined),
  }),
];

/** "Target creature loses flying until end of turn". */
export const loseKeywordsWords: EffectWords = [
  says('loseKeywords', {
    words: '<what> loses|lose <keywords> <until>',
    also: ['<until>, <what> loses|lose <keywords>'],
    holes: { what: things, keywords: keywordList, until: duration },
    make: ({ what, keywords, until }) =>
      keywords.every((keyword) => Object.keys(keyword).length === 1)
        ? { effect: 'loseKeywords', what, keywords: keywords.map(({ keyword }) => keyword), until }
        : undefined,
    parts: ({ what, keywords, until }) =>
      isSaid(until)
        ? {
            what,
            keywords: keywords.map((keyword) => (keyword === 'hexproof' ? { keyword } : { keyword })),
            until,
          }
        : undefined,
  }),
  saysAll({
    words: '<until>, <what> loses|lose <lost> and gains|gain <keywords>',
    holes: { until: duration, what: things, lost: keywordList, keywords: keywordList },
    make: ({ until, what, lost, keywords }) =>
      lost.every((keyword) => Object.keys(keyword).length === 1)
        ? [
            { effect: 'loseKeywords', what, keywords: lost.map(({ keyword }) => keyword), until },
            { effect: 'gainKeywords', what, keywords, until },
          ]
        : undefined,
    parts: () => undefined,
  }),
];

/** "A 3/3 green Elemental creature with haste". */
const body: Hole<Body, WordsContext> = {
  read([article, ...words], context) {
    const made = article?.text === 'a' || article?.text === 'an' ? readBody(words, context) : undefined;
    const keywords = made && readWith(words.slice(made.length), context);
    return made && keywords && { ...made.body, keywords };
  },
  print(value, context) {
    const words = printBody(value);
    const having = printWith(value.keywords, context);
    return words === undefined || having === undefined ? undefined : `a ${words}${having}`;
  },
};

function changeOf({ power, toughness, colors, subtypes, types, keywords }: Body): Change | undefined {
  if (colors?.length === 0) return undefined;
  return {
    addTypes: types,
    ...(subtypes.length === 0 ? {} : { addSubtypes: subtypes }),
    ...(colors ? { colors } : {}),
    ...(keywords.length === 0 ? {} : { addKeywords: keywords }),
    setPower: power,
    setToughness: toughness,
  };
}

function bodyOf(change: Change): Body | undefined {
  const { addTypes: types = [], addSubtypes: subtypes = [], colors, addKeywords: keywords = [] } = change;
  const { setPower: power, setToughness: toughness } = change;
  return power === undefined || toughness === undefined
    ? undefined
    : { power, toughness, colors, subtypes, types, keywords };
}

/** What keeps its other types says so, or becomes an artifact creature (rule 205.1b). */
const KEPT = [
  { after: ". it's still a land", fits: ({ types }: Body) => types.length === 1 },
  { after: '', fits: ({ types }: Body) => types[0] === 'artifact' },
];

const color = fixedHole(COLORS.map((name) => [name, name] as const));

/** "Target creature becomes red until end of turn" (rule 105.3). */
const becomesColor = says('become', {
  words: '<what> becomes|become <color> <until>',
  holes: { what: one, color, until: duration },
  make: ({ what, color: said, until }) => ({ effect: 'become', what, change: { colors: [said] }, until }),
  parts({ what, change, until }) {
    const [said, ...others] = change.colors ?? [];
    const plain = Object.keys(change).length === 1 && others.length === 0;
    return said && plain && isSaid(until) ? { what, color: said, until } : undefined;
  },
});

/** "~ becomes a 2/2 Golem artifact creature until end of turn". */
export const becomeWords: EffectWords = [
  becomesColor,
  ...KEPT.map(({ after, fits }) =>
    says('become', {
      words: `<what> becomes|become <body> <until>${after}`,
      also: [`<until>, <what> becomes|become <body>${after}`],
      holes: { what: one, body, until: duration },
      make({ what, body: said, until }) {
        const change = fits(said) ? changeOf(said) : undefined;
        return change && { effect: 'become', what, change, until };
      },
      parts({ what, change, until }) {
        const said = bodyOf(change);
        const lasts = isSaid(until);
        return said && lasts && fits(said) ? { what, body: said, until } : undefined;
      },
    }),
  ),
];

const landType = fixedHole([
  ['the basic land type of your choice', 'choose'],
  ['a Plains', 'Plains'],
  ['an Island', 'Island'],
  ['a Swamp', 'Swamp'],
  ['a Mountain', 'Mountain'],
  ['a Forest', 'Forest'],
]);

/** "Target land becomes the basic land type of your choice until end of turn". */
export const becomeTypeWords: EffectWords = [
  says('becomeType', {
    words: '<what> becomes <landType> <until>',
    holes: { what: one, landType, until: duration },
    make: (values) => ({ effect: 'becomeType', ...values }),
    parts: ({ what, landType: type, until }) => (isSaid(until) ? { what, landType: type, until } : undefined),
  }),
];
