import { fixedHole, type Hole } from '@reticle/core/text';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { token, type WordsContext } from './context.js';
import { withArticle } from './said.js';
import { cardNoun, readNoun } from './things.js';

/** Where looked-at cards go. */
export const pile = fixedHole([
  ['into your hand', 'hand'],
  ['into your inkwell facedown', 'inkwell'],
  ['into your inkwell facedown and exerted', 'exertedInkwell'],
  ['on the top of your deck', 'top'],
  ['on the bottom of your deck', 'bottom'],
  ['on top of your deck', 'top'],
  ['on the bottom of the deck', 'bottom'],
  ['into your discard', 'discard'],
  ['in your hand', 'hand'],
]);

/** Where the rest of them goes. */
export const rest = fixedHole([
  ['on the bottom of your deck in any order', 'bottom'],
  ['on the top of your deck in any order', 'top'],
  ['on top of your deck in any order', 'top'],
  ['into your discard', 'discard'],
  ['on the bottom of your deck', 'bottom'],
  ['on the bottom in any order', 'bottom'],
  ['on the bottom of their deck in any order', 'bottom'],
]);
/** Where the other of two cards goes. */
export const other = fixedHole([
  ['on the bottom of your deck', 'bottom'],
  ['on the top of your deck', 'top'],
  ['into your discard', 'discard'],
  ['on top of your deck', 'top'],
  ['on the bottom of the deck', 'bottom'],
  ['on the top', 'top'],
  ['on the bottom', 'bottom'],
]);
/** Which end of the deck, without any other words. */
export const side = fixedHole([
  ['the top', 'top'],
  ['the bottom', 'bottom'],
]);

const LENT = ['from', 'your', 'discard'].map(token);

/** The kind of card that is taken: "a character card", "a card". */
const kind: Hole<LorcanaCardFilter, WordsContext> = {
  read([first, ...others], context) {
    if (first?.text !== 'a' && first?.text !== 'an') return undefined;
    const found = readNoun([...others, ...LENT], false, context);
    if (!found) return undefined;
    const { zone: _zone, owner: _owner, ...of } = found;
    return of;
  },
  print(of) {
    const words = cardNoun(of);
    return words && withArticle(words);
  },
};

/** Either of two kinds: "an item card or a Pirate character card". */
export const eitherKind: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const one = kind.read(words, context);
    if (one) return one;
    const at = words.findIndex(
      ({ text }, index) => text === 'or' && ARTICLES.has(words[index + 1]?.text ?? ''),
    );
    const first = at < 0 ? undefined : kind.read(words.slice(0, at), context);
    const second = first && kind.read(words.slice(at + 1), context);
    return first && second && { anyOf: [first, second] };
  },
  print(of, context) {
    const { anyOf: [first, second, ...more] = [], ...others } = of;
    if (first && second && more.length === 0 && Object.keys(others).length === 0) {
      const words = [kind.print(first, context), kind.print(second, context)];
      if (!words.includes(undefined)) return words.join(' or ');
    }
    return kind.print(of, context);
  },
};
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** The kinds of cards that are taken: "character cards". */
export const kinds: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    if (!words.some(({ text }) => text === 'cards')) return undefined;
    const one = words.map((word) => (word.text === 'cards' ? { ...word, text: 'card' } : word));
    return kind.read([token('a'), ...one], context);
  },
  print(of, context) {
    const words = kind.print(of, context);
    return words && words.replace(/^an? /u, '').replace(/ card\b/u, ' cards');
  },
};
