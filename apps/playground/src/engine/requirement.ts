import type { Issue, JsonPath, TargetRelation, TargetSlot } from '@reticle/core';
import type { Span } from '@reticle/core/text';

/** Words of a text and what of a slot they say, with paths into the slot as JSON. */
export interface RequirementPart {
  readonly span: Span;
  /** What they are in the phrase: `count`, `anchor`, `class`, `tail` ... */
  readonly role: string;
  /** The lexicon's words for them. */
  readonly entry: string;
  readonly paths: readonly JsonPath[];
  /** What no words say and these stand for. */
  readonly implied: readonly JsonPath[];
  /** Which of the relations they say, by their places in the list. */
  readonly relations: readonly number[];
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
  /** Whether it is chosen to pay a cost, or by an effect, where the game tells them apart. */
  readonly part?: 'cost' | 'effect';
  /** What was read, printed back. */
  readonly words?: string;
  /** What X stands for, in the text's words. */
  readonly where?: string;
  readonly parts?: readonly RequirementPart[];
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}
