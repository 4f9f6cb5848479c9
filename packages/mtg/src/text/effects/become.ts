import { fixedHole, type Hole, sameValue } from '@reticle/core/text';
import type { Change } from '../../language/change.js';
import type { Effect } from '../../language/effects/effect.js';
import {
  type Body,
  duration,
  isSaid,
  printBody,
  printWith,
  pump,
  readBody,
  readWith,
} from '../phrases/bodies.js';
import { changeClauses } from '../phrases/change-clauses.js';
import type { WordsContext } from '../phrases/context.js';
import { effectAt, type EffectWords, says, saysAll } from '../phrases/effect-words.js';
import { what as one, things } from '../phrases/selectors.js';

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

/** An object that keeps its other types says so, or becomes an artifact creature (rule 205.1b). */
const KEPT = [
  { after: ". it's still a land", fits: ({ types }: Body) => types.length === 1 },
  { after: '', fits: ({ types }: Body) => types[0] === 'artifact' },
];

/** "~ becomes a 2/2 Golem artifact creature until end of turn". */
export const becomeWords: EffectWords = KEPT.map(({ after, fits }) =>
  says('become', {
    words: `<what> becomes|become <body> <until>${after}`,
    also: [
      `<until>, <what> becomes|become <body>${after}`,
      ...(after === ''
        ? []
        : [
            "<what> becomes|become <body> that's still a land <until>",
            "<until>, <what> becomes|become <body> that's still a land",
          ]),
    ],
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
);

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

const CHOSEN = 'becomes|become the color of your choice';

/** "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1". */
export const becomeClausesWords: EffectWords = [
  ...[false, true].map((many) =>
    says('become', {
      words: '<until>, <what> <change>',
      also: ['<what> <change> <until>'],
      holes: { what: things, change: changeClauses('begins', many), until: duration },
      make: ({ what, change, until }) => ({ effect: 'become', what, change, until }),
      parts: ({ what, change, choose, until }, context) =>
        isSaid(until) && choose === undefined && (things.plural?.(what, context) ?? false) === many
          ? { what, change, until }
          : undefined,
    }),
  ),
  says('become', {
    words: `<what> ${CHOSEN} <until>`,
    holes: { what: things, until: duration },
    make: ({ what, until }) => ({ effect: 'become', what, change: {}, choose: 'color', until }),
    parts: ({ what, change, choose, until }) =>
      choose === 'color' && Object.keys(change).length === 0 && isSaid(until) ? { what, until } : undefined,
  }),
  saysAll({
    words: `<what> gets|get <pump> and ${CHOSEN} <until>`,
    holes: { what: things, pump, until: duration },
    make: ({ what, pump: halves, until }): readonly Effect[] => [
      { effect: 'pump', what, ...halves, until },
      { effect: 'become', what, change: {}, choose: 'color', until },
    ],
    parts(effects) {
      const [raised, colored] = [effectAt(effects, 0, 'pump'), effectAt(effects, 1, 'become')];
      if (effects.length !== 2 || colored?.choose !== 'color' || !raised || !isSaid(raised.until))
        return undefined;
      const { what, power, toughness, until } = raised;
      return sameValue(what, colored.what) ? { what, pump: { power, toughness }, until } : undefined;
    },
  }),
];
