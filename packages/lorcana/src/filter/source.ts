import type { FilterContext } from '@reticle/core';
import { lorcanaCard, plainName, type LorcanaCard } from '../state/card.js';

/** Whether a card is the very source; a source that left and came back is another card (rule 7.1.6). */
export function isSource(
  { instanceId, incarnation }: Pick<LorcanaCard, 'instanceId' | 'incarnation'>,
  { sourceRef }: FilterContext,
): boolean {
  return (
    sourceRef?.kind === 'card' &&
    sourceRef.id === instanceId &&
    (sourceRef.incarnation === undefined || sourceRef.incarnation === incarnation)
  );
}

const facts = lorcanaCard.pick({ names: true, named: true }).partial().loose();

/** The id of the card whose ability asks; none where there is no source. */
export const sourceId = ({ sourceRef }: FilterContext): string | undefined =>
  sourceRef?.kind === 'card' ? sourceRef.id : undefined;

/** The names of the source, and the name that was named for it. */
export function sourceNames({ source }: FilterContext): {
  readonly names: readonly string[];
  readonly named: string | undefined;
} {
  const read = facts.safeParse(source ?? {}).data;
  return { names: read?.names ?? [], named: read?.named === undefined ? undefined : plainName(read.named) };
}
