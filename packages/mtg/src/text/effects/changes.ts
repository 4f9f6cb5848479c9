import { type Hole, type Token, fixedHole, sameValue } from '@reticle/core/text';
import type { MtgKeyword } from '../../language/keyword.js';
import { type Selector, isBound } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import { duration, isSaid, pump } from '../phrases/bodies.js';
import { effectAt, type EffectWords, says, saysAll } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { what as oneThing, things } from '../phrases/selectors.js';

/** "Target creature gets +1/+1 and gains flying until end of turn". */
export const pumpWords: EffectWords = [
  saysAll({
    words: '<what> gets|get <pump> and gains|gain <keywords> <until>',
    also: [
      '<until>, <what> gets|get <pump> and gains|gain <keywords>',
      '<what> each get <pump> and gain <keywords> <until>',
      '<what> gains|gain <keywords> and gets|get <pump> <until>',
      '<what> gets|get <pump> and has|have <keywords> <until>',
      '<until>, <what> gains|gain <keywords> and gets|get <pump>',
    ],
    holes: { what: things, pump, keywords: keywordList, until: duration },
    make: ({ what, pump: halves, keywords, until }) => [
      { effect: 'pump', what, ...halves, until },
      { effect: 'gainKeywords', what, keywords, until },
    ],
    parts(effects) {
      const [one, two] = [effectAt(effects, 0, 'pump'), effectAt(effects, 1, 'gainKeywords')];
      if (!one || !two || effects.length > 2 || !sameValue(one.what, two.what)) return undefined;
      const { what, power, toughness, until } = one;
      return isSaid(until) ? { what, pump: { power, toughness }, keywords: two.keywords, until } : undefined;
    },
  }),
];

const isNewcomer = (what: Selector, { names }: WordsContext): boolean =>
  typeof what === 'object' &&
  'bound' in what &&
  names.some(({ id, inGraveyard, justEntered }) => id === what.bound && (inGraveyard || justEntered));

/** Whether it is a single object, whose power can be named. */
const isOne = (what: Selector, context: WordsContext): boolean =>
  what === 'self' || what === 'host' || (isBound(what) && oneThing.plural?.(what, context) !== true);

/** Returns the amount to add to double a number (rule 701.10b). */
const once = (of: 'power' | 'toughness', what: Selector) => ({ of, what });

/** "Double target creature's power until end of turn". */
export const doublePowerWords: EffectWords = [true, false].map((both) =>
  says('pump', {
    words: `double <what>'s power${both ? ' and toughness' : ''} <until>`,
    also: [`<until>, double <what>'s power${both ? ' and toughness' : ''}`],
    holes: { what: oneThing, until: duration },
    make: ({ what, until }, context) =>
      isOne(what, context)
        ? {
            effect: 'pump',
            what,
            power: once('power', what),
            toughness: both ? once('toughness', what) : 0,
            until,
          }
        : undefined,
    parts: ({ what, power, toughness, until }) =>
      isSaid(until) &&
      sameValue(power, once('power', what)) &&
      sameValue(toughness, both ? once('toughness', what) : 0)
        ? { what, until }
        : undefined,
  }),
);

/** What can't be done this turn. Restrictions are keywords in the data. */
const restriction = fixedHole([
  ["can't block", 'cantBlock'],
  ["can't be blocked", 'cantBeBlocked'],
  ["can't attack", 'cantAttack'],
  ["can't be regenerated", 'cantBeRegenerated'],
]);

/** "Target creature gains flying until end of turn", "target creature can't block this turn". */
export const gainKeywordsWords: EffectWords = [
  says('gainKeywords', {
    words: '<what> gains|gain <keywords> <until>',
    also: ['<until>, <what> gains|gain <keywords>', '<what> each gain <keywords> <until>'],
    holes: { what: things, keywords: keywordList, until: duration },
    make: (values) => ({ effect: 'gainKeywords', ...values }),
    parts: ({ what, keywords, until, oneOf }) =>
      isSaid(until) && !oneOf ? { what, keywords, until } : undefined,
  }),
  // For an object that enters the battlefield, as long as it is there.
  says('gainKeywords', {
    words: '<what> gains|gain <keywords>',
    holes: { what: things, keywords: keywordList },
    make: ({ what, keywords }, context) =>
      isNewcomer(what, context) ? { effect: 'gainKeywords', what, keywords, until: 'forever' } : undefined,
    parts: ({ what, keywords, until }, context) =>
      until === 'forever' && isNewcomer(what, context) ? { what, keywords } : undefined,
  }),
  says('gainKeywords', {
    words: 'all creatures able to block <what> this turn do so',
    holes: { what: things },
    make: ({ what }) => ({
      effect: 'gainKeywords',
      what,
      keywords: [{ keyword: 'lure' }],
      until: 'endOfTurn',
    }),
    parts: ({ what, keywords: [one, ...others], until }) =>
      one?.keyword === 'lure' && others.length === 0 && until === 'endOfTurn' ? { what } : undefined,
  }),
  says('gainKeywords', {
    words: '<what> <restriction> this turn',
    holes: { what: things, restriction },
    make: ({ what, restriction: keyword }) => ({
      effect: 'gainKeywords',
      what,
      keywords: [{ keyword }],
      until: 'endOfTurn',
    }),
    parts({ what, keywords: [one, ...others] }) {
      const name = NAMES.find((keyword) => keyword === one?.keyword);
      return name && others.length === 0 ? { what, restriction: name } : undefined;
    },
  }),
];
const NAMES = ['cantBlock', 'cantBeBlocked', 'cantAttack', 'cantBeRegenerated'] as const;

/** Keywords as alternatives, by name: "flying, trample, or haste". */
const alternatives: Hole<readonly MtgKeyword[], WordsContext> = {
  read(words, context) {
    const or = words.findLastIndex(({ text }) => text === 'or');
    const first = words[or - 1]?.text === ',' ? words.slice(0, or - 1) : words.slice(0, or);
    const items = [...splitAt(first, ','), words.slice(or + 1)];
    const keywords = items.flatMap((item) => keywordList.read(item, context) ?? []);
    const isPlain = keywords.every((keyword) => Object.keys(keyword).length === 1);
    return or > 0 && isPlain && keywords.length === items.length ? keywords : undefined;
  },
  print(keywords, context) {
    const words = keywords.flatMap((keyword) => keywordList.print([keyword], context) ?? []);
    if (words.length !== keywords.length || words.length < 2) return undefined;
    const comma = words.length > 2 ? ',' : '';
    return `${words.slice(0, -1).join(', ')}${comma} or ${words.at(-1) ?? ''}`;
  },
};

function splitAt(words: readonly Token[], mark: string): readonly (readonly Token[])[] {
  const at = words.findIndex(({ text }) => text === mark);
  return at < 0 ? [words] : [words.slice(0, at), ...splitAt(words.slice(at + 1), mark)];
}

/** "~ gains your choice of flying or lifelink until end of turn". */
export const oneOfWords: EffectWords = [
  says('gainKeywords', {
    words: '<what> gains|gain your choice of <keywords> <until>',
    also: ['<until>, <what> gains|gain your choice of <keywords>', '<what> gains|gain <keywords> <until>'],
    holes: { what: things, keywords: alternatives, until: duration },
    make: (values) => ({ effect: 'gainKeywords', ...values, oneOf: true }),
    parts: ({ what, keywords, until, oneOf }) =>
      isSaid(until) && oneOf ? { what, keywords, until } : undefined,
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

/** "Target creature gains protection from the color of your choice until end of turn". */
export const gainProtectionWords: EffectWords = [
  says('gainProtection', {
    words: '<what> gains|gain protection from the color of your choice <until>',
    also: ['<until>, <what> gains|gain protection from the color of your choice'],
    holes: { what: things, until: duration },
    make: (values) => ({ effect: 'gainProtection', ...values }),
    parts: ({ what, from, until }) => (isSaid(until) && !from ? { what, until } : undefined),
  }),
  says('gainProtection', {
    words: '<what> gains|gain protection from the chosen color <until>',
    holes: { what: things, until: duration },
    make: (values) => ({ effect: 'gainProtection', ...values, from: 'chosen' }),
    parts: ({ what, from, until }) => (isSaid(until) && from ? { what, until } : undefined),
  }),
];
