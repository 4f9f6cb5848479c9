import { type Hole, type Sentence, sentence, sentenceTable, type Token, tokenize } from '@reticle/core/text';
import type { ActivatedAbility } from '../../language/ability.js';
import { type ManaCost, manaCost } from '../../language/mana.js';
import { eachCounted, reckoned } from './amounts.js';
import { condition } from './conditions.js';
import { HOST_MARK, textOf, type WordsContext } from './context.js';
import { manaCostHole } from './cost-words.js';
import { withHost } from './marks.js';

type Cheaper = NonNullable<ActivatedAbility['cheaper']>;

/** Mana by which a cost is reduced: no X. */
const less: Hole<ManaCost, unknown> = {
  read(words, context) {
    const mana = manaCostHole.read(words, context);
    return mana?.includes('X') ? undefined : mana;
  },
  print: (value, context) => manaCostHole.print(value, context),
};
const manaOf = ({ less: mana }: Cheaper): ManaCost | undefined => manaCost.safeParse(mana).data;
const ONE: ManaCost = [1];

/** By how much an ability costs less to activate (rule 601.2f). */
const SENTENCES: readonly Sentence<Cheaper, WordsContext>[] = [
  sentence({
    words: '~ costs <less> less to activate for each <each>',
    holes: { less, each: eachCounted },
    make: ({ less: mana, each }) => ({ less: mana, each }),
    parts: (value: Cheaper) => {
      const mana = manaOf(value);
      return mana && value.each !== undefined && value.if === undefined
        ? { less: mana, each: value.each }
        : undefined;
    },
  }),
  sentence({
    words: '~ costs {X} less to activate , where X is <each>',
    holes: { each: reckoned },
    make: ({ each }) => ({ less: ONE, each }),
    parts: (value: Cheaper) =>
      value.each !== undefined && value.if === undefined && manaOf(value)?.join() === '1'
        ? { each: value.each }
        : undefined,
  }),
  sentence({
    words: '~ costs <less> less to activate if <asked>',
    holes: { less, asked: condition },
    make: ({ less: mana, asked }) => ({ less: mana, if: asked }),
    parts: (value: Cheaper) => {
      const mana = manaOf(value);
      return mana && value.each === undefined && value.if !== undefined
        ? { less: mana, asked: value.if }
        : undefined;
    },
  }),
];

const TABLE = sentenceTable(
  () => SENTENCES,
  tokenize,
  ({ host }: WordsContext) => host,
);

const BEGINS = '~ costs ';
/** Whether a sentence says that an ability costs less to activate. */
export const isCheaper = (words: readonly Token[]): boolean => textOf(words).startsWith(BEGINS);

/** Reads "this ability costs {1} less to activate for each creature you control": a sentence without its full stop. */
export function readCheaper(words: readonly Token[], host: string): Cheaper | undefined {
  const read = TABLE.read(withHost(words, host), { names: [], host });
  return read.found === 'one' ? read.value : undefined;
}

/** Prints by how much an ability costs less. Returns undefined if it has no words. */
export function printCheaper(cheaper: Cheaper, host: string): string | undefined {
  const words = TABLE.print(cheaper, { names: [], host });
  return words && `${words.replaceAll(HOST_MARK, host).replace(/^~/u, 'this ability')}.`;
}
