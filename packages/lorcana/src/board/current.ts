import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard, MustBeChosen } from '../state/card.js';
import { isCard } from './cards.js';
import type { Printed } from './printed.js';
import type { Got } from './statics.js';

/** Keywords with "+N" add up (rule 8.1.2); of others the higher N counts. */
const STACKING: ReadonlySet<string> = new Set(['challenger', 'resist']);

/** Whether a card is as it is printed, and nothing is about to change that. */
export const isPlain = (card: LorcanaCard, base: Printed): boolean =>
  card.keywords === base.keywords &&
  card.keywordValues === base.keywordValues &&
  card.strength === base.strength &&
  card.willpower === base.willpower &&
  card.lore === base.lore &&
  card.cant.length === 0 &&
  card.mustBeChosen === undefined &&
  card.challenging === undefined &&
  card.challengedBy === undefined;

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

type Stat = Extract<Got, { readonly stat: string }>['stat'];

function statOf(base: Printed, got: readonly Got[], stat: Stat): number | undefined {
  const printed = base[stat];
  return printed === undefined
    ? undefined
    : got.reduce((sum, part) => ('stat' in part && part.stat === stat ? sum + part.amount : sum), printed);
}

function keywordNumbers(base: Printed, got: readonly Got[]): Readonly<Record<string, number>> {
  const values = new Map(Object.entries(base.keywordValues));
  for (const part of got) {
    if (!('keyword' in part) || part.value === undefined) continue;
    const { keyword, value } = part;
    const before = values.get(keyword) ?? 0;
    values.set(keyword, STACKING.has(keyword) ? before + value : Math.max(before, value));
  }
  return Object.fromEntries(values);
}

/** Of several such orders the widest counts: by anybody, for everything. */
function mustBeChosenBy(got: readonly Got[]): MustBeChosen | undefined {
  const orders = got.flatMap((part) => ('mustBeChosen' in part ? [part.mustBeChosen] : []));
  const by = orders.some((order) => order.by === 'any') ? 'any' : 'opponent';
  const widest = orders.filter((order) => order.by === by);
  if (widest.length === 0) return undefined;
  const kinds = distinct(widest.flatMap((order) => order.for ?? []));
  return widest.every((order) => order.for) ? { by, for: kinds } : { by };
}

/** A card as it is printed, with everything that it has got. */
export function current(
  { challenge }: LorcanaMatchState,
  card: LorcanaCard,
  base: Printed,
  got: readonly Got[],
): LorcanaCard {
  const {
    challenging: _one,
    challengedBy: _other,
    strength: _s,
    willpower: _w,
    lore: _l,
    mustBeChosen: _must,
    ...rest
  } = card;
  const keywords = distinct([
    ...base.keywords,
    ...got.flatMap((part) => ('keyword' in part ? [part.keyword] : [])),
  ]);
  const keywordValues = keywordNumbers(base, got);
  const fights = challenge !== null && isCard(challenge.challenger, card);
  const fought = challenge !== null && isCard(challenge.challenged, card);
  // Challenger counts while challenging only (rule 8.5.1).
  const more = fights && keywords.includes('challenger') ? (keywordValues['challenger'] ?? 0) : 0;
  const strength = statOf(base, got, 'strength');
  const willpower = statOf(base, got, 'willpower');
  const lore = statOf(base, got, 'lore');
  const must = mustBeChosenBy(got);
  return {
    ...rest,
    ...(strength === undefined ? {} : { strength: strength + more }),
    ...(willpower === undefined ? {} : { willpower }),
    ...(lore === undefined ? {} : { lore }),
    ...(must === undefined ? {} : { mustBeChosen: must }),
    keywords,
    keywordValues,
    cant: distinct(got.flatMap((part) => ('cant' in part ? [part.cant] : []))),
    ...(challenge && fights ? { challenging: challenge.challenged.id } : {}),
    ...(challenge && fought ? { challengedBy: challenge.challenger.id } : {}),
  };
}

const FACTS = ['strength', 'willpower', 'lore', 'challenging', 'challengedBy'] as const;

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((entry, index) => entry === other[index]));

function sameNumbers(one: LorcanaCard['keywordValues'], other: LorcanaCard['keywordValues']): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const sameMust = (one: MustBeChosen | undefined, other: MustBeChosen | undefined): boolean =>
  one?.by === other?.by && sameList(one?.for ?? [], other?.for ?? []);

/** Whether the facts that effects change are the same. */
export const sameFacts = (one: LorcanaCard, other: LorcanaCard): boolean =>
  FACTS.every((fact) => one[fact] === other[fact]) &&
  sameList(one.keywords, other.keywords) &&
  sameList(one.cant, other.cant) &&
  sameMust(one.mustBeChosen, other.mustBeChosen) &&
  sameNumbers(one.keywordValues, other.keywordValues);
