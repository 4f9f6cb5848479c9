import { useMemo, useState } from 'preact/hooks';
import type { Reading } from '../engine/words/reading.js';
import type { JsonLine } from './json-lines.js';
import { noteOf } from './note.js';
import { litBy, spotsAt, type Pointed } from './spots.js';

/** What is aimed at: a place in the text whatever is read there, or a thing of one reading. */
export type Aim = { readonly position: number } | { readonly reading: Reading; readonly pointed: Pointed };

function pointedBy(aim: Aim | undefined, reading: Reading): Pointed | undefined {
  if (!aim) return undefined;
  if ('pointed' in aim) return aim.reading === reading ? aim.pointed : undefined;
  const spots = spotsAt(reading, aim.position);
  return spots.length === 0 ? undefined : { spots };
}

const samePlace = (one: Aim | undefined, other: Aim | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  'position' in one &&
  'position' in other &&
  one.position === other.position;

/** What shines: what the pointer is over, else what has the focus. */
export function usePointing(reading: Reading, documents: readonly (readonly JsonLine[])[]) {
  const [hovered, setHovered] = useState<Aim>();
  const [focused, setFocused] = useState<Aim>();
  const byFocus = pointedBy(focused, reading);
  const pointed = pointedBy(hovered, reading) ?? byFocus;
  const key = JSON.stringify(pointed);
  const lit = useMemo(() => litBy(reading, documents, pointed), [reading, documents, key]);
  return {
    lit,
    note: noteOf(reading, documents, pointed, lit),
    /** Whether the note is of what has the focus. */
    steady: pointed === byFocus,
    hover: (aim: Aim | undefined) => setHovered((before) => (samePlace(before, aim) ? before : aim)),
    focus: setFocused,
  };
}
