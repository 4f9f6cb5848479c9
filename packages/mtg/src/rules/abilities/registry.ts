import { type GameIssue, type Issue, type Result, ok, parseWith } from '@reticle/core';
import * as z from 'zod';
import { type ActivatedAbility, activatedAbility, addsMana } from '../../language/ability.js';
import { type CardDefinition, isManaAbility } from '../../language/card-definition.js';
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

/** What the flag must be: an activated ability without targets that could add mana is a mana ability, unless it is paid with loyalty (rule 605.1a). */
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

/** What is wrong with an ability that its schema lets through: filters that ask what cards don't have, a wrong flag. */
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

/** The activated abilities of one card as they were read: raw JSON may come in, every issue says where in it. */
export function readAbilities(card: string, abilities: unknown): Result<readonly ActivatedAbility[]> {
  const read = parseWith(abilityList, abilities);
  if (!read.ok) return { ok: false, issues: read.issues.map(under(card)) };
  const issues = read.value.flatMap((ability, index) => flaws(ability).map(under(card, index)));
  return issues.length === 0 ? ok(read.value) : { ok: false, issues };
}

/** What a card does: as a set says it, or as it was read from its words. */
export type RegisteredCard = Pick<CardDefinition, 'activated' | 'triggered' | 'static'> &
  Pick<Partial<CardDefinition>, 'granted'>;

/** What cards do, by the card's `publicId`. A value: registering gives a new one. */
export interface AbilityRegistry {
  /** By definition of a set; these come first. */
  readonly defined: ReadonlyMap<string, RegisteredCard>;
  /** Read from words, for cards that no set defines. */
  readonly read: ReadonlyMap<string, RegisteredCard>;
  /** Why the words of a card were not read, or not all of them. */
  readonly unread: ReadonlyMap<string, readonly Issue[]>;
}

/** No card does anything. */
export const EMPTY_REGISTRY: AbilityRegistry = { defined: new Map(), read: new Map(), unread: new Map() };

const duplicate = (card: string): GameIssue => ({
  code: 'mtg.duplicateAbilities',
  data: { card },
  path: [card],
});

/** The registry with more cards, each as it is read: all of them, or none where one is refused. */
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
 * The registry with the activated abilities of one more card. Raw JSON may come in.
 *
 * @returns `mtg.duplicateAbilities` where the card has some already, `mtg.wrongManaFlag` where `isManaAbility` is not what
 *   the rule says (605.1a), or what else is wrong with the JSON, with its path
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
  return withDefined(registry, cards, (card, abilities) => {
    const read = readAbilities(card, abilities);
    return read.ok ? ok({ activated: read.value, triggered: [], static: [] }) : read;
  });
}

/** As {@link registerBulk}, for whole cards, as a set defines them. */
export function registerCards(
  registry: AbilityRegistry,
  definitions: readonly CardDefinition[],
): Result<AbilityRegistry> {
  return withDefined(
    registry,
    definitions.map((definition) => [definition.id, definition] as const),
    (card, definition) => {
      const read = readAbilities(card, [...definition.activated, ...(definition.granted ?? [])]);
      return read.ok ? ok(definition) : read;
    },
  );
}
const NOTHING: RegisteredCard = { activated: [], triggered: [], static: [] };

/** The abilities of a text that an object has, and whose text that is, by its `publicId`: the object's own, or that of a part of it. */
export interface TextNow {
  readonly of: string;
  readonly abilities: RegisteredCard;
  readonly isOwn: boolean;
}

/**
 * The texts whose abilities an object has now, wherever it is: none where it lost them (see {@link hasOwnAbilities}); those of other cards
 * as well where several represent it (rule 702.140e). What an ability asks of the zone is asked by who uses it (rule 113.6).
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

/** The activated abilities among them; those of other texts by an id that says whose they are. */
export const activatedNow = (registry: AbilityRegistry, card: MtgCard): readonly ActivatedAbility[] =>
  textsNow(registry, card).flatMap(({ of, abilities: { activated }, isOwn }) =>
    isOwn ? activated : activated.map((ability) => ({ ...ability, id: `${of}/${ability.id}` })),
  );

/** What a card does, found at once: by definition, else as its words were read, else nothing. */
export function abilitiesOf(
  { defined, read }: AbilityRegistry,
  publicId: string,
): RegisteredCard | undefined {
  return defined.get(publicId) ?? read.get(publicId);
}
