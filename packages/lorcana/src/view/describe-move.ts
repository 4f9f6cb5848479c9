import type { Move } from '@reticle/core/match';
import * as z from 'zod';
import type { LorcanaMatchState } from '../match/state.js';
import { activatedOf } from '../moves/activate.js';
import { cardById, knownCard } from '../state/state.js';
import { fullName, thingName } from './names.js';
import { questionWords } from './slot-name.js';
import { decisionOf } from '../turn/resolve.js';

const facts = z
  .object({ cardId: z.string(), ability: z.number(), exerted: z.boolean(), id: z.number() })
  .partial();
type Facts = z.infer<typeof facts>;

interface Said {
  readonly state: LorcanaMatchState;
  readonly card: string;
  /** The chosen things, if there are any yet. */
  readonly targets: string;
  readonly facts: Facts;
}

const on = (preposition: string, targets: string): string =>
  targets === '' ? '' : ` ${preposition} ${targets}`;
const exerted = ({ exerted: enters }: Facts): string => (enters === true ? ', exerted' : '');

function ability({ state, card, facts: { cardId, ability: index = 0 } }: Said): string {
  const found = cardById(state, cardId);
  const name = found && activatedOf(state, found)[index]?.name;
  const which = name ?? (found && activatedOf(state, found).length > 1 ? `ability ${index + 1}` : undefined);
  return `use ${card}${which === undefined ? '' : ` (${which})`}`;
}

function decision({ state, targets }: Said): string {
  const asked = decisionOf(state);
  const source = asked?.attempt.source;
  const found = source && knownCard(state, source);
  const of = found && fullName(found);
  const what = questionWords(asked?.spec.description) ?? 'choose';
  return `${of === undefined ? '' : `${of}: `}${what}${on('-', targets === '' ? 'nothing' : targets)}`;
}

const bagged = ({ state, facts: { id } }: Said): string => {
  const entry = state.bag.find((found) => found.id === id);
  const source = entry && knownCard(state, entry.source);
  return `resolve the ability of ${source ? fullName(source) : 'a card'}`;
};

const MOVES: ReadonlyMap<string, (said: Said) => string> = new Map([
  ['alterHand', ({ targets }) => (targets === '' ? 'keep the hand' : `alter ${targets}`)],
  ['ink', ({ card }) => `ink ${card}`],
  ['play', ({ card, facts: found }) => `play ${card}${exerted(found)}`],
  ['shift', ({ card, targets, facts: found }) => `shift ${card}${on('onto', targets)}${exerted(found)}`],
  ['sing', ({ card, targets }) => `sing ${card}${on('with', targets)}`],
  ['quest', ({ card }) => `quest with ${card}`],
  ['challenge', ({ card, targets }) => `challenge${targets === '' ? '' : ` ${targets}`} with ${card}`],
  ['activate', ability],
  ['moveToLocation', ({ card, targets }) => `move ${card}${on('to', targets)}`],
  ['decide', decision],
  ['resolveTrigger', bagged],
  ['endTurn', () => 'end the turn'],
]);

/** A move in words, as a player would say it; a move of no known kind as its JSON. */
export function describeMove(state: LorcanaMatchState, move: Move): string {
  const found = facts.safeParse(move.params ?? {}).data ?? {};
  const refs = (move.targets ?? []).flatMap((slot) => slot.targets);
  const targets = refs.map((ref) => thingName(state, ref)).join(' and ');
  const card = thingName(state, { kind: 'card', id: found.cardId ?? '' });
  return MOVES.get(move.move)?.({ state, card, targets, facts: found }) ?? JSON.stringify(move);
}
