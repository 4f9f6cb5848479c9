import type { TargetRef, JsonObject } from '@reticle/core';
import type { PromptView, ThingView, ZoneView } from '@reticle/core/host';
import type { TargetAnswer } from '@reticle/core/match';
import { createContext, useContext, type PointerEvent, useRef, useState, type KeyboardEvent } from 'react';
import { movesOf, movesOnto, movesTo, optionFor, type Option } from './moves-of.js';
import type { Field, OfferView, TableState } from './state.js';

type PointableState = Pick<TableState, 'offers' | 'asked'>;

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
export function countWords({ count }: PromptView): string {
  if (!count) return '';
  const { chosen, min, max } = count;
  // A choice of one thing is one press and needs no count.
  if (min === 1 && max === 1) return '';
  const wanted = max === 'any' ? 'any number' : min === max ? String(max) : `${min} to ${max}`;
  const missing = min - chosen;
  return `${chosen} of ${wanted}${missing > 0 ? `, ${missing} more needed` : ''}`;
}

/**
 * Returns the primary action, which the space bar does. Returns undefined if there is something to choose
 * first.
 */
export function primaryOf({ offers, asked }: PointableState): Primary | undefined {
  if (asked) {
    const stop = asked.options.find(({ answer }) => answer === 'done');
    const [only] = asked.options;
    const option = stop ?? (asked.options.length === 1 ? only : undefined);
    return option && { words: option.words, does: { does: 'answer', answer: option.answer } };
  }
  const bare = offers.filter(({ things, fields }) => things.length === 0 && fields.length === 0);
  const [first] = offers;
  const offer =
    offers.find(({ passes }) => passes) ??
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

/** The handlers for the things of a table. They are the same functions from the first drawing to the last. */
export interface Hands {
  /** Sets the thing that is looked at. */
  readonly look: (id: string | undefined) => void;
  /** Shows a thing large. */
  readonly inspect: (id: string) => void;
  readonly point: (ref: TargetRef) => void;
  readonly pointField: (field: Field) => void;
  /** Handles a press on a thing: a drag begins, or after a while the thing is shown large. */
  readonly press: (ref: TargetRef, event: PointerEvent) => void;
  readonly take: (offer: OfferView) => void;
}

/** What the parts of a table share: what is on offer or asked, what is selected, and the handlers. */
export interface Pointer {
  readonly state: PointableState;
  readonly selected: string | undefined;
  readonly hands: Hands;
}

const PointerContext = createContext<Pointer | undefined>(undefined);

export const PointerProvider = PointerContext.Provider;

/** Returns the pointer of the table around it. @throws Error outside of a table */
export function usePointer(): Pointer {
  const pointer = useContext(PointerContext);
  if (!pointer) throw new Error('Parts of a table stand in a Table.');
  return pointer;
}

const STEPS: Readonly<Record<string, (row: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (row) => row,
  ArrowUp: (row) => -row,
};

/** Returns the item to which a key leads. Returns undefined if it leads nowhere. */
function itemAfter(key: string, at: number, length: number, row = 1): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const next = at + (STEPS[key]?.(row) ?? NaN);
  return next >= 0 && next < length ? next : undefined;
}

/** The properties that make an element part of a group with one tab stop. */
export interface RovingItem {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** Makes a group of items with one tab stop. The arrow keys, Home and End move from item to item. */
export function useRoving(length: number, row = 1) {
  const [current, setCurrent] = useState(0);
  const items = useRef(new Map<number, HTMLElement>());
  /**
   * The items, each the same object while nothing about it changes, so that what uses it is not drawn again.
   */
  const made = useRef(new Map<number, RovingItem>());
  const at = Math.min(current, Math.max(0, length - 1));
  const groupProps = {
    onKeyDown(event: KeyboardEvent): void {
      const next = itemAfter(event.key, at, length, row);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCurrent(next);
      items.current.get(next)?.focus();
    },
  };
  const itemProps = (index: number): RovingItem => {
    const tabIndex = index === at ? 0 : -1;
    const known = made.current.get(index);
    if (known?.tabIndex === tabIndex) return known;
    const item: RovingItem = {
      tabIndex,
      onFocus: () => setCurrent(index),
      ref(element) {
        if (element) items.current.set(index, element);
        else items.current.delete(index);
      },
    };
    made.current.set(index, item);
    return item;
  };
  return { groupProps, itemProps };
}

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
