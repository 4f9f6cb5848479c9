import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import type { Zone } from '../../language/vocabulary.js';
import { activationKey } from '../../state/activations.js';
import type { MtgCard } from '../../state/card.js';
import { cardsIn, placesIn, cardById } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { among, keyed, memo } from '../../state/memo.js';
import { getActivatedAbilities, keywordAbilitiesOf } from '../abilities/activated.js';
import { type AbilityRegistry, abilitiesOf } from '../abilities/registry.js';
import { asItCosts } from './cheaper.js';
import { isUsedByPayments } from './mana-sources.js';

/** An ability that may be offered to a player. */
export interface Candidate extends FoundAbility {
  /** The key under which its activations are counted. */
  readonly key: string;
  /** Whether payments use it by themselves, so that players need not be offered it. */
  readonly byPayments: boolean;
}

/** The zones in which abilities may work (rule 113.6). */
const ZONES_OF_ABILITIES: readonly Zone[] = ['battlefield', 'graveyard', 'hand', 'exile', 'stack', 'command'];

/**
 * Returns the abilities of the cards of a zone: all of them, and those that no payment uses by itself. Only
 * looks at cards that changed.
 */
const candidates = memo((registry: AbilityRegistry) => {
  // Moves name an ability by its id, which means the first ability of that id.
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

/**
 * Whether a card may have abilities in its zone. Outside the battlefield these are its own and those of its
 * keywords.
 */
const mayWork = (registry: AbilityRegistry, { zone, publicId, keywords }: MtgCard): boolean =>
  zone === 'battlefield' ||
  (abilitiesOf(registry, publicId)?.activated.some((ability) => ability.zone === zone) ?? false) ||
  keywordAbilitiesOf(keywords).some(
    ({ abilities }) => abilities.activated?.some((ability) => ability.zone === zone) ?? false,
  );

/**
 * Returns the activated abilities of all objects that work in their zones, whoever controls them, in the
 * order of the state's cards. Includes those that payments use by themselves only if `withPayments`.
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

/** Which ability a player activates, and with which X. */
export interface Activation {
  readonly player: string;
  readonly card: string;
  readonly ability: string;
  readonly X?: number | undefined;
}

/** An ability, with the object that has it. */
export interface FoundAbility {
  readonly card: MtgCard;
  readonly ability: ActivatedAbility;
}

/** Whether a player may activate an ability of an object (rules 602.1c, 602.2). */
export const mayActivate = (card: MtgCard, { anyPlayer }: ActivatedAbility, player: string): boolean =>
  anyPlayer === true || controllerOf(card) === player;

/**
 * Finds the ability of an activation, if the player may activate abilities of that object (rules 602.1b,
 * 602.2).
 *
 * @returns the ability, `mtg.noSuchAbility` or `mtg.notYours`
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
  if (!mayActivate(card, ability, player))
    return refuse({ code: 'mtg.notYours', data: { card: id, player } });
  return ok({ card, ability: asItCosts(state, card, ability) });
}
