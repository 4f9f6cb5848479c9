import {
  adjective,
  head,
  type Hole,
  type Lexicon,
  phraseGrammar,
  phraseHole,
  tail,
  targetPhrase,
} from '@reticle/core/text';
import * as z from 'zod';
import { type CardFilter, filter } from './words.js';

// The words of the game. Everything is declared once, and both read and printed.

const lexicon = (anchor: string): Lexicon => ({
  anchor: { one: anchor, many: anchor },
  kinds: ['card'],
  adding: {},
  required: { card: ['zone'] },
  entries: [
    adjective('other', { excludeSelf: true }, `${anchor} other candle you control`),
    head('candle', { zone: 'play' }, `${anchor} candle`),
    tail('you control', { controller: 'self' }, `${anchor} candle you control`),
    tail('an opponent controls', { controller: 'opponent' }, `${anchor} candle an opponent controls`),
  ],
  vocabularies: {},
});
const targets = phraseHole(phraseGrammar(lexicon('target')));
const anyCandle = phraseHole(phraseGrammar(lexicon('any')));

const textOf = (words: readonly { readonly text: string }[]): string =>
  words.map(({ text }) => text).join(' ');

/** What an effect is done to: what is chosen, or a name. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['this candle', 'it'],
  ['that candle', 'card'],
]);
export const whatSchema = z.union([z.string(), targetPhrase]);
export const what: Hole<z.infer<typeof whatSchema>, undefined> = {
  read: (words, context) => targets.read(words, context) ?? NAMES.get(textOf(words)),
  print: (thing, context) =>
    typeof thing === 'string'
      ? [...NAMES].find(([, name]) => name === thing)?.[0]
      : targets.print(thing, context),
};

/** Which candles an ability watches, or changes. */
export type Which = 'self' | CardFilter;
export const whichSchema = z.union([z.literal('self'), filter]);
export const which: Hole<Which, undefined> = {
  read: (words, context) =>
    whichSchema.safeParse(
      textOf(words) === 'this candle' ? 'self' : anyCandle.read(words, context)?.accepts[0]?.filter,
    ).data,
  print: (candles, context) =>
    candles === 'self'
      ? 'this candle'
      : anyCandle.print({ accepts: [{ kind: 'card', filter: candles }], min: 1, max: 1 }, context),
};
