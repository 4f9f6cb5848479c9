import * as z from 'zod';
import { member, player as seenFrom } from '../filter/facets.js';
import { playerReference } from '../filter/value.js';
import { defineKind } from './kind.js';

/** A place where cards lie, as a thing that can be chosen: one player's graveyard, the table. */
const baseZone = z.object({ id: z.string().min(1).max(256), name: z.string(), owner: z.string().optional() });
export type BaseZone = z.infer<typeof baseZone>;

export const baseZoneFilter = z.strictObject({
  zone: z.union([z.string(), z.array(z.string()).min(1).readonly()]).optional(),
  owner: playerReference.optional(),
});

/** The kind `zone`, for games that let players choose one. */
export function zoneKind<State>(definition: { readonly list: (state: State) => readonly BaseZone[] }) {
  return defineKind({
    name: 'zone',
    object: baseZone,
    filter: baseZoneFilter,
    matchers: {
      zone: member(
        'name',
        ({ name }: BaseZone) => name,
        (names) => `named ${names}`,
        false,
      ),
      owner: seenFrom(
        'owner',
        ({ owner }: BaseZone) => owner,
        (who) => `owned by ${who}`,
        false,
      ),
    },
    id: ({ id }) => id,
    controller: ({ owner }) => owner,
    ...definition,
  });
}
