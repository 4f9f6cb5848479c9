import { fixedHole } from '@reticle/core/text';
import { duration, isSaid } from '../phrases/pump.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { things } from '../phrases/selectors.js';

/** What can't be done this turn; the restriction is a keyword with a name of its own. */
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
    parts: ({ what, keywords, until }) => (isSaid(until) ? { what, keywords, until } : undefined),
  }),
  says('gainKeywords', {
    words: "<what> can't attack or block this turn",
    holes: { what: things },
    make: ({ what }) => ({
      effect: 'gainKeywords',
      what,
      keywords: [{ keyword: 'cantAttack' }, { keyword: 'cantBlock' }],
      until: 'endOfTurn',
    }),
    parts: ({ what, keywords, until }) =>
      until === 'endOfTurn' && keywords.map(({ keyword }) => keyword).join(' ') === 'cantAttack cantBlock'
        ? { what }
        : undefined,
  }),
  ...(
    [
      ['attacks|attack this turn if able', 'mustAttack'],
      ["can attack this turn as though it didn't have defender", 'attacksDespiteDefender'],
    ] as const
  ).map(([words, keyword]) =>
    says('gainKeywords', {
      words: `<what> ${words}`,
      holes: { what: things },
      make: ({ what }) => ({ effect: 'gainKeywords', what, keywords: [{ keyword }], until: 'endOfTurn' }),
      parts: ({ what, keywords: [one, ...others], until }) =>
        one?.keyword === keyword && others.length === 0 && until === 'endOfTurn' ? { what } : undefined,
    }),
  ),
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
