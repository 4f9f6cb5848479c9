import { canonicalJson } from '@reticle/core';
import { cardMatchers } from '../state/matchers.js';
import type { LorcanaMatchState } from '../state/match.js';

/** An ability of the bag (rule 7.7). */
export type BagEntry = LorcanaMatchState['waiting'][number];

/** The filter keys that compare with the source. */
const OF_SOURCE: ReadonlySet<string> = new Set([
  'atLocation',
  ...Object.entries(cardMatchers).flatMap(([key, matcher]) =>
    typeof matcher === 'object' && matcher.needsSource ? [key] : [],
  ),
]);
/** The effects that remember their source. */
const REMEMBER_SOURCE: ReadonlySet<string> = new Set(['nameCard', 'once', 'whenever', 'delayed']);

/** Yields each key and each string of plain JSON. */
function* wordsIn(json: unknown): Generator<string, void> {
  if (typeof json === 'string') yield json;
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (!Array.isArray(json)) yield key;
    yield* wordsIn(value);
  }
}

const isOfSource = (word: string): boolean =>
  OF_SOURCE.has(word) || REMEMBER_SOURCE.has(word) || word === 'whileInPlay' || word.startsWith('source');

/** Returns a string of what an ability does, and of the objects that its effects mention. */
function likeness({ frame, targets, if: condition, may }: BagEntry): string {
  const { todo, bound, source, variables } = frame;
  const says = [todo, targets ?? null, condition ?? null, may ?? null, variables];
  const words = new Set(wordsIn(says));
  const about = Object.entries(bound).filter(([name]) => words.has(name));
  const from = [...words].some((word) => isOfSource(word)) || words.has('this') ? source : null;
  return canonicalJson([says, about, from]);
}

/**
 * Whether the order in which abilities of the bag resolve can make a difference (rule 7.7.4.3). It makes none if all
 * of them do the same with the same objects, whatever cards they are of.
 */
export function isOrdered([first, ...others]: readonly BagEntry[]): boolean {
  const like = first && likeness(first);
  return others.some((other) => likeness(other) !== like);
}
