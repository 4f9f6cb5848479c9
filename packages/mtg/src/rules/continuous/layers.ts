import type { PerformedKeyword } from '../../language/performed.js';
import { sameValue } from '@reticle/core/text';
import type { LayerEffect } from '@reticle/core/play';
import type { Change } from '../../language/change.js';
import type { CardKeys } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { isCreatureType, withLandTypes } from '../../language/vocabulary.js';
import { type MtgKeyword, hasKeyword } from '../../language/keyword.js';
import { EVERY_CREATURE_TYPE, type MtgCard, NO_ABILITIES, ONLY_LAND_TYPES } from '../../state/card.js';
import { cardWith } from '../../state/copies.js';
import { type PrintedFacts, controllerOf } from '../../state/facts.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { memo } from '../../state/memo.js';
import { sure } from '../../state/sure.js';

/**
 * Returns a card's printed facts. For a card without them, these are the facts before anything changes it.
 */
export function printedOf(card: MtgCard): PrintedFacts {
  const { names, supertypes, types, subtypes, colors, manaValue, keywords } = card;
  const { power, toughness, loyalty, defense } = card.printed ?? card;
  return {
    ...(card.printed ?? { names, supertypes, types, subtypes, colors, manaValue, keywords }),
    ...withoutUndefined({ power, toughness, loyalty, defense }),
  };
}

/**
 * Returns a card before any effect (rule 613.1): what is printed on it, under its own controller. Mana value,
 * loyalty and defense stay as they are, since no effect here changes them. A card without printed facts stays
 * as it is.
 */
export function baseOf(card: MtgCard): MtgCard {
  const { ownController, printed } = card;
  const { power, toughness } = printed ?? card;
  const { names, supertypes, types, subtypes, colors, keywords } = printed ?? card;
  const own = {
    names,
    supertypes,
    types,
    subtypes,
    colors,
    keywords,
    ...withoutUndefined({ power, toughness, controller: ownController }),
  };
  return cardWith(card, own, ['ownController', 'power', 'toughness']);
}

/** Stores the printed facts of a card that is about to be changed, so that they are not lost. */
export const withPrinted = (card: MtgCard): MtgCard =>
  card.printed ? card : cardWith(card, { printed: printedOf(card) });

/** Removes power and toughness from a permanent that is no creature (rule 208.3). */
export function withoutSize(card: MtgCard): MtgCard {
  const { zone, types, power, toughness } = card;
  return zone !== 'battlefield' || types.includes('creature') || (power ?? toughness) === undefined
    ? card
    : cardWith(withPrinted(card), {}, ['power', 'toughness']);
}

/** Whether two cards have the same facts. A fact that is `undefined` counts as absent. */
export const isSame = (one: MtgCard, other: MtgCard): boolean =>
  one === other || (hasAll(one, other) && hasAll(other, one));

/** Whether an object has all facts of another one. */
function hasAll<Facts extends object>(thing: Facts, other: Facts): boolean {
  for (const fact in other) if (!sameValue(thing[fact], other[fact])) return false;
  return true;
}

/** Returns the number that an amount in a change is as it is applied. */
type NumberOf = (amount: AbilityAmount) => number;

/** A part of a change that is an amount. */
type AmountPart = 'power' | 'toughness' | 'setPower' | 'setToughness';

const NO_AMOUNTS: readonly AmountPart[] = [];

/** One layer: which changes have a part in it, and what they do to a card. */
interface Layer {
  /**
   * `true`: only for abilities that define the characteristic (layer 7a); `false`: only for others (7b);
   * absent: for both.
   */
  readonly defining?: boolean;
  readonly has: (change: Change) => boolean;
  readonly apply: (card: MtgCard, change: Change, numberOf: NumberOf) => MtgCard;
  /** The amounts of a change that this layer uses. */
  readonly amounts: readonly AmountPart[];
  /** The filter keys that look at what this layer changes. */
  readonly looksAt: readonly (keyof CardKeys)[];
}

const added = (list: readonly string[], more: readonly string[] = []): readonly string[] =>
  more.every((entry) => list.includes(entry)) ? list : [...new Set([...list, ...more])];

/** Layer 2. Stores the card's own controller, to return to. */
function withController(card: MtgCard, { controller = controllerOf(card) }: Change): MtgCard {
  const { ownController = controllerOf(card) } = card;
  return ownController === controller
    ? cardWith(card, { controller }, ['ownController'])
    : cardWith(card, { controller, ownController });
}

/**
 * Returns the subtypes that stay: no creature types if those are replaced, and none if the card types to
 * which they belong are removed (rule 205.1a).
 */
const otherSubtypes = (
  { subtypes }: MtgCard,
  { onlyTypes, creatureTypes, notCreature }: Change,
): readonly string[] =>
  onlyTypes ? [] : creatureTypes || notCreature ? subtypes.filter((one) => !isCreatureType(one)) : subtypes;

function withTypes(card: MtgCard, change: Change): MtgCard {
  const { addTypes, addSubtypes, landTypes, onlyTypes, creatureTypes, notCreature } = change;
  const land =
    landTypes && landTypes !== 'chosen'
      ? cardWith(card, {
          subtypes: withLandTypes(card.subtypes, landTypes),
          keywords: [ONLY_LAND_TYPES],
        })
      : card;
  const before = onlyTypes ?? land.types;
  const types = notCreature ? before.filter((type) => type !== 'creature') : before;
  // 613.3: changeling made it every creature type before this.
  const keywords =
    creatureTypes || notCreature
      ? land.keywords.filter(({ keyword }) => keyword !== 'changeling')
      : land.keywords;
  return cardWith(land, {
    types: added(types, addTypes),
    subtypes: added(added(otherSubtypes(land, change), creatureTypes), addSubtypes),
    ...(keywords.length === land.keywords.length ? {} : { keywords }),
  });
}

/**
 * Whether a keyword is a rule about the object ("can't block", "doesn't untap") and not an ability of layer
 * 6. Names of such rules contain a capital letter. They apply after everything else (rule 613.11).
 */
export const isRule = (keyword: string): boolean => /[A-Z]/u.test(keyword);

/** Returns the keywords that a change adds and removes, either the rules or the abilities. */
function keywordsIn({ addKeywords = [], removeKeywords = [] }: Change, rules: boolean) {
  return {
    added: addKeywords.filter(({ keyword }) => isRule(keyword) === rules),
    removed: removeKeywords.filter((keyword) => isRule(keyword) === rules),
  };
}

/** Designations, which are no abilities (rules 701.37b, 701.60b, 702.112b, 702.171b). */
const DESIGNATIONS: ReadonlySet<string> = new Set([
  'monstrous',
  'renowned',
  'saddled',
  'suspected',
] satisfies readonly PerformedKeyword[]);

/**
 * Returns the keywords of an object that has lost its abilities. What changeling did in layer 4 stays (rule
 * 613.6).
 */
const withoutAbilities = (card: MtgCard): readonly MtgKeyword[] => [
  NO_ABILITIES,
  ...card.keywords.filter(({ keyword }) => DESIGNATIONS.has(keyword)),
  ...(hasKeyword(card, 'changeling') ? [EVERY_CREATURE_TYPE] : []),
];

const keywordLayer = (rules: boolean): Layer => ({
  has(change) {
    const { added: more, removed } = keywordsIn(change, rules);
    return more.length > 0 || removed.length > 0 || (!rules && change.loseAbilities === true);
  },
  apply(card, change) {
    const { added: more, removed } = keywordsIn(change, rules);
    const had = !rules && change.loseAbilities ? withoutAbilities(card) : card.keywords;
    const kept = had.filter(({ keyword }) => !removed.includes(keyword));
    return cardWith(card, { keywords: [...kept, ...more] });
  },
  amounts: NO_AMOUNTS,
  looksAt: ['withKeyword', 'withoutKeyword'],
});

function set(card: MtgCard, { setPower, setToughness }: Change, numberOf: NumberOf): MtgCard {
  const power = setPower === undefined ? undefined : numberOf(setPower);
  const toughness = setToughness === undefined ? undefined : numberOf(setToughness);
  return cardWith(card, withoutUndefined({ power, toughness }));
}

/** Only objects with a power can get more of it. An object that is no creature has none (rule 208.3). */
function withMoreSize(card: MtgCard, power: number, toughness: number): MtgCard {
  if (card.power === undefined && !card.types.includes('creature')) return card;
  return cardWith(card, { power: (card.power ?? 0) + power, toughness: (card.toughness ?? 0) + toughness });
}

/** Layer 7d: switches power and toughness. */
const withSizeSwitched = (card: MtgCard): MtgCard =>
  card.power === undefined || card.toughness === undefined
    ? card
    : cardWith(card, { power: card.toughness, toughness: card.power });

const changesAny =
  (...parts: readonly (keyof Change)[]): Layer['has'] =>
  (change) =>
    parts.some((part) => change[part] !== undefined);

const NUMBERS = ['power', 'toughness'] as const;
const SET = ['setPower', 'setToughness'] as const;

/**
 * The layers in which changes apply, in order (rules 613.1, 613.4, 613.11). Counters are not among them: see
 * `COUNTERS`.
 */
const BY_NAME = {
  control: {
    has: changesAny('controller'),
    apply: withController,
    amounts: NO_AMOUNTS,
    looksAt: ['controller'],
  },
  types: {
    has: changesAny('addTypes', 'addSubtypes', 'landTypes', 'onlyTypes', 'creatureTypes', 'notCreature'),
    apply: withTypes,
    amounts: NO_AMOUNTS,
    looksAt: ['type', 'allTypes', 'subtype', 'allSubtypes', 'manaAbility'],
  },
  colors: {
    has: changesAny('colors'),
    apply: (card, { colors }) => (colors ? cardWith(card, { colors }) : card),
    amounts: NO_AMOUNTS,
    looksAt: ['color', 'allColors', 'colorCount'],
  },
  abilities: keywordLayer(false),
  defined: { has: changesAny(...SET), amounts: SET, apply: set, defining: true, looksAt: NUMBERS },
  set: { has: changesAny(...SET), amounts: SET, apply: set, defining: false, looksAt: NUMBERS },
  numbers: {
    has: changesAny(...NUMBERS),
    amounts: NUMBERS,
    apply: (card, { power = 0, toughness = 0 }, numberOf) =>
      withMoreSize(card, numberOf(power), numberOf(toughness)),
    looksAt: NUMBERS,
  },
  switched: { has: changesAny('switched'), apply: withSizeSwitched, amounts: NO_AMOUNTS, looksAt: NUMBERS },
  rules: keywordLayer(true),
} as const satisfies Readonly<Record<string, Layer>>;

/** The layers of changes by name, in order. */
export const LAYERS: ReadonlyMap<string, Layer> = new Map(Object.entries(BY_NAME));

/** Returns a layer by its name in {@link LAYERS}. */
export const layerNamed = (name: string): Layer => sure(LAYERS.get(name));

/** The names of all layers in order. Counters apply after all other changes of layer 7c. */
export const LAYER_NAMES: readonly string[] = [...LAYERS.keys()].flatMap((name) =>
  name === 'switched' ? ['counters', name] : [name],
);

/** Counters that add to power and toughness or subtract from them: +1/+1, -0/-2 (rules 122.1a, 613.4c). */
export const COUNTERS: LayerEffect<MtgCard> = {
  key: 'counters',
  timestamp: 0,
  isIn: (layer) => layer === 'counters',
  stands: () => true,
  affects: ({ list }) =>
    list
      .filter((card) => card.zone === 'battlefield' && isChanged(counted(card)))
      .map(({ instanceId }) => instanceId),
  settle: () => ({
    facts: null,
    apply(card) {
      const { power, toughness } = counted(card);
      return withMoreSize(withPrinted(card), power, toughness);
    },
  }),
  isDependent: () => false,
};

interface AddedSize {
  readonly power: number;
  readonly toughness: number;
}
const isChanged = ({ power, toughness }: AddedSize): boolean => power !== 0 || toughness !== 0;

/** Returns what all counters on a card add. */
const counted = ({ counters }: MtgCard): AddedSize => sizeOf(counters);
const sizeOf = memo((counters: MtgCard['counters']): AddedSize => {
  let [power, toughness] = [0, 0];
  for (const [kind, count] of Object.entries(counters)) {
    const [, more, tougher] = SIZE.exec(kind) ?? [];
    power += count * Number(more ?? 0);
    toughness += count * Number(tougher ?? 0);
  }
  return { power, toughness };
});
const SIZE = /^([+-]\d{1,2})\/([+-]\d{1,2})$/u;

const NO_FACTS = { facts: null };

/**
 * Returns the keyword that a counter gives: the one of its name, or the rule that it stands for (rules
 * 122.1b, 122.1h).
 */
const keywordOf = (counter: string): string => (counter === 'finality' ? 'diesIntoExile' : counter);

/**
 * Returns the effects of keyword counters and finality counters on permanents, each with the time when it was
 * put there (rules 122.1b, 613.1f, 613.7c).
 */
export const givenByCounters = (cards: readonly MtgCard[]): readonly LayerEffect<MtgCard>[] =>
  cards.flatMap(({ zone, instanceId, counted: since = {} }) =>
    zone === 'battlefield'
      ? Object.entries(since).map(([counter, timestamp]) => ({
          key: `${counter} counter ${instanceId}`,
          timestamp,
          isIn: (layer: string) => layer === (isRule(keywordOf(counter)) ? 'rules' : 'abilities'),
          stands: () => true,
          affects: () => [instanceId],
          settle: () => ({
            ...NO_FACTS,
            apply(card: MtgCard) {
              const now = withPrinted(card);
              return cardWith(now, { keywords: [...now.keywords, { keyword: keywordOf(counter) }] });
            },
          }),
          isDependent: () => false,
        }))
      : [],
  );
