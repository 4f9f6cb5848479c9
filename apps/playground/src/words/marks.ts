import type { Span } from '@reticle/core/text';
import type { Reading } from '../engine/words/reading.js';
import { slotLabel } from './labels.js';
import { SORT_NAMES, sortOf } from './sorts.js';
import { spanOf, type Spot } from './spots.js';

/** A stretch of the text and how it looks. */
export interface Mark {
  readonly span: Span;
  readonly looks: string;
  /** A word or two, put before it. */
  readonly label?: string;
  /** What it is, in words. */
  readonly title: string;
}

/** The marks of a text in two layers: those of the slots are around those of their parts. */
export interface Marks {
  readonly slots: readonly Mark[];
  readonly parts: readonly Mark[];
}

/** How many colours there are for slots; after them they begin again, so that the label counts. */
const HUES = 6;

export const hueOf = (requirement: number): string => `hue-${(requirement % HUES) + 1}`;

/** How a text is marked: by slot, by what the words do, and where they are not understood. */
export function marksOf(reading: Reading): Marks {
  const { requirements, mentions } = reading;
  const slots = requirements.map((found, at): Mark => {
    const label = slotLabel(reading, found);
    const { span, understood, refusals, words } = found;
    return understood
      ? { span, looks: `w-slot ${hueOf(at)}`, label, title: `${label}: ${words ?? ''}` }
      : {
          span,
          looks: 'w-unread',
          label: `${label}?`,
          title: refusals.map((refusal) => refusal.words).join(' '),
        };
  });
  const none = mentions.map((span): Mark => ({ span, looks: 'w-mention', title: 'targets nothing here' }));
  const parts = requirements.flatMap((found) =>
    found.parts.map(({ span, role }): Mark => {
      const sort = sortOf(role);
      return { span, looks: `w-part w-${sort}`, title: `${slotLabel(reading, found)}: ${SORT_NAMES[sort]}` };
    }),
  );
  return { slots: [...slots, ...none], parts };
}

/** What shines, as marks. */
export const litMarks = (reading: Reading, spots: readonly Spot[]): readonly Mark[] =>
  spots.flatMap((spot) => {
    const span = spanOf(reading, spot);
    return span ? [{ span, looks: 'w-lit', title: '' }] : [];
  });
