import { json, unwrap } from '@reticle/core';
import type { ActivatedAbility } from '../language/ability.js';
import type { CardDefinition } from '../language/card-definition.js';
import type { QualityFilter } from '../language/filter.js';
import type { MtgKeyword } from '../language/keyword.js';
import { readManaCost } from '../language/mana.js';
import { ownCards } from '../language/own-cards.js';

/** The characteristics of a card, without what it does (rule 109.3). */
type PrintedCardFacts = Pick<
  CardDefinition,
  'id' | 'name' | 'supertypes' | 'types' | 'subtypes' | 'keywords'
> &
  Partial<Pick<CardDefinition, 'cost' | 'power' | 'toughness' | 'entersTapped'>>;
type Number = NonNullable<CardDefinition['power']>;

/** Makes a card's id in a set from its name: "Hero's Resolve" becomes `heros-resolve`. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/u)
    .join('-');
}

/** Returns keywords as data. A keyword without data can be written as its name. */
const keywordsOf = (keywords: readonly (string | MtgKeyword)[]): readonly MtgKeyword[] =>
  keywords.map((keyword) => (typeof keyword === 'string' ? { keyword } : keyword));

function card(
  name: string,
  cost: string | undefined,
  types: string,
  subtypes: string,
  keywords: readonly (string | MtgKeyword)[] = [],
): PrintedCardFacts {
  return {
    id: idOf(name),
    name,
    ...(cost === undefined ? {} : { cost: unwrap(readManaCost(cost)) }),
    supertypes: [],
    types: types.split(' '),
    subtypes: subtypes.split(' ').filter((word) => word !== ''),
    keywords: keywordsOf(keywords),
  };
}
type Keywords = readonly (string | MtgKeyword)[];

/** "Red spells cost {2} more to cast". */
export const spellsCost = (
  who: 'you' | 'opponent' | 'any',
  spells: QualityFilter,
  more: string,
): MtgKeyword => ({
  keyword: 'spellsCost',
  spells,
  who,
  more: unwrap(readManaCost(more)),
});

/** An activated ability in quotation marks (rule 113.1c). */
export const has = (activated: ActivatedAbility): MtgKeyword => ({
  keyword: 'has',
  ability: { activated: json.parse(activated) },
});

/** "Can't be blocked by Walls"; "except by" is a `not`. */
export const cantBeBlockedBy = (blockers: QualityFilter): MtgKeyword => ({
  keyword: 'cantBeBlockedBy',
  blockers,
});

/** `creature('Air Elemental', '{3}{U}{U}', 'Elemental', 4, 4, 'flying')` */
export const creature = (
  name: string,
  cost: string,
  subtypes: string,
  power: Number,
  toughness: Number,
  ...keywords: Keywords
): PrintedCardFacts => ({ ...card(name, cost, 'creature', subtypes, keywords), power, toughness });

/** Does what {@link creature} does, for artifact creatures. */
export const artifactCreature = (
  name: string,
  cost: string,
  subtypes: string,
  power: Number,
  toughness: Number,
  ...keywords: Keywords
): PrintedCardFacts => ({ ...card(name, cost, 'artifact creature', subtypes, keywords), power, toughness });
export const instant = (name: string, cost: string): PrintedCardFacts => card(name, cost, 'instant', '');
export const sorcery = (name: string, cost: string): PrintedCardFacts => card(name, cost, 'sorcery', '');

export const artifact = (name: string, cost: string, ...keywords: Keywords): PrintedCardFacts =>
  card(name, cost, 'artifact', '', keywords);
export const enchantment = (name: string, cost: string, ...keywords: Keywords): PrintedCardFacts =>
  card(name, cost, 'enchantment', '', keywords);

/** `aura('Flight', '{U}', { type: 'creature' })`, with what it can enchant (rule 702.5a). */
export const aura = (
  name: string,
  cost: string,
  cards: Extract<MtgKeyword, { readonly keyword: 'enchant' }>['cards'] = { type: 'creature' },
): PrintedCardFacts => card(name, cost, 'enchantment', 'Aura', [{ keyword: 'enchant', cards }]);
export const land = (name: string): PrintedCardFacts => card(name, undefined, 'land', '');

/** Builds a basic land. Its name is its type, which gives it its mana ability (rule 305.6). */
export const basicLand = (name: string): PrintedCardFacts => ({
  ...card(name, undefined, 'land', name),
  supertypes: ['basic'],
});
export const entersTapped = (facts: PrintedCardFacts): PrintedCardFacts => ({ ...facts, entersTapped: true });

/** What a card does, in addition to its facts. Everything is optional. */
export type CardAbilities = Partial<
  Pick<
    CardDefinition,
    | 'entersChoosing'
    | 'entersAs'
    | 'replacesDraws'
    | 'activated'
    | 'granted'
    | 'triggered'
    | 'static'
    | 'spell'
    | 'unexpressed'
  >
>;
/** A card as a set lists it: one entry with its facts and all that it does. */
export type CardEntry = PrintedCardFacts & CardAbilities;

/** Adds what a card does to its facts: `does(creature('Air Elemental', ...), ...)`. */
export const does = (facts: PrintedCardFacts, abilities: CardAbilities): CardEntry => ({
  ...facts,
  ...abilities,
});

/**
 * Turns entries into the cards of a set, with empty lists for what they leave out. Frozen, and read by no
 * match again ({@link ownCards}).
 */
export const defineCards = (entries: readonly CardEntry[]): readonly CardDefinition[] =>
  ownCards(
    entries.map(({ activated = [], triggered = [], static: statics = [], unexpressed = [], ...facts }) => ({
      ...facts,
      activated,
      triggered,
      static: statics,
      unexpressed,
    })),
  );
