import type { Change } from '../../language/change.js';
import type { AbilityAmount } from '../../language/selector.js';
import { withLandTypes } from '../../language/vocabulary.js';
import { type MtgCard, ONLY_LAND_TYPES } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';

/** What a number in a change comes to as it is applied. */
export type NumberOf = (amount: AbilityAmount) => number;

/** One layer: which changes have a part in it, and what that makes of a card. */
export interface Layer {
  /** Only of abilities that define the characteristic (layer 7a), or only of all others (7b); else of both. */
  readonly defining?: boolean;
  readonly has: (change: Change) => boolean;
  readonly apply: (card: MtgCard, change: Change, numberOf: NumberOf) => MtgCard;
}

const added = (list: readonly string[], more: readonly string[] = []): readonly string[] =>
  more.every((entry) => list.includes(entry)) ? list : [...new Set([...list, ...more])];

/** Layer 2: the controller that it has by itself is kept, to go back to. */
function controlled(card: MtgCard, { controller }: Change): MtgCard {
  if (controller === undefined || controller === controllerOf(card)) return card;
  const { ownController = controllerOf(card), ...rest } = card;
  return ownController === controller ? { ...rest, controller } : { ...rest, controller, ownController };
}

function typed(card: MtgCard, { addTypes, addSubtypes, landTypes }: Change): MtgCard {
  const land = landTypes
    ? { ...card, subtypes: withLandTypes(card.subtypes, landTypes), keywords: [ONLY_LAND_TYPES] }
    : card;
  return { ...land, types: added(land.types, addTypes), subtypes: added(land.subtypes, addSubtypes) };
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

const keyworded = (rules: boolean): Layer => ({
  has(change) {
    const { added: more, removed } = keywordsIn(change, rules);
    return more.length > 0 || removed.length > 0;
  },
  apply(card, change) {
    const { added: more, removed } = keywordsIn(change, rules);
    const kept = card.keywords.filter(({ keyword }) => !removed.includes(keyword));
    return { ...card, keywords: [...kept, ...more] };
  },
});

function set(card: MtgCard, { setPower, setToughness }: Change, numberOf: NumberOf): MtgCard {
  return {
    ...card,
    ...(setPower === undefined ? {} : { power: numberOf(setPower) }),
    ...(setToughness === undefined ? {} : { toughness: numberOf(setToughness) }),
  };
}

/** Only what has a power can get more of it: an object that is no creature has none (rule 208.3). */
export function raised(card: MtgCard, power: number, toughness: number): MtgCard {
  if (card.power === undefined && !card.types.includes('creature')) return card;
  return { ...card, power: (card.power ?? 0) + power, toughness: (card.toughness ?? 0) + toughness };
}

const having =
  (...parts: readonly (keyof Change)[]): Layer['has'] =>
  (change) =>
    parts.some((part) => change[part] !== undefined);

/** The layers in which changes apply, in their order (rules 613.1, 613.4). Counters follow within layer 7c. */
export const LAYERS: readonly Layer[] = [
  { has: having('controller'), apply: controlled },
  { has: having('addTypes', 'addSubtypes', 'landTypes'), apply: typed },
  { has: having('colors'), apply: (card, { colors }) => (colors ? { ...card, colors } : card) },
  keyworded(false),
  { has: having('setPower', 'setToughness'), apply: set, defining: true },
  { has: having('setPower', 'setToughness'), apply: set, defining: false },
  {
    has: having('power', 'toughness'),
    apply: (card, { power = 0, toughness = 0 }, numberOf) =>
      raised(card, numberOf(power), numberOf(toughness)),
  },
];

/** After all layers: rules about objects (rule 613.11). */
export const RULES: Layer = keyworded(true);
