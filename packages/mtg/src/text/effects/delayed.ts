import { type Hole, fixedHole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { it } from '../../language/keyword-parts.js';
import { type Selector, isBound } from '../../language/selector.js';
import type { Zone } from '../../language/vocabulary.js';
import { losesTrack } from '../phrases/losing-track.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what } from '../phrases/selectors.js';

const at = fixedHole([
  ['at the beginning of the next end step', 'nextEndStep'],
  ['at the beginning of the next upkeep', 'nextUpkeep'],
  ["at the beginning of the next turn's upkeep", 'nextUpkeep'],
  ['at the beginning of your next upkeep', 'yourNextUpkeep'],
  ['at end of combat', 'endOfCombat'],
]);

/** The departures of a named object for which a delayed trigger waits (rule 603.7c). */
const WAYS: readonly (readonly [words: string, to: readonly Zone[] | undefined])[] = [
  ['dies', ['graveyard']],
  ['dies or is exiled', ['graveyard', 'exile']],
  ['leaves the battlefield', undefined],
];

const nameOf = (selector: Selector): string | undefined => (isBound(selector) ? selector.bound : undefined);

/** Returns the effects with another name for what they move. */
const moving = (effects: readonly Effect[], from: Selector, to: Selector): readonly Effect[] =>
  effects.map((effect) =>
    effect.effect === 'moveCards' && sameValue(effect.what, from) ? { ...effect, what: to } : effect,
  );

/** "Sacrifice it at the beginning of the next end step", "when that creature dies this turn, draw a card". */
export const delayedWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('delayed', {
    words: '<effects> <at>',
    also: ['<at>, <effects>'],
    holes: { effects, at },
    make: (values) => ({ effect: 'delayed', ...values }),
    parts: ({ effects: then, at: when }) =>
      when === 'sourceLeaves' || when === 'eachOfYourUpkeeps' || typeof when !== 'string'
        ? undefined
        : { effects: then, at: when },
  }),
  ...WAYS.flatMap(([words, to]) =>
    [true, undefined].map((thisTurn) =>
      says('delayed', {
        words: `when <what> ${words}${thisTurn ? ' this turn' : ''}, <effects>`,
        holes: { what, effects },
        make({ what: goes, effects: then }) {
          const name = nameOf(goes);
          // Where it is then, it is another object (rule 400.7) with another name.
          const after = moving(then, goes, it);
          return name === undefined || losesTrack(after, [name])
            ? undefined
            : {
                effect: 'delayed',
                at: { goes, ...(to ? { to } : {}), ...(thisTurn ? { thisTurn } : {}) },
                effects: after,
              };
        },
        parts: ({ at: when, effects: then }) =>
          typeof when === 'object' && sameValue(when.to ?? [], to ?? []) && when.thisTurn === thisTurn
            ? { what: when.goes, effects: moving(then, it, when.goes) }
            : undefined,
      }),
    ),
  ),
];
