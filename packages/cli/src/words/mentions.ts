import type { HostRequirement, HostWords } from '@reticle/core/host';
import { tokenize, type Span } from '@reticle/core/text';

/** The words that mark targets elsewhere and target nothing here: those that stand in no requirement. */
export function mentionsIn(
  text: string,
  requirements: readonly HostRequirement[],
  { isAnchor }: HostWords,
): readonly Span[] {
  return tokenize(text)
    .filter(isAnchor)
    .filter(({ start }) => !requirements.some(({ span }) => span.start <= start && start < span.end))
    .map(({ start, end }) => ({ start, end }));
}
