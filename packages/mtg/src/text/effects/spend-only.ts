import type { Hole, Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { AddManaEffect } from '../../language/effects/players.js';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, effectAt, says } from '../phrases/effect-words.js';
import { printThing, readThing, readThings } from '../phrases/things.js';

type Uses = NonNullable<AddManaEffect['spendOnly']>;
type SpentOn = Uses[number];

/** "Creature spells", "a Goblin spell". */
function readSpells(words: readonly Token[]): QualityFilter | undefined {
  const isOne = words[0]?.text === 'a' || words[0]?.text === 'an';
  const { zone, ...of } = readThing(isOne ? words.slice(1) : words, !isOne) ?? {};
  return zone === 'stack' && of.controller === undefined && of.owner === undefined
    ? qualityFilter.safeParse(of).data
    : undefined;
}

/** "Artifacts": whose abilities are meant. */
function readSources(words: readonly Token[]): QualityFilter | undefined {
  const { zone, ...of } = readThings(words) ?? {};
  return zone === undefined && Object.keys(of).length > 0 ? qualityFilter.safeParse(of).data : undefined;
}

const ABILITIES_OF = ['activate', 'abilities', 'of'] as const;

function readUse(words: readonly Token[]): SpentOn | undefined {
  if (words[0]?.text === 'cast') {
    const of = readSpells(words.slice(1));
    return of && { spentTo: 'cast', of };
  }
  const activates = ABILITIES_OF.every((text, at) => words[at]?.text === text);
  const of = activates ? readSources(words.slice(ABILITIES_OF.length)) : undefined;
  return of && { spentTo: 'activate', of };
}

function printUse({ spentTo, of }: SpentOn): string | undefined {
  const words = printThing(spentTo === 'cast' ? { zone: 'stack', ...of } : of, true);
  return words && `${spentTo === 'cast' ? 'cast' : ABILITIES_OF.join(' ')} ${words}`;
}

/** "Cast artifact spells or activate abilities of artifacts". */
const uses: Hole<Uses, unknown> = {
  read(words) {
    const at = words.findIndex(({ text }, index) => text === 'or' && words[index + 1]?.text === 'activate');
    const parts = at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)];
    const read = parts.flatMap((part) => readUse(part) ?? []);
    return read.length === parts.length ? read : undefined;
  },
  print(value) {
    const words = value.flatMap((use) => printUse(use) ?? []);
    return words.length === value.length ? words.join(' or ') : undefined;
  },
};

/** "Add {C}{C}. Spend this mana only to cast artifact spells" (rule 106.6). */
export const spendOnlyWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('addMana', {
    words: '<effects>. spend this mana only to <uses>',
    holes: { effects, uses },
    make({ effects: added, uses: only }) {
      const mana = added.length === 1 ? effectAt(added, 0, 'addMana') : undefined;
      return mana && mana.spendOnly === undefined ? { ...mana, spendOnly: only } : undefined;
    },
    parts: ({ spendOnly, ...mana }) => spendOnly && { effects: [mana], uses: spendOnly },
  }),
];
