import type { Issue, Span, TargetRelation, TargetSlot } from '@reticle/core';

/** Words of a text that say one thing of a slot: where they stand, and which parts of the slot's JSON they make. */
export interface RequirementPart {
  readonly span: Span;
  readonly role: string;
  readonly paths: readonly (readonly (string | number)[])[];
}

/** One thing that a text targets, as a game reads it. */
export interface Requirement {
  readonly ability: {
    readonly kind: string;
    readonly index: number;
    /** As it stands on the card, where the game names abilities. */
    readonly name?: string;
    readonly mode?: number;
    readonly granted?: true;
  };
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** What was read, printed back. */
  readonly words?: string;
  /** What X stands for, in the text's words. */
  readonly where?: string;
  readonly parts?: readonly RequirementPart[];
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}
