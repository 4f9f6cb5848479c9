import type { Idiom } from '@reticle/core/text';
import { CANT } from '../phrases/given.js';
import { IT, SEVERAL, SINGLE } from '../phrases/context.js';
import type { EffectVerbs } from './verb.js';

/** What a subject gets for a while: strength, keywords, abilities, prohibitions. */
export const changeVerbs: EffectVerbs = [
  ...(
    [
      ['get <gives:stats>', '$gives'],
      ['get <stat:computedStat>', ['$stat']],
      ['lose <stat:lostStat>', ['$stat']],
      ['gain|have <gives:keywords>', '$gives'],
      ['lose <gives:lostKeywords>', '$gives'],
      ['gain the <classification:classification> classification', [{ classification: '$classification' }]],
      ['can|may challenge <kinds:readyKinds>', [{ canChallengeReady: '$kinds' }]],
      ['count as having <more:added> cost to sing songs', [{ singCost: '$more' }]],
    ] as const
  ).map(([words, gives]): EffectVerbs[number] => ({
    subject: 'object',
    words,
    means: { effect: 'give', what: '$subject', gives, for: '$until' },
    lasts: 'state',
  })),
  {
    subject: 'object',
    words: 'take no damage from challenges',
    means: { effect: 'give', what: '$subject', gives: [{ cant: 'beDamagedInChallenges' }], for: '$until' },
    lasts: 'limit',
  },
  {
    subject: 'object',
    words: 'take no damage from the challenge',
    means: {
      effect: 'give',
      what: '$subject',
      gives: [{ cant: 'beDamagedInChallenges' }],
      for: 'thisChallenge',
    },
  },
  ...(["can't", "doesn't"] as const).map((aux): EffectVerbs[number] => ({
    subject: 'object',
    aux,
    words: 'ready',
    means: { effect: 'give', what: '$subject', gives: [{ cant: 'ready' }], for: '$until' },
    lasts: 'ready',
  })),
  ...Object.entries(CANT)
    .filter(([cant]) => cant !== 'ready')
    .map(([cant, words]): EffectVerbs[number] => ({
      subject: 'object',
      aux: "can't",
      words,
      means: { effect: 'give', what: '$subject', gives: [{ cant }], for: '$until' },
      lasts: 'limit',
    })),
  {
    subject: 'object',
    aux: "can't",
    words: 'be challenged by <kinds:kinds>',
    means: { effect: 'give', what: '$subject', gives: [{ cantBeChallengedBy: '$kinds' }], for: '$until' },
    lasts: 'limit',
  },
  // Without a duration, for what was mentioned before: "they gain Rush".
  {
    subject: 'object',
    among: [IT, SINGLE, SEVERAL],
    words: 'gain|have <gives:keywords>',
    means: { effect: 'give', what: '$subject', gives: '$gives', for: '$until' },
    lasts: 'state',
    standing: 'always',
  },
  // "Give" can follow "you may".
  ...(['stats', 'keywords'] as const).map((type): EffectVerbs[number] => ({
    subject: 'you',
    words: `give <what:whatever> <gives:${type}>`,
    means: { effect: 'give', what: '$what', gives: '$gives', for: '$until' },
    lasts: 'state',
  })),
  {
    subject: 'you',
    words: 'pay <amount:number> {I} less for the next <on:kind> you play this turn',
    means: { effect: 'payLess', amount: '$amount', on: '$on', next: true },
    spoken: true,
  },
  {
    subject: 'you',
    words: 'pay that_amount|that_much of {I} less for the next <on:kind> you play this turn',
    means: { effect: 'payLess', amount: { of: 'COUNTED', property: 'damage' }, on: '$on', next: true },
    spoken: true,
  },
  {
    subject: 'you',
    words: 'ink <amount:additional>',
    means: { effect: 'moreInk', amount: '$amount', for: '$until' },
    lasts: 'state',
  },
  ...(
    [
      ['you', 'you'],
      ['eachOpponent', 'opponents'],
      ['eachPlayer', 'players'],
    ] as const
  ).map(([is, players]): EffectVerbs[number] => ({
    subject: 'player',
    is,
    aux: "can't",
    words: 'play <on:kinds>',
    means: { effect: 'ban', players, cant: 'play', on: '$on', for: '$until' },
    lasts: 'limit',
    spoken: true,
  })),
  {
    subject: 'you',
    words: 'pay <amount:number> {I} less for each <on:kind> you play this turn',
    means: { effect: 'payLess', amount: '$amount', on: '$on' },
    spoken: true,
  },
];

/** "You may ink an additional card" is a permission: nobody is asked. */
export const MORE_INK: Idiom = {
  said: [{ effect: 'may', do: [{ effect: 'moreInk', amount: '$amount', for: '$until' }] }],
  means: [{ effect: 'moreInk', amount: '$amount', for: '$until' }],
};

/** What one thing gets for the same time is one effect: "gets +1 {S} and gains Rush this turn". */
export const GIVEN_TOGETHER: Idiom = {
  said: [
    { effect: 'give', what: '$what', gives: '$first', for: '$until' },
    { effect: 'give', what: 'IT', gives: '$rest', for: '$until' },
  ],
  means: [{ effect: 'give', what: '$what', gives: ['$*first', '$*rest'], for: '$until' }],
};
