import {
  fixedHole,
  type Hole,
  holeRule,
  type HoleTypes,
  sameValue,
  standsAt,
  type Token,
} from '@reticle/core/text';
import type { Change } from '../../language/change.js';
import type { AbilityCost } from '../../language/cost.js';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import { MANA_TYPES } from '../../language/mana.js';
import type { Selector } from '../../language/selector.js';
import { BASIC_LAND_TYPES, COLORS } from '../../language/vocabulary.js';
import { colorsOf } from '../phrases/bodies.js';
import { formOf, formWords } from '../phrases/change-clauses.js';
import type { WordsContext } from '../phrases/context.js';
import { COST_PATTERNS, manaCostHole } from '../phrases/cost-words.js';
import { keywordList, listWords } from '../phrases/keywords.js';
import { anyOne, things } from '../phrases/selectors.js';
import { printLimits, readLimits } from '../phrases/timing.js';
import {
  printThing,
  printUnion,
  readOneThing,
  readThing,
  readThings,
  readUnion,
  withArticle,
} from '../phrases/things.js';

export type StateHole<Value> = Hole<Value, WordsContext>;

const AND_OR = ' and/or ';

/** "Walls", "creatures with flying", "Walls and/or creatures with flying". */
export const quality: StateHole<QualityFilter> = {
  read(words) {
    const at = words.findIndex(({ text }) => text === AND_OR.trim());
    const sides = at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)];
    const all = sides.flatMap((side) => qualityFilter.safeParse(readThings(side)).data ?? []);
    if (all.length < sides.length) return undefined;
    return at < 0 ? all[0] : { anyOf: all };
  },
  print(value) {
    const { anyOf: either = [], ...rest } = value;
    const whole = printThing(value, true);
    if (whole !== undefined || Object.keys(rest).length > 0) return whole;
    const words = either.flatMap((one) => printThing(one, true) ?? []);
    return either.length === 2 && words.length === 2 ? words.join(AND_OR) : undefined;
  },
};

/** The same for creatures. The data leave out that they are creatures. */
export const creatures: StateHole<QualityFilter> = {
  read(words, context) {
    const { type, ...rest } = quality.read(words, context) ?? {};
    return type === 'creature' && Object.keys(rest).length > 0 ? rest : undefined;
  },
  print: (value, context) => quality.print({ type: 'creature', ...value }, context),
};

/** "An Island". */
export const oneQuality: StateHole<QualityFilter> = {
  read: (words) => qualityFilter.safeParse(readOneThing(words)).data,
  print(value) {
    const words = printThing(value, false);
    return words && withArticle(words);
  },
};

const NAMELESS: WordsContext = { names: [], host: '' };
const MOVING: ReadonlySet<AbilityCost['cost']> = new Set([
  'sacrifice',
  'discard',
  'exile',
  'return',
  'life',
  'putCounters',
  'tapOthers',
]);

/** "Sacrifice a creature": a cost that isn't mana. */
const cost: StateHole<AbilityCost> = {
  read(words) {
    const found = COST_PATTERNS.read(words, NAMELESS);
    return found.found === 'one' && MOVING.has(found.value.cost) ? found.value : undefined;
  },
  print: (value) => (MOVING.has(value.cost) ? COST_PATTERNS.print(value, NAMELESS) : undefined),
};

/** Such a cost, or mana: "pay {5}". */
const anyCost: StateHole<AbilityCost> = {
  read(words, context) {
    const [first, ...rest] = words;
    const mana = first?.text === 'pay' ? COST_PATTERNS.read(rest, NAMELESS) : undefined;
    if (mana?.found === 'one' && mana.value.cost === 'mana') return mana.value;
    return cost.read(words, context);
  },
  print(value, context) {
    const words = value.cost === 'mana' ? COST_PATTERNS.print(value, NAMELESS) : undefined;
    return words === undefined ? cost.print(value, context) : `pay ${words}`;
  },
};

const ONLY: Token = { text: 'activate', raw: 'activate', start: 0, end: 0, capital: false, depth: 0 };

/** "Only during combat", "only if you control a Forest": when a spell can be cast. */
const castLimits: StateHole<MtgKeyword> = {
  read(words) {
    const { timing, perTurn, onlyIf } = readLimits([ONLY, ...words], '') ?? {};
    const { turn, during, sorcery } = timing ?? {};
    if ((!timing && !onlyIf) || perTurn !== undefined || sorcery) return undefined;
    return {
      keyword: 'castOnly',
      ...(turn ? { turn } : {}),
      ...(during ? { during } : {}),
      ...(onlyIf ? { if: onlyIf } : {}),
    };
  },
  print(keyword) {
    const [found] = keywordsNamed([keyword], 'castOnly');
    if (!found) return undefined;
    const { keyword: _castOnly, if: onlyIf, ...timing } = found;
    const isTimed = Object.keys(timing).length > 0;
    const [words] = printLimits({ ...(isTimed ? { timing } : {}), ...(onlyIf ? { onlyIf } : {}) }, '') ?? [];
    return words?.slice('activate '.length, -1);
  },
};

/** Keywords that are lost: their names. */
const keywordNames: StateHole<readonly string[]> = {
  read(words, context) {
    const keywords = keywordList.read(words, context) ?? [];
    const names = keywords.filter((keyword) => Object.keys(keyword).length === 1).map((one) => one.keyword);
    return names.length > 0 && names.length === keywords.length ? names : undefined;
  },
  print: (names, context) =>
    keywordList.print(
      names.map((keyword) => (keyword === 'hexproof' ? { keyword } : { keyword })),
      context,
    ),
};

const SIZE = /^(\d{1,2})\/(\d{1,2})$/u;

/** "1/1" as base power and toughness. */
const baseSize: StateHole<{ readonly power: number; readonly toughness: number }> = {
  read([word, ...others]) {
    const [, power, toughness] = SIZE.exec(word?.text ?? '') ?? [];
    return others.length === 0 && power !== undefined
      ? { power: Number(power), toughness: Number(toughness) }
      : undefined;
  },
  print: ({ power, toughness }) => `${power}/${toughness}`,
};

/** A land type as what one land or several are instead of others (rule 305.7). "Plains" is its own plural. */
const LANDS: readonly { readonly one: string; readonly many: string; readonly change: Change }[] = [
  ...['the chosen type', 'the chosen land type', 'the chosen basic land type'].map((words) => {
    return { one: words, many: words, change: { landTypes: 'chosen' as const } };
  }),
  ...BASIC_LAND_TYPES.map((type) => ({
    one: withArticle(type),
    many: type === 'Plains' ? type : `${type}s`,
    change: { landTypes: [type] },
  })),
];
const landWords = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

/** What objects are instead of what they were, or besides: "red", "an Island", "Goblins in addition to their other types". */
const form = (number: 'one' | 'many'): StateHole<Change> => ({
  read(words) {
    const land = LANDS.find((one) => one[number].toLowerCase() === landWords(words));
    if (land) return land.change;
    const colors = colorsOf(words);
    if (colors !== undefined && colors !== 'none') return { colors };
    return formOf(words, number === 'many');
  },
  print(change) {
    const keys = Object.keys(change);
    if (keys.length === 1 && change.landTypes !== undefined)
      return LANDS.find((one) => sameValue(one.change, change))?.[number];
    if (keys.length === 1 && change.colors)
      return listWords(COLORS.filter((color) => change.colors?.includes(color))) || 'colorless';
    return formWords(change, number === 'many');
  },
});

/** "Red spells", "artifact and enchantment spells", "Elf spells and Druid spells". */
const spells: StateHole<QualityFilter> = {
  read(words) {
    const at = words.findIndex(({ text }, index) => text === 'and' && words[index - 1]?.text === 'spells');
    if (at < 0) return readSpells(words);
    const [one, two] = [readSpells(words.slice(0, at)), readSpells(words.slice(at + 1))];
    return one && two && { anyOf: [one, two] };
  },
  print({ anyOf: either, ...rest }) {
    const [one, two, ...others] = either ?? [];
    if (Object.keys(rest).length > 0 || !one || !two || others.length > 0)
      return printSpells({ ...(either ? { anyOf: either } : {}), ...rest });
    const words = [printSpells(one), printSpells(two)];
    return words.includes(undefined) ? undefined : words.join(' and ');
  },
};

function readSpells(words: readonly Token[]): QualityFilter | undefined {
  const either = words.map((word) => (word.text === 'and' ? { ...word, text: 'or', raw: 'or' } : word));
  const { zone, ...what } = readThing(either, true) ?? {};
  return zone === 'stack' && what.controller === undefined && what.owner === undefined
    ? qualityFilter.safeParse(what).data
    : undefined;
}
const printSpells = (some: QualityFilter): string | undefined =>
  printThing({ zone: 'stack', ...some }, true)?.replaceAll(/ or (?!less\b|greater\b|more\b)/gu, ' and ');

/** Spells, and who casts them. */
export interface SpellsCast {
  readonly spells: QualityFilter;
  readonly who: 'you' | 'opponent' | 'any';
}
const CASTERS = [
  ['you', ['you', 'cast']],
  ['opponent', ['your', 'opponents', 'cast']],
  ['any', []],
] as const;

/** "Red spells you cast": spells with those who cast them. */
export const spellsCast: StateHole<SpellsCast> = {
  read(words, context) {
    for (const [who, tail] of CASTERS) {
      const at = words.length - tail.length;
      if (at < 1 || !tail.every((text, index) => words[at + index]?.text === text)) continue;
      const found = spells.read(words.slice(0, at), context);
      if (found) return { spells: found, who };
    }
    return undefined;
  },
  print({ spells: some, who }, context) {
    const words = spells.print(some, context);
    const tail = CASTERS.find(([name]) => name === who)?.[1] ?? [];
    return words && [words, ...tail].join(' ');
  },
};

type Aimers = NonNullable<Extract<MtgKeyword, { readonly keyword: 'cantBeTargeted' }>['by']>;

const AIMERS = [
  ['spells', 'spell'],
  ['abilities', 'ability'],
  ['activated abilities', 'activated'],
  ['triggered abilities', 'triggered'],
  ['spells or abilities', undefined],
] as const;
const THEIRS = ' your opponents control';
const tokensOf = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

/** Reads a quality before a noun: "black" and "Aura" in "black spells", "artifact" in "artifact sources". */
const qualityBefore = (words: readonly Token[], noun: Token): QualityFilter | undefined => {
  const found = readSpells([...words, { ...noun, text: 'spells', raw: 'spells' }]);
  return found && Object.keys(found).length > 0 ? found : undefined;
};
const printedBefore = (some: QualityFilter): string | undefined =>
  printThing({ zone: 'stack', ...some }, true)?.replace(/ spells$/u, '');

/**
 * What can't aim at an object: "spells", "abilities your opponents control", "Aura spells", "abilities from
 * artifact sources", "black spells or abilities from black sources".
 */
export const aimers: StateHole<Aimers> = {
  read(words) {
    const text = tokensOf(words);
    const isTheirs = text.endsWith(THEIRS);
    const named = isTheirs ? text.slice(0, -THEIRS.length) : text;
    const plain = AIMERS.find(([said]) => said === named);
    if (plain) {
      const as = plain[1] === undefined ? {} : { as: plain[1] };
      return isTheirs ? { ...as, opponentsOnly: true } : plain[1] === undefined ? undefined : as;
    }
    const [last] = words.slice(-1);
    if (isTheirs || !last) return undefined;
    if (last.text === 'spells') {
      const found = qualityBefore(words.slice(0, -1), last);
      return found && { as: 'spell', quality: found };
    }
    const at = words.findIndex((_, index) => standsAt(['abilities', 'from'], words, index));
    const source =
      at < 0 || last.text !== 'sources' ? undefined : qualityBefore(words.slice(at + 2, -1), last);
    if (!source || at === 0) return source && { as: 'ability', quality: source };
    const spell = standsAt(['spells', 'or'], words, at - 2)
      ? qualityBefore(words.slice(0, at - 2), last)
      : undefined;
    return spell && sameValue(spell, source) ? { quality: source } : undefined;
  },
  print({ as, quality: from, opponentsOnly }) {
    const plain = AIMERS.find(([, one]) => one === as)?.[0];
    if (!from) return opponentsOnly ? plain && `${plain}${THEIRS}` : as && plain;
    const words = printedBefore(from);
    if (words === undefined || opponentsOnly) return undefined;
    if (as === 'spell') return `${words} spells`;
    const sources = `abilities from ${words} sources`;
    return as === 'ability' ? sources : as === undefined ? `${words} spells or ${sources}` : undefined;
  },
};

const WHOSE = [
  [['your', 'opponents', 'control'], 'opponent'],
  [['you', 'control'], 'self'],
] as const;

/** Several sorts of objects: "artifacts, creatures, and lands your opponents control". */
export const union: StateHole<Selector> = {
  read(words) {
    const whose = WHOSE.find(([tail]) => standsAt(tail, words, words.length - tail.length));
    const found = readUnion(whose ? words.slice(0, -whose[0].length) : words);
    if (!found || found.zone !== undefined || found.controller !== undefined) return undefined;
    return { each: whose ? { ...found, controller: whose[1] } : found };
  },
  print(value) {
    if (typeof value !== 'object' || !('each' in value)) return undefined;
    const { controller, ...rest } = value.each;
    const words = printUnion(rest);
    const [tail] = WHOSE.find(([, who]) => who === controller) ?? [];
    return words && (controller === undefined ? words : tail && `${words} ${tail.join(' ')}`);
  },
};

/** Reads "a Wolf or a Werewolf", "Wolves, Cats, or Foxes" as creature types. */
function typesIn(words: readonly Token[], many: boolean): readonly string[] | undefined {
  const items = words.filter(({ text }) => ![',', 'or', 'and', 'a', 'an'].includes(text));
  const types = items.flatMap((word) => {
    const { subtype, ...others } = (many ? readThings([word]) : readThing([word])) ?? {};
    return typeof subtype === 'string' && Object.keys(others).length === 0 ? [subtype] : [];
  });
  return types.length === items.length && types.length > 1 ? types : undefined;
}

/** "Each creature you control that's a Wolf or a Werewolf": objects of any of several types. */
export const thatAre: StateHole<Selector> = {
  read(words, context) {
    const [one, many] = [
      words.findIndex(({ text }) => text === "that's"),
      words.findIndex((_, at) => standsAt(['that', 'are'], words, at)),
    ];
    const at = Math.max(one, many);
    if (at < 1) return undefined;
    const what = things.read(words.slice(0, at), context);
    const subtype = typesIn(words.slice(at + (one < 0 ? 2 : 1)), one < 0);
    if (typeof what !== 'object' || !('each' in what) || what.each.subtype !== undefined) return undefined;
    return subtype && { each: { ...what.each, subtype } };
  },
  print(value, context) {
    if (typeof value !== 'object' || !('each' in value)) return undefined;
    const { subtype, ...rest } = value.each;
    const some: readonly unknown[] = Array.isArray(subtype) ? subtype : [];
    if (some.length === 0 || rest.type === undefined) return undefined;
    const words = things.print({ each: rest }, context);
    const types = some.flatMap((one) =>
      typeof one === 'string' ? (printThing({ subtype: one }, true) ?? []) : [],
    );
    const last = types.at(-1) ?? '';
    const list = types.length > 2 ? `${types.slice(0, -1).join(', ')}, or ${last}` : types.join(' or ');
    return words && types.length === some.length ? `${words} that are ${list}` : undefined;
  },
};

/** What may stand in the holes of verbs that say what is so. */
export const STATE_TYPES: HoleTypes<WordsContext> = {
  bare: holeRule(things),
  oneThing: holeRule(anyOne),
  quality: holeRule(quality),
  creatures: holeRule(creatures),
  oneQuality: holeRule(oneQuality),
  aimers: holeRule(aimers),
  spells: holeRule(spells),
  cost: holeRule(cost),
  anyCost: holeRule(anyCost),
  castLimits: holeRule(castLimits),
  keywordNames: holeRule(keywordNames),
  baseSize: holeRule(baseSize, 1, true),
  form: holeRule(form('one')),
  forms: holeRule(form('many')),
  mana: holeRule(manaCostHole),
  manaSpent: holeRule(
    fixedHole([
      ['mana', 'any'],
      ['other mana', 'other'],
      ...MANA_TYPES.map((type) => [`${type} mana`, type] as const),
    ]),
  ),
  spentAs: holeRule(
    fixedHole([
      ['mana of any color', 'anyColor'],
      ['mana of any type', 'anyType'],
      ...MANA_TYPES.map((type) => [`${type} mana`, type] as const),
    ]),
  ),
};
