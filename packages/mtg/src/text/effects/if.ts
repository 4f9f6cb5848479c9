import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { condition } from '../phrases/conditions.js';
import type { WordsContext } from '../phrases/context.js';
import { someCards } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll, says } from '../phrases/effect-words.js';
import { payment } from '../phrases/payments.js';
import { who } from '../phrases/selectors.js';

/** "If it's a creature card, ...", said of a card that was revealed or looked at. */
export const ifWords = (inner: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('if', {
    words: 'if <condition>, <effects>',
    also: ['<effects> if <condition>'],
    holes: { condition, effects: inner },
    make: (values) => ({ effect: 'if', condition: values.condition, effects: values.effects }),
    parts: ({ condition: asked, effects: then, else: otherwise }) =>
      then && otherwise === undefined ? { condition: asked, effects: then } : undefined,
  }),
  says('if', {
    words: '<effects> unless <condition>',
    holes: { effects: inner, condition },
    // Of two clauses in one sentence the last alone may be meant.
    make: (values) =>
      values.effects.length === 1
        ? { effect: 'if', condition: { not: values.condition }, effects: values.effects }
        : undefined,
    parts: ({ condition: asked, effects: then, else: otherwise }) =>
      then && otherwise === undefined && 'not' in asked ? { condition: asked.not, effects: then } : undefined,
  }),
  saysAll({
    words:
      "you reveal the top card of your library. if it's <card>, put it onto the battlefield. otherwise, put it into your graveyard",
    holes: { card: someCards },
    make: ({ card: { what, count } }) =>
      count === undefined
        ? [
            { effect: 'reveal', at: { top: 1 }, bind: 'revealed' },
            {
              effect: 'if',
              condition: { what: { bound: 'revealed' }, is: { zone: 'library', ...what } },
              effects: [
                { effect: 'moveCards', what: { bound: 'revealed' }, to: 'battlefield', under: 'you' },
              ],
              else: [{ effect: 'moveCards', what: { bound: 'revealed' }, to: 'graveyard' }],
            },
          ]
        : undefined,
    parts(effects) {
      const asked = effectAt(effects, 1, 'if')?.condition;
      if (effects.length !== 2 || !asked || !('what' in asked)) return undefined;
      const { zone: _zone, ...what } = asked.is ?? {};
      return { card: { what } };
    },
  }),
  saysAll({
    words:
      "you look at the top card of <who>'s library. if it's <card>, you may <payment>. if you do, put it into <whose>'s graveyard",
    holes: { who, card: someCards, payment, whose: who },
    make: ({ who: player, card: { what, count }, payment: cost, whose }) =>
      count === undefined && sameValue(player, whose)
        ? [
            { effect: 'look', at: { top: 1, of: player }, bind: 'looked' },
            {
              effect: 'if',
              condition: { what: { bound: 'looked' }, is: { zone: 'library', ...what } },
              effects: [
                {
                  effect: 'mayPay',
                  costs: [cost],
                  effects: [{ effect: 'moveCards', what: { bound: 'looked' }, to: 'graveyard' }],
                },
              ],
            },
          ]
        : undefined,
    parts(effects) {
      const [look, branch] = [effectAt(effects, 0, 'look'), effectAt(effects, 1, 'if')];
      const pay = branch?.effects && effectAt(branch.effects, 0, 'mayPay');
      const cost = pay?.costs[0];
      if (effects.length !== 2 || !look || !branch || !cost || !('what' in branch.condition))
        return undefined;
      const { zone: _zone, ...what } = branch.condition.is ?? {};
      const player = 'top' in look.at ? look.at.of : undefined;
      return player && { who: player, card: { what }, payment: cost, whose: player };
    },
  }),
];
