import { describeIssue } from '../describe/index.js';
import type { Issue } from '../issue.js';
import type { TargetingGame } from '../game.js';
import type { TargetRef } from '../ref.js';

/** The things that the data of a refusal name. */
function refsIn(data: unknown): readonly TargetRef[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('kind' in data && 'id' in data && typeof data.kind === 'string' && typeof data.id === 'string')
    return [{ kind: data.kind, id: data.id }];
  return Object.values(data).flatMap(refsIn);
}

/** A refusal that is about a thing, in words, with what people call the things in it. */
export function namedWords<State>(
  found: Issue,
  about: TargetRef,
  game: Pick<TargetingGame<State>, 'messages' | 'rules'>,
  nameOf: (ref: TargetRef) => string,
): string {
  return [about, ...refsIn(found.data)].reduce(
    (text, ref) => text.replaceAll(`${ref.kind} ${ref.id}`, ref.id).replaceAll(ref.id, nameOf(ref)),
    describeIssue(found, game),
  );
}
