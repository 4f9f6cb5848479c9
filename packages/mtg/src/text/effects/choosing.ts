import { fixedHole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type Some, filterOf, some } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';

/** What happens to permanents of yours that you choose, after "return" or "untap". */
const CHOSEN = 'picked';
const yours = ({ what }: Some): boolean => what.controller === 'self' && what.zone === undefined;

function picked(effects: readonly Effect[]): { readonly some: Some; readonly upTo: boolean } | undefined {
  const choose = effectAt(effects, 0, 'choose');
  if (!choose || effects.length !== 2 || choose.bind !== CHOSEN || choose.count === 'all') return undefined;
  const { filter = {}, count, upTo = false } = choose;
  return { some: { what: filter, ...(count === undefined ? {} : { count }) }, upTo };
}
const choosing = ({ what, count }: Some, upTo: boolean): Effect => ({
  effect: 'choose',
  ...filterOf(what),
  ...(count === undefined ? {} : { count }),
  ...(upTo ? { upTo: true as const } : {}),
  bind: CHOSEN,
});
const it = { bound: CHOSEN } as const;
const HANDS = fixedHole([
  ["its owner's hand", 'one'],
  ["their owner's hand", 'many'],
  ["their owners' hands", 'many'],
]);

/** "Return a land you control to its owner's hand", "untap up to two lands". */
export const choosingWords: EffectWords = [
  saysAll({
    words: 'return <some> to <hands>',
    holes: { some, hands: HANDS },
    make: ({ some: wanted, hands }) =>
      yours(wanted) && (hands === 'one') === (wanted.count === undefined)
        ? [choosing(wanted, false), { effect: 'moveCards', what: it, to: 'hand' }]
        : undefined,
    parts(effects) {
      const found = effectAt(effects, 1, 'moveCards')?.to === 'hand' ? picked(effects) : undefined;
      return found && !found.upTo
        ? { some: found.some, hands: found.some.count === undefined ? ('one' as const) : ('many' as const) }
        : undefined;
    },
  }),
  ...(['untap', 'tap'] as const).map((effect) =>
    saysAll({
      words: `${effect} up to <some>`,
      holes: { some },
      make: ({ some: wanted }) =>
        wanted.what.zone === undefined ? [choosing(wanted, true), { effect, what: it }] : undefined,
      parts(effects) {
        const found = effectAt(effects, 1, effect) ? picked(effects) : undefined;
        return found?.upTo ? { some: found.some } : undefined;
      },
    }),
  ),
];
