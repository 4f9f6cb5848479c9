import { ok, parseWith, refuse, type GameIssue, type Issue, type Result } from '@reticle/core';
import * as z from 'zod';
import type { CardDefinition } from '../sets/card-definition.js';
import { activatedAbility, type ActivatedAbility } from './ability.js';

/** What a card does: as a set says it, or as it was read from its words. */
export type RegisteredCard = Pick<CardDefinition, 'activated' | 'triggered' | 'static'>;

/** What cards do, by the card's `publicId`. A value: registering gives a new one. */
export interface AbilityRegistry {
  /** By definition of a set; these come first. */
  readonly defined: ReadonlyMap<string, RegisteredCard>;
  /** Read from words, for cards that no set defines. */
  readonly read: ReadonlyMap<string, RegisteredCard>;
}

/** No card does anything. */
export const EMPTY_REGISTRY: AbilityRegistry = { defined: new Map(), read: new Map() };

const abilityList = z
  .array(activatedAbility)
  .max(64)
  .readonly()
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two abilities have the same id');

const duplicate = (card: string): GameIssue => ({ code: 'mtg.duplicateAbilities', data: { card } });

const atCard =
  (card: string) =>
  (found: Issue): Issue => ({ ...found, path: [card, ...(found.path ?? [])] });

/** Each activated ability as it was read: the same id twice would be one ability to every count of activations. */
function parsed(card: string, abilities: unknown): Result<readonly ActivatedAbility[]> {
  const read = parseWith(abilityList, abilities);
  return read.ok ? read : { ok: false, issues: read.issues.map(atCard(card)) };
}

/**
 * The registry with the activated abilities of one more card. Raw JSON may come in.
 *
 * @returns `mtg.duplicateAbilities` where the card has some already, or what is wrong with the JSON, with its path
 */
export function registerAbilities(
  registry: AbilityRegistry,
  card: string,
  abilities: unknown,
): Result<AbilityRegistry> {
  return registerBulk(registry, [[card, abilities]]);
}

/** As {@link registerAbilities}, for many cards: all of them, or none where one is refused. */
export function registerBulk(
  registry: AbilityRegistry,
  cards: Iterable<readonly [card: string, abilities: unknown]>,
): Result<AbilityRegistry> {
  const defined = new Map(registry.defined);
  const issues: Issue[] = [];
  for (const [card, abilities] of cards) {
    const read = parsed(card, abilities);
    if (!read.ok) issues.push(...read.issues);
    else if (defined.has(card)) issues.push(duplicate(card));
    else defined.set(card, { activated: read.value, triggered: [], static: [] });
  }
  return issues.length === 0 ? ok({ ...registry, defined }) : { ok: false, issues };
}

/** The registry with whole cards, as a set defines them. */
export function registerCards(
  registry: AbilityRegistry,
  definitions: readonly CardDefinition[],
): Result<AbilityRegistry> {
  const defined = new Map(registry.defined);
  for (const definition of definitions) {
    if (defined.has(definition.id)) return refuse(duplicate(definition.id));
    defined.set(definition.id, definition);
  }
  return ok({ ...registry, defined });
}

/** What a card does, found at once: by definition, else as its words were read, else nothing. */
export function abilitiesOf(
  { defined, read }: AbilityRegistry,
  publicId: string,
): RegisteredCard | undefined {
  return defined.get(publicId) ?? read.get(publicId);
}
