import { type Hole, fixedHole, sameValue, someWithin } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { it } from '../../language/keyword-parts.js';
import { type Selector, isBound } from '../../language/selector.js';
import type { Zone } from '../../language/vocabulary.js';
import { losesTrack } from '../phrases/losing-track.js';
import { condition } from '../phrases/conditions.js';
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

type InnerEffects = Hole<readonly Effect[], WordsContext>;

/** Effects that begin with no "if": it would be about the whole sentence. */
const unconditional = (effects: InnerEffects): InnerEffects => ({
  ...effects,
  read: (words, context) => (words[0]?.text === 'if' ? undefined : effects.read(words, context)),
});

/** The moment for which a delayed trigger waits, if it has words. */
const momentOf = ({ at: when }: EffectNamed<'delayed'>) =>
  when === 'sourceLeaves' || when === 'eachOfYourUpkeeps' || typeof when !== 'string' ? undefined : when;

/** "Sacrifice it at the beginning of the next end step", "when that creature dies this turn, draw a card". */
export const delayedWords = (effects: InnerEffects, later: InnerEffects): EffectWords => [
  // What stands after the moment may have targets that are chosen only then (rule 603.3d).
  ...(
    [
      ['<effects> <at>', false, effects],
      ['<at>, <effects>', true, later],
    ] as const
  ).map(([words, hasTargets, doing]) =>
    says('delayed', {
      words,
      holes: { effects: unconditional(doing), at },
      make: (values) => ({ effect: 'delayed', ...values }),
      parts(effect, { delayed = [] }) {
        const mentions = someWithin(effect.effects, (part) => delayed.some((id) => part === id));
        const isSo = hasTargets === mentions && effect.if === undefined;
        const when = isSo ? momentOf(effect) : undefined;
        return when && { effects: effect.effects, at: when };
      },
    }),
  ),
  says('delayed', {
    words: '<at>, if <condition>, <effects>',
    holes: { at, condition, effects: unconditional(later) },
    make: ({ at: when, condition: asked, effects: then }) => ({
      effect: 'delayed',
      at: when,
      if: asked,
      effects: then,
    }),
    parts(effect) {
      const [when, asked] = [momentOf(effect), effect.if];
      return when && asked && { at: when, condition: asked, effects: effect.effects };
    },
  }),
  ...WAYS.flatMap(([words, to]) =>
    [true, undefined].map((thisTurn) =>
      says('delayed', {
        words: `when <what> ${words}${thisTurn ? ' this turn' : ''}, <effects>`,
        holes: { what, effects: unconditional(later) },
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
        parts: ({ at: when, if: asked, effects: then }) =>
          typeof when === 'object' &&
          'goes' in when &&
          asked === undefined &&
          sameValue(when.to ?? [], to ?? []) &&
          when.thisTurn === thisTurn
            ? { what: when.goes, effects: moving(then, it, when.goes) }
            : undefined,
      }),
    ),
  ),
];
