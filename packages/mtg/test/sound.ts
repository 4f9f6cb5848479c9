/** Checks that hold for every state, event and refusal that a test sees, whatever else the test is about. */
import type { Issue } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import type { MatchEvent } from '@reticle/core/match';
import * as z from 'zod';
import { mtg } from '../src/index.js';
import { type MtgMatchState, mtgMatchState } from '../src/state/match-state.js';
import { mtgCard, type MtgCard } from '../src/state/card.js';

const seen = new WeakSet<object>();

const SHAPES = [
  mtgCard.shape,
  mtgMatchState.shape,
  mtgMatchState.shape.turn.shape,
  mtgMatchState.shape.players.unwrap().element.shape,
].map((shape) => Object.keys(shape));
/**
 * Whether an object is laid out as copies are: every fact of a card, a match, a turn or a player has a place
 * in it, and there are no others.
 */
function isLaidOut(value: object): boolean {
  const facts = Object.keys(value);
  return SHAPES.some(
    (shape) => shape.length === facts.length && shape.every((fact) => Object.hasOwn(value, fact)),
  );
}

/**
 * Returns a value if it is plain JSON. What may be absent is absent, or `undefined` in the copies of which
 * matches are made (`state/copies.ts`).
 *
 * @throws if a part of it is not, with its path
 */
export function plain<T>(value: T): T {
  walk(value, '');
  return value;
}

function walk(value: unknown, path: string): void {
  if (typeof value === 'object' && value !== null) {
    if (seen.has(value)) return;
    const mayLack = isLaidOut(value);
    for (const [key, part] of Object.entries(value))
      if (part !== undefined || !mayLack) walk(part, `${path}.${key}`);
    seen.add(value);
  } else if (value === undefined || value === '' || typeof value === 'function' || Number.isNaN(value))
    throw new Error(`No JSON at ${path}: ${String(value)}`);
}

const RULE = /^\d{3}(?:\.\d+[a-z]?)?$/u;

/** Returns an event if it can be narrated. What goes without saying has no words. @throws if it can't */
export function tellable(event: MatchEvent, words: string): MatchEvent {
  if (/undefined|\[object|^\{/u.test(words))
    throw new Error(`Not told: ${JSON.stringify(event)} as ${words}`);
  return event;
}

/** Returns refusals if they can be described, with their rule numbers. @throws if one can't */
export function sayable<T extends Issue>(issues: readonly T[]): readonly T[] {
  for (const found of plain(issues)) {
    const words = describeIssue(found, mtg);
    if (/undefined|\[object/u.test(words)) throw new Error(`${found.code} lacks data: ${words}`);
    if ('rule' in found.data && !RULE.test(String(found.data.rule)))
      throw new Error(`${found.code} names no rule: ${String(found.data.rule)}`);
  }
  return issues;
}

const { cards: _cards, ...withoutCards } = mtgMatchState.shape;
const rest = z.strictObject(withoutCards);
const known = new WeakSet<MtgCard>();

/**
 * Returns the state of a match if its schema accepts it: no unknown key, no unknown word. @throws if it does
 * not
 */
export function wellFormed(state: MtgMatchState): MtgMatchState {
  const { cards, ...other } = state;
  for (const card of cards) {
    if (known.has(card)) continue;
    mtgCard.parse(card);
    known.add(card);
  }
  rest.parse(other);
  return state;
}

/**
 * Returns the state of a match if everything that it names exists: on the stack, among the players, once.
 * @throws if it does not
 */
export function consistent(state: MtgMatchState): MtgMatchState {
  const { cards } = state;
  const onStack = new Set(cards.flatMap(({ zone, instanceId }) => (zone === 'stack' ? [instanceId] : [])));
  const isThere = new Set([...onStack, ...state.abilities.map(({ id }) => id)]);
  const players = new Set(state.players.map(({ id }) => id));
  const ids = new Set(cards.map(({ instanceId }) => instanceId));
  const wrong = [
    ...state.stack.filter((id) => !isThere.has(id)),
    ...[...isThere].filter((id) => !state.stack.includes(id)),
    ...cards.flatMap(({ owner, controller = owner }) => [owner, controller].filter((id) => !players.has(id))),
    ...(ids.size < cards.length ? ['a card that is there twice'] : []),
  ];
  if (wrong.length > 0) throw new Error(`Not as they are said to be: ${wrong.join()}`);
  return state;
}
