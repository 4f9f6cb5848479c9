import { type Hole, numberOf, type Token } from '@reticle/core/text';
import type { Discard } from '../../language/effects/families.js';
import type { LorcanaCardFilter, Selection } from '../../language/filter.js';
import { countOf } from './amounts.js';
import { token, wordsOf, type WordsContext } from './context.js';
import { withArticle } from './said.js';
import { what } from './selections.js';
import { cardNoun, noun, readNoun, readOneOf } from './things.js';

/** "The top card", "the top 4 cards". */
export const topCards: Hole<number, WordsContext> = {
  read(words) {
    const text = wordsOf(words);
    if (text === 'the top card') return 1;
    const count = numberOf(words[2]?.text ?? '');
    return typeof count === 'number' && count > 1 && text === `the top ${words[2]?.text} cards`
      ? count
      : undefined;
  },
  print: (count) => (count === 1 ? 'the top card' : `the top ${count} cards`),
};

type Cards = Pick<Discard, 'amount' | 'of'>;
const LENT = ['from', 'your', 'discard'].map(token);

/**
 * Whether words end in "of your choice". They are about another player's hand and are not read here, since the player
 * who discards chooses (7.3.4).
 */
const isOfYourChoice = (words: readonly Token[]): boolean => wordsOf(words).endsWith(' of your choice');

/** "A card", "2 cards", "an action card". */
export const someCards: Hole<Cards, WordsContext> = {
  read([first, ...rest], context) {
    if (isOfYourChoice(rest)) return undefined;
    const plainly = countOf('card').read(first ? [first, ...rest] : rest, context);
    if (plainly !== undefined) return { amount: plainly };
    const count = first?.text === 'a' || first?.text === 'an' ? 1 : numberOf(first?.text ?? '');
    if (typeof count !== 'number') return undefined;
    if (count > 1 && !rest.some(({ text }) => text === 'cards')) return undefined;
    const singular = rest.map((word) =>
      count > 1 && word.text === 'cards' ? { ...word, text: 'card' } : word,
    );
    const found = readNoun([...singular, ...LENT], false, context);
    if (!found) return undefined;
    const { zone: _zone, owner: _owner, ...of } = found;
    return { amount: count, of };
  },
  print({ amount, of }, context) {
    if (typeof amount !== 'number') return undefined;
    if (of === undefined) return countOf('card').print(amount, context);
    const one = cardNoun(of);
    if (one === undefined) return undefined;
    return amount === 1 ? withArticle(one) : `${amount} ${one.replace(/ card\b/u, ' cards')}`;
  },
};

/** A card of the hand that is about to be in play: "a character with cost 5 or less". */
export const inHand: Hole<Selection, WordsContext> = {
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

/** A card of the discard that is about to be in play: "a character with cost 5 or less from your discard". */
const fromDiscard: Hole<Selection, WordsContext> = {
  read(words, context) {
    if (!wordsOf(words).endsWith(' from your discard')) return undefined;
    const found = inHand.read(words.slice(0, -3), context);
    return found !== undefined && typeof found !== 'string' && 'choose' in found
      ? { choose: { ...found.choose, zone: 'discard' } }
      : undefined;
  },
  print(value, context) {
    if (typeof value === 'string' || !('choose' in value) || value.choose.zone !== 'discard')
      return undefined;
    const words = inHand.print({ ...value, choose: { ...value.choose, zone: 'hand' } }, context);
    return words && `${words} from your discard`;
  },
};

/** A card of the discard, in any wording. */
export const inDiscard: Hole<Selection, WordsContext> = {
  read(words, context) {
    const found = fromDiscard.read(words, context) ?? what.read(words, context);
    const isThere = found !== undefined && typeof found !== 'string' && 'choose' in found;
    return isThere && found.choose.zone === 'discard' ? found : undefined;
  },
  print: (value, context) => fromDiscard.print(value, context) ?? what.print(value, context),
};

/** "An additional card", "2 additional cards". */
export const additional: Hole<number, WordsContext> = {
  read(words) {
    const text = wordsOf(words);
    if (text === 'an additional card') return 1;
    const count = numberOf(words[0]?.text ?? '');
    return typeof count === 'number' && text === `${words[0]?.text} additional cards` ? count : undefined;
  },
  print: (count) => (count === 1 ? 'an additional card' : `${count} additional cards`),
};
