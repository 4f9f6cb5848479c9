import { canonicalJson } from '@reticle/core';
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

/** What a card is, for its printed facts: of one that has none, what it is before anything changes it. */
export function printedOf(card: MtgCard): PrintedFacts {
  const { names, supertypes, types, subtypes, colors, manaValue, keywords } = card;
  const { power, toughness, loyalty, defense } = card.printed ?? card;
  return {
    ...(card.printed ?? { names, supertypes, types, subtypes, colors, manaValue, keywords }),
    ...withoutUndefined({ power, toughness, loyalty, defense }),
  };
}

/**
 * A card as it is by itself, before any effect (rule 613.1): what is printed, under its own controller. Mana value,
 * loyalty and defense stay as they are now: nothing here changes them. A card without printed facts stays what it is.
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

/** A card that something is about to change: its printed facts are written down, so that they are not lost. */
export const withPrinted = (card: MtgCard): MtgCard =>
  card.printed ? card : cardWith(card, { printed: printedOf(card) });

/** A permanent that is no creature has neither power nor toughness, whatever is printed on it (rule 208.3). */
export function withoutSize(card: MtgCard): MtgCard {
  const { zone, types, power, toughness } = card;
  return zone !== 'battlefield' || types.includes('creature') || (power ?? toughness) === undefined
    ? card
    : cardWith(withPrinted(card), {}, ['power', 'toughness']);
}

/** Whether two values are the same JSON; lists of the same things are told at once. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    if (one.every((entry, index) => entry === other[index])) return true;
  }
  return canonicalJson(one) === canonicalJson(other);
}

/** Whether two cards are the same in everything; a fact that is `undefined` is absent. */
export const isSame = (one: MtgCard, other: MtgCard): boolean =>
  one === other || (hasAll(one, other) && hasAll(other, one));

/** Whether a thing has all facts of another one. */
function hasAll<Facts extends object>(thing: Facts, other: Facts): boolean {
  for (const fact in other) if (!isEqual(thing[fact], other[fact])) return false;
  return true;
}

/** What a number in a change comes to as it is applied. */
type NumberOf = (amount: AbilityAmount) => number;

/** A part of a change that is an amount. */
type AmountPart = 'power' | 'toughness' | 'setPower' | 'setToughness';

const NO_AMOUNTS: readonly AmountPart[] = [];

/** One layer: which changes have a part in it, and what that makes of a card. */
interface Layer {
  /** Only of abilities that define the characteristic (layer 7a), or only of all others (7b); else of both. */
  readonly defining?: boolean;
  readonly has: (change: Change) => boolean;
  readonly apply: (card: MtgCard, change: Change, numberOf: NumberOf) => MtgCard;
  /** The amounts of a change that count in it. */
  readonly amounts: readonly AmountPart[];
  /** The keys of filters that look at what it changes. */
  readonly looksAt: readonly (keyof CardKeys)[];
}

const added = (list: readonly string[], more: readonly string[] = []): readonly string[] =>
  more.every((entry) => list.includes(entry)) ? list : [...new Set([...list, ...more])];

/** Layer 2: the controller that it has by itself is kept, to go back to. */
function controlled(card: MtgCard, { controller = controllerOf(card) }: Change): MtgCard {
  const { ownController = controllerOf(card) } = card;
  return ownController === controller
    ? cardWith(card, { controller }, ['ownController'])
    : cardWith(card, { controller, ownController });
}

/** Without subtypes of creatures, and without any where the card types that they belong to went (rule 205.1a). */
const otherSubtypes = ({ subtypes }: MtgCard, { onlyTypes, creatureTypes }: Change): readonly string[] =>
  onlyTypes ? [] : creatureTypes ? subtypes.filter((one) => !isCreatureType(one)) : subtypes;

function typed(card: MtgCard, change: Change): MtgCard {
  const { addTypes, addSubtypes, landTypes, onlyTypes, creatureTypes } = change;
  const land =
    landTypes && landTypes !== 'chosen'
      ? cardWith(card, {
          subtypes: withLandTypes(card.subtypes, landTypes),
          keywords: [ONLY_LAND_TYPES],
        })
      : card;
  const types = onlyTypes ?? land.types;
  // 613.3: changeling made it every creature type before that.
  const keywords = creatureTypes
    ? land.keywords.filter(({ keyword }) => keyword !== 'changeling')
    : land.keywords;
  return cardWith(land, {
    types: added(types, addTypes),
    subtypes: added(added(otherSubtypes(land, change), creatureTypes), addSubtypes),
    ...(keywords.length === land.keywords.length ? {} : { keywords }),
  });
}

/**
 * Whether a keyword is an ability (layer 6), or a rule about the object that stands among its keywords: "can't block",
 * "doesn't untap". Rules have names with a capital in them; they apply when all else is settled (rule 613.11).
 */
const isRule = (keyword: string): boolean => /[A-Z]/u.test(keyword);

/** What a change adds and removes of one sort of keywords. */
function keywordsIn({ addKeywords = [], removeKeywords = [] }: Change, rules: boolean) {
  return {
    added: addKeywords.filter(({ keyword }) => isRule(keyword) === rules),
    removed: removeKeywords.filter((keyword) => isRule(keyword) === rules),
  };
}

/** What stands for the abilities that something has lost; what changeling made of it in layer 4 stays (rule 613.6). */
const withoutAbilities = (card: MtgCard): readonly MtgKeyword[] => [
  NO_ABILITIES,
  ...(hasKeyword(card, 'changeling') ? [EVERY_CREATURE_TYPE] : []),
];

const keyworded = (rules: boolean): Layer => ({
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

/** Only what has a power can get more of it: an object that is no creature has none (rule 208.3). */
function raised(card: MtgCard, power: number, toughness: number): MtgCard {
  if (card.power === undefined && !card.types.includes('creature')) return card;
  return cardWith(card, { power: (card.power ?? 0) + power, toughness: (card.toughness ?? 0) + toughness });
}

/** Layer 7d: each becomes what the other was. */
const switched = (card: MtgCard): MtgCard =>
  card.power === undefined || card.toughness === undefined
    ? card
    : cardWith(card, { power: card.toughness, toughness: card.power });

const having =
  (...parts: readonly (keyof Change)[]): Layer['has'] =>
  (change) =>
    parts.some((part) => change[part] !== undefined);

const NUMBERS = ['power', 'toughness'] as const;
const SET = ['setPower', 'setToughness'] as const;

/** The layers in which changes apply, in their order (rules 613.1, 613.4, 613.11). Counters have none: see `COUNTERS`. */
const BY_NAME = {
  control: { has: having('controller'), apply: controlled, amounts: NO_AMOUNTS, looksAt: ['controller'] },
  types: {
    has: having('addTypes', 'addSubtypes', 'landTypes', 'onlyTypes', 'creatureTypes'),
    apply: typed,
    amounts: NO_AMOUNTS,
    looksAt: ['type', 'allTypes', 'subtype', 'allSubtypes', 'manaAbility'],
  },
  colors: {
    has: having('colors'),
    apply: (card, { colors }) => (colors ? cardWith(card, { colors }) : card),
    amounts: NO_AMOUNTS,
    looksAt: ['color', 'allColors', 'colorCount'],
  },
  abilities: keyworded(false),
  defined: { has: having(...SET), amounts: SET, apply: set, defining: true, looksAt: NUMBERS },
  set: { has: having(...SET), amounts: SET, apply: set, defining: false, looksAt: NUMBERS },
  numbers: {
    has: having(...NUMBERS),
    amounts: NUMBERS,
    apply: (card, { power = 0, toughness = 0 }, numberOf) =>
      raised(card, numberOf(power), numberOf(toughness)),
    looksAt: NUMBERS,
  },
  switched: { has: having('switched'), apply: switched, amounts: NO_AMOUNTS, looksAt: NUMBERS },
  rules: keyworded(true),
} as const satisfies Readonly<Record<string, Layer>>;

/** The layers in which changes have a part, in their order, by name. */
export const LAYERS: ReadonlyMap<string, Layer> = new Map(Object.entries(BY_NAME));

/** The layer of a name of {@link LAYERS}. */
export const layerNamed = (name: string): Layer => sure(LAYERS.get(name));

/** The layers by name, in their order; counters apply after all other changes of layer 7c. */
export const LAYER_NAMES: readonly string[] = [...LAYERS.keys()].flatMap((name) =>
  name === 'switched' ? ['counters', name] : [name],
);

/** Counters that add to power and toughness, or take from them: +1/+1, -0/-2 (rules 122.1a, 613.4c). */
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
      return raised(withPrinted(card), power, toughness);
    },
  }),
  isDependent: () => false,
};

interface AddedSize {
  readonly power: number;
  readonly toughness: number;
}
const isChanged = ({ power, toughness }: AddedSize): boolean => power !== 0 || toughness !== 0;

/** What all counters on a card add. */
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

/** The keyword that a counter gives: one of its name, or the rule that it is (rules 122.1b, 122.1h). */
const keywordOf = (counter: string): string => (counter === 'finality' ? 'diesIntoExile' : counter);

/** What the keyword and finality counters of permanents give them: each from when it was put there (rules 122.1b, 613.1f, 613.7c). */
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
