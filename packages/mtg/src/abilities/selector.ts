import type { PinnedRef } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import * as z from 'zod';
import { mtgCardKind } from '../kinds/card.js';
import type { MtgCardFilter } from '../filter/schema.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { abilityById, areOpponents, cardById, knownCard } from '../state/state.js';
import { matching } from './matching.js';

/**
 * Whom or what an effect means.
 *
 * - `self`: the source, as long as it is that very object; `host`: what the source is attached to
 * - `you`, `eachOpponent`, `eachPlayer`, `activePlayer`
 * - `{ bound }`: the legal targets of a slot, or what an earlier effect named; objects that left are not among them
 * - `{ each }`: every object that a filter lets through now, on the battlefield where it names no zone
 * - `{ controllerOf }`, `{ ownerOf }`: those players, of objects as they are or last were (rule 608.2h)
 * - `{ among }`: all of several
 */
export type Selector =
  | (typeof NAMED)[number]
  | { readonly bound: string }
  | { readonly each: MtgCardFilter }
  | { readonly controllerOf: Selector }
  | { readonly ownerOf: Selector }
  | { readonly among: readonly Selector[] };

const NAMED = ['self', 'host', 'you', 'eachOpponent', 'eachPlayer', 'activePlayer'] as const;
const name = z.string().regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');

export const selector: z.ZodType<Selector> = z.lazy(() =>
  z.union([
    z.enum(NAMED),
    z.strictObject({ bound: name }),
    z.strictObject({ each: mtgCardKind.filter }),
    z.strictObject({ controllerOf: selector }),
    z.strictObject({ ownerOf: selector }),
    z.strictObject({ among: z.array(selector).min(1).max(8).readonly() }),
  ]),
);

const playerRef = (id: string): PinnedRef => ({ kind: 'player', id, incarnation: 0 });

/** Whether that very object or player is still there. */
function isThere(state: MtgMatchState, { kind, id, incarnation }: PinnedRef): boolean {
  if (kind === 'player') return state.players.some((player) => player.id === id && player.left !== true);
  if (kind === 'ability') return abilityById(state, id) !== undefined;
  return state.cards.some((card) => card.instanceId === id && card.incarnation === incarnation);
}

type Finders = {
  readonly [Name in (typeof NAMED)[number]]: (scene: Scene<MtgMatchState>) => readonly PinnedRef[];
};

const FINDERS: Finders = {
  self: ({ state, source }) => (isThere(state, source) ? [source] : []),
  host({ state, source }) {
    const host = knownCard(state, source)?.attachedTo;
    if (host === undefined) return [];
    if (host.kind === 'player') return [playerRef(host.id)];
    const card = cardById(state, host.id);
    const isIt = host.incarnation === undefined || host.incarnation === card?.incarnation;
    return card && isIt ? [{ kind: 'card', id: host.id, incarnation: card.incarnation }] : [];
  },
  you: ({ controller }) => [playerRef(controller)],
  eachOpponent: ({ state, controller }) =>
    state.players.filter(({ id }) => areOpponents(state, id, controller)).map(({ id }) => playerRef(id)),
  eachPlayer: ({ state }) => state.players.filter(({ left }) => left !== true).map(({ id }) => playerRef(id)),
  activePlayer: ({ state: { activePlayer } }) =>
    activePlayer === undefined ? [] : [playerRef(activePlayer)],
};

/** What a selector means now, each thing once, in a fixed order. */
export function select(wanted: Selector, scene: Scene<MtgMatchState>): readonly PinnedRef[] {
  const { state } = scene;
  if (typeof wanted === 'string') return FINDERS[wanted](scene);
  if ('bound' in wanted) return (scene.bound[wanted.bound] ?? []).filter((ref) => isThere(state, ref));
  if ('each' in wanted) return matching(wanted.each, scene);
  const found =
    'among' in wanted
      ? wanted.among.flatMap((part) => select(part, scene))
      : ownersAmong(
          scene,
          'ownerOf' in wanted ? ['owner', wanted.ownerOf] : ['controller', wanted.controllerOf],
        );
  const seen = new Set<string>();
  return found.filter(({ kind, id }) => {
    const key = `${kind} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Also of things that are no longer there: "its controller" is then who last controlled it. */
function ownersAmong(
  scene: Scene<MtgMatchState>,
  [who, of]: readonly ['owner' | 'controller', Selector],
): readonly PinnedRef[] {
  const things = selectKnown(of, scene);
  return things.flatMap((ref) => {
    if (ref.kind === 'player') return [ref];
    if (ref.kind === 'ability') {
      const ability = abilityById(scene.state, ref.id);
      return ability ? [playerRef(ability.controller)] : [];
    }
    const card = knownCard(scene.state, ref);
    return card ? [playerRef(who === 'owner' ? card.owner : controllerOf(card))] : [];
  });
}

/**
 * As {@link select}, with the source and what was named even where they are gone: what is asked of them is then answered
 * by what they last were (rule 608.2h).
 */
export function selectKnown(wanted: Selector, scene: Scene<MtgMatchState>): readonly PinnedRef[] {
  if (wanted === 'self') return [scene.source];
  return typeof wanted === 'object' && 'bound' in wanted
    ? (scene.bound[wanted.bound] ?? [])
    : select(wanted, scene);
}

/** The players that a selector means, by their ids. */
export function selectPlayers(wanted: Selector, scene: Scene<MtgMatchState>): readonly string[] {
  return select(wanted, scene).flatMap(({ kind, id }) => (kind === 'player' ? [id] : []));
}

/** The cards that a selector means, by their ids. */
export function selectCards(wanted: Selector, scene: Scene<MtgMatchState>): readonly string[] {
  return select(wanted, scene).flatMap(({ kind, id }) => (kind === 'card' ? [id] : []));
}
