import { canonicalJson } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { abilitiesOfKeyword } from '../../language/keyword-abilities.js';
import type { KeywordAbilities } from '../../language/keyword-parts.js';
import { TURNED_UP, type MtgKeyword, hasKeyword, mtgKeyword, keywordsNamed } from '../../language/keyword.js';
import { createTapForMana } from '../../language/templates/templates.js';
import { LAND_TYPE_COLORS } from '../../language/vocabulary.js';
import { type MtgCard, NO_ABILITIES } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { type AbilityRegistry, abilitiesOf, activatedNow } from './registry.js';

/** A keyword with the abilities that it stands for. */
interface KeywordWithAbilities {
  readonly keyword: MtgKeyword;
  readonly abilities: KeywordAbilities;
}

const NONE: readonly KeywordWithAbilities[] = [];

/**
 * Returns the keywords of a list that stand for abilities, with those abilities. An object has them as long
 * as it has the keyword.
 */
export const keywordAbilitiesOf = memo((keywords: readonly MtgKeyword[]): readonly KeywordWithAbilities[] => {
  const found = keywords.flatMap((keyword) => {
    const abilities = abilitiesOfKeyword(keyword);
    return abilities ? [{ keyword, abilities }] : [];
  });
  return found.length === 0 ? NONE : found;
});

const PREFIX = 'keyword ';

/**
 * Returns the triggered abilities that keywords stand for, each with the name under which it waits for the
 * stack.
 */
export const triggeredByKeywords = memo(
  (
    keywords: readonly MtgKeyword[],
  ): readonly { readonly ability: TriggeredAbility; readonly name: string }[] =>
    keywordAbilitiesOf(keywords).flatMap(({ keyword, abilities }) =>
      (abilities.triggered ?? []).map((ability) => ({
        ability,
        name: `${PREFIX}${ability.id} ${canonicalJson(keyword)}`,
      })),
    ),
);

/**
 * Finds the triggered ability of a keyword by the name under which it waits. Returns undefined for any other
 * name.
 */
export function triggeredByName(name: string): TriggeredAbility | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const [id = ''] = name.slice(PREFIX.length).split(' ', 1);
  const raw: unknown = JSON.parse(name.slice(PREFIX.length + id.length + 1));
  return triggeredByKeywords([mtgKeyword.parse(raw)]).find((found) => found.name === name)?.ability;
}

/** The mana ability of each basic land type (rule 305.6). */
const INTRINSIC: ReadonlyMap<string, ActivatedAbility> = new Map(
  [...LAND_TYPE_COLORS].map(([type, color]) => [
    type,
    createTapForMana({ id: `tap-${type.toLowerCase()}`, mana: { [color]: 1 } }),
  ]),
);

/**
 * Returns the activated abilities that an object has in its zone: those of its definition, or else those read
 * from its words; the mana abilities of its basic land types (only these if an effect set its land types:
 * rule 305.7); and those that other objects grant it, each once. Takes O(1) in the number of known cards.
 */
export const getActivatedAbilities = (
  card: MtgCard,
  registry: AbilityRegistry,
): readonly ActivatedAbility[] => foundOn(registry)(card);

/** Returns the same lookup for one registry: the same function at each call. */
export const activatedIn = (registry: AbilityRegistry): ((card: MtgCard) => readonly ActivatedAbility[]) =>
  foundOn(registry);

const foundOn = memo((registry: AbilityRegistry) => memo((card: MtgCard) => abilitiesOn(card, registry)));

/**
 * Returns the special action that turns a face-down permanent up for the morph cost that it hides (rule
 * 702.37e).
 */
function turningUp({ sides }: MtgCard): readonly ActivatedAbility[] {
  const hidden = sides?.other.printed.keywords ?? [];
  return hidden.flatMap((keyword): readonly ActivatedAbility[] => {
    if (!('costs' in keyword) || !TURNED_UP.some((name) => name === keyword.keyword)) return [];
    const counter = { effect: 'putCounters', what: 'self', counter: '+1/+1', amount: 1 } as const;
    const up = { effect: 'turnUp', what: 'self' } as const;
    return [
      {
        id: 'turn-up',
        costs: keyword.costs,
        // 702.37b: megamorph.
        effects: keyword.keyword === 'megamorph' ? [up, counter] : [up],
        isManaAbility: false,
        special: true,
      },
    ];
  });
}

function abilitiesOn(card: MtgCard, registry: AbilityRegistry): readonly ActivatedAbility[] {
  const { zone, types, subtypes, faceDown, phasedOut } = card;
  if (phasedOut) return [];
  const ofText = activatedNow(registry, card);
  if (faceDown) return zone === 'battlefield' ? [...turningUp(card), ...ofText] : [];
  const onBattlefield = zone === 'battlefield';
  const isLand = onBattlefield && types.includes('land') && !hasKeyword(card, NO_ABILITIES.keyword);
  const intrinsic = isLand ? subtypes.flatMap((type) => INTRINSIC.get(type) ?? []) : [];
  // Most lands have no other abilities.
  if (ofText.length + card.keywords.length === 0) return intrinsic;
  const own = [...ofText, ...activatedByKeywords(card)];
  const granted = onBattlefield ? grantedTo(card, registry) : [];
  return [...intrinsic, ...own.filter((ability) => (ability.zone ?? 'battlefield') === zone), ...granted];
}

/**
 * Returns the activated abilities for which keywords stand. If several have the same keyword, each gets its
 * own id.
 */
function activatedByKeywords({ keywords }: MtgCard): readonly ActivatedAbility[] {
  const all = keywordAbilitiesOf(keywords).flatMap(({ abilities }) => abilities.activated ?? []);
  return all.map((ability, at) => {
    const before = all.slice(0, at).filter(({ id }) => id === ability.id).length;
    return before === 0 ? ability : { ...ability, id: `${ability.id}-${before + 1}` };
  });
}

function grantedTo({ keywords }: MtgCard, registry: AbilityRegistry): readonly ActivatedAbility[] {
  const abilities = keywordsNamed(keywords, 'hasAbility').flatMap(({ of, ability }) => {
    const found = abilitiesOf(registry, of)?.granted?.find(({ id }) => id === ability);
    return found ? [found] : [];
  });
  return [...new Set(abilities)];
}
