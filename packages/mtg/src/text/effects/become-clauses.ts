import type { Effect } from '../../language/effects/effect.js';
import { duration, isSaid, pump } from '../phrases/bodies.js';
import { changeClauses } from '../phrases/change-clauses.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { things } from '../phrases/selectors.js';
import { sameValue } from '@reticle/core/text';

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
