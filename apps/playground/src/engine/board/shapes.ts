import type { JsonObject, PinnedRef, TargetRef } from '@reticle/core';
import type { BoardPlace } from '../../address/place.js';
import type { Answer, Refusal } from '../answer.js';
import type { EditField, ZoneView } from '@reticle/core/host';

/** A question about a board: the game, and the place of the page. */
export interface BoardQuestion {
  readonly game: string;
  readonly board: BoardPlace;
}

/** A requested edit. */
export interface EditOrder {
  readonly id: string;
  readonly target?: TargetRef | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/** A question about one thing of a board. */
export interface WhyQuestion extends BoardQuestion {
  readonly target: TargetRef;
}

/** A question for the possible edits: of a thing, or of the board. */
export interface EditsQuestion extends BoardQuestion {
  readonly target?: TargetRef | undefined;
}

/** A request to make an edit. */
export interface EditQuestion extends BoardQuestion {
  readonly order: EditOrder;
}

/** The typed text of a spec. */
export interface SpecQuestion {
  readonly game: string;
  readonly text: string;
}

/** A spec as a place holds it. */
export type SpecJson = NonNullable<NonNullable<BoardPlace['asked']>['spec']>;

/** The current question on a board: that of the place, or of the example. */
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

/** A chosen thing: its name, and its share if an amount is divided. */
interface PickedView {
  readonly ref: TargetRef;
  readonly name: string;
  readonly share?: number | undefined;
}

/** One slot, with what is chosen for it so far. */
export interface SlotView {
  readonly id: string;
  /** Its name for people: "target 1 of 2". */
  readonly label: string;
  readonly words: string;
  readonly chooser: string;
  /** Set if nobody chooses. */
  readonly automatic?: 'all' | 'random' | undefined;
  readonly min: number;
  readonly max: number | 'any';
  /** `1 of up to 2`. */
  readonly amount: string;
  readonly picked: readonly PickedView[];
  /** The total that is divided among the chosen things. */
  readonly total?: number | undefined;
}

/** The number of complete choices. `atMost` means that the game's own rules may exclude some. */
export interface CountView {
  readonly count: string;
  readonly atMost: boolean;
}

/** A question for a share of what is divided. */
export interface SharingView {
  /** The name of the thing that gets the share. */
  readonly name: string;
  readonly options: readonly number[];
  readonly total: number;
  readonly left: number;
}

/** Who chooses what next, what can be completed, and the verdict on the whole. */
export interface ChoosingView {
  readonly slots: readonly SlotView[];
  /** The current slot, or none if all are done. */
  readonly current?: number | undefined;
  /** Whether the current slot has enough to go on. */
  readonly enough: boolean;
  /** Whether a chosen thing is no longer on offer. */
  readonly isBroken: boolean;
  /** The question for a share, once all things are chosen. */
  readonly sharing?: SharingView | undefined;
  /** Keys (`kind id`) of what can be chosen next. */
  readonly offered: readonly string[];
  /** Keys of what is legal for the slot alone, but cannot be chosen now. */
  readonly stuck: readonly string[];
  readonly total: Answer<CountView | null>;
  readonly left: Answer<CountView | null>;
  /** Whether the current choice is legal as a whole, and if not, why. */
  readonly verdict: { readonly ok: boolean; readonly refusals: readonly Refusal[] };
  /** What has happened and what is next, in a sentence or two. */
  readonly status: string;
}

/** An announced target on the current board. */
export interface TargetVerdict extends PickedView {
  readonly legal: boolean;
  readonly refusals: readonly (Refusal & { readonly rule?: string | undefined })[];
}

/** The state of an announced choice. */
export interface ResolveView {
  readonly fizzles: boolean;
  /** Whether choices are made as the effect resolves, so that nothing happens in between. */
  readonly atResolution: boolean;
  readonly status: string;
  readonly slots: readonly {
    readonly id: string;
    readonly label: string;
    readonly targets: readonly TargetVerdict[];
  }[];
}

/** A parsed question: in words, as a spec, and what can be chosen for it. */
export interface QuestionView {
  readonly words: string;
  readonly spec: JsonObject;
  /** For a text: its abilities and modes that have targets, and the one that is asked. */
  readonly parts: readonly PartView[];
  readonly part?: number | undefined;
  /** Whether it contains X. */
  readonly asksX: boolean;
  readonly choosing: Answer<ChoosingView>;
  /** Options that are not things of the board. */
  readonly options?: ZoneView | undefined;
  readonly resolving?: Answer<ResolveView> | undefined;
}

/** Everything that the page shows of a board. Plain JSON. */
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

/** The reasons why a thing may be chosen for a slot, or may not. */
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
  /** Single changes that would make it legal. Each was tried. */
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
