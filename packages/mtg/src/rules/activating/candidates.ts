import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardsIn, placesIn, cardById } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { among, keyed, memo } from '../../state/memo.js';
import { activationKey, getActivatedAbilities, keywordAbilitiesOf } from '../abilities/activated.js';
import { type AbilityRegistry, abilitiesOf } from '../abilities/registry.js';
import { isUsedByPayments } from './mana-sources.js';

/** An ability that may be worth an offer. */
export interface Candidate extends FoundAbility {
  /** Under which key its activations are counted. */
  readonly key: string;
  /** Whether payments use it by themselves, so that nobody has to be offered it. */
  readonly byPayments: boolean;
}

/** Where objects may have abilities that work there (rule 113.6). */
const ZONES_OF_ABILITIES: readonly Zone[] = ['battlefield', 'graveyard', 'hand', 'exile', 'stack', 'command'];

/** The abilities of the cards of a zone: all of them, or those that no payment uses by itself. Only cards that changed are looked at. */
const candidates = memo((registry: AbilityRegistry) => {
  // Moves name an ability by its id: the first of that id is meant.
  const isFirst = ({ id }: ActivatedAbility, at: number, all: readonly ActivatedAbility[]): boolean =>
    all.findIndex((found) => found.id === id) === at;
  const on = (card: MtgCard): readonly Candidate[] =>
    mayWork(registry, card)
      ? getActivatedAbilities(card, registry)
          .filter(isFirst)
          .map((ability) => ({
            card,
            ability,
            key: activationKey(card, ability.id),
            byPayments: card.zone === 'battlefield' && isUsedByPayments(card, ability),
          }))
      : [];
  return keyed((_zone) => ({
    all: among(on, (found) => found),
    others: among(
      (card: MtgCard) => on(card).filter(({ byPayments }) => !byPayments),
      (found) => found,
    ),
  }));
});

/** Whether a card may have abilities where it is: but for permanents, these are its own and those of its keywords. */
const mayWork = (registry: AbilityRegistry, { zone, publicId, keywords }: MtgCard): boolean =>
  zone === 'battlefield' ||
  (abilitiesOf(registry, publicId)?.activated.some((ability) => ability.zone === zone) ?? false) ||
  keywordAbilitiesOf(keywords).some(
    ({ abilities }) => abilities.activated?.some((ability) => ability.zone === zone) ?? false,
  );

/**
 * The activated abilities of all objects where these are, whoever controls them, in the order of the state's cards; with those
 * that payments use by themselves only if these are wanted, too.
 */
export function candidatesIn(
  registry: AbilityRegistry,
  state: MtgMatchState,
  withPayments: boolean,
): readonly Candidate[] {
  const found = candidates(registry);
  const lists: (readonly Candidate[])[] = [];
  for (const zone of ZONES_OF_ABILITIES) {
    const { all, others } = found(zone);
    const list = (withPayments ? all : others)(cardsIn(state, zone));
    if (list.length > 0) lists.push(list);
  }
  const [only, ...more] = lists;
  if (more.length === 0) return only ?? [];
  const place = placesIn(state);
  return lists.flat().toSorted((a, b) => place(a.card) - place(b.card));
}

/** Which ability is activated, by whom, with which X. */
export interface Activation {
  readonly player: string;
  readonly card: string;
  readonly ability: string;
  readonly X?: number | undefined;
}

/** An ability that is there, and the object whose ability it is. */
export interface FoundAbility {
  readonly card: MtgCard;
  readonly ability: ActivatedAbility;
}

/**
 * The ability that is meant, where the player may activate abilities of that object (rules 602.1b, 602.2).
 *
 * @returns `mtg.noSuchAbility`, `mtg.notYours`
 */
export function abilityFor(
  state: MtgMatchState,
  registry: AbilityRegistry,
  { player, card: id, ability: wanted }: Activation,
): Result<FoundAbility> {
  const card = cardById(state, id);
  const ability = card && getActivatedAbilities(card, registry).find((found) => found.id === wanted);
  if (!card || !ability) {
    const none: GameIssue = { code: 'mtg.noSuchAbility', data: { card: id, ability: wanted } };
    return refuse(none);
  }
  if (controllerOf(card) !== player) return refuse({ code: 'mtg.notYours', data: { card: id, player } });
  return ok({ card, ability });
}
