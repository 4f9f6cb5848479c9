import { fixedHole, holeOf, sentence, sentenceTable } from '@reticle/core/text';
import type { Aim, Effect, Step } from '../language/effect.js';
import { aimHole, numberHole } from './lexicon.js';

const amountAndAim = { amount: numberHole, to: aimHole };
type AmountAndAim = { readonly amount: number; readonly to: Aim };

const damage = sentence<Step, AmountAndAim, unknown>({
  words: 'deal <amount> damage to <to>',
  holes: amountAndAim,
  make: (values) => ({ effect: 'damage', ...values }),
  parts: (made) => (made.effect === 'damage' ? made : undefined),
});

const spread = sentence<Step, AmountAndAim, unknown>({
  words: 'distribute <amount> damage among <to>',
  holes: amountAndAim,
  make: (values) => ({ effect: 'spread', ...values }),
  parts: (made) => (made.effect === 'spread' && made.shares === undefined ? made : undefined),
});

const recall = sentence<Step, { readonly to: Aim }, unknown>({
  words: 'return <to> to hand',
  holes: { to: aimHole },
  make: (values) => ({ effect: 'recall', ...values }),
  parts: (made) => (made.effect === 'recall' ? made : undefined),
});

const move = sentence<Step, { readonly to: Aim; readonly where: Aim }, unknown>({
  words: 'move <to> to <where>',
  holes: { to: aimHole, where: aimHole },
  make: (values) => ({ effect: 'move', ...values }),
  parts: (made) => (made.effect === 'move' ? made : undefined),
});

const attach = sentence<Step, { readonly what: Aim; readonly to: Aim }, unknown>({
  words: 'attach <what> to <to>',
  holes: { what: aimHole, to: aimHole },
  make: (values) => ({ effect: 'attach', ...values }),
  parts: (made) => (made.effect === 'attach' ? made : undefined),
});

const draw = sentence<Step, { readonly amount: number }, unknown>({
  words: 'draw <amount>',
  holes: {
    amount: fixedHole([
      ['a card', 1],
      ['two cards', 2],
      ['three cards', 3],
    ]),
  },
  make: (values) => ({ effect: 'draw', ...values }),
  parts: (made) => (made.effect === 'draw' ? made : undefined),
});

const give = sentence<Step, { readonly to: Aim; readonly strength: number }, unknown>({
  words: 'give <to> <strength> more strength this turn',
  holes: { to: aimHole, strength: numberHole },
  make: (values) => ({ effect: 'give', ...values }),
  parts: (made) => (made.effect === 'give' ? made : undefined),
});

/** The sentences of effects without a branch. */
export const steps = sentenceTable<Step, unknown>(() => [damage, spread, recall, move, attach, give, draw]);

const either = sentence<Effect, { readonly one: Step; readonly other: Step }, unknown>({
  words: 'choose one — <one>; or <other>',
  holes: { one: holeOf(() => steps), other: holeOf(() => steps) },
  make: (values) => ({ effect: 'either', ...values }),
  parts: (made) => (made.effect === 'either' ? made : undefined),
});

const stepAlone = sentence<Effect, { readonly step: Step }, unknown>({
  words: '<step>',
  holes: { step: holeOf(() => steps) },
  make: ({ step }) => step,
  parts: (made) => (made.effect === 'either' ? undefined : { step: made }),
});

/** The sentences of what a card does, which are read and printed. */
export const sentences = sentenceTable<Effect, unknown>(() => [either, stepAlone]);
