import type { TargetRequirement as LorcanaRequirement } from '@reticle/lorcana';
import type { TargetRequirement as MtgRequirement } from '@reticle/mtg/text';

/** One thing that a text targets, as one of the games reads it. */
export type Requirement = MtgRequirement | LorcanaRequirement;
