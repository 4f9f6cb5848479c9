import { sameValue, type Hole, fixedHole } from '@reticle/core/text';
import type { EffectNamed } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import type { NamedThing, WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';
import { printThing, readThings } from '../phrases/things.js';

const isSeveral = (what: Selector, context: WordsContext): boolean => allOf.plural?.(what, context) === true;

const sameKeys = (effect: EffectNamed<'moveCards'>, wanted: Partial<EffectNamed<'moveCards'>>): boolean => {
  const { effect: _effect, what: _what, ...rest } = effect;
  return sameValue(rest, wanted);
};
type Ways = Pick<EffectNamed<'moveCards'>, 'to'> & Partial<EffectNamed<'moveCards'>>;

/**
 * A sentence "<before> <what> <after>" with how it moves. `of` says whether it can be about one object or
 * about several.
 */
interface MoveWords {
  readonly words: string;
  readonly way: Ways;
  readonly of?: 'one' | 'many';
  /** Whether it is only about a card that a trigger names where it went as it died. */
  readonly dead?: true;
}

const OUT: readonly MoveWords[] = [
  { words: "return <what> to its owner's hand", way: { to: 'hand' }, of: 'one' },
  { words: "return <what> to their owners' hands", way: { to: 'hand' }, of: 'many' },
  {
    words: "put <what> on top of their owners' libraries",
    way: { to: 'library', position: 'top' },
    of: 'many',
  },
  { words: "return <what> to their owner's hand", way: { to: 'hand' }, of: 'many' },
  { words: "put <what> on top of its owner's library", way: { to: 'library', position: 'top' }, of: 'one' },
  {
    words: "put <what> on the bottom of its owner's library",
    way: { to: 'library', position: 'bottom' },
    of: 'one',
  },
  {
    words: "return <what> to the battlefield under its owner's control",
    way: { to: 'battlefield' },
    of: 'one',
    dead: true,
  },
  {
    words: "return <what> to the battlefield tapped under its owner's control",
    way: { to: 'battlefield', tapped: true },
    of: 'one',
    dead: true,
  },
  {
    words: "shuffle <what> into its owner's library",
    way: { to: 'library', position: 'shuffled' },
    of: 'one',
  },
];

/** A card in a graveyard is mentioned with its zone. */
const mayBe = ({ of, dead }: MoveWords, what: Selector, context: WordsContext): boolean =>
  !(what === 'self' && context.zone !== undefined) &&
  (!dead || isDead(what, context)) &&
  (of === undefined ||
    (of === 'many') === (isSeveral(what, context) || (typeof what === 'object' && 'each' in what)));

/** Whether it is a card that died and is in its graveyard: named by a trigger, or the card itself. */
const isDead = (what: Selector, { names }: WordsContext): boolean =>
  what === 'self'
    ? names.some(isDeadSelf)
    : typeof what === 'object' &&
      'bound' in what &&
      what.bound === 'it' &&
      names.some((name) => name.id === 'it' && name.inGraveyard);
const isDeadSelf = ({ id, mention, inGraveyard }: NamedThing): boolean =>
  id === 'it' && mention === '~' && inGraveyard === true;

const said = (saying: MoveWords): EffectWords => [
  says('moveCards', {
    words: saying.words,
    holes: { what: allOf },
    make: ({ what }, context) =>
      mayBe(saying, what, context) ? { effect: 'moveCards', what, ...saying.way } : undefined,
    parts: (effect, context) =>
      sameKeys(effect, saying.way) && mayBe(saying, effect.what, context) ? { what: effect.what } : undefined,
  }),
  // "Its" may be resolved already: then the owner must be that of what moves.
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

const backOf = (effect: EffectNamed<'moveCards'>) =>
  (['hand', 'battlefield', 'tapped', 'mine', 'top', 'bottom'] as const).find((back) =>
    sameKeys(effect, wayBack(back)),
  );

/** "Creature cards" of your graveyard, which the sentence names after them. */
const yourCards: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const [last] = words.slice(-1);
    const lent = ['from', 'your', 'graveyard'].flatMap((text) =>
      last ? [{ ...last, text, raw: text }] : [],
    );
    const found = readThings([...words, ...lent]);
    return found?.zone === 'graveyard' && found.owner === 'self' ? found : undefined;
  },
  print(filter) {
    const words =
      filter.zone === 'graveyard' && filter.owner === 'self' ? printThing(filter, true) : undefined;
    return words?.endsWith(FROM) ? words.slice(0, -FROM.length) : undefined;
  },
};
const FROM = ' from your graveyard';

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
      const back = effect.what === 'self' ? undefined : backOf(effect);
      return back && { what: effect.what, back };
    },
  }),
  says('moveCards', {
    words: 'return all <cards> from your graveyard <back>',
    also: ['put all <cards> from your graveyard <back>'],
    holes: { cards: yourCards, back: BACK },
    make: ({ cards, back }) => ({ effect: 'moveCards', what: { each: cards }, ...wayBack(back) }),
    parts(effect) {
      const { what } = effect;
      const back = backOf(effect);
      return back && typeof what === 'object' && 'each' in what ? { cards: what.each, back } : undefined;
    },
  }),
  says('moveCards', {
    words: 'return ~ from your graveyard <back>',
    also: ['return ~ <back>'],
    holes: { back: BACK },
    make: ({ back }, { zone, names }) =>
      zone === 'graveyard' || names.some(isDeadSelf)
        ? { effect: 'moveCards', what: 'self', ...wayBack(back) }
        : undefined,
    parts(effect, { zone }) {
      const back = zone === 'graveyard' && effect.what === 'self' ? backOf(effect) : undefined;
      return back && { back };
    },
  }),
];
