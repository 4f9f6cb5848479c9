import {
  compareString,
  type FilterContext,
  type MatcherRecord,
  type StringComparison,
  strings,
  type Named,
  type PinnedRef,
} from '@reticle/core';
import { pinnedRef } from '@reticle/core/match';
import * as z from 'zod';
import { plainName, type TurnFact } from '../language/facts.js';
import { anyCards } from '../language/filter.js';
import type { Modification, MustBeChosen } from '../language/modification.js';
import { lorcanaCard, type LorcanaCard } from './card.js';

/** Whether a card is the very source; a source that left and came back is another card (rule 7.1.6). */
export function isSource(
  { instanceId, incarnation }: Pick<LorcanaCard, 'instanceId' | 'incarnation'>,
  { sourceRef }: FilterContext,
): boolean {
  return (
    sourceRef?.kind === 'card' &&
    sourceRef.id === instanceId &&
    (sourceRef.incarnation === undefined || sourceRef.incarnation === incarnation)
  );
}

const facts = lorcanaCard.pick({ names: true, named: true }).partial().loose();

/** The id of the card whose ability asks; none where there is no source. */
export const sourceId = ({ sourceRef }: FilterContext): string | undefined =>
  sourceRef?.kind === 'card' ? sourceRef.id : undefined;

/** The names of the source, and the name that was named for it. */
export function sourceNames({ source }: FilterContext): {
  readonly names: readonly string[];
  readonly named: string | undefined;
} {
  const read = facts.safeParse(source ?? {}).data;
  return { names: read?.names ?? [], named: read?.named === undefined ? undefined : plainName(read.named) };
}

/** Shapes of matchers that core's facets leave out. */

type Wanted = string | readonly string[];
const listOf = (wanted: Wanted): readonly string[] => (typeof wanted === 'string' ? [wanted] : wanted);

/** A yes-or-no test around which there are words, and no single change of a fact worth a try. */
export function fact(
  holds: (card: LorcanaCard, context: FilterContext) => boolean,
  words: { readonly yes: string; readonly no: string },
): MatcherRecord<LorcanaCard, boolean, unknown> {
  return {
    test: (card, wanted, context) => holds(card, context) === wanted,
    actual: holds,
    words: (wanted) => ({ after: wanted ? words.yes : words.no }),
  };
}

/** Whether a card can be ready or exerted at all: what is in play and no location (5.1.2.3, 5.1.2.7), and ink. */
export const hasState = ({ zone, types }: LorcanaCard): boolean =>
  zone === 'inkwell' || (zone === 'play' && !types.includes('location'));

/**
 * Ready or exerted: three answers, since what has no such state is neither. `{ exerted: false }` wants a ready card, as
 * `{ ready: true }` does.
 */
export function exertion(whenExerted: boolean): MatcherRecord<LorcanaCard, boolean, unknown> {
  const wants = (wanted: boolean) => wanted === whenExerted;
  return {
    test: (card, wanted) => hasState(card) && card.exerted === wants(wanted),
    intrinsic: true,
    actual: (card) => (hasState(card) ? card.exerted === whenExerted : null),
    changes: (_card, wanted, holds) => [{ exerted: wants(wanted) === holds }],
    words: (wanted) => ({ before: wants(wanted) ? 'exerted' : 'ready' }),
  };
}

/** A comparison of names as they are compared, whichever apostrophe it is written with. */
function plainComparison(wanted: StringComparison): StringComparison {
  if (typeof wanted === 'string') return plainName(wanted);
  const { eq, not, oneOf } = wanted;
  return {
    ...(eq === undefined ? {} : { eq: plainName(eq) }),
    ...(not === undefined ? {} : { not: plainName(not) }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(plainName) }),
  };
}

type NameList = MatcherRecord<LorcanaCard, Wanted, unknown>;

const plainNames = (wanted: Wanted): Wanted =>
  typeof wanted === 'string' ? plainName(wanted) : wanted.map(plainName);

/** Names in a list, each compared whole, whichever apostrophe they are written with. */
export function nameList(quantifier: 'any' | 'none', words: (names: readonly string[]) => string): NameList {
  const list: NameList = strings(
    'names',
    ({ names }: LorcanaCard) => names,
    quantifier,
    (names) => ({
      after: words(names),
    }),
  );
  const { prepare, changes } = list;
  return {
    ...list,
    test: (card, wanted, ...rest) => list.test(card, plainNames(wanted), ...rest),
    ...(prepare ? { prepare: (wanted, ...rest) => prepare(plainNames(wanted), ...rest) } : {}),
    ...(changes ? { changes: (card, wanted, ...rest) => changes(card, plainNames(wanted), ...rest) } : {}),
  };
}

/** Any of the names, each compared whole; `not` means that none of them is (rule 5.2.6). */
export const nameComparison: MatcherRecord<LorcanaCard, StringComparison, unknown> = {
  test: ({ names }, given) => {
    const wanted = plainComparison(given);
    if (typeof wanted !== 'object' || wanted.not === undefined)
      return names.some((name) => compareString(name, wanted));
    return (
      names.length > 0 &&
      names.every((name) => compareString(name, { not: wanted.not })) &&
      names.some((name) => compareString(name, { ...wanted, not: undefined }))
    );
  },
  cost: 2,
  intrinsic: true,
  actual: ({ names }) => names,
  words: (wanted) => ({ after: `with name ${nameWords(wanted)}` }),
};

function nameWords(wanted: StringComparison): string {
  if (typeof wanted === 'string') return `"${wanted}"`;
  const { eq, not, oneOf } = wanted;
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ');
  return [
    ...(eq === undefined ? [] : [`"${eq}"`]),
    ...(oneOf === undefined ? [] : [quoted(oneOf)]),
    ...(not === undefined ? [] : [`other than "${not}"`]),
  ].join(' and ');
}

/** One thing that did or did not happen to a card this turn. */
export function turnFact(
  which: TurnFact,
  words: { readonly yes: string; readonly no: string },
): MatcherRecord<LorcanaCard, boolean, unknown> {
  return {
    test: (card, wanted) => card.thisTurn.includes(which) === wanted,
    cost: 2,
    intrinsic: true,
    actual: (card) => card.thisTurn,
    changes: (card, wanted, holds) => [
      {
        thisTurn:
          wanted === holds ? [...card.thisTurn, which] : card.thisTurn.filter((entry) => entry !== which),
      },
    ],
    words: (wanted) => ({ after: `that ${wanted ? words.yes : words.no} this turn` }),
  };
}

/** All of some facts of this turn. */
export const thisTurn: MatcherRecord<LorcanaCard, Wanted, unknown> = {
  test: (card, wanted) => listOf(wanted).every((entry) => card.thisTurn.some((found) => found === entry)),
  cost: 3,
  intrinsic: true,
  actual: (card) => card.thisTurn,
  changes: (card, wanted, holds) => [
    {
      thisTurn: holds
        ? [...new Set([...card.thisTurn, ...listOf(wanted)])]
        : card.thisTurn.filter((entry) => !listOf(wanted).includes(entry)),
    },
  ],
  words: (wanted) => ({ after: `that ${listOf(wanted).join(' and ')} this turn` }),
};

/** In whose name something is asked or given, and of which source. */
export interface Asker {
  readonly controller: string;
  readonly source: PinnedRef;
}

/** A card as it is read by whoever asks: effective numbers, together with the location that it is at. */
export const linkedCard = lorcanaCard.extend({
  /** As which cost it counts to sing songs: its own, or the N of Singer (rule 8.11.1). Characters only. */
  singCost: z.number().optional(),
  location: lorcanaCard.optional(),
  /** How far below 0 its strength is: what is added to it fills this first (rule 6.6.2). */
  debt: z.number().negative().optional(),
  /** Which characters can't challenge it, and who says so. */
  cantBeChallengedBy: z
    .array(z.strictObject({ filter: anyCards, controller: z.string().min(1).max(256), source: pinnedRef }))
    .readonly()
    .optional(),
  /** Which characters it may challenge although they are ready, and who says so. */
  canChallengeReady: z
    .array(z.strictObject({ filter: anyCards, controller: z.string().min(1).max(256), source: pinnedRef }))
    .readonly()
    .optional(),
});
/** A card as it is read by whoever asks; see {@link linkedCard}. */
export type LinkedCard = Named<z.infer<typeof linkedCard>>;

const singCostOf = ({ cost = 0, types, keywords, keywordValues }: LorcanaCard): number | undefined =>
  types.includes('character')
    ? Math.max(cost, keywords.includes('singer') ? (keywordValues['singer'] ?? 0) : 0)
    : undefined;

/** A card read by itself: a negative strength is 0 (rule 6.6.2). */
export function readCard(card: LorcanaCard): LinkedCard {
  const { strength } = card;
  const singCost = singCostOf(card);
  return {
    ...card,
    ...(strength !== undefined && strength < 0 ? { strength: 0, debt: strength } : {}),
    ...(singCost === undefined ? {} : { singCost }),
  };
}

/** A card of a list of objects as the list of cards of a view has it. */
export function plainCard(card: LinkedCard): LorcanaCard {
  const {
    singCost: _cost,
    location: _location,
    cantBeChallengedBy: _by,
    canChallengeReady: _may,
    debt = 0,
    ...plain
  } = card;
  return debt === 0 || plain.strength === undefined ? plain : { ...plain, strength: plain.strength + debt };
}

const read = new WeakMap<LorcanaCard, LinkedCard>();
const lists = new WeakMap<readonly LorcanaCard[], readonly LinkedCard[]>();

function linked(cards: readonly LorcanaCard[], card: LorcanaCard): LinkedCard {
  const { at } = card;
  const location = at === undefined ? undefined : cards.find(({ instanceId }) => instanceId === at);
  const found = read.get(card);
  if (found && found.location === location) return found;
  const made = { ...readCard(card), ...(location === undefined ? {} : { location }) };
  read.set(card, made);
  return made;
}

/** Cards as they are read; one that stays the same object is read once. */
export function linkedCards(cards: readonly LorcanaCard[]): readonly LinkedCard[] {
  let found = lists.get(cards);
  if (!found) {
    found = cards.map((card) => linked(cards, card));
    lists.set(cards, found);
  }
  return found;
}

/** As {@link linkedCards}, for lists of which one differs little from the one before. */
export function cardLinker(): (cards: readonly LorcanaCard[]) => readonly LinkedCard[] {
  let before: { readonly cards: readonly LorcanaCard[]; readonly made: readonly LinkedCard[] } | undefined;
  return (cards) => {
    const kept = lists.get(cards);
    if (kept) return kept;
    const { cards: old = [], made: same = [] } = before ?? {};
    const made = cards.map((card, at) => {
      const was = card === old[at] && card.at === undefined ? same[at] : undefined;
      return was ?? linked(cards, card);
    });
    before = { cards, made };
    lists.set(cards, made);
    return made;
  };
}

/** Keywords with "+N" add up (rule 8.1.2); of others the higher N counts. */
const STACKING: ReadonlySet<string> = new Set(['challenger', 'resist']);
const STATS = { strength: 'strength', willpower: 'willpower', lore: 'lore' } as const;

function withStat(card: LinkedCard, stat: keyof typeof STATS, amount: number): LinkedCard {
  const before = card[stat];
  if (before === undefined || amount === 0) return card;
  if (stat !== 'strength') return { ...card, [stat]: before + amount };
  const { debt: owed = 0, ...rest } = card;
  const strength = before + owed + amount;
  return { ...rest, strength: Math.max(0, strength), ...(strength < 0 ? { debt: strength } : {}) };
}

function withKeyword(card: LinkedCard, keyword: string, value: number | undefined): LinkedCard {
  const { keywords, keywordValues } = card;
  const before = keywordValues[keyword] ?? 0;
  const after =
    value === undefined ? undefined : STACKING.has(keyword) ? before + value : Math.max(before, value);
  const given = {
    ...card,
    keywords: keywords.includes(keyword) ? keywords : [...keywords, keyword],
    keywordValues: after === undefined ? keywordValues : { ...keywordValues, [keyword]: after },
  };
  const singCost = singCostOf(given);
  return singCost === undefined ? given : { ...given, singCost };
}

/** Of several such orders the widest counts: by anybody, for everything. */
function widest(one: MustBeChosen | undefined, other: MustBeChosen): MustBeChosen {
  if (!one || (one.by !== other.by && other.by === 'any')) return other;
  if (one.by !== other.by) return one;
  return one.for && other.for
    ? { by: one.by, for: [...new Set([...one.for, ...other.for])] }
    : { by: one.by };
}

/** A card whose strength is so much at least, whatever it was reduced by (rule 6.6.4). */
export function notBelow(card: LinkedCard, least: number): LinkedCard {
  if (card.strength === undefined || (card.strength >= least && card.debt === undefined)) return card;
  const { debt: _owed, ...rest } = card;
  return { ...rest, strength: Math.max(least, card.strength) };
}

/** A card with something that it gets; amounts are counted. */
export function withGiven(card: LinkedCard, given: Modification, by: Asker | undefined): LinkedCard {
  if ('stat' in given)
    return typeof given.amount === 'number' ? withStat(card, given.stat, given.amount) : card;
  if ('keyword' in given) return withKeyword(card, given.keyword, given.value);
  if ('cant' in given)
    return card.cant.includes(given.cant) ? card : { ...card, cant: [...card.cant, given.cant] };
  if ('mustBeChosen' in given)
    return { ...card, mustBeChosen: widest(card.mustBeChosen, given.mustBeChosen) };
  // What it can't be reduced below is looked at in a layer of its own.
  if ('floor' in given) return card;
  if ('losesKeyword' in given)
    return { ...card, keywords: card.keywords.filter((keyword) => keyword !== given.losesKeyword) };
  if ('singCost' in given)
    return card.singCost === undefined ? card : { ...card, singCost: card.singCost + given.singCost };
  if (!by) return card;
  return 'canChallengeReady' in given
    ? {
        ...card,
        canChallengeReady: [...(card.canChallengeReady ?? []), { filter: given.canChallengeReady, ...by }],
      }
    : {
        ...card,
        cantBeChallengedBy: [...(card.cantBeChallengedBy ?? []), { filter: given.cantBeChallengedBy, ...by }],
      };
}
