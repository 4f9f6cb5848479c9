import { type GameIssue, type Issue, type Result, ok, parseWith } from '@reticle/core';
import * as z from 'zod';
import { type ActivatedAbility, activatedAbility, addsMana } from '../../language/ability.js';
import { type CardDefinition, isManaAbility } from '../../language/card-definition.js';
import { isOwnCard } from '../../language/own-cards.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { mtg } from '../targeting/kinds.js';
import { activationSpec } from './activation-spec.js';
import { keywordsNamed } from '../../language/keyword.js';
import { withoutUndefined } from '../../state/without-undefined.js';

const abilityList = z
  .array(activatedAbility)
  .max(64)
  .readonly()
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two abilities have the same id');

/**
 * Whether the ability is a mana ability: it could add mana, has no targets, and is not paid with loyalty
 * (rule 605.1a). Its flag must say the same.
 */
export function isManaAbilityByRule({ costs, targets, effects }: ActivatedAbility): boolean {
  return isManaAbility({
    ability: 'activated',
    declaration: withoutUndefined({ spec: targets }),
    addsMana: addsMana(effects),
    loyalty: costs.some(({ cost }) => cost === 'loyalty'),
  });
}

const under =
  (...path: readonly (string | number)[]) =>
  (found: Issue): Issue => ({ ...found, path: [...path, ...(found.path ?? [])] });

/**
 * Finds what is wrong with an ability that its schema accepts: filters with keys that cards don't have, or a
 * wrong flag.
 */
function flaws(ability: ActivatedAbility): readonly Issue[] {
  const spec = mtg.parseSpec(activationSpec(ability));
  const unfit = spec.ok ? [] : spec.issues.map(under('targets'));
  const is = isManaAbilityByRule(ability);
  const wrongFlag: GameIssue = {
    code: 'mtg.wrongManaFlag',
    data: { ability: ability.id, is },
    path: ['isManaAbility'],
  };
  return is === ability.isManaAbility ? unfit : [...unfit, wrongFlag];
}

/** Reads the activated abilities of one card from raw JSON. Every issue has its path. */
export function readAbilities(card: string, abilities: unknown): Result<readonly ActivatedAbility[]> {
  const read = parseWith(abilityList, abilities);
  if (!read.ok) return { ok: false, issues: read.issues.map(under(card)) };
  const issues = read.value.flatMap((ability, index) => flaws(ability).map(under(card, index)));
  return issues.length === 0 ? ok(read.value) : { ok: false, issues };
}

/** What a card does, as a set defines it or as it was read from the card's words. */
export type RegisteredCard = Pick<CardDefinition, 'activated' | 'triggered' | 'static'> &
  Pick<Partial<CardDefinition>, 'granted'>;

/** What cards do, by `publicId`. A registry is a value: registering cards returns a new one. */
export interface AbilityRegistry {
  /** Abilities by the definition of a set; these take precedence. */
  readonly defined: ReadonlyMap<string, RegisteredCard>;
  /** Abilities read from words, for cards that no set defines. */
  readonly read: ReadonlyMap<string, RegisteredCard>;
  /** Why the words of a card were not read, or not completely. */
  readonly unread: ReadonlyMap<string, readonly Issue[]>;
}

/** The registry without any card. */
export const EMPTY_REGISTRY: AbilityRegistry = { defined: new Map(), read: new Map(), unread: new Map() };

const duplicate = (card: string): GameIssue => ({
  code: 'mtg.duplicateAbilities',
  data: { card },
  path: [card],
});

/** Returns the registry with more cards: all of them, or none if one is refused. */
function withDefined<Card>(
  registry: AbilityRegistry,
  cards: Iterable<readonly [card: string, given: Card]>,
  read: (card: string, given: Card) => Result<RegisteredCard>,
): Result<AbilityRegistry> {
  const defined = new Map(registry.defined);
  const issues: Issue[] = [];
  for (const [card, said] of cards) {
    const found = read(card, said);
    if (!found.ok) issues.push(...found.issues);
    else if (defined.has(card)) issues.push(duplicate(card));
    else defined.set(card, found.value);
  }
  return issues.length === 0 ? ok({ ...registry, defined }) : { ok: false, issues };
}

/**
 * Adds the activated abilities of one card, which may be raw JSON.
 *
 * @returns the new registry, `mtg.duplicateAbilities` if the card has some already, `mtg.wrongManaFlag` if
 * `isManaAbility` is not what rule 605.1a says, or the issues of the JSON with their paths
 */
export function registerAbilities(
  registry: AbilityRegistry,
  card: string,
  abilities: unknown,
): Result<AbilityRegistry> {
  return registerBulk(registry, [[card, abilities]]);
}

/** Does the same as {@link registerAbilities} for many cards: all of them, or none if one is refused. */
export function registerBulk(
  registry: AbilityRegistry,
  cards: Iterable<readonly [card: string, abilities: unknown]>,
): Result<AbilityRegistry> {
  return withDefined(registry, cards, (card, abilities) => {
    const read = readAbilities(card, abilities);
    return read.ok ? ok({ activated: read.value, triggered: [], static: [] }) : read;
  });
}

/**
 * Does the same as {@link registerBulk} for whole cards, as a set defines them. The cards of this package's
 * own sets are not read again.
 */
export function registerCards(
  registry: AbilityRegistry,
  definitions: readonly CardDefinition[],
): Result<AbilityRegistry> {
  return withDefined(
    registry,
    definitions.map((definition) => [definition.id, definition] as const),
    (card, definition) => {
      if (isOwnCard(definition)) return ok(definition);
      const read = readAbilities(card, [...definition.activated, ...(definition.granted ?? [])]);
      return read.ok ? ok(definition) : read;
    },
  );
}
const NOTHING: RegisteredCard = { activated: [], triggered: [], static: [] };

/**
 * The abilities of a text that an object has, with the `publicId` of the card whose text it is: the object's
 * own, or that of a part of it.
 */
export interface TextNow {
  readonly of: string;
  readonly abilities: RegisteredCard;
  readonly isOwn: boolean;
}

/**
 * Returns the texts whose abilities an object has now, in any zone. It has none if it lost its abilities (see
 * {@link hasOwnAbilities}); a merged permanent has those of several cards (rule 702.140e). Callers check the
 * zone in which an ability works (rule 113.6).
 */
export function textsNow(registry: AbilityRegistry, card: MtgCard): readonly TextNow[] {
  if (!hasOwnAbilities(card)) return [];
  const others = keywordsNamed(card.keywords, 'abilitiesOf').map(({ of }) => of);
  return [card.publicId, ...others].map((of, at) => ({
    of,
    abilities: abilitiesOf(registry, of) ?? NOTHING,
    isOwn: at === 0,
  }));
}

/** Returns the activated abilities of those texts. The id of an ability from another text names that text. */
export const activatedNow = (registry: AbilityRegistry, card: MtgCard): readonly ActivatedAbility[] =>
  textsNow(registry, card).flatMap(({ of, abilities: { activated }, isOwn }) =>
    isOwn ? activated : activated.map((ability) => ({ ...ability, id: `${of}/${ability.id}` })),
  );

/**
 * Finds what a card does: by definition, or as read from its words. Returns undefined if neither is known.
 */
export function abilitiesOf(
  { defined, read }: AbilityRegistry,
  publicId: string,
): RegisteredCard | undefined {
  return defined.get(publicId) ?? read.get(publicId);
}
