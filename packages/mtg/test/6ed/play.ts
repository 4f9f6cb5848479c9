/** Plays with one card of the set, named by what is chosen. */
import { unwrap, type Issue, type TargetSelection } from '@reticle/core';
import { cardOf } from '../board.js';
import { playerIn, refTo } from '../match.js';
import { hostOf, MOMENTS } from './boards.js';
import { printed } from './things.js';
import { decided, idleMove, made, matchAt, named, SIXTH, type Played } from './rig.js';
import { IT } from './uses.js';
import { activationSpec } from '../../src/rules/abilities/activation-spec.js';
import { openDecision } from '../../src/rules/turn/advance.js';
import type { MtgCard } from '../../src/state/card.js';
import type { MtgMatchState } from '../../src/state/match-state.js';

type State = MtgMatchState;

/** Builds a board with a card among all things at a moment: `at('main', 'Drudge Skeletons')`. */
export function at(moment: string, name: string, facts: Partial<MtgCard> = {}): Played {
  const card = named(name);
  const state = MOMENTS[moment]?.([printed(card, IT, 'you', { ...hostOf(card), ...facts })]);
  if (!state) throw new Error(`No moment ${moment}`);
  return matchAt(state);
}

/** Returns the match with changes to its state. */
export const but = ({ match, events }: Played, change: (state: State) => Partial<State>): Played => ({
  events,
  match: { ...match, state: { ...match.state, ...change(match.state) } },
});

export const life = ({ match }: Played, player = 'you'): number => playerIn(match.state, player).life;
export const cardIn = ({ match }: Played, id: string = IT): MtgCard => cardOf(match.state, id);
export const handOf = ({ match }: Played, player: string): readonly MtgCard[] =>
  match.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player);

/** How to activate an ability. Choices are given by slot: `{ t1: ['foe-red'], cost1: ['you-swamp'] }`. */
export interface How {
  readonly ability?: string;
  readonly X?: number;
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
}

function moveOf({ match: { state } }: Played, { ability, X, chosen = {} }: How) {
  const definition = SIXTH.rules.definitions.get(cardOf(state, IT).publicId);
  const found = definition?.activated.find(({ id }) => ability === undefined || id === ability);
  if (!found) throw new Error('No such ability');
  const slots: TargetSelection = activationSpec(found).slots.map(({ id }) => ({
    targets: (chosen[id] ?? []).map((name) => refTo(state, name)),
  }));
  const params = { card: IT, ability: found.id, ...(X === undefined ? {} : { X }) };
  return { move: 'activate', player: 'you', params, ...(slots.length > 0 ? { targets: slots } : {}) };
}

/** Activates and pays for the ability, which is on the stack afterwards. @throws if it is refused */
export const activated = (played: Played, how: How = {}): Played => made(SIXTH, played, moveOf(played, how));

/** Returns the reasons why it can't be activated. */
export function refusals(played: Played, how: How = {}): readonly Issue['code'][] {
  const applied = SIXTH.runtime.apply(played.match, moveOf(played, how));
  return applied.ok ? [] : applied.issues.map(({ code }) => code);
}

/** Returns the ids that may be chosen for the open question. */
export function offered({ match: { state } }: Played): readonly string[] {
  const open = openDecision(SIXTH.rules, state);
  if (!open) throw new Error('Nothing is asked');
  const legal = SIXTH.runtime.game.resolver(open.state).legalTargets(open.spec, open.attempt, 0);
  return unwrap(legal).map(({ id }) => id);
}

/**
 * Makes both players pass. The top of the stack resolves, to its end or to its first question without an
 * answer.
 */
export function resolved(start: Played, ...answers: readonly (readonly string[])[]): Played {
  const top = start.match.state.stack.at(-1) ?? '';
  const left = [...answers];
  let played = start;
  while (played.match.state.stack.includes(top) || played.match.state.resolving.length > 0) {
    const { state } = played.match;
    const open = openDecision(SIXTH.rules, state);
    const ids = open && left.shift();
    if (open && !ids) return played;
    const move =
      open && ids
        ? decided(open.player, [{ targets: ids.map((id) => refIn(open.state, id)) }])
        : idleMove(SIXTH, played);
    if (!move) return played;
    played = made(SIXTH, played, move);
  }
  return played;
}

function refIn(state: State, id: string) {
  const isThing = [
    ...state.cards.map((card) => card.instanceId),
    ...state.players.map((one) => one.id),
  ].includes(id);
  return isThing ? refTo(state, id) : { kind: 'choice', id };
}
