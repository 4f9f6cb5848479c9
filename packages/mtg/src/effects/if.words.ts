import { effectAt, saysAll, type EffectWords } from '../words/effect-words.js';
import { someCards } from '../words/cards-of.js';

/** "If it's a creature card, ...", said of a card that was revealed or looked at. */
export const ifWords: EffectWords = [
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
      const condition = effectAt(effects, 1, 'if')?.condition;
      if (effects.length !== 2 || !condition || !('what' in condition)) return undefined;
      const { zone: _zone, ...what } = condition.is ?? {};
      return { card: { what } };
    },
  }),
];
