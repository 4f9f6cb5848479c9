import * as z from 'zod';
import { member, player as seenFrom } from '../filter/facets.js';
import { playerReference } from '../filter/value.js';
import { defineKind } from './kind.js';
import type { Protection } from './protection.js';

/** The players of a game as things that can be chosen. */
const basePlayer = z.object({ id: z.string().min(1).max(256), team: z.string().optional() });
export type BasePlayer = z.infer<typeof basePlayer>;

export const basePlayerFilter = z.strictObject({
  is: playerReference.optional(),
  playerId: z.union([z.string(), z.array(z.string()).min(1).readonly()]).optional(),
});

/** The kind `player`, for games whose players need no filter keys of their own. */
export function playerKind<State>(definition: {
  readonly list: (state: State) => readonly BasePlayer[];
  readonly protections?: { readonly [name: string]: Protection<BasePlayer, State> };
}) {
  return defineKind({
    name: 'player',
    object: basePlayer,
    filter: basePlayerFilter,
    matchers: {
      is: seenFrom(
        'id',
        ({ id }: BasePlayer) => id,
        (who) => `who is ${who}`,
        false,
      ),
      playerId: member(
        'id',
        ({ id }: BasePlayer) => id,
        (ids) => `named ${ids}`,
        false,
      ),
    },
    id: ({ id }) => id,
    controller: ({ id }) => id,
    ...definition,
  });
}
