import type { ActivatedAbility } from '../../language/ability.js';
import { keywordsNamed } from '../../language/keyword.js';
import { createTapForMana } from '../../language/templates/templates.js';
import type { Color } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { keywordAbilitiesOf } from './by-keyword.js';
import { type AbilityRegistry, abilitiesOf, ownAbilitiesNow } from './registry.js';
import { memo } from '../../state/memo.js';

/** The mana of each basic land type (rule 305.6). */
const LAND_TYPES: ReadonlyMap<string, Color> = new Map([
  ['Plains', 'white'],
  ['Island', 'blue'],
  ['Swamp', 'black'],
  ['Mountain', 'red'],
  ['Forest', 'green'],
]);

const INTRINSIC: ReadonlyMap<string, ActivatedAbility> = new Map(
  [...LAND_TYPES].map(([type, color]) => [
    type,
    createTapForMana({ id: `tap-${type.toLowerCase()}`, mana: { [color]: 1 } }),
  ]),
);

/**
 * The activated abilities that an object has where it is: those of its definition in a set, else those read from its
 * words, the mana abilities of its basic land types (these alone, where an effect set its land types: rule 305.7), and
 * those that others grant it, each once.
 * O(1) in the number of cards that are known.
 */
export const getActivatedAbilities = (
  card: MtgCard,
  registry: AbilityRegistry,
): readonly ActivatedAbility[] => foundOn(registry)(card);

/** The same for one registry: the very same function each time. */
export const activatedIn = (registry: AbilityRegistry): ((card: MtgCard) => readonly ActivatedAbility[]) =>
  foundOn(registry);

const foundOn = memo((registry: AbilityRegistry) => memo((card: MtgCard) => abilitiesOn(card, registry)));

function abilitiesOn(card: MtgCard, registry: AbilityRegistry): readonly ActivatedAbility[] {
  const { zone, types, subtypes, faceDown, phasedOut } = card;
  if (faceDown || phasedOut) return [];
  const onBattlefield = zone === 'battlefield';
  const intrinsic =
    onBattlefield && types.includes('land') ? subtypes.flatMap((type) => INTRINSIC.get(type) ?? []) : [];
  const own = [...ownAbilitiesNow(registry, card).activated, ...activatedByKeywords(card)];
  const granted = onBattlefield ? grantedTo(card, registry) : [];
  return [...intrinsic, ...own.filter((ability) => (ability.zone ?? 'battlefield') === zone), ...granted];
}

/** Abilities that keywords stand for; of several of one keyword each has an id of its own. */
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

/** Under which key the activations of an ability are counted this turn: another incarnation counts anew (400.7). */
export const activationKey = (
  { instanceId, incarnation }: Pick<MtgCard, 'instanceId' | 'incarnation'>,
  ability: string,
): string => `${instanceId}:${incarnation}:${ability}`;
