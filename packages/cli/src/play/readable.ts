import type { TargetRef } from '@reticle/core';
import type { Match } from '@reticle/core/match';
import * as z from 'zod';
import type { HostMatch } from '@reticle/core/host';
import { oncePerLabel } from './alike.js';
import type { Choice } from '../io.js';

const seen = z.object({ cards: z.array(z.object({ instanceId: z.string() })) });

/** The cards that a player sees, and what each says; none where the game does not tell. */
export function readableCards<State>(
  { runtime, nameOf, cardText }: HostMatch<State>,
  match: Match<State>,
  player: string,
): readonly Choice<readonly string[] | undefined>[] {
  if (!nameOf || !cardText) return [];
  const found = seen.safeParse(runtime.view(match, player).state);
  const refs = (found.data?.cards ?? []).map(({ instanceId: id }): TargetRef => ({ kind: 'card', id }));
  const choices = refs.flatMap((ref) => {
    const lines = cardText(match.state, ref);
    return lines.length === 0 ? [] : [{ label: nameOf(match.state, ref), value: lines }];
  });
  return oncePerLabel<readonly string[] | undefined>(choices).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  );
}
