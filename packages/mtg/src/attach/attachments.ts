import type { GameIssue } from '@reticle/core';
import { cardById, type MtgState } from '../state/state.js';
import { withCard } from '../state/zones.js';
import { attachIssue, type Host } from './host.js';

/** Every host that an Aura put onto the battlefield without being cast may be attached to (rule 303.4f). */
export function legalHosts(state: MtgState, instanceId: string): readonly Host[] {
  const card = cardById(state, instanceId);
  if (!card) return [];
  const hosts: readonly Host[] = [
    ...state.cards.map((found) => ({ kind: 'card' as const, id: found.instanceId })),
    ...state.players.map(({ id }) => ({ kind: 'player' as const, id })),
  ];
  return hosts.filter((host) => attachIssue(state, card, host) === undefined);
}

/** Attaches; what can't be attached there stays where it is (rules 301.5e, 303.4j). */
export function attach<State extends MtgState>(state: State, instanceId: string, host: Host): State {
  const card = cardById(state, instanceId);
  if (card?.zone !== 'battlefield' || attachIssue(state, card, host)) return state;
  // 613.7e: it gets a new timestamp.
  const { timestamp: _timestamp, ...rest } = card;
  return withCard(state, { ...rest, attachedTo: host });
}

/** An attachment that must go: an Aura into the graveyard, everything else only off its host. */
export interface Loose {
  readonly id: string;
  readonly goes: 'graveyard' | 'unattached';
  readonly why: GameIssue | undefined;
}

/** What the state-based actions about attachments would do now (rules 704.5m, 704.5n, 704.5p). */
export function looseAttachments(state: MtgState): readonly Loose[] {
  return state.cards.flatMap((card): Loose[] => {
    if (card.zone !== 'battlefield' || card.phasedOut) return [];
    const aura = card.subtypes.includes('Aura');
    if (!card.attachedTo) return aura ? [{ id: card.instanceId, goes: 'graveyard', why: undefined }] : [];
    const why = attachIssue(state, card, card.attachedTo);
    return why ? [{ id: card.instanceId, goes: aura ? 'graveyard' : 'unattached', why }] : [];
  });
}
