import { canonicalJson } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Emit } from '../events/happen.js';
import type { DamageChanger } from './changers.js';
import type { DamageShield } from './shields.js';

/**
 * What would change damage: a shield, a permanent that changes how much it is, or `prevention` by a property of
 * the recipient or the source, which prevents all of it.
 */
export type Applying = 'prevention' | DamageShield | DamageChanger;

/** Chooses which of several effects on damage applies first. */
export type PickFirst = (
  state: MtgMatchState,
  applying: readonly Applying[],
  player: string,
) => { readonly state: MtgMatchState; readonly at: number };

/** Deals the damage in question, with some function that chooses the order. */
type Try = (pick: PickFirst, emit: Emit) => { readonly state: MtgMatchState; readonly dealt: number };

/** The most orders that are tried; beyond that the player is asked. */
const MOST_TRIED = 120;

/**
 * The events about damage that was prevented or redirected. Which shield did it makes no difference by
 * itself.
 */
const ON_THE_WAY: ReadonlySet<string> = new Set(['damagePrevented', 'damageRedirected']);

/** Returns what a shield still does, without its id, and without its owner if that has no consequences. */
const shieldFacts = (shield: MtgMatchState['shields'][number]): string => {
  if (shield.shield !== 'damage') return canonicalJson(shield);
  const { id: _id, source: _source, controller, ...facts } = shield;
  const isWhose = facts.gainsLife === true || (facts.byQuality ?? facts.byEach ?? facts.toEach) !== undefined;
  return canonicalJson(isWhose ? { ...facts, controller } : facts);
};

/** Returns what came of the damage as a string, for comparison. */
function outcome(
  before: MtgMatchState,
  { state, dealt }: ReturnType<Try>,
  events: readonly MatchEvent[],
): string {
  const told = events.filter(({ type }) => !ON_THE_WAY.has(type)).map((event) => canonicalJson(event));
  return canonicalJson([
    dealt,
    state.players,
    state.cards.filter((card, at) => card !== before.cards[at]),
    state.shields.map(shieldFacts).toSorted(),
    state.deathtouched,
    told.toSorted(),
  ]);
}

/**
 * Returns the outcomes of all orders that begin with this effect, as a string. Returns undefined if there are
 * too many.
 */
function outcomesFrom(before: MtgMatchState, first: number, attempt: Try): string | undefined {
  const found = new Set<string>();
  const scripts: (readonly number[])[] = [[first]];
  for (let tried = 0; ; tried++) {
    const script = scripts.pop();
    if (script === undefined) return [...found].toSorted().join();
    if (tried >= MOST_TRIED) return undefined;
    const counts: number[] = [];
    const events: MatchEvent[] = [];
    const pick: PickFirst = (state, applying) => {
      counts.push(applying.length);
      return { state, at: script[counts.length - 1] ?? 0 };
    };
    const done = attempt(pick, (event) => {
      events.push(event);
    });
    found.add(outcome(before, done, events));
    for (let step = script.length; step < counts.length; step++) {
      const lead = [...script, ...Array.from({ length: step - script.length }, () => 0)];
      for (let other = 1; other < (counts[step] ?? 0); other++) scripts.push([...lead, other]);
    }
  }
}

/**
 * Whether it matters which of that many effects applies to damage first (rule 616.1), by trying every order.
 * It doesn't matter for equal shields, or if one of them catches everything anyway.
 */
export function orderMatters(before: MtgMatchState, count: number, attempt: Try): boolean {
  const [first, ...others] = Array.from({ length: count }, (_none, at) => outcomesFrom(before, at, attempt));
  return others.some((outcomes) => outcomes === undefined || outcomes !== first);
}
