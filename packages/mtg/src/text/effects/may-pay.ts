import type { Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { payment } from '../phrases/payments.js';
import { who } from '../phrases/selectors.js';

/** "You may pay {2}. If you do, draw a card", "counter target spell unless its controller pays {2}". */
export const mayPayWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('mayPay', {
    words: 'you may <payment>. if you do, <effects>',
    holes: { payment, effects },
    make: (values) => ({ effect: 'mayPay', costs: [values.payment], effects: values.effects }),
    parts: ({ costs: [cost], effects: then }) => cost && then && { payment: cost, effects: then },
  }),
  says('mayPay', {
    words: '<effects> unless you <payment>',
    holes: { payment, effects },
    make: (values) => ({ effect: 'mayPay', costs: [values.payment], else: values.effects }),
    parts: ({ costs: [cost], else: otherwise }) => cost && otherwise && { payment: cost, effects: otherwise },
  }),
  says('mayPay', {
    words: '<effects> unless <who> pays <mana>',
    holes: { effects, who, mana: manaOnly() },
    make: (values) => ({ effect: 'mayPay', who: values.who, costs: [values.mana], else: values.effects }),
    parts: ({ who: player, costs: [cost], else: otherwise }) =>
      player && cost && otherwise && { who: player, mana: cost, effects: otherwise },
  }),
];

/** "{2}" after "pays". */
function manaOnly(): typeof payment {
  return {
    read(words, context) {
      const [first] = words;
      return first && payment.read([{ ...first, text: 'pay' }, ...words], context);
    },
    print: (value, context) =>
      value.cost === 'mana' ? payment.print(value, context)?.slice('pay '.length) : undefined,
  };
}
