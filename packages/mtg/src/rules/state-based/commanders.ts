import { optionDecision } from '@reticle/core/play';
import type { MtgCard } from '../../state/card.js';
import { withCard } from '../../state/cards.js';
import { commandersIn } from '../../state/commanders.js';
import { cardWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { inTurnOrder } from '../../state/state.js';
import { changeZone } from '../actions/change-zone.js';
import { type Emit, happen } from '../events/happen.js';
import { whereGoes } from '../actions/first-replacement.js';
import type { OpenDecision } from '../move-execution.js';

const hasGone = ({ zone }: MtgCard): boolean => zone === 'graveyard' || zone === 'exile';

/**
 * Finds a commander that came to a graveyard or to exile and whose owner hasn't decided yet, in turn order
 * (rule 101.4).
 */
function openIn(state: MtgMatchState): MtgCard | undefined {
  const open = commandersIn(state).filter((card) => hasGone(card) && card.toCommand === undefined);
  const [first] = inTurnOrder(
    state,
    open.map(({ owner }) => owner),
  );
  return open.find(({ owner }) => owner === first);
}

/**
 * Asks the owner of a commander whether to put it from a graveyard or exile into the command zone (rules
 * 903.9a, 704.6d).
 */
export function commanderDecision(state: MtgMatchState): OpenDecision | undefined {
  const card = openIn(state);
  if (!card) return undefined;
  const { owner, names, zone } = card;
  const asked = optionDecision({ controller: owner }, ['command', zone], whereGoes(names[0] ?? ''));
  return { ...asked, kind: 'commander', state };
}

/** Records where the owner sends a commander. If it stays, the owner isn't asked again while it is there. */
export function commanderSent(state: MtgMatchState, option: string | undefined): MtgMatchState {
  const card = openIn(state);
  return card ? withCard(state, cardWith(card, { toCommand: option === 'command' })) : state;
}

/** Returns the commanders that go to the command zone as state-based actions are performed. */
export const returningCommanders = (state: MtgMatchState): readonly MtgCard[] =>
  commandersIn(state).filter((card) => hasGone(card) && card.toCommand === true);

/** Moves these commanders to the command zone. */
export const returnCommanders = (
  state: MtgMatchState,
  cards: readonly MtgCard[],
  emit: Emit,
): MtgMatchState =>
  cards.reduce((now, card) => {
    const told = happen(now, { type: 'stateBased', rule: '704.6d', card: refOf(card) }, emit);
    return changeZone(told, card.instanceId, 'command', emit);
  }, state);
