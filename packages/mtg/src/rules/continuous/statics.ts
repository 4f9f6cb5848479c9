import type { CardDefinition, StaticAbility } from '../../language/card-definition.js';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { keywordAbilitiesOf } from '../abilities/activated.js';
import { type AbilityRegistry, abilitiesOf } from '../abilities/registry.js';

/** What a card's static abilities are. */
export type StaticsOf = (card: MtgCard) => readonly StaticAbility[];

/**
 * Whether a static ability defines the power or toughness of its own source (rule 604.3a): it affects that alone, and
 * does nothing but set them.
 */
export const isDefining = ({ affects, change, if: asked }: StaticAbility): boolean =>
  affects === 'self' &&
  asked === undefined &&
  Object.keys(change).every((part) => part === 'setPower' || part === 'setToughness');

/**
 * Whether a static ability names the zones in which it affects cards, others than the battlefield: "nonland cards you own that aren't on
 * the battlefield". One that names none affects permanents alone (rule 109.2).
 */
export const reachesOut = ({ affects }: StaticAbility): boolean =>
  typeof affects === 'object' &&
  'each' in affects &&
  affects.each.zone !== undefined &&
  affects.each.zone !== 'battlefield';

const NONE: readonly StaticAbility[] = [];

/** The static abilities of a card that work where it is: on the battlefield, or those that define it (rule 113.6). */
export function staticsOn(card: MtgCard, staticsOf: StaticsOf): readonly StaticAbility[] {
  if (card.phasedOut || (card.faceDown && card.parts === undefined)) return NONE;
  const all = staticsOf(card);
  if (all.length === 0) return NONE;
  return card.zone === 'battlefield' ? all : all.filter(isDefining);
}

/**
 * All static abilities of a card that a set defines: those it has, those that its keywords stand for, and where its power or toughness is counted from
 * something, the ability that defines it (rule 604.3).
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

/** What a match knows of cards: what a set defines, and what was read. */
interface KnownCards {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/** The static abilities of the text of one card. */
function staticsOfText({ definitions, registry }: KnownCards, publicId: string): readonly StaticAbility[] {
  const definition = definitions.get(publicId);
  return definition ? staticsOfDefinition(definition) : (abilitiesOf(registry, publicId)?.static ?? NONE);
}

/** Those of other texts that a merged permanent has among its keywords, by ids of their own (rule 702.140e). */
const staticsOfOthers = memo((known: KnownCards) =>
  memo((keywords: readonly MtgKeyword[]): readonly StaticAbility[] =>
    keywordsNamed(keywords, 'abilitiesOf').flatMap(({ of }) =>
      staticsOfText(known, of).map((ability) => ({ ...ability, id: `${of}/${ability.id}` })),
    ),
  ),
);

/** The static abilities of cards, by what a match knows of them; whether a card has them now, `refresh` asks. */
export const staticsIn = memo((known: KnownCards): StaticsOf => ({ publicId, printed }) => {
  const own = staticsOfText(known, publicId);
  const others = printed && printed.keywords.length > 0 ? staticsOfOthers(known)(printed.keywords) : NONE;
  return others.length === 0 ? own : [...own, ...others];
});

/** A card as it is, and as what it could be without that another one comes: its other side, the card that it is by itself, or one of its parts. */
export const couldBe = (card: MtgCard): readonly MtgCard[] => [
  card,
  ...[card.sides?.other, card.original, ...(card.parts ?? [])].flatMap((form) =>
    form
      ? [{ ...card, publicId: form.publicId, printed: form.printed, keywords: form.printed.keywords }]
      : [],
  ),
];
