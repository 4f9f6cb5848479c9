import { hasKeyword } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { type Emit, happen } from '../events/happen.js';

/**
 * Returns what is attached to a permanent, directly or indirectly: it phases out along with it (rule
 * 702.26g).
 */
function attachedTo(state: MtgMatchState, host: string): readonly MtgCard[] {
  const found = new Map<string, MtgCard>();
  const hosts = [host];
  for (const at of hosts)
    for (const card of permanentsIn(state)) {
      const { instanceId, attachedTo: to, phasedOut } = card;
      if (phasedOut || to?.kind !== 'card' || to.id !== at || hosts.includes(instanceId)) continue;
      found.set(instanceId, card);
      hosts.push(instanceId);
    }
  return [...found.values()];
}

function phaseOutOne(state: MtgMatchState, id: string, root: string, emit: Emit): MtgMatchState {
  const card = cardById(state, id);
  if (card?.zone !== 'battlefield' || card.phasedOut) return state;
  return happen(state, { type: 'phasedOut', card: refOf(card) }, emit, id === root ? undefined : root);
}

/**
 * Phases permanents out, each with what is attached to it: they stay where they are and are treated as though
 * they didn't exist (rules 702.26b, 702.26d). A permanent that would phase out both by itself and along with
 * another does so along with it (702.26h).
 */
export function phaseOut(state: MtgMatchState, ids: readonly string[], emit: Emit): MtgMatchState {
  const along = new Set(ids.flatMap((id) => attachedTo(state, id).map(({ instanceId }) => instanceId)));
  const roots = ids.filter((id) => !along.has(id));
  return roots.reduce((now, root) => {
    const others = attachedTo(now, root).map(({ instanceId }) => instanceId);
    return [root, ...others].reduce((after, id) => phaseOutOne(after, id, root, emit), now);
  }, state);
}

/** Whether a permanent phases in by itself: not along with a permanent that is still there (rule 702.26g). */
const phasesByItself = (state: MtgMatchState, { phasedOut, phasedWith }: MtgCard): boolean =>
  phasedOut && (phasedWith === undefined || cardById(state, phasedWith)?.zone !== 'battlefield');

const PHASING = 'phasing' satisfies PerformedKeyword;

/**
 * Performs phasing at the beginning of a player's untap step, all at once: permanents with phasing phase out,
 * and permanents that phased out under that player's control phase in (rules 502.1, 702.26a).
 */
export function phase(state: MtgMatchState, player: string, emit: Emit): MtgMatchState {
  const own = permanentsIn(state).filter((card) => controllerOf(card) === player);
  const going = own.filter((card) => !card.phasedOut && hasKeyword(card, PHASING));
  const roots = new Set(
    own.filter((card) => phasesByItself(state, card)).map(({ instanceId }) => instanceId),
  );
  const coming = permanentsIn(state).filter(
    ({ instanceId, phasedOut, phasedWith = instanceId }) =>
      phasedOut && (roots.has(instanceId) || roots.has(phasedWith)),
  );
  const gone = phaseOut(
    state,
    going.map(({ instanceId }) => instanceId),
    emit,
  );
  return coming.reduce((now, card) => happen(now, { type: 'phasedIn', card: refOf(card) }, emit), gone);
}
