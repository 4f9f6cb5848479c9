import * as z from 'zod';
import { coreMatchers } from '../filter/core-matchers.js';
import { member, player as seenFrom } from '../filter/facets.js';
import { baseCard, baseCardFilter, type BaseCard } from '../filter/schema.js';
import { playerReference } from '../filter/value.js';
import { defineKind, type KindDefinition } from './kind.js';
import type { Protection } from './pipeline.js';

/** The schema of a player as a thing that can be chosen. */
const basePlayer = z.object({ id: z.string().min(1).max(256), team: z.string().optional() });
/** A player as a thing that can be chosen. */
export type BasePlayer = z.infer<typeof basePlayer>;

export const basePlayerFilter = z.strictObject({
  is: playerReference.optional(),
  playerId: z.union([z.string(), z.array(z.string()).min(1).readonly()]).optional(),
});

/** Makes the kind `player`, for games whose players need no filter keys of their own. */
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

/** The schema of a zone as a thing that can be chosen: one player's graveyard, the table. */
const baseZone = z.object({ id: z.string().min(1).max(256), name: z.string(), owner: z.string().optional() });
/** A zone as a thing that can be chosen. */
export type BaseZone = z.infer<typeof baseZone>;

export const baseZoneFilter = z.strictObject({
  zone: z.union([z.string(), z.array(z.string()).min(1).readonly()]).optional(),
  owner: playerReference.optional(),
});

/** Makes the kind `zone`, for games that let players choose a zone. */
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

/**
 * The part of a kind's definition that all cards share, to be spread into the definition of a kind whose
 * objects extend {@link BaseCard}.
 */
export const cardKind = {
  name: 'card',
  id: (card: BaseCard) => card.instanceId,
  incarnation: (card: BaseCard) => card.incarnation,
  controller: (card: BaseCard) => card.controller,
} as const;

/** Makes the kind `card`, for games whose cards need no facts and no filter keys of their own. */
export function baseCardKind<State>(
  definition: Pick<
    KindDefinition<'card', State, BaseCard, unknown>,
    'list' | 'lastKnown' | 'protections' | 'steps'
  >,
) {
  return defineKind({
    ...cardKind,
    object: baseCard,
    filter: baseCardFilter,
    matchers: coreMatchers,
    ...definition,
  });
}
