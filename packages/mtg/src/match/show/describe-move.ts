import type { Move } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardName, listed, thingName } from './names.js';

const facts = z
  .object({
    card: z.string(),
    ability: z.string(),
    attacker: z.string(),
    blocker: z.string(),
    X: z.number(),
    modes: z.array(z.string()),
  })
  .partial();

type Facts = z.infer<typeof facts>;
type Words = (state: MtgMatchState, params: Facts, targets: string) => string;

const withX = (X: number | undefined): string => (X === undefined ? '' : ` with X = ${X}`);
const at = (targets: string): string => (targets === '' ? '' : ` on ${targets}`);

const WORDS: Readonly<Record<string, Words>> = {
  pass: ({ turn, stack }) => `pass (${turn.step}${stack.length > 0 ? ', something is on the stack' : ''})`,
  doneAttacking: () => 'attack with no more',
  doneBlocking: () => 'block with no more',
  decide: (_state, _facts, targets) => (targets === '' ? 'decide' : `choose ${targets}`),
  playLand: (state, { card = '' }) => `play ${cardName(state, card)}`,
  cast: (state, { card = '', X, modes = [] }, targets) =>
    `cast ${cardName(state, card)}${withX(X)}${modes.length > 0 ? ` (${listed(modes)})` : ''}${at(targets)}`,
  activate: (state, { card = '', ability = '', X }, targets) =>
    `activate ${ability} of ${cardName(state, card)}${withX(X)}${at(targets)}`,
  attack: (state, { attacker = '' }) => `attack with ${cardName(state, attacker)}`,
  block: (state, { blocker = '' }, targets) =>
    `block ${targets === '' ? '' : `${targets} `}with ${cardName(state, blocker)}`,
};

/** A move in words, as a player would say it; a move of no known kind as its JSON. Its targets may still be open. */
export function describeMove(state: MtgMatchState, move: Move): string {
  const words = Object.hasOwn(WORDS, move.move) ? WORDS[move.move] : undefined;
  if (!words) return JSON.stringify(move);
  const chosen = (move.targets ?? []).flatMap(({ targets }) => targets.map((ref) => thingName(state, ref)));
  return words(state, facts.safeParse(move.params ?? {}).data ?? {}, listed(chosen));
}
