import { fixedHole, sameValue, type Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/schema.js';
import type { LorcanaCardFilter, Selection } from '../../language/filter.js';
import type { WordsContext } from '../phrases/context.js';
import { says, saysAll, type EffectSentence } from '../phrases/effect-words.js';
import { onTop, who } from '../phrases/players.js';
import { top } from './deck.js';
import { withArticle } from '../phrases/said.js';
import { readOneOf, noun, nouns } from '../phrases/things.js';
import { readChosen, saysWhose, takenAs, what, withoutName, whoseZone } from '../phrases/selections.js';
import { wordsOf } from '../phrases/context.js';
import type { Token } from '@reticle/core/text';

/** Whose zone it is: "your", "their player's". It must agree with the selection, which the sentence checks. */
const whose: Hole<readonly Token[] | string, WordsContext> = {
  read: (words) => words,
  print: (value) => (typeof value === 'string' ? value : wordsOf(value)),
};

interface SelectionAndZone {
  readonly what: Selection;
  readonly whose: readonly Token[] | string;
}

const agrees = ({ what: of, whose: by }: SelectionAndZone, context: WordsContext): boolean =>
  typeof by !== 'string' && saysWhose(by, of, context);
const withZone = (of: Selection, context: WordsContext): SelectionAndZone => ({
  what: of,
  whose: whoseZone(of, context),
});

const exerted = fixedHole([
  ['facedown', false],
  ['facedown and exerted', true],
  ['exerted', true],
]);

/** A card of the hand that is about to be in play: "a character with cost 5 or less". */
const fromHand: Hole<Selection, WordsContext> = {
  read(words, context) {
    const found = readOneOf(words, context);
    if (!found || found.controller !== undefined || found.owner !== undefined) return undefined;
    return found.zone === 'play' ? { choose: { ...found, zone: 'hand', owner: 'self' } } : undefined;
  },
  print(value) {
    if (typeof value === 'string' || !('choose' in value) || value.choose.zone !== 'hand') return undefined;
    const { owner, ...rest } = value.choose;
    const filter: LorcanaCardFilter = { ...rest, zone: 'play' };
    const one = owner === 'self' && value.count === undefined && !value.by ? noun(filter) : undefined;
    return one && withArticle(one);
  },
};

/** Whether a card may be played: a card that is known, or one in a zone from which it can be played. */
const isElsewhere = (of: Selection): boolean =>
  typeof of === 'string' || ('choose' in of && of.choose.zone !== 'play');
/** Whether a card is played for free without anything else. */
const isPlainPlay = ({
  exerted: tired,
  afterwards,
  who: by,
}: Extract<Effect, { readonly effect: 'playForFree' }>): boolean =>
  !tired && afterwards === undefined && by === undefined;
const isTop = (of: Selection): boolean => typeof of !== 'string' && 'top' in of && of.who === undefined;

/** What each opponent or each player chooses: "one of their characters". */
const theirsBy = (by: 'opponent' | 'eachPlayer'): Hole<Selection, WordsContext> => ({
  read(words, context) {
    // "Of your choice" means that you choose, not they.
    if (wordsOf(words).endsWith(' of your choice')) return undefined;
    const chosen = readChosen(words, context, 'them');
    return chosen && { ...chosen, by };
  },
  print(value) {
    if (typeof value === 'string' || !('choose' in value) || value.by !== by) return undefined;
    const { controller, ...rest } = value.choose;
    const one = controller === 'role.chooser' && value.count === undefined && !value.upTo;
    const many = one ? nouns(rest) : undefined;
    return many && `one of their ${many}`;
  },
});

const THEY = [
  ['each opponent', theirsBy('opponent')],
  ['each player', theirsBy('eachPlayer')],
] as const;

/** Builds the sentences for what each opponent or each player does to a thing of theirs that they choose. */
const byThem = (
  words: string,
  also: readonly string[],
  make: (of: Selection) => Effect,
): readonly EffectSentence[] =>
  THEY.map(([they, theirs]) =>
    saysAll<{ readonly theirs: Selection }>({
      words: `${they} ${words}`,
      also: also.map((other) => `${they} ${other}`),
      holes: { theirs },
      make: (values) => [make(values.theirs)],
      parts: ([one, ...more]) =>
        one && more.length === 0 && 'what' in one && sameValue(make(one.what), one)
          ? { theirs: one.what }
          : undefined,
    }),
  );

/** A card of the discard that is about to be in play: "a character with cost 5 or less from your discard". */
const fromDiscard: Hole<Selection, WordsContext> = {
  read(words, context) {
    if (!wordsOf(words).endsWith(' from your discard')) return undefined;
    const found = fromHand.read(words.slice(0, -3), context);
    return found !== undefined && typeof found !== 'string' && 'choose' in found
      ? { choose: { ...found.choose, zone: 'discard' } }
      : undefined;
  },
  print(value, context) {
    if (typeof value === 'string' || !('choose' in value) || value.choose.zone !== 'discard')
      return undefined;
    const words = fromHand.print({ ...value, choose: { ...value.choose, zone: 'hand' } }, context);
    return words && `${words} from your discard`;
  },
};

/** A card of the discard, in any wording. */
const inDiscard: Hole<Selection, WordsContext> = {
  read(words, context) {
    const found = fromDiscard.read(words, context) ?? what.read(words, context);
    const isThere = found !== undefined && typeof found !== 'string' && 'choose' in found;
    return isThere && found.choose.zone === 'discard' ? found : undefined;
  },
  print: (value, context) => fromDiscard.print(value, context) ?? what.print(value, context),
};

/** The amounts of damage in sentences in which others choose. */
const DAMAGES = [1, 2, 3, 4, 5] as const;

/** The meaning of "a location" to which several characters move. */
const LOCATION: LorcanaCardFilter = { type: 'location', zone: 'play' };

/** The words for exerting, readying, banishing, and moving cards between zones. */
export const cardWords: readonly EffectSentence[] = [
  ...(['exert', 'ready', 'banish'] as const).map((effect) =>
    says(effect, {
      words: `${effect} <what>`,
      also: [`choose and ${effect} <what>`, ...(effect === 'exert' ? ['{E} <what>'] : [])],
      holes: { what },
      make: (values) => ({ effect, ...values }),
      parts: (made) => ({ what: made.what }),
    }),
  ),
  ...byThem('chooses and banishes <theirs>', ['chooses <theirs> and banishes them'], (of) => ({
    effect: 'banish',
    what: of,
  })),
  ...byThem('chooses and exerts <theirs>', ['chooses <theirs> and exerts them'], (of) => ({
    effect: 'exert',
    what: of,
  })),
  ...byThem(
    'chooses <theirs> and returns that card to their hand',
    ['chooses <theirs> and returns them to their hand'],
    (of) => ({ effect: 'returnToHand', what: of }),
  ),
  ...byThem('chooses <theirs> and puts that card on the bottom of their deck', [], (of) => ({
    effect: 'putOnDeck',
    what: of,
    place: 'bottom',
  })),
  ...byThem(
    'chooses <theirs> and puts them into their inkwell facedown',
    ['chooses <theirs> and puts that card into their inkwell facedown'],
    (of) => ({ effect: 'putIntoInkwell', what: of }),
  ),
  ...byThem(
    'chooses <theirs> and puts them into their inkwell facedown and exerted',
    ['chooses <theirs> and puts that card into their inkwell facedown and exerted'],
    (of) => ({ effect: 'putIntoInkwell', what: of, exerted: true }),
  ),
  ...DAMAGES.flatMap((amount) =>
    byThem(`chooses <theirs> and deals ${amount} damage to them`, [], (of) => ({
      effect: 'dealDamage',
      what: of,
      amount,
    })),
  ),
  says('returnToHand', {
    words: 'return <what> to <whose> hand',
    also: [
      'return <what> to <whose> hands',
      'return <what> into <whose> hand',
      'put <what> into <whose> hand',
    ],
    holes: { what, whose },
    make: (values, context) =>
      agrees(values, context) ? { effect: 'returnToHand', what: values.what } : undefined,
    parts: (made, context) => withZone(made.what, context),
  }),
  says('putIntoInkwell', {
    words: '<who> puts|put <amount> of their deck into their inkwell <exerted>',
    holes: { who, amount: top, exerted },
    make: (values) => ({
      effect: 'putIntoInkwell',
      what: { top: values.amount, who: values.who },
      ...(values.exerted ? { exerted: true } : {}),
    }),
    parts({ what: of, exerted: isExerted = false }) {
      if (typeof of === 'string' || !('top' in of) || of.as !== undefined) return undefined;
      return of.who !== undefined && typeof of.top === 'number'
        ? { who: of.who, amount: of.top, exerted: isExerted }
        : undefined;
    },
  }),
  says('putIntoInkwell', {
    words: 'put <what> into <whose> inkwell <exerted>',
    also: ['put <what> in <whose> inkwell <exerted>', 'put <what> into <whose> inkwells <exerted>'],
    holes: { what, whose, exerted },
    make: ({ exerted: isExerted, ...values }, context) =>
      agrees(values, context)
        ? { effect: 'putIntoInkwell', what: values.what, ...(isExerted ? { exerted: true } : {}) }
        : undefined,
    parts: (made, context) => ({ ...withZone(made.what, context), exerted: made.exerted ?? false }),
  }),
  says('shuffleIntoDeck', {
    words: 'shuffle <what> into <whose> deck',
    also: ['shuffle <what> into <whose> decks'],
    holes: { what, whose },
    make: (values, context) =>
      agrees(values, context) ? { effect: 'shuffleIntoDeck', what: values.what } : undefined,
    parts: (made, context) => withZone(made.what, context),
  }),
  says('putOnDeck', {
    words: 'put <what> on the <place> of <whose> deck',
    also: [
      'put <what> on <place> of <whose> deck',
      'put <what> on the <place> of <whose> decks',
      'put <what> on the <place> of <whose> deck in any order',
      'put <what> on the <place> of <whose> decks in any order',
    ],
    holes: { what, place: onTop, whose },
    make: ({ place, ...values }, context) =>
      agrees(values, context) ? { effect: 'putOnDeck', what: values.what, place } : undefined,
    parts: (made, context) => ({ ...withZone(made.what, context), place: made.place }),
  }),
  says('playForFree', {
    words: 'play <what> for free',
    holes: { what: fromHand },
    make: (values) => ({ effect: 'playForFree', ...values }),
    parts: (made) => (isPlainPlay(made) ? { what: made.what } : undefined),
  }),
  says('playForFree', {
    words: 'play <what> for free',
    holes: { what: fromDiscard },
    make: (values) => ({ effect: 'playForFree', ...values }),
    parts: (made) => (isPlainPlay(made) ? { what: made.what } : undefined),
  }),
  says('playForFree', {
    words: 'play <what> for free',
    holes: { what },
    make: (values) => (isElsewhere(values.what) ? { effect: 'playForFree', ...values } : undefined),
    parts: (made) => (isPlainPlay(made) ? { what: made.what } : undefined),
  }),
  ...(['', ' they enter play exerted', ' it enters play exerted', ' she enters play exerted'] as const).map(
    (how) =>
      says('playForFree', {
        words: how === '' ? 'play <what> for free, exerted' : `play <what> for free and${how}`,
        holes: { what },
        make: (values) =>
          isElsewhere(values.what) ? { effect: 'playForFree', ...values, exerted: true } : undefined,
        parts: (made) =>
          made.exerted && isPlainPlay({ ...made, exerted: false }) ? { what: made.what } : undefined,
      }),
  ),
  says('playForFree', {
    words: 'play <what> for free, then put it on the bottom of your deck instead of into your discard',
    also: [
      'play <what> for free, then put that card on the bottom of your deck instead of into your discard',
      'play <what> for free, then put that action card on the bottom of your deck instead of into your discard',
    ],
    holes: { what: inDiscard },
    make: (values) => ({ effect: 'playForFree', ...values, afterwards: 'bottom' }),
    parts: (made) =>
      made.afterwards === 'bottom' && isPlainPlay({ ...made, afterwards: undefined })
        ? { what: made.what }
        : undefined,
  }),
  says('playForFree', {
    words:
      'play that song again from your discard for free. if you do, put that card on the bottom of your deck instead of into your discard',
    holes: {},
    make: () => ({ effect: 'playForFree', what: 'song', afterwards: 'bottom' }),
    parts: (made) =>
      made.what === 'song' && made.afterwards === 'bottom' && isPlainPlay({ ...made, afterwards: undefined })
        ? {}
        : undefined,
  }),
  says('reveal', {
    words: 'reveal <what>',
    holes: { what },
    make: (values) => (isTop(values.what) ? { effect: 'reveal', ...values } : undefined),
    parts: (made) => ({ what: made.what }),
  }),
  says('putUnder', {
    words: 'put <what> facedown under <under>',
    also: ['put <what> under <under> facedown'],
    holes: { what, under: what },
    make: (values) => ({
      effect: 'putUnder',
      what: takenAs(values.what, 'moved'),
      under: takenAs(values.under, 'above'),
    }),
    parts(made) {
      const [moved, above] = [withoutName(made.what, 'moved'), withoutName(made.under, 'above')];
      return moved === undefined || above === undefined ? undefined : { what: moved, under: above };
    },
  }),
  says('moveToLocation', {
    words: 'move <what> to the same location for free',
    holes: { what },
    make: (values) => ({
      effect: 'moveToLocation',
      what: takenAs(values.what, 'moved'),
      to: { choose: LOCATION, as: 'place' },
    }),
    parts: () => undefined,
  }),
  says('moveToLocation', {
    words: 'move <what> to <to> for free',
    holes: { what, to: what },
    make: (values) => ({
      effect: 'moveToLocation',
      what: takenAs(values.what, 'moved'),
      to: takenAs(values.to, 'place'),
    }),
    parts(made) {
      const moved = withoutName(made.what, 'moved');
      const place = withoutName(made.to, 'place');
      return moved === undefined || place === undefined ? undefined : { what: moved, to: place };
    },
  }),
];
