import type { MtgState } from './state.js';

/** Removes an object from combat: what it blocked stays blocked (rules 506.4, 509.1h). */
export function leaveCombat<State extends MtgState>(state: State, instanceId: string): State {
  const cards = state.cards.map((card) => {
    if (card.instanceId === instanceId) {
      const { attacking: _attacking, ...rest } = card;
      const out = { ...rest, blocking: [], blocked: false, blockedBy: [] };
      return card.attacking || card.blocked || card.blocking.length > 0 || card.blockedBy.length > 0
        ? out
        : card;
    }
    if (!card.blocking.includes(instanceId) && !card.blockedBy.includes(instanceId)) return card;
    return {
      ...card,
      blocking: card.blocking.filter((id) => id !== instanceId),
      blockedBy: card.blockedBy.filter((id) => id !== instanceId),
      blocked: card.blocked || card.blockedBy.includes(instanceId),
    };
  });
  return { ...state, cards };
}
