import type { JsonObject, PinnedRef, TargetRef } from '@reticle/core';
import type { BoardPlace } from '../../address/place.js';
import type { Answer, Refusal } from '../answer.js';
import type { EditField, ZoneView } from '@reticle/core/host';

/** A question about a board: which game, and the place of its page. */
export interface BoardQuestion {
  readonly game: string;
  readonly board: BoardPlace;
}

/** One edit, as it is asked for. */
export interface EditOrder {
  readonly id: string;
  readonly target?: TargetRef | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/** Which thing of a board is asked about. */
export interface WhyQuestion extends BoardQuestion {
  readonly target: TargetRef;
}

/** What can be done: to a thing, or without one to the board. */
export interface EditsQuestion extends BoardQuestion {
  readonly target?: TargetRef | undefined;
}

/** An edit to be made. */
export interface EditQuestion extends BoardQuestion {
  readonly order: EditOrder;
}

/** The text of a spec, as it is typed. */
export interface SpecQuestion {
  readonly game: string;
  readonly text: string;
}

/** A spec as a place holds it. */
export type SpecJson = NonNullable<NonNullable<BoardPlace['asked']>['spec']>;

/** What is asked on a board, as it is in force: of the place, or of the example. */
export interface AskedView {
  readonly text?: string | undefined;
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly ability?: number | undefined;
  readonly mode?: number | undefined;
  readonly spec?: JsonObject | undefined;
}

/** One ability, or mode, of a text that has targets. */
export interface PartView {
  readonly ability: number;
  readonly mode?: number | undefined;
  readonly label: string;
}

/** A thing that was chosen: how it is called, and its share where an amount is divided. */
interface PickedView {
  readonly ref: TargetRef;
  readonly name: string;
  readonly share?: number | undefined;
}

/** One slot, with what is chosen for it so far. */
export interface SlotView {
  readonly id: string;
  /** What people call it: "target 1 of 2". */
  readonly label: string;
  readonly words: string;
  readonly chooser: string;
  /** Where nobody chooses. */
  readonly automatic?: 'all' | 'random' | undefined;
  readonly min: number;
  readonly max: number | 'any';
  /** `1 of up to 2`. */
  readonly amount: string;
  readonly picked: readonly PickedView[];
  /** What is divided among the chosen. */
  readonly total?: number | undefined;
}

/** How many complete choices there are; `atMost` where the game's own rules may take some of them out. */
export interface CountView {
  readonly count: string;
  readonly atMost: boolean;
}

/** A share of what is divided that is asked for. */
export interface SharingView {
  /** For which thing. */
  readonly name: string;
  readonly options: readonly number[];
  readonly total: number;
  readonly left: number;
}

/** Who chooses what next, what of it can be completed, and what the whole comes to. */
export interface ChoosingView {
  readonly slots: readonly SlotView[];
  /** The slot that is chosen for; none where all are done. */
  readonly current?: number | undefined;
  /** Whether the current slot has enough to go on. */
  readonly enough: boolean;
  /** Whether something that is chosen is not on offer any more. */
  readonly isBroken: boolean;
  /** The share that is asked for now, once all things are chosen. */
  readonly sharing?: SharingView | undefined;
  /** Keys (`kind id`) of what can be chosen next. */
  readonly offered: readonly string[];
  /** Keys of what is legal for the slot by itself, and cannot be chosen now. */
  readonly stuck: readonly string[];
  readonly total: Answer<CountView | null>;
  readonly left: Answer<CountView | null>;
  /** Whether the choice as it stands is legal as a whole; and if it is not, why. */
  readonly verdict: { readonly ok: boolean; readonly refusals: readonly Refusal[] };
  /** What has happened and what is next, in a sentence or two. */
  readonly status: string;
}

/** An announced target on the board as it is by now. */
export interface TargetVerdict extends PickedView {
  readonly legal: boolean;
  readonly refusals: readonly (Refusal & { readonly rule?: string | undefined })[];
}

/** What becomes of an announced choice. */
export interface ResolveView {
  readonly fizzles: boolean;
  /** Choices are made as the effect resolves: nothing happens in between. */
  readonly atResolution: boolean;
  readonly status: string;
  readonly slots: readonly {
    readonly id: string;
    readonly label: string;
    readonly targets: readonly TargetVerdict[];
  }[];
}

/** What is asked, read: in words, as a spec, and what can be chosen for it. */
export interface QuestionView {
  readonly words: string;
  readonly spec: JsonObject;
  /** Where a text says it: its abilities and modes that have targets, and which of them is asked. */
  readonly parts: readonly PartView[];
  readonly part?: number | undefined;
  /** Whether it says X anywhere. */
  readonly asksX: boolean;
  readonly choosing: Answer<ChoosingView>;
  /** Options that are no things of the board. */
  readonly options?: ZoneView | undefined;
  readonly resolving?: Answer<ResolveView> | undefined;
}

/** All that the page shows of a board. Plain JSON. */
export interface BoardView {
  readonly examples: readonly { readonly id: string; readonly title: string }[];
  readonly example: string;
  readonly players: readonly string[];
  readonly controller: string;
  readonly source?: TargetRef | undefined;
  readonly readsWords: boolean;
  readonly types: readonly string[];
  readonly zones: readonly ZoneView[];
  readonly asked: AskedView;
  readonly question: Answer<QuestionView>;
}

/** One step of the pipeline that a thing passes or fails. */
export interface StepView {
  readonly step: string;
  readonly words: string;
  readonly code?: string | undefined;
  readonly rule?: string | undefined;
}

/** Why a thing may be chosen for a slot, or may not. */
export interface WhyView {
  readonly name: string;
  readonly slot: string;
  readonly verdict:
    | 'offered'
    | 'chosen'
    | 'stuck'
    | 'refused'
    | 'notAsked'
    | 'stillLegal'
    | 'illegalNow'
    | 'noTarget';
  readonly summary: string;
  readonly failed: readonly StepView[];
  readonly passed: readonly StepView[];
  /** Single changes that would make it legal, each tried. */
  readonly nearest: readonly string[];
}

/** An edit that can be made now. */
export interface EditView {
  readonly id: string;
  readonly label: string;
  readonly on: 'thing' | 'board';
  readonly fields: readonly EditField[];
}

export const keyOf = ({ kind, id }: Pick<PinnedRef, 'kind' | 'id'>): string => `${kind} ${id}`;
