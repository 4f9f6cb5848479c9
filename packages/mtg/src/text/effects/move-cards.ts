import { fixedHole, sameValue } from '@reticle/core/text';
import type { MoveCardsEffect } from '../../language/effects/cards.js';
import type { Selector } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

const isSeveral = (what: Selector, context: WordsContext): boolean => allOf.plural?.(what, context) === true;

const sameKeys = (effect: MoveCardsEffect, wanted: Partial<MoveCardsEffect>): boolean => {
  const { effect: _effect, what: _what, ...rest } = effect;
  return sameValue(rest, wanted);
};
type Ways = Pick<MoveCardsEffect, 'to'> & Partial<MoveCardsEffect>;

/** "<before> <what> <after>", which moves it so; `one` and `many`: whether it may be one thing, or several. */
interface MoveWords {
  readonly words: string;
  readonly way: Ways;
  readonly of?: 'one' | 'many';
}

const OUT: readonly MoveWords[] = [
  { words: 'exile <what>', way: { to: 'exile' } },
  { words: "return <what> to its owner's hand", way: { to: 'hand' }, of: 'one' },
  { words: "return <what> to their owners' hands", way: { to: 'hand' }, of: 'many' },
  { words: "put <what> on top of its owner's library", way: { to: 'library', position: 'top' }, of: 'one' },
  {
    words: "put <what> on the bottom of its owner's library",
    way: { to: 'library', position: 'bottom' },
    of: 'one',
  },
  {
    words: "shuffle <what> into its owner's library",
    way: { to: 'library', position: 'shuffled' },
    of: 'one',
  },
];

/** A card in a graveyard is spoken of with its zone. */
const mayBe = ({ of }: MoveWords, what: Selector, context: WordsContext): boolean =>
  !(what === 'self' && context.zone !== undefined) &&
  (of === undefined ||
    (of === 'many') === (isSeveral(what, context) || (typeof what === 'object' && 'each' in what)));

const said = (saying: MoveWords): EffectWords => [
  says('moveCards', {
    words: saying.words,
    holes: { what: allOf },
    make: ({ what }, context) =>
      mayBe(saying, what, context) ? { effect: 'moveCards', what, ...saying.way } : undefined,
    parts: (effect, context) =>
      sameKeys(effect, saying.way) && mayBe(saying, effect.what, context) ? { what: effect.what } : undefined,
  }),
  // "Its" may have been told apart already: the owner must be that of what moves.
  ...(saying.words.includes(' its ')
    ? [
        says('moveCards', {
          words: saying.words.replace(' its owner', " <whose>'s owner"),
          holes: { what: allOf, whose: allOf },
          make: ({ what, whose }, context) =>
            sameValue(what, whose) && mayBe(saying, what, context)
              ? { effect: 'moveCards', what, ...saying.way }
              : undefined,
          parts: () => undefined,
        }),
      ]
    : []),
];

const BACK = fixedHole([
  ['to your hand', 'hand'],
  ['to the battlefield', 'battlefield'],
  ['to the battlefield tapped', 'tapped'],
  ['onto the battlefield', 'battlefield'],
  ['to the battlefield under your control', 'mine'],
  ['onto the battlefield under your control', 'mine'],
  ['on top of your library', 'top'],
  ["on top of its owner's library", 'top'],
  ['on the bottom of your library', 'bottom'],
  ["on the bottom of its owner's library", 'bottom'],
]);

const WAYS_BACK = {
  hand: { to: 'hand' },
  battlefield: { to: 'battlefield' },
  tapped: { to: 'battlefield', tapped: true },
  mine: { to: 'battlefield', under: 'you' },
  top: { to: 'library', position: 'top' },
  bottom: { to: 'library', position: 'bottom' },
} as const satisfies Readonly<Record<string, Ways>>;
type Back = keyof typeof WAYS_BACK;

const wayBack = (back: Back): Ways => WAYS_BACK[back];

const backOf = (effect: MoveCardsEffect) =>
  (['hand', 'battlefield', 'tapped', 'mine', 'top', 'bottom'] as const).find((back) =>
    sameKeys(effect, wayBack(back)),
  );

/** "Exile target creature", "return ~ to its owner's hand", "return target creature card from your graveyard to your hand". */
export const moveCardsWords: EffectWords = [
  ...OUT.flatMap(said),
  says('moveCards', {
    words: 'return <what> <back>',
    also: ['put <what> <back>'],
    holes: { what: allOf, back: BACK },
    make: ({ what, back }, { names }) =>
      typeof what === 'object' &&
      'bound' in what &&
      names.some(({ id, inGraveyard }) => id === what.bound && inGraveyard)
        ? { effect: 'moveCards', what, ...wayBack(back) }
        : undefined,
    parts(effect) {
      const back = backOf(effect);
      return back && { what: effect.what, back };
    },
  }),
  says('moveCards', {
    words: 'return ~ from your graveyard <back>',
    holes: { back: BACK },
    make: ({ back }, { zone }) =>
      zone === 'graveyard' ? { effect: 'moveCards', what: 'self', ...wayBack(back) } : undefined,
    parts(effect, { zone }) {
      const back = zone === 'graveyard' && effect.what === 'self' ? backOf(effect) : undefined;
      return back && { back };
    },
  }),
];
