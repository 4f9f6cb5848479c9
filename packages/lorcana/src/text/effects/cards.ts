import { fixedHole, type Hole } from '@reticle/core/text';
import type { LorcanaCardFilter } from '../../language/filter.js';
import type { Selection } from '../../language/reference.js';
import type { WordsContext } from '../phrases/context.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { onTop } from '../phrases/players.js';
import { withArticle } from '../phrases/said.js';
import { readOneOf, noun } from '../phrases/things.js';
import { saysWhose, takenAs, what, withoutName, whoseZone } from '../phrases/selections.js';
import { wordsOf } from '../phrases/context.js';
import type { Token } from '@reticle/core/text';

/** Whose zone: "your", "their player's". What is selected must agree, which the sentence looks at. */
const whose: Hole<readonly Token[] | string, WordsContext> = {
  read: (words) => words,
  print: (value) => (typeof value === 'string' ? value : wordsOf(value)),
};

interface Placed {
  readonly what: Selection;
  readonly whose: readonly Token[] | string;
}

const agrees = ({ what: of, whose: by }: Placed, context: WordsContext): boolean =>
  typeof by !== 'string' && saysWhose(by, of, context);
const placed = (of: Selection, context: WordsContext): Placed => ({
  what: of,
  whose: whoseZone(of, context),
});

const exerted = fixedHole([
  ['facedown', false],
  ['facedown and exerted', true],
  ['exerted', true],
]);

/** "A character with cost 5 or less": a card of the hand that is about to be in play. */
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

/** Exerting, readying, banishing, and moving cards from zone to zone. */
export const cardWords: readonly EffectSentence[] = [
  ...(['exert', 'ready', 'banish'] as const).map((effect) =>
    says(effect, {
      words: `${effect} <what>`,
      also: [`choose and ${effect} <what>`],
      holes: { what },
      make: (values) => ({ effect, ...values }),
      parts: (made) => ({ what: made.what }),
    }),
  ),
  says('returnToHand', {
    words: 'return <what> to <whose> hand',
    also: ['return <what> to <whose> hands', 'put <what> into <whose> hand'],
    holes: { what, whose },
    make: (values, context) =>
      agrees(values, context) ? { effect: 'returnToHand', what: values.what } : undefined,
    parts: (made, context) => placed(made.what, context),
  }),
  says('putIntoInkwell', {
    words: 'put <what> into <whose> inkwell <exerted>',
    also: ['put <what> in <whose> inkwell <exerted>', 'put <what> into <whose> inkwells <exerted>'],
    holes: { what, whose, exerted },
    make: ({ exerted: isExerted, ...values }, context) =>
      agrees(values, context)
        ? { effect: 'putIntoInkwell', what: values.what, ...(isExerted ? { exerted: true } : {}) }
        : undefined,
    parts: (made, context) => ({ ...placed(made.what, context), exerted: made.exerted ?? false }),
  }),
  says('shuffleIntoDeck', {
    words: 'shuffle <what> into <whose> deck',
    also: ['shuffle <what> into <whose> decks'],
    holes: { what, whose },
    make: (values, context) =>
      agrees(values, context) ? { effect: 'shuffleIntoDeck', what: values.what } : undefined,
    parts: (made, context) => placed(made.what, context),
  }),
  says('putOnDeck', {
    words: 'put <what> on the <place> of <whose> deck',
    also: ['put <what> on <place> of <whose> deck', 'put <what> on the <place> of <whose> decks'],
    holes: { what, place: onTop, whose },
    make: ({ place, ...values }, context) =>
      agrees(values, context) ? { effect: 'putOnDeck', what: values.what, place } : undefined,
    parts: (made, context) => ({ ...placed(made.what, context), place: made.place }),
  }),
  says('playForFree', {
    words: 'play <what> for free',
    holes: { what: fromHand },
    make: (values) => ({ effect: 'playForFree', ...values }),
    parts: (made) => ({ what: made.what }),
  }),
  says('playForFree', {
    words: 'play <what> for free',
    holes: { what },
    make: (values) =>
      typeof values.what === 'string' || ('choose' in values.what && values.what.choose.zone !== 'play')
        ? { effect: 'playForFree', ...values }
        : undefined,
    parts: (made) => ({ what: made.what }),
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
