/**
 * Matches with the cards of the Sixth Edition in tests. Makes moves and answers decisions, in every possible
 * way.
 */
import { unwrap, type TargetSelection } from '@reticle/core';
import { seedRandom, type Match, type MatchEvent, type MatchRuntime, type Move } from '@reticle/core/match';
import { SIXTH_EDITION } from '../../src/sets/6ed/index.js';
import { openDecision } from '../../src/rules/turn/advance.js';
import { mtgMatchGame, mtgMatch } from '../../src/play/match.js';
import { rulesOf } from '../../src/rules/execution.js';
import type { MtgRules } from '../../src/rules/move-execution.js';
import type { CardDefinition } from '../../src/language/card-definition.js';
import type { MtgMatchState } from '../../src/state/match-state.js';
import { plain } from '../sound.js';

type State = MtgMatchState;

/** A match, with the events so far. */
export interface Played {
  readonly match: Match<State>;
  readonly events: readonly MatchEvent[];
}

/** The cards of a match: their rules and a runtime. */
export interface Rig {
  readonly rules: MtgRules;
  readonly runtime: MatchRuntime<State>;
}

export const rigOf = (cards: readonly CardDefinition[]): Rig => ({
  rules: unwrap(rulesOf(cards)),
  runtime: mtgMatch({ cards }),
});

/** The whole set. */
export const SIXTH = rigOf(SIXTH_EDITION);

/** Returns a card of the set. @throws if the set has no such card */
export function named(name: string): CardDefinition {
  const found = SIXTH_EDITION.find((card) => card.name === name);
  if (!found) throw new Error(`No card ${name}`);
  return found;
}

/** Builds a match with this state. */
export const matchAt = (state: State): Played => ({
  match: { game: 'mtg', version: 1, step: 0, random: seedRandom(1), state },
  events: [],
});

/** Returns the match after a move. Returns undefined if it is refused. */
export function moved({ runtime }: Rig, { match, events }: Played, move: Move): Played | undefined {
  const applied = runtime.apply(match, move);
  return applied.ok
    ? { match: applied.value.match, events: [...events, ...applied.value.events] }
    : undefined;
}

/** As {@link moved}. @throws if the move is refused */
export function made(rig: Rig, { match, events }: Played, move: Move): Played {
  const { match: after, events: more } = plain(unwrap(rig.runtime.apply(match, move)));
  return { match: after, events: [...events, ...more] };
}

/** Returns the answers to a question: the first few that the rules allow. */
function answers({ rules }: Rig, state: State, most: number): readonly Move[] {
  const open = openDecision(rules, state);
  if (!open) return [];
  const choices = mtgMatchGame.resolver(open.state).choices(open.spec, open.attempt);
  const all = choices.ok ? choices.value.all(most) : choices;
  return all.ok ? [...all.value].map((targets) => decided(open.player, targets)) : [];
}

export const decided = (player: string, targets: TargetSelection): Move => ({
  move: 'decide',
  player,
  params: {},
  targets,
});

/**
 * Returns the move of a player who does nothing: passes, declares nobody, gives the first possible answer.
 */
export function idleMove(rig: Rig, { match }: Played): Move | undefined {
  const [player] = rig.runtime.toAct(match);
  if (player === undefined) return undefined;
  const [answer] = answers(rig, match.state, 1);
  if (answer) return answer;
  const { declaring, step } = match.state.turn;
  const done = step === 'declareAttackers' ? 'doneAttacking' : 'doneBlocking';
  return { move: declaring ? done : 'pass', player, params: {} };
}

/** Lets nobody do anything until a condition holds or the match is over. @throws if that takes too long */
export function idleUntil(rig: Rig, start: Played, isSo: (state: State) => boolean): Played {
  let played = start;
  for (let count = 0; count < 200; count++) {
    const move = isSo(played.match.state) ? undefined : idleMove(rig, played);
    if (!move) return played;
    played = made(rig, played, move);
  }
  throw new Error(`It never comes to that: ${start.match.state.turn.step}`);
}

/**
 * Yields every way in which a match continues until a condition holds. Questions get several answers each,
 * and nobody else acts.
 */
export function* waysUntil(
  rig: Rig,
  played: Played,
  isSo: (state: State) => boolean,
  most = 12,
  left = 60,
): Generator<Played, void> {
  if (isSo(played.match.state)) {
    yield played;
    return;
  }
  if (left === 0) return;
  const [first, ...others] = answers(rig, played.match.state, most);
  const moves = first ? [first, ...others] : [idleMove(rig, played)];
  for (const move of moves) {
    const next = move && moved(rig, played, move);
    if (next) yield* waysUntil(rig, next, isSo, most, left - 1);
  }
}

/** Resolves the object with an id on the stack, in every way. */
export const resolutionsOf = (rig: Rig, played: Played, id: string): Generator<Played, void> =>
  waysUntil(
    rig,
    played,
    ({ resolving, stack, ended }) => ended !== undefined || (resolving.length === 0 && !stack.includes(id)),
  );
