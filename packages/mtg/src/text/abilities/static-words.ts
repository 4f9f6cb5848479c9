import {
  type Hole,
  type Sentence,
  fixedHole,
  sameValue,
  sentence,
  sentenceTable,
  tokenize,
} from '@reticle/core/text';
import type { StaticAbility } from '../../language/card-definition.js';
import type { Change } from '../../language/change.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { type WordsContext, contextKey } from '../phrases/context.js';
import { changeClauses } from '../phrases/change-clauses.js';
import { keywordList } from '../phrases/keywords.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import { eachCounted, perEach, timesEach } from '../phrases/amounts.js';
import { type Pump, added, pump } from '../phrases/bodies.js';
import { RESTRICTION_PATTERNS } from '../phrases/restrictions.js';
import { things } from '../phrases/selectors.js';
import { anywhere } from '../phrases/beyond.js';
import { COLORS } from '../../language/vocabulary.js';
import { LAND_TYPE_SENTENCES } from './land-type-words.js';

/** A static ability without its id. */
export type StaticChange = Pick<StaticAbility, 'affects' | 'change'>;

const PLAIN_LIMITS = fixedHole([
  [
    "can't attack or block, and its activated abilities can't be activated",
    'cantAttack cantBlock cantActivate',
  ],
  ["can't attack or block", 'cantAttack cantBlock'],
  ["can't attack or block alone", 'cantAttackAlone cantBlockAlone'],
  ["can't attack alone", 'cantAttackAlone'],
  ["can't block alone", 'cantBlockAlone'],
  ['attacks each combat if able', 'mustAttack'],
  ['attack each combat if able', 'mustAttack'],
  ['attacks each turn if able', 'mustAttack'],
  ["can attack as though it didn't have defender", 'attacksDespiteDefender'],
  ["can attack as though they didn't have defender", 'attacksDespiteDefender'],
  ["can't attack", 'cantAttack'],
  ["can't block", 'cantBlock'],
  ["can't be blocked", 'cantBeBlocked'],
]);
const LIMIT_NAMES = [
  'cantAttack cantBlock cantActivate',
  'cantAttack cantBlock',
  'cantAttackAlone cantBlockAlone',
  'cantAttack',
  'cantAttackAlone',
  'cantBlock',
  'cantBlockAlone',
  'cantBeBlocked',
  'mustAttack',
  'attacksDespiteDefender',
] as const;
const LIMIT_WORDS: ReadonlySet<string> = new Set(LIMIT_NAMES.flatMap((names) => names.split(' ')));

/** The beginning of a rule about a card that can be said about others: "can't be blocked by Walls". */
const RULE = '~ can';
const ruleOf = (keyword: MtgKeyword): string | undefined => {
  const words = RESTRICTION_PATTERNS.print(keyword, undefined);
  return words?.startsWith(RULE) ? words.slice('~ '.length) : undefined;
};
const isLimit = (keyword: MtgKeyword): boolean =>
  LIMIT_WORDS.has(keyword.keyword) || ruleOf(keyword) !== undefined;

/** Returns the restrictions of keywords that are their names alone. */
function plainLimit(keywords: readonly MtgKeyword[]): (typeof LIMIT_NAMES)[number] | undefined {
  const names = keywords.map(({ keyword }) => keyword).join(' ');
  return keywords.every((keyword) => Object.keys(keyword).length === 1)
    ? LIMIT_NAMES.find((name) => name === names)
    : undefined;
}

/** Restrictions: "can't attack or block", "can't be blocked by more than one creature". */
const LIMITS: Hole<readonly MtgKeyword[], WordsContext> = {
  read(words, context) {
    const names = PLAIN_LIMITS.read(words, context);
    if (names !== undefined) return names.split(' ').map((keyword) => ({ keyword }));
    const [first] = words;
    const own = first && { ...first, text: '~', raw: '~' };
    const rule = own ? RESTRICTION_PATTERNS.read([own, ...words], undefined) : undefined;
    return rule?.found === 'one' && ruleOf(rule.value) !== undefined ? [rule.value] : undefined;
  },
  print(keywords, context) {
    const name = plainLimit(keywords);
    if (name !== undefined) return PLAIN_LIMITS.print(name, context);
    const [only, ...others] = keywords;
    return only && others.length === 0 ? ruleOf(only) : undefined;
  },
};

/** Returns the keywords if they are nothing but restrictions. */
const limitOf = (keywords: readonly MtgKeyword[] = []): readonly MtgKeyword[] | undefined =>
  plainLimit(keywords) !== undefined || (keywords.length === 1 && keywords.every(isLimit))
    ? keywords
    : undefined;

const keysOf = (change: Change): string =>
  Object.entries(change)
    .flatMap(([key, value]) => (value === undefined ? [] : [key]))
    .toSorted()
    .join(' ');

function pumpOf({ power = 0, toughness = 0 }: Change): Pump {
  return { power, toughness };
}

const PUMPS: ReadonlySet<string> = new Set(['power toughness', 'power', 'toughness']);
const affects: Hole<Selector, WordsContext> = things;

function scaledPump(
  what: Selector,
  { power, toughness }: Pump,
  each: AbilityAmount,
): StaticChange | undefined {
  const halves = [timesEach(power, each), timesEach(toughness, each)] as const;
  const [more, tougher] = halves;
  return more === undefined || tougher === undefined
    ? undefined
    : { affects: what, change: added({ power: more, toughness: tougher }) };
}

/** Splits "+1/+1 for each ..." into the numbers and what they count. */
function forEachOf(change: Change): { readonly pump: Pump; readonly each: AbilityAmount } | undefined {
  const { power, toughness } = pumpOf(change);
  const [one, two] = [perEach(power), perEach(toughness)];
  const each = one?.each ?? two?.each;
  return one && two && each !== undefined
    ? { pump: { power: one.number, toughness: two.number }, each }
    : undefined;
}

/** "1/1" as base power and toughness. */
const sizes: Hole<{ readonly setPower: number; readonly setToughness: number }, WordsContext> = {
  read([word, ...others]) {
    const [, power, toughness] = /^(\d{1,2})\/(\d{1,2})$/u.exec(word?.text ?? '') ?? [];
    return others.length === 0 && power !== undefined
      ? { setPower: Number(power), setToughness: Number(toughness) }
      : undefined;
  },
  print: ({ setPower, setToughness }) => `${setPower}/${setToughness}`,
};

const SENTENCES: readonly Sentence<StaticChange, WordsContext>[] = [
  sentence({
    words: '<affects> gets|get <pump>',
    holes: { affects, pump },
    make: ({ affects: what, pump: halves }) => ({ affects: what, change: added(halves) }),
    parts: ({ affects: what, change }: StaticChange) =>
      PUMPS.has(keysOf(change)) ? { affects: what, pump: pumpOf(change) } : undefined,
  }),
  ...(['', ' and has|have <keywords>'] as const).map((having) =>
    having === ''
      ? sentence({
          words: '<affects> gets|get <pump> for each <each>',
          holes: { affects, pump, each: eachCounted },
          make: ({ affects: what, pump: halves, each }) => scaledPump(what, halves, each),
          parts({ affects: what, change }: StaticChange) {
            const found = PUMPS.has(keysOf(change)) ? forEachOf(change) : undefined;
            return found && { affects: what, ...found };
          },
        })
      : sentence({
          words: '<affects> gets|get <pump> for each <each> and has|have <keywords>',
          also: ['<affects> has|have <keywords> and gets|get <pump> for each <each>'],
          holes: { affects, pump, each: eachCounted, keywords: keywordList },
          make({ affects: what, pump: halves, each, keywords }) {
            const made = scaledPump(what, halves, each);
            return made && { ...made, change: { ...made.change, addKeywords: keywords } };
          },
          parts({ affects: what, change: { addKeywords, ...change } }: StaticChange) {
            const found = addKeywords && PUMPS.has(keysOf(change)) ? forEachOf(change) : undefined;
            return found && addKeywords && { affects: what, ...found, keywords: addKeywords };
          },
        }),
  ),
  sentence({
    words: '<affects> has|have <keywords>',
    holes: { affects, keywords: keywordList },
    make: ({ affects: what, keywords }) => ({ affects: what, change: { addKeywords: keywords } }),
    parts: ({ affects: what, change }: StaticChange) =>
      change.addKeywords && keysOf(change) === 'addKeywords'
        ? { affects: what, keywords: change.addKeywords }
        : undefined,
  }),
  sentence({
    words: '<affects> gets|get <pump> and has|have <keywords>',
    holes: { affects, pump, keywords: keywordList },
    make: ({ affects: what, pump: halves, keywords }) => ({
      affects: what,
      change: { ...added(halves), addKeywords: keywords },
    }),
    parts: ({ affects: what, change: { addKeywords, ...change } }: StaticChange) =>
      addKeywords && PUMPS.has(keysOf(change))
        ? { affects: what, pump: pumpOf(change), keywords: addKeywords }
        : undefined,
  }),
  sentence({
    words: '<affects> gets|get <pump> and <limit>',
    holes: { affects, pump, limit: LIMITS },
    make: ({ affects: what, pump: halves, limit }) => ({
      affects: what,
      change: { ...added(halves), addKeywords: limit },
    }),
    parts({ affects: what, change: { addKeywords, ...change } }: StaticChange) {
      const limit = limitOf(addKeywords);
      return limit && PUMPS.has(keysOf(change)) ? { affects: what, pump: pumpOf(change), limit } : undefined;
    },
  }),
  sentence({
    words: '<affects> gets|get <pump>, has|have <keywords>, and <limit>',
    holes: { affects, pump, keywords: keywordList, limit: LIMITS },
    make: ({ affects: what, pump: halves, keywords, limit }) => ({
      affects: what,
      change: { ...added(halves), addKeywords: [...keywords, ...limit] },
    }),
    parts({ affects: what, change: { addKeywords = [], ...change } }: StaticChange) {
      const from = addKeywords.findIndex(isLimit);
      const limit = limitOf(addKeywords.slice(Math.max(from, 0)));
      return from > 0 && limit && PUMPS.has(keysOf(change))
        ? { affects: what, pump: pumpOf(change), keywords: addKeywords.slice(0, from), limit }
        : undefined;
    },
  }),
  sentence({
    words: '<affects> has|have <keywords> and <limit>',
    holes: { affects, keywords: keywordList, limit: LIMITS },
    make: ({ affects: what, keywords, limit }) => ({
      affects: what,
      change: { addKeywords: [...keywords, ...limit] },
    }),
    parts({ affects: what, change }: StaticChange) {
      const { addKeywords = [] } = change;
      const from = addKeywords.findIndex(isLimit);
      const limit = limitOf(addKeywords.slice(Math.max(from, 0)));
      return from > 0 && limit && keysOf(change) === 'addKeywords'
        ? { affects: what, keywords: addKeywords.slice(0, from), limit }
        : undefined;
    },
  }),
  sentence({
    words: '<affects> <limit>',
    holes: { affects, limit: LIMITS },
    make: ({ affects: what, limit }) => ({
      affects: what,
      change: { addKeywords: limit },
    }),
    parts({ affects: what, change }: StaticChange) {
      const limit = limitOf(change.addKeywords);
      return limit && keysOf(change) === 'addKeywords' ? { affects: what, limit } : undefined;
    },
  }),
  sentence({
    words: 'you control <what>',
    holes: { what: affects },
    make: ({ what }) => (what === 'host' ? { affects: what, change: { controller: 'you' } } : undefined),
    parts: ({ affects: what, change }: StaticChange) =>
      what === 'host' && change.controller === 'you' && keysOf(change) === 'controller'
        ? { what }
        : undefined,
  }),
  ...(
    [
      [
        'prevent all damage that would be dealt to <what>',
        ['preventDamageTo'],
        'if damage would be dealt to <what>, prevent that damage',
      ],
      ['prevent all combat damage that would be dealt to <what>', ['preventCombatDamageTo']],
      ['prevent all damage that would be dealt by <what>', ['preventDamageBy']],
      ['prevent all combat damage that would be dealt by <what>', ['preventCombatDamageBy']],
      [
        'prevent all damage that would be dealt to and dealt by <what>',
        ['preventDamageTo', 'preventDamageBy'],
      ],
      [
        'prevent all combat damage that would be dealt to and dealt by <what>',
        ['preventCombatDamageTo', 'preventCombatDamageBy'],
      ],
      ['all creatures able to block <what> do so', ['lure']],
      [
        "activated abilities of <what> can't be activated",
        ['cantActivate'],
        "<what>'s activated abilities can't be activated",
      ],
    ] as const
  ).map(([words, names, ...also]) => {
    const addKeywords = names.map((keyword) => ({ keyword }));
    return sentence({
      words,
      also,
      holes: { what: affects },
      make: ({ what }) => ({ affects: what, change: { addKeywords } }),
      parts: ({ affects: what, change }: StaticChange) =>
        sameValue(change, { addKeywords }) ? { what } : undefined,
    });
  }),
  sentence({
    words: '<affects> are <size> creatures that are still lands',
    holes: { affects, size: sizes },
    make: ({ affects: what, size }) => ({ affects: what, change: { addTypes: ['creature'], ...size } }),
    parts({ affects: what, change }: StaticChange) {
      const { setPower, setToughness, addTypes } = change;
      const isCreature =
        sameValue(addTypes, ['creature']) && keysOf(change) === 'addTypes setPower setToughness';
      return isCreature && typeof setPower === 'number' && typeof setToughness === 'number'
        ? { affects: what, size: { setPower, setToughness } }
        : undefined;
    },
  }),
  sentence({
    words: '<affects> loses|lose <keywords>',
    holes: { affects, keywords: keywordList },
    make: ({ affects: what, keywords }) =>
      keywords.every((keyword) => Object.keys(keyword).length === 1)
        ? { affects: what, change: { removeKeywords: keywords.map(({ keyword }) => keyword) } }
        : undefined,
    parts: ({ affects: what, change }: StaticChange) =>
      change.removeKeywords && keysOf(change) === 'removeKeywords'
        ? {
            affects: what,
            keywords: change.removeKeywords.map((keyword) =>
              keyword === 'hexproof' ? { keyword } : { keyword },
            ),
          }
        : undefined,
  }),
  ...LAND_TYPE_SENTENCES,
  ...[false, true].map((many) =>
    sentence<StaticChange, { readonly affects: Selector; readonly change: Change }, WordsContext>({
      words: '<affects> <change>',
      holes: { affects, change: changeClauses('goesOn', many) },
      make: ({ affects: what, change }) => ({ affects: what, change }),
      parts: ({ affects: what, change }, context) =>
        (affects.plural?.(what, context) ?? false) === many ? { affects: what, change } : undefined,
    }),
  ),
  // Only for other objects: the card's own size would be its own fact (rule 613.4b).
  sentence({
    words: '<affects> has|have base power and toughness <size>',
    holes: { affects, size: sizes },
    make: ({ affects: what, size }) => ({ affects: what, change: size }),
    parts({ affects: what, change }: StaticChange) {
      const { setPower, setToughness } = change;
      return typeof setPower === 'number' &&
        typeof setToughness === 'number' &&
        keysOf(change) === 'setPower setToughness'
        ? { affects: what, size: { setPower, setToughness } }
        : undefined;
    },
  }),
  sentence({
    words: '<affects> is|are <color>',
    holes: {
      affects: anywhere,
      color: fixedHole([...COLORS, 'colorless' as const].map((color) => [color, color] as const)),
    },
    make: ({ affects: what, color }) => ({
      affects: what,
      change: { colors: color === 'colorless' ? [] : [color] },
    }),
    parts({ affects: what, change }: StaticChange) {
      const [color = 'colorless' as const, ...others] = change.colors ?? [];
      return others.length === 0 && keysOf(change) === 'colors' ? { affects: what, color } : undefined;
    },
  }),
  sentence({
    words: "<affects> doesn't|don't untap during <whose> untap step|steps",
    holes: {
      affects,
      whose: fixedHole([
        ["their controllers'", 'many'],
        ["its controller's", 'one'],
      ]),
    },
    make: ({ affects: what }) => ({ affects: what, change: { addKeywords: [{ keyword: 'doesntUntap' }] } }),
    parts({ affects: what, change }: StaticChange) {
      const [one, ...others] = change.addKeywords ?? [];
      const fits = one?.keyword === 'doesntUntap' && others.length === 0 && keysOf(change) === 'addKeywords';
      return fits
        ? { affects: what, whose: typeof what === 'object' ? ('many' as const) : ('one' as const) }
        : undefined;
    },
  }),
];

/** The sentences of static abilities, without the full stop. */
export const STATIC_PATTERNS = sentenceTable(() => SENTENCES, tokenize, contextKey);
