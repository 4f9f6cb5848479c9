import {
  fixedHole,
  standsAt,
  sameValue,
  sentence,
  sentenceTable,
  tokenize,
  type Hole,
  type Sentence,
  type Token,
} from '@reticle/core/text';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import { type MtgKeyword, costsOfKeyword, keywordsNamed } from '../../language/keyword.js';
import type { Condition } from '../../language/condition.js';
import { MANA_TYPES } from '../../language/mana.js';
import type { AbilityCost } from '../../language/cost.js';
import type { WordsContext } from './context.js';
import { condition } from './conditions.js';
import { COST_CHANGES } from './cost-changes.js';
import { COST_PATTERNS } from './cost-words.js';
import { printLimits, readLimits } from './timing.js';
import { printThing, printUnion, readOneThing, readThings, readUnion, withArticle } from './things.js';

type Restriction = Sentence<MtgKeyword, unknown>;

/** What an object can't be the target of, in words. */
const ACTING = [
  ['spell', 'spells'],
  ['ability', 'abilities'],
  ['activated', 'activated abilities'],
  ['triggered', 'triggered abilities'],
] as const;

/** Rules about a card that are sentences of their own, by keyword, with other words for the same. */
const PLAIN: readonly (readonly [keyword: string, words: string, ...also: string[]])[] = [
  ['cantBlock', "~ can't block"],
  ['cantAttack', "~ can't attack"],
  ['cantAttackAlone', "~ can't attack alone"],
  ['cantBlockAlone', "~ can't block alone"],
  ['cantBeBlocked', "~ can't be blocked", '~ is unblockable'],
  ['cantBeCountered', "~ can't be countered"],
  ['doesntUntap', "~ doesn't untap during your untap step"],
  ['mustAttack', '~ attacks each combat if able', '~ attacks each turn if able'],
  ['mustBeBlocked', '~ must be blocked if able'],
  ['mayExert', 'you may exert ~ as it attacks'],
  ['mayStayTapped', 'you may choose not to untap ~ during your untap step'],
  ['eachPlaysAnotherLand', 'each player may play an additional land during each of their turns'],
  [
    'neverInGraveyard',
    'if ~ would be put into a graveyard from anywhere, exile it instead',
    'if ~ would be put into a graveyard from anywhere, exile ~ instead',
  ],
  ['playsAnotherLand', 'you may play an additional land on each of your turns'],
  ['noMaximumHandSize', 'you have no maximum hand size'],
  ['skipsDrawStep', 'skip your draw step'],
  ['youHaveHexproof', 'you have hexproof'],
  ['youHaveShroud', 'you have shroud'],
  ['handsRevealed', 'players play with their hands revealed'],
  ['opponentsHandsRevealed', 'your opponents play with their hands revealed'],
  ['revealsFirstDraw', 'reveal the first card you draw each turn'],
  ['blocksOneMore', '~ can block an additional creature each combat'],
  ['blocksAny', '~ can block any number of creatures'],
  ['lure', 'all creatures able to block ~ do so'],
  ['preventCombatDamageBy', 'prevent all combat damage that would be dealt by ~'],
  ['diesOntoLibrary', "if ~ would die, put ~ on top of its owner's library instead"],
];

const plain = PLAIN.map(([name, words, ...also]): Restriction =>
  sentence<MtgKeyword, object, unknown>({
    words,
    also,
    holes: {},
    make: () => ({ keyword: name }),
    parts: (keyword) => (keyword.keyword === name && Object.keys(keyword).length === 1 ? {} : undefined),
  }),
);

/** What is kept out of which graveyards, in words. */
const KEPT_OUT = [
  ['a card', 'your graveyard', { whose: 'you' }],
  ['a card', "an opponent's graveyard", { whose: 'opponent' }],
  ['a card', 'a graveyard', { whose: 'any' }],
  ['a card or token', 'a graveyard', { whose: 'any', tokens: true }],
] as const;

const keptOut = KEPT_OUT.map(([what, where, whose]): Restriction => {
  const would = `if ${what} would be put into ${where} from anywhere, exile`;
  const keyword: MtgKeyword = { keyword: 'keepsOutOfGraveyard', ...whose };
  return sentence<MtgKeyword, object, unknown>({
    words: `${would} it instead`,
    also: [`${would} that card instead`],
    holes: {},
    make: () => keyword,
    parts: (given) => (sameValue(given, keyword) ? {} : undefined),
  });
});

const AND_OR = ' and/or ';

/** "Walls", "creatures with flying", "Walls and/or creatures with flying". */
const several: Hole<QualityFilter, unknown> = {
  read(words) {
    const at = words.findIndex(({ text }) => text === AND_OR.trim());
    const sides = at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)];
    const all = sides.flatMap((side) => qualityFilter.safeParse(readThings(side)).data ?? []);
    if (all.length < sides.length) return undefined;
    return at < 0 ? all[0] : { anyOf: all };
  },
  print(quality) {
    const { anyOf = [], ...rest } = quality;
    const whole = printThing(quality, true);
    if (whole !== undefined || Object.keys(rest).length > 0) return whole;
    const words = anyOf.flatMap((one) => printThing(one, true) ?? []);
    return anyOf.length === 2 && words.length === 2 ? words.join(AND_OR) : undefined;
  },
};

/** The same for creatures. The data leave out that they are creatures. */
const creatures: Hole<QualityFilter, unknown> = {
  read(words, context) {
    const { type, ...rest } = several.read(words, context) ?? {};
    return type === 'creature' && Object.keys(rest).length > 0 ? rest : undefined;
  },
  print: (quality, context) => several.print({ type: 'creature', ...quality }, context),
};

const THEIRS = ['your', 'opponents', 'control'];
const YOURS = ['you', 'control'];
const WHOSE = [
  [THEIRS, 'opponent'],
  [YOURS, 'self'],
] as const;

/** "Creatures your opponents control", "artifacts, creatures, and lands you control". */
const all: Hole<QualityFilter, unknown> = {
  read(words) {
    const whose = WHOSE.find(([tail]) => standsAt(tail, words, words.length - tail.length));
    const rest = whose ? words.slice(0, -whose[0].length) : words;
    const found = readThings(rest) ?? readUnion(rest);
    if (!found || found.zone !== undefined || found.controller !== undefined) return undefined;
    return qualityFilter.safeParse(whose ? { ...found, controller: whose[1] } : found).data;
  },
  print({ controller, ...rest }) {
    const words = printUnion(rest) ?? printThing(rest, true);
    const [tail] = WHOSE.find(([, who]) => who === controller) ?? [];
    if (controller !== undefined && !tail) return undefined;
    return words && (tail ? `${words} ${tail.join(' ')}` : words);
  },
};

/** "An Island". */
const one: Hole<QualityFilter, unknown> = {
  read: (words) => qualityFilter.safeParse(readOneThing(words)).data,
  print(quality) {
    const words = printThing(quality, false);
    return words && withArticle(words);
  },
};

const blockersOf = (keyword: MtgKeyword) => keywordsNamed([keyword], 'cantBeBlockedBy')[0]?.blockers;

/** "Sacrifice a creature": a cost that isn't mana. */
const cost: Hole<AbilityCost, unknown> = {
  read(words) {
    const found = COST_PATTERNS.read(words, NAMELESS);
    return found.found === 'one' && MOVING.has(found.value.cost) ? found.value : undefined;
  },
  print: (value) => COST_PATTERNS.print(value, NAMELESS),
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
const asked: Hole<Condition, unknown> = {
  read: (words) => condition.read(words, NAMELESS),
  print: (value) => condition.print(value, NAMELESS),
};

const ONLY: Token = { text: 'activate', raw: 'activate', start: 0, end: 0, capital: false, depth: 0 };
type OnlyThen = Omit<Extract<MtgKeyword, { readonly keyword: 'castOnly' }>, 'keyword'>;

/** "Only during combat", "only if you control a Forest", as abilities say it. */
const onlyThen: Hole<OnlyThen, unknown> = {
  read(words) {
    const { timing, perTurn, onlyIf } = readLimits([ONLY, ...words], '') ?? {};
    const { turn, during, sorcery } = timing ?? {};
    if ((!timing && !onlyIf) || perTurn !== undefined || sorcery) return undefined;
    return { ...(turn ? { turn } : {}), ...(during ? { during } : {}), ...(onlyIf ? { if: onlyIf } : {}) };
  },
  print({ if: onlyIf, ...timing }) {
    const isTimed = Object.keys(timing).length > 0;
    const [words] = printLimits({ ...(isTimed ? { timing } : {}), ...(onlyIf ? { onlyIf } : {}) }, '') ?? [];
    return words?.slice('activate '.length, -1);
  },
};

const qualified: readonly Restriction[] = [
  sentence({
    words: 'cast ~ <limits>',
    holes: { limits: onlyThen },
    make: ({ limits }): MtgKeyword => ({ keyword: 'castOnly', ...limits }),
    parts(keyword) {
      const [found] = keywordsNamed([keyword], 'castOnly');
      if (!found) return undefined;
      const { keyword: _castOnly, ...limits } = found;
      return { limits };
    },
  }),
  sentence({
    words: "you may <cost> rather than pay ~'s mana cost",
    holes: { cost: anyCost() },
    make: ({ cost: paid }): MtgKeyword => ({ keyword: 'alternativeCost', costs: [paid] }),
    parts(keyword) {
      const [only, ...others] = costsOfKeyword([keyword], 'alternativeCost');
      const isPlain = 'costs' in keyword && keyword.if === undefined;
      return only && others.length === 0 && isPlain ? { cost: only } : undefined;
    },
  }),
  sentence({
    words: "if <asked>, you may <cost> rather than pay ~'s mana cost",
    holes: { asked, cost: anyCost() },
    make: ({ asked: held, cost: paid }): MtgKeyword => ({
      keyword: 'alternativeCost',
      costs: [paid],
      if: held,
    }),
    parts(keyword) {
      const [only, ...others] = costsOfKeyword([keyword], 'alternativeCost');
      return only && others.length === 0 && 'costs' in keyword && keyword.if
        ? { asked: keyword.if, cost: only }
        : undefined;
    },
  }),
  sentence({
    words: "you may <one> and <other> rather than pay ~'s mana cost",
    holes: { one: anyCost(), other: anyCost() },
    make: ({ one: first, other }): MtgKeyword => ({ keyword: 'alternativeCost', costs: [first, other] }),
    parts(keyword) {
      const [first, other, ...others] = costsOfKeyword([keyword], 'alternativeCost');
      const isPlain = 'costs' in keyword && keyword.if === undefined;
      return first && other && others.length === 0 && isPlain ? { one: first, other } : undefined;
    },
  }),
  sentence({
    words: 'as an additional cost to cast ~, <cost>',
    holes: { cost },
    make: ({ cost: paid }): MtgKeyword => ({ keyword: 'additionalCost', costs: [paid] }),
    parts(keyword) {
      const [only, ...others] = costsOfKeyword([keyword], 'additionalCost');
      return only && others.length === 0 ? { cost: only } : undefined;
    },
  }),
  sentence({
    words: '<those> enter tapped',
    also: ['<those> enter the battlefield tapped'],
    holes: { those: all },
    make: ({ those }): MtgKeyword => ({ keyword: 'entersTapped', those }),
    parts(keyword) {
      const those = keywordsNamed([keyword], 'entersTapped')[0]?.those;
      return those && { those };
    },
  }),
  sentence({
    words: "~ can't be blocked except by <who>",
    holes: { who: several },
    make: ({ who }): MtgKeyword => ({ keyword: 'cantBeBlockedBy', blockers: { not: who } }),
    parts(keyword) {
      const { not, ...rest } = blockersOf(keyword) ?? {};
      return not === undefined || Object.keys(rest).length > 0 ? undefined : { who: not };
    },
  }),
  sentence({
    words: "~ can't be blocked by <who>",
    also: ["<who> can't block ~", "<who> can't block it"],
    holes: { who: several },
    make: ({ who }): MtgKeyword => ({ keyword: 'cantBeBlockedBy', blockers: who }),
    parts(keyword) {
      const who = blockersOf(keyword);
      return who && who.not === undefined ? { who } : undefined;
    },
  }),
  sentence({
    words: "~ can't block <whom>",
    holes: { whom: creatures },
    make: ({ whom }): MtgKeyword => ({ keyword: 'cantBlock', attackers: whom }),
    parts(keyword) {
      const whom = keywordsNamed([keyword], 'cantBlock')[0]?.attackers;
      return whom && { whom };
    },
  }),
  sentence({
    words: '~ can block only <whom>',
    holes: { whom: creatures },
    make: ({ whom }): MtgKeyword => ({ keyword: 'cantBlock', attackers: { not: whom } }),
    parts(keyword) {
      const { not, ...rest } = keywordsNamed([keyword], 'cantBlock')[0]?.attackers ?? {};
      return not === undefined || Object.keys(rest).length > 0 ? undefined : { whom: not };
    },
  }),
  sentence({
    words: "~ can't attack unless defending player controls <what>",
    holes: { what: one },
    make: ({ what }): MtgKeyword => ({ keyword: 'cantAttack', unlessDefenderControls: what }),
    parts(keyword) {
      const what = keywordsNamed([keyword], 'cantAttack')[0]?.unlessDefenderControls;
      return what && { what };
    },
  }),
  ...ACTING.map(([as, many]) => {
    return sentence<MtgKeyword, object, unknown>({
      words: `~ can't be the target of ${many}`,
      also: [`~ can't be the targets of ${many}`],
      holes: {},
      make: () => ({ keyword: 'cantBeTargeted', by: { as } }),
      parts: (keyword) => (sameValue(keyword, { keyword: 'cantBeTargeted', by: { as } }) ? {} : undefined),
    });
  }),
  sentence<MtgKeyword, object, unknown>({
    words: "~ can't be blocked by more than one creature",
    holes: {},
    make: () => ({ keyword: 'mostBlockers', count: 1 }),
    parts: (keyword) => (keywordsNamed([keyword], 'mostBlockers')[0]?.count === 1 ? {} : undefined),
  }),
];

/** Such a cost, or mana: "pay {5}". */
function anyCost(): Hole<AbilityCost, unknown> {
  return {
    read(words) {
      const [first, ...rest] = words;
      const mana = first?.text === 'pay' ? COST_PATTERNS.read(rest, NAMELESS) : undefined;
      if (mana?.found === 'one' && mana.value.cost === 'mana') return mana.value;
      return cost.read(words, undefined);
    },
    print(value) {
      const words = COST_PATTERNS.print(value, NAMELESS);
      return words && (value.cost === 'mana' ? `pay ${words}` : cost.print(value, undefined));
    },
  };
}

const MANA_SPENT = fixedHole([
  ['mana', 'any'],
  ['other mana', 'other'],
  ...MANA_TYPES.map((type) => [`${type} mana`, type] as const),
]);
const SPENT_AS = fixedHole([
  ['mana of any color', 'anyColor'],
  ['mana of any type', 'anyType'],
  ...MANA_TYPES.map((type) => [`${type} mana`, type] as const),
]);

/** "You may spend mana as though it were mana of any color" (rule 609.4b). */
const spending: readonly Restriction[] = (
  [
    ['you', 'you', ''],
    ['players', 'any', ''],
    ['you', 'you', 'only '],
  ] as const
).map(([said, who, only]) => {
  const limit = only === '' ? {} : { only: true as const };
  return sentence({
    words: `${said} may spend <mana> ${only}as though it were <as>`,
    holes: { mana: MANA_SPENT, as: SPENT_AS },
    make: ({ mana, as }): MtgKeyword => ({ keyword: 'spendsManaAs', who, mana, as, ...limit }),
    parts(keyword) {
      const [found] = keywordsNamed([keyword], 'spendsManaAs');
      return found?.who === who && (found.only === true) === (only !== '')
        ? { mana: found.mana, as: found.as }
        : undefined;
    },
  });
});

/**
 * Rules about a card that are keywords in the data, as sentences with `~` for the card and without the full
 * stop.
 */
export const RESTRICTION_PATTERNS = sentenceTable<MtgKeyword, unknown>(
  () => [...plain, ...keptOut, ...spending, ...qualified, ...COST_CHANGES],
  tokenize,
  () => '',
);

/** Prints such a rule. Returns undefined if it has no words, or if it is a keyword ability. */
export function restrictionWords(keyword: MtgKeyword): string | undefined {
  const words = RESTRICTION_PATTERNS.print(keyword, undefined);
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
