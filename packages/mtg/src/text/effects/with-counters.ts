import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';
import { counters, type Counters } from '../phrases/counters.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** Returns the move onto the battlefield that some effects end with, if it says nothing of counters yet. */
function arrivalIn(effects: readonly Effect[]): EffectNamed<'moveCards'> | undefined {
  const move = effectAt(effects, effects.length - 1, 'moveCards');
  return move?.to === 'battlefield' && move.counters === undefined && move.attacking === undefined
    ? move
    : undefined;
}

function entering(effects: readonly Effect[], made: Counters): readonly Effect[] | undefined {
  const move = arrivalIn(effects);
  return move && [...effects.slice(0, -1), { ...move, counters: made }];
}

const isSeveral = ({ what }: EffectNamed<'moveCards'>, context: WordsContext): boolean =>
  allOf.plural?.(what, context) === true;

/** "It", or "them": whether several objects are meant. */
const them: Hole<boolean, WordsContext> = {
  read: ([word, ...others]) =>
    others.length === 0 && (word?.text === 'it' || word?.text === 'them') ? word.text === 'them' : undefined,
  print: (isMany) => (isMany ? 'them' : 'it'),
};

/** "Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it" (rule 122.6). */
export const withCountersWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  saysAll({
    words: '<effects> with <counters> on <them>',
    holes: { effects, counters, them },
    make({ effects: moved, counters: made, them: isMany }, context) {
      const move = arrivalIn(moved);
      return move && isSeveral(move, context) === isMany ? entering(moved, made) : undefined;
    },
    parts(all, context) {
      const move = effectAt(all, all.length - 1, 'moveCards');
      if (!move?.counters) return undefined;
      const { counters: made, ...plain } = move;
      return { effects: [...all.slice(0, -1), plain], counters: made, them: isSeveral(move, context) };
    },
  }),
  // "It" is resolved already.
  saysAll({
    words: '<effects> with <counters> on <what>',
    holes: { effects, counters, what: allOf },
    make({ effects: moved, counters: made, what }) {
      const move = arrivalIn(moved);
      return move && sameValue(move.what, what) ? entering(moved, made) : undefined;
    },
    parts: () => undefined,
  }),
];
