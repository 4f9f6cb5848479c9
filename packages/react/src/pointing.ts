import type { TargetRef, JsonObject } from '@reticle/core';
import type { PromptView, ThingView, ZoneView } from '@reticle/core/host';
import type { TargetAnswer } from '@reticle/core/match';
import { movesOf, movesOnto, movesTo, optionFor, type Option } from './moves-of.js';
import { ENGLISH, type TableMessages } from './messages.js';
import type { Field, OfferView, TableState } from './state.js';

/** What is on offer or asked: all that pointing depends on. */
export type PointableState = Pick<TableState, 'offers' | 'asked'>;

/** The effect of pointing at something. */
export type PointingEffect =
  | { readonly does: 'take'; readonly offer: OfferView }
  | { readonly does: 'answer'; readonly answer: TargetAnswer }
  /** Selects it, so that a destination is pointed at next. */
  | { readonly does: 'select'; readonly id: string }
  /** Opens a menu, because there are several moves. */
  | { readonly does: 'menu'; readonly offers: readonly OfferView[] }
  | { readonly does: 'nothing' };

const NOTHING: PointingEffect = { does: 'nothing' };

export const sameRef = (one: TargetRef, other: TargetRef): boolean =>
  one.kind === other.kind && one.id === other.id;

const leadsElsewhere = ({ things, fields }: OfferView, id: string): boolean =>
  fields.length > 0 || things.some((thing) => thing !== id);

function among(offers: readonly OfferView[]): PointingEffect {
  const [first] = offers;
  if (!first) return NOTHING;
  return offers.length === 1 ? { does: 'take', offer: first } : { does: 'menu', offers };
}

/** Returns the effect of pointing at a thing, if another thing was selected before or not. */
export function pointAt(state: PointableState, ref: TargetRef, selected?: string): PointingEffect {
  if (state.asked) {
    const option = optionFor(state.asked, ref);
    return option ? { does: 'answer', answer: option.answer } : NOTHING;
  }
  const onto = selected === undefined ? [] : movesOnto(state, selected, ref.id);
  if (onto.length > 0) return among(onto);
  const moves = movesOf(state, ref.id);
  const here = moves.filter((offer) => !leadsElsewhere(offer, ref.id));
  if (moves.length > here.length && here.length === 0) return { does: 'select', id: ref.id };
  return among(moves);
}

/** Returns the effect of pointing at an empty field, with a thing selected before. */
export const pointAtField = (
  state: PointableState,
  field: Field,
  selected: string | undefined,
): PointingEffect =>
  state.asked || selected === undefined ? NOTHING : among(movesTo(state, selected, field));

/**
 * Returns the effect of dropping a thing on another one: the move onto it, or the thing's only move that
 * asks, with that answer.
 */
export function dropOn(
  state: PointableState,
  from: string,
  target: TargetRef | undefined,
): PointingEffect | { readonly does: 'takeFor'; readonly offer: OfferView; readonly target: TargetRef } {
  if (state.asked) return NOTHING;
  const onto = target ? movesOnto(state, from, target.id) : [];
  if (onto.length > 0) return among(onto);
  const moves = movesOf(state, from);
  const asking = moves.filter(({ asks }) => asks);
  const [only] = asking;
  if (target && only && asking.length === 1) return { does: 'takeFor', offer: only, target };
  return among(moves);
}

/** Whether something can be done with a thing now, so that it glows. */
export function isLive(state: PointableState, ref: TargetRef, selected?: string): boolean {
  if (state.asked) return optionFor(state.asked, ref) !== undefined;
  return selected === undefined || selected === ref.id
    ? movesOf(state, ref.id).length > 0
    : movesOnto(state, selected, ref.id).length > 0 || movesOf(state, ref.id).length > 0;
}

/** The primary action: to continue, or the only thing that there is to do. */
export type Primary = {
  readonly words: string;
  readonly does: Extract<PointingEffect, { readonly does: 'take' | 'answer' }>;
};

/** Describes the progress of a choice, and what completes it: `1 of 2, 1 more needed`. */
export function countWords({ count }: PromptView, messages: TableMessages): string {
  if (!count) return '';
  const { chosen, min, max } = count;
  // A choice of one thing is one press and needs no count.
  return min === 1 && max === 1 ? '' : messages.count(chosen, min, max === 'any' ? undefined : max);
}

/** Returns the words of an option: those of the host, but for the end of a choice. */
export const optionWords = ({ answer, words }: Option, { done }: TableMessages): string =>
  answer === 'done' ? done : words;

/**
 * Returns the primary action, which the space bar does. Returns undefined if there is something to choose
 * first.
 */
export function primaryOf(
  { offers, asked }: PointableState,
  messages: TableMessages = ENGLISH,
): Primary | undefined {
  if (asked) {
    const stop = asked.options.find(({ answer }) => answer === 'done');
    const [only] = asked.options;
    const option = stop ?? (asked.options.length === 1 ? only : undefined);
    return (
      option && { words: optionWords(option, messages), does: { does: 'answer', answer: option.answer } }
    );
  }
  const kept = offers.length === 1 ? offers : offers.filter(({ forgoes }) => forgoes !== true);
  const bare = kept.filter(({ things, fields }) => things.length === 0 && fields.length === 0);
  const [first] = kept;
  const offer =
    kept.find(({ passes }) => passes) ??
    (bare.length === 1 ? bare[0] : undefined) ??
    (offers.length === 1 ? first : undefined);
  return offer && { words: offer.words, does: { does: 'take', offer } };
}

/** Returns the moves that belong to no thing on the table, without the primary one. They become buttons. */
export function looseOffers(state: PointableState, shown: ReadonlySet<string>): readonly OfferView[] {
  const primary = primaryOf(state);
  const taken = primary?.does.does === 'take' ? primary.does.offer : undefined;
  return state.asked
    ? []
    : state.offers.filter((offer) => offer !== taken && !offer.things.some((id) => shown.has(id)));
}

/** Returns the options that are no things on the table. */
export const looseOptions = ({ asked }: PointableState, shown: ReadonlySet<string>): readonly Option[] =>
  asked?.options.filter(
    ({ answer }) => answer !== 'done' && (typeof answer !== 'object' || !shown.has(answer.id)),
  ) ?? [];

/** Maps ids to all things of some zones. */
export const thingsIn = (zones: readonly ZoneView[]): ReadonlyMap<string, ThingView> =>
  new Map(zones.flatMap(({ things }) => things.map((thing) => [thing.ref.id, thing])));

/** Returns the ids of all things in some zones. */
export const idsIn = (zones: readonly ZoneView[]): ReadonlySet<string> =>
  new Set(zones.flatMap(({ things }) => things.map(({ ref }) => ref.id)));

const fieldIn = (value: unknown): Field | undefined => {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
};

/**
 * Finds what the parameters of a move name: texts are things if one on the table has that id, and pairs of x
 * and y are fields.
 */
export function namedIn(
  params: JsonObject,
  shown: ReadonlySet<string>,
): Pick<OfferView, 'things' | 'fields'> {
  const values = Object.values(params);
  return {
    things: values.filter((each) => typeof each === 'string').filter((id) => shown.has(id)),
    fields: values.flatMap((each) => fieldIn(each) ?? []),
  };
}
