import type { TargetSpec } from '@reticle/core';
import type { SlotPart, Span } from '@reticle/core/text';
import type { Refusal } from '../answer.js';
import type { WhichAbility, WordsExample } from '@reticle/core/host';
import type { About } from './context.js';
import type { HostRequirement } from '@reticle/core/host';

/** What is asked of the words page's engine. */
export interface WordsQuestion extends About {
  readonly game: string;
  readonly text: string;
}

interface Told {
  /** WhichAbility words say what; none where nothing was read, or a keyword's rules say it. */
  readonly parts: readonly SlotPart[];
  /** Why it was not understood. */
  readonly refusals: readonly Refusal[];
}

type ToldOf<Each> = Each extends HostRequirement ? Omit<Each, 'issues' | 'parts'> & Told : never;

/** A requirement, told: with what its words say, or the reasons why they were not understood. */
export type ReadRequirement = ToldOf<HostRequirement>;

/** One ability and mode of a text: what it asks to be chosen, as one document. */
export interface ReadGroup {
  readonly which: WhichAbility;
  /** The spec as the board takes it; of an ability that was not understood in full, the slots that were. */
  readonly json: Pick<TargetSpec, 'slots' | 'relations'> & Partial<TargetSpec>;
  /** Whether all of it was understood. */
  readonly whole: boolean;
  /** The requirement of each slot in `json`, by its place among the requirements. */
  readonly members: readonly number[];
  /** The requirements that belong here and were not understood. */
  readonly unread: readonly number[];
}

/** A text as it was read. Plain JSON. */
export interface Reading {
  readonly text: string;
  /** How long the game took to read it, in milliseconds. */
  readonly took: number;
  readonly requirements: readonly ReadRequirement[];
  /** How many more there are; a page shows only so many. */
  readonly more: number;
  /** Where the word stands that marks a target, and nothing is targeted. */
  readonly mentions: readonly Span[];
  readonly groups: readonly ReadGroup[];
}

/** What a game offers to begin with. */
export interface WordsOffer {
  readonly examples: readonly WordsExample[];
  readonly types: readonly string[];
}
