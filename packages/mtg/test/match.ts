/** Made-up matches for tests: boards as in `board.ts`, with everything else that a match has. */
import { unwrap, type LegalTargets, type PinnedRef } from '@reticle/core';
import { randomFrom, seedRandom, type MatchEvent } from '@reticle/core/match';
import { effectRunner, type Frame, type Run } from '@reticle/core/play';
import { refresh } from '../src/rules/continuous/refresh.js';
import type { Effect } from '../src/language/effects/effect.js';
import { EFFECT_KINDS } from '../src/rules/effects/kinds.js';
import { type MatchStateParts, type MtgMatchState, mtgMatchStateOf } from '../src/state/match-state.js';
import type { MtgCard } from '../src/state/card.js';
import { resolverOf } from '../src/rules/targeting/legal.js';
import { plain, wellFormed } from './sound.js';

type MatchPlayer = MtgMatchState['players'][number];

/**
 * Builds a match in your first main phase and fills in what is omitted: you and foe at 20 life, nothing
 * pending.
 */
export const matchStateOf = (parts: MatchStateParts = {}): MtgMatchState =>
  mtgMatchStateOf({ activePlayer: 'you', ...parts, turn: { priority: 'you', ...parts.turn } });

/** Builds a match with these cards. */
export const matchOf = (...cards: readonly MtgCard[]): MtgMatchState => matchStateOf({ cards });

/**
 * Returns a reference to an object or a player of a state: `refTo(state, 'bear')`, `refTo(state, 'you')`.
 * @throws if there is neither
 */
export function refTo(state: MtgMatchState, id: string): PinnedRef {
  const card = state.cards.find(({ instanceId }) => instanceId === id);
  if (card) return { kind: 'card', id, incarnation: card.incarnation };
  if (state.abilities.some((ability) => ability.id === id)) return { kind: 'ability', id, incarnation: 0 };
  if (!state.players.some((player) => player.id === id)) throw new Error(`Neither card nor player ${id}`);
  return { kind: 'player', id, incarnation: 0 };
}

/** On whose behalf effects happen in a test, by ids. */
export interface By {
  /** The card whose effect it is. Defaults to a card that was never there. */
  readonly source?: string;
  /** The incarnation of the source. Defaults to the one that is there. */
  readonly incarnation?: number;
  /** Defaults to `you`. */
  readonly controller?: string;
  /** The targets by slot: `{ t1: ['bear'] }`. */
  readonly bound?: Readonly<Record<string, readonly string[]>>;
  /** Other names, with their references as they are. They may mean what is gone. */
  readonly refs?: Readonly<Record<string, readonly PinnedRef[]>>;
  readonly X?: number;
  /** The answers to the decisions, in order: the ids chosen in the only slot of each. */
  readonly answers?: readonly (readonly string[])[];
  /** The seed of chance. Defaults to 1. */
  readonly seed?: number;
}

/** The result of effects in a test. */
export interface Happened extends Run<MtgMatchState, Effect> {
  readonly events: readonly MatchEvent[];
}

/** Runs effects. After each, what it left behind applies. No card has a static ability. */
const runner = effectRunner(EFFECT_KINDS, (state) => refresh(state, () => []));

/**
 * Performs effects and answers decisions with `by.answers`. Stops at the first decision without an answer.
 */
export function happen(state: MtgMatchState, effects: Effect | readonly Effect[], by: By = {}): Happened {
  const { source, controller = 'you', bound = {}, refs = {}, X, answers = [], seed = 1, ...which } = by;
  const frame: Frame<Effect> = {
    controller,
    source:
      source === undefined
        ? { kind: 'card', id: 'nothing', incarnation: 0 }
        : { ...refTo(state, source), ...which },
    variables: X === undefined ? {} : { X },
    bound: {
      ...Object.fromEntries(
        Object.entries(bound).map(([slot, ids]) => [slot, ids.map((id) => refTo(state, id))]),
      ),
      ...refs,
    },
    todo: 'effect' in effects ? [effects] : effects,
  };
  const events: MatchEvent[] = [];
  const tools = {
    random: randomFrom(seedRandom(seed)),
    emit: (event: MatchEvent) => void events.push(event),
  };
  let run = runner.run(state, frame, tools);
  for (const answer of answers) {
    if (!run.decision) throw new Error('More answers than decisions');
    run = runner.run(run.state, run.frame, tools, answerOf(run, answer));
  }
  plain([run.state, run.frame, run.decision ?? null, events]);
  wellFormed(run.state);
  if (events.some(({ type }) => typeof type !== 'string')) throw new Error('An event of no type');
  return { ...run, events };
}

/** Returns the answer after the check that a match would make. */
function answerOf({ state, decision }: Run<MtgMatchState, Effect>, ids: readonly string[]): LegalTargets {
  const slot = decision?.spec.slots[0];
  if (!decision || !slot) throw new Error('Nothing to answer');
  const isOption = slot.accepts.some(({ kind }) => kind === 'choice');
  const targets = ids.map((id) => (isOption ? { kind: 'choice', id } : refTo(state, id)));
  return unwrap(resolverOf(state).check(decision.spec, decision.attempt, [{ targets }]));
}

/** Returns a player of a match. @throws if there is none */
export function playerIn(state: MtgMatchState, id: string): MatchPlayer {
  const found = state.players.find((player) => player.id === id);
  if (!found) throw new Error(`No player ${id}`);
  return found;
}
