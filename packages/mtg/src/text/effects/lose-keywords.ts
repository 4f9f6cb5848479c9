import { duration, isSaid } from '../phrases/durations.js';
import { type EffectWords, says, saysAll } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { things } from '../phrases/selectors.js';

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
