import { type Hole, type Sentence, type Token, sentence } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import { type MtgKeyword, costsOfKeyword, keywordsNamed } from '../../language/keyword.js';
import type { AbilityAmount } from '../../language/selector.js';
import { eachCounted, reckoned } from './amounts.js';
import { condition } from './conditions.js';
import type { WordsContext } from './context.js';
import { manaCostHole } from './cost-words.js';
import { printThing, readThing } from './things.js';

const NAMELESS: WordsContext = { names: [], host: '' };

/** Returns the same hole without names to refer to. */
const nameless = <Value>(hole: Hole<Value, WordsContext>): Hole<Value, unknown> => ({
  read: (words) => hole.read(words, NAMELESS),
  print: (value) => hole.print(value, NAMELESS),
});
const each: Hole<AbilityAmount, unknown> = nameless(eachCounted);
const amount: Hole<AbilityAmount, unknown> = nameless(reckoned);
const asked: Hole<Condition, unknown> = nameless(condition);

/** Reads "artifact and enchantment spells": one or the other. */
function readSpells(words: readonly Token[]): QualityFilter | undefined {
  const either = words.map((word) => (word.text === 'and' ? { ...word, text: 'or', raw: 'or' } : word));
  const { zone, ...what } = readThing(either, true) ?? {};
  return zone === 'stack' && what.controller === undefined && what.owner === undefined
    ? qualityFilter.safeParse(what).data
    : undefined;
}
const printSpells = (spells: QualityFilter): string | undefined =>
  printThing({ zone: 'stack', ...spells }, true)?.replaceAll(' or ', ' and ');

/** "Red spells", "Elf spells and Druid spells". */
const spells: Hole<QualityFilter, unknown> = {
  read(words) {
    const at = words.findIndex(({ text }, index) => text === 'and' && words[index - 1]?.text === 'spells');
    if (at < 0) return readSpells(words);
    const [one, two] = [readSpells(words.slice(0, at)), readSpells(words.slice(at + 1))];
    return one && two && { anyOf: [one, two] };
  },
  print({ anyOf, ...rest }) {
    const [one, two, ...others] = anyOf ?? [];
    if (Object.keys(rest).length > 0 || !one || !two || others.length > 0)
      return printSpells({ ...(anyOf ? { anyOf } : {}), ...rest });
    const words = [printSpells(one), printSpells(two)];
    return words.includes(undefined) ? undefined : words.join(' and ');
  },
};

const WHOSE = [
  ['you', ' you cast'],
  ['opponent', ' your opponents cast'],
  ['any', ''],
] as const;
const WAYS = ['less', 'more'] as const;

const ofOthers = WHOSE.flatMap(([who, whose]) =>
  WAYS.map((way): Sentence<MtgKeyword, unknown> =>
    sentence({
      words: `<spells>${whose} cost <mana> ${way} to cast`,
      holes: { spells, mana: manaCostHole },
      make: ({ spells: some, mana }): MtgKeyword => ({
        keyword: 'spellsCost',
        spells: some,
        who,
        [way]: mana,
      }),
      parts(keyword) {
        const [found] = keywordsNamed([keyword], 'spellsCost');
        const mana = found?.[way];
        return found?.who === who && mana ? { spells: found.spells, mana } : undefined;
      },
    }),
  ),
);

/** Returns what a card says about its own cost, if it changes it in that direction. */
const own = (keyword: MtgKeyword, way: (typeof WAYS)[number]) => {
  const [found] = keywordsNamed([keyword], 'thisCosts');
  const mana = found?.[way];
  return found && mana ? { mana, each: found.each, asked: found.if } : undefined;
};

const ofItself = WAYS.flatMap((way): readonly Sentence<MtgKeyword, unknown>[] => [
  sentence({
    words: `~ costs <mana> ${way} to cast for each <each>`,
    holes: { mana: manaCostHole, each },
    make: ({ mana, each: times }): MtgKeyword => ({ keyword: 'thisCosts', [way]: mana, each: times }),
    parts(keyword) {
      const found = own(keyword, way);
      return found?.each !== undefined && found.asked === undefined
        ? { mana: found.mana, each: found.each }
        : undefined;
    },
  }),
  sentence({
    words: `~ costs {X} ${way} to cast, where X is <amount>`,
    holes: { amount },
    make: ({ amount: times }): MtgKeyword => ({ keyword: 'thisCosts', [way]: [1], each: times }),
    parts(keyword) {
      const found = own(keyword, way);
      const isOne = found?.mana.length === 1 && found.mana[0] === 1 && found.asked === undefined;
      return isOne && found.each !== undefined ? { amount: found.each } : undefined;
    },
  }),
  sentence({
    words: `~ costs <mana> ${way} to cast if <asked>`,
    also: [`if <asked>, ~ costs <mana> ${way} to cast`],
    holes: { mana: manaCostHole, asked },
    make: ({ mana, asked: holds }): MtgKeyword => ({ keyword: 'thisCosts', [way]: mana, if: holds }),
    parts(keyword) {
      const found = own(keyword, way);
      return found?.asked && found.each === undefined ? { mana: found.mana, asked: found.asked } : undefined;
    },
  }),
]);

const strive: Sentence<MtgKeyword, unknown> = sentence({
  words: '~ costs <mana> more to cast for each target beyond the first',
  holes: { mana: manaCostHole },
  make: ({ mana }): MtgKeyword => ({ keyword: 'strive', costs: [{ cost: 'mana', mana }] }),
  parts(keyword) {
    const [only, ...others] = costsOfKeyword([keyword], 'strive');
    return only?.cost === 'mana' && others.length === 0 ? { mana: only.mana } : undefined;
  },
});

/** The sentences that make spells cost more or less (rule 601.2f), without their full stop. */
export const COST_CHANGES: readonly Sentence<MtgKeyword, unknown>[] = [...ofOthers, ...ofItself, strive];
