import { digits, reckoned } from '../phrases/amounts.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { what, whatOrWho } from '../phrases/selectors.js';

/** "~ deals 2 damage to any target". */
export const damageWords: EffectWords = [
  ...[
    { words: '<by> deals|deal <amount> damage to <to>', amount: digits },
    { words: '<by> deals|deal damage equal to <amount> to <to>', amount: reckoned },
    { words: '<by> deals|deal damage to <to> equal to <amount>', amount: reckoned },
  ].map(({ words, amount }) =>
    says('damage', {
      words,
      holes: { by: what, amount, to: whatOrWho },
      make: ({ by, ...rest }) => ({ effect: 'damage', ...rest, ...(by === 'self' ? {} : { by }) }),
      parts: ({ by = 'self', amount: much, to }) => ({ by, amount: much, to }),
    }),
  ),
  says('damage', {
    words: '<by> deals|deal <amount> damage divided as you choose among <to>',
    holes: { by: what, amount: digits, to: whatOrWho },
    make: ({ by, amount, to }) =>
      typeof to === 'object' && 'bound' in to
        ? { effect: 'damage', amount, to, divided: true, ...(by === 'self' ? {} : { by }) }
        : undefined,
    parts: ({ by = 'self', amount, to, divided }) => (divided ? { by, amount, to } : undefined),
  }),
  saysAll({
    words: '<by> deals|deal <amount> damage to <to> and <more> damage to <too>',
    holes: { by: what, amount: digits, to: whatOrWho, more: digits, too: whatOrWho },
    make({ by, amount, to, more, too }) {
      const from = by === 'self' ? {} : { by };
      return [
        { effect: 'damage', amount, to, ...from },
        { effect: 'damage', amount: more, to: too, ...from },
      ];
    },
    parts(effects) {
      const [one, two] = [effectAt(effects, 0, 'damage'), effectAt(effects, 1, 'damage')];
      if (!one || !two || effects.length > 2) return undefined;
      return { by: one.by ?? 'self', amount: one.amount, to: one.to, more: two.amount, too: two.to };
    },
  }),
];
