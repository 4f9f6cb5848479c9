import type { CardDefinition, StaticAbility } from '../../language/card-definition.js';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { cardWith } from '../../state/copies.js';
import { memo } from '../../state/memo.js';
import { keywordAbilitiesOf } from '../abilities/activated.js';
import { type AbilityRegistry, abilitiesOf } from '../abilities/registry.js';

/** Returns the static abilities of a card. */
export type StaticsOf = (card: MtgCard) => readonly StaticAbility[];

/**
 * Whether a static ability defines the power or toughness of its own source (rule 604.3a): it affects only
 * the source, and only sets these.
 */
export const isDefining = ({ affects, change, if: asked }: StaticAbility): boolean =>
  affects === 'self' &&
  asked === undefined &&
  Object.keys(change).every((part) => part === 'setPower' || part === 'setToughness');

/**
 * Whether a static ability names zones other than the battlefield in which it affects cards: "nonland cards
 * you own that aren't on the battlefield". An ability that names no zone affects permanents only (rule
 * 109.2).
 */
export const reachesOut = ({ affects }: StaticAbility): boolean =>
  typeof affects === 'object' &&
  'each' in affects &&
  affects.each.zone !== undefined &&
  affects.each.zone !== 'battlefield';

const NONE: readonly StaticAbility[] = [];

/**
 * Returns the static abilities of a card that work in its zone: all on the battlefield, elsewhere those that
 * define it (rule 113.6).
 */
export function staticsOn(card: MtgCard, staticsOf: StaticsOf): readonly StaticAbility[] {
  if (card.phasedOut || (card.faceDown && card.parts === undefined)) return NONE;
  const all = staticsOf(card);
  if (all.length === 0) return NONE;
  return card.zone === 'battlefield' ? all : all.filter(isDefining);
}

/**
 * Returns all static abilities of a card that a set defines: its own, those of its keywords, and, if its
 * power or toughness is counted, the ability that defines it (rule 604.3).
 */
export const staticsOfDefinition = memo(
  ({
    power,
    toughness,
    static: own,
    keywords = [],
  }: Pick<CardDefinition, 'power' | 'toughness' | 'static'> &
    Partial<Pick<CardDefinition, 'keywords'>>): readonly StaticAbility[] => {
    const ofKeywords = keywordAbilitiesOf(keywords).flatMap(({ abilities }) => abilities.static ?? []);
    const statics = ofKeywords.length === 0 ? own : [...own, ...ofKeywords];
    const change = {
      ...(typeof power === 'object' ? { setPower: power } : {}),
      ...(typeof toughness === 'object' ? { setToughness: toughness } : {}),
    };
    if (Object.keys(change).length === 0) return statics;
    return [...statics, { id: 'power-and-toughness', affects: 'self', change }];
  },
);

/** What a match knows about cards: those that a set defines, and those that were read. */
interface KnownCards {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/** Returns the static abilities of the text of one card. */
function staticsOfText({ definitions, registry }: KnownCards, publicId: string): readonly StaticAbility[] {
  const definition = definitions.get(publicId);
  return definition ? staticsOfDefinition(definition) : (abilitiesOf(registry, publicId)?.static ?? NONE);
}

/**
 * Returns the static abilities of other texts that a merged permanent has through its keywords, with their
 * own ids (rule 702.140e).
 */
const staticsOfOthers = memo((known: KnownCards) =>
  memo((keywords: readonly MtgKeyword[]): readonly StaticAbility[] =>
    keywordsNamed(keywords, 'abilitiesOf').flatMap(({ of }) =>
      staticsOfText(known, of).map((ability) => ({ ...ability, id: `${of}/${ability.id}` })),
    ),
  ),
);

/** Returns the lookup of static abilities. `refresh` checks whether a card has them now. */
export const staticsIn = memo((known: KnownCards): StaticsOf => ({ publicId, printed }) => {
  const own = staticsOfText(known, publicId);
  const others = printed && printed.keywords.length > 0 ? staticsOfOthers(known)(printed.keywords) : NONE;
  return others.length === 0 ? own : [...own, ...others];
});

/**
 * Returns a card as it is, and as each of the objects that it could become without another card: its other
 * side, the card that it is by itself, or one of its parts.
 */
export const couldBe = (card: MtgCard): readonly MtgCard[] => [
  card,
  ...[card.sides?.other, card.original, ...(card.parts ?? [])].flatMap((form) =>
    form
      ? [cardWith(card, { publicId: form.publicId, printed: form.printed, keywords: form.printed.keywords })]
      : [],
  ),
];
