import { definitionOf } from '../match/catalog.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { current, isPlain, sameFacts } from './current.js';
import { leans } from './leans.js';
import { printedFacts } from './printed.js';
import { allStatics, givenBy, givenForAWhile, type Got } from './statics.js';

/** Facts that depend on each other settle sooner than this, or are left as they are. */
const MOST_ROUNDS = 6;

type Given = ReadonlyMap<string, readonly Got[]>;
const NOTHING: readonly Got[] = [];

function gotBy(given: readonly Given[], id: string): readonly Got[] {
  const found = given.filter((by) => by.has(id));
  return found.length === 0 ? NOTHING : found.flatMap((by) => by.get(id) ?? NOTHING);
}

/** The card with its facts of now; the same object where they are as they were. */
function withGot(state: LorcanaMatchState, card: LorcanaCard, given: readonly Given[]): LorcanaCard {
  const definition = card.zone === 'play' ? definitionOf(state, card.publicId) : undefined;
  if (!definition) return card;
  const base = printedFacts(definition);
  const got = gotBy(given, card.instanceId);
  if (got.length === 0 && !state.challenge && isPlain(card, base)) return card;
  const next = current(state, card, base, got);
  return sameFacts(card, next) ? card : next;
}

/** The state with the facts of its cards in play as given; a card that stays as it was is the same object. */
function withFacts(state: LorcanaMatchState, given: readonly Given[]): LorcanaMatchState {
  const cards = state.cards.map((card) => withGot(state, card, given));
  return cards.every((card, index) => card === state.cards[index]) ? state : { ...state, cards };
}

type Looked = Pick<LorcanaMatchState, 'lasting' | 'challenge' | 'activePlayer' | 'turn' | 'phase'>;

/** Lists of cards whose facts are those of now, with all else that they depend on. */
const settled = new WeakMap<LorcanaMatchState['cards'], Looked>();

function isSettled(state: LorcanaMatchState): boolean {
  const found = settled.get(state.cards);
  return (
    found !== undefined &&
    found.lasting === state.lasting &&
    found.challenge === state.challenge &&
    found.activePlayer === state.activePlayer &&
    found.turn === state.turn &&
    found.phase === state.phase
  );
}

function settle(state: LorcanaMatchState): LorcanaMatchState {
  const whiles = givenForAWhile(state);
  const statics = allStatics(state);
  if (!statics.some(({ ability }) => leans(ability)))
    return withFacts(state, [whiles, givenBy(state, statics)]);
  let now = withFacts(state, [whiles]);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = withFacts(now, [whiles, givenBy(now, statics)]);
    if (next === now) break;
    now = next;
  }
  // The same objects where the facts came out as they were.
  const same = now.cards.every((card, index) => {
    const before = state.cards[index];
    return before === card || (before !== undefined && card.zone === 'play' && sameFacts(before, card));
  });
  return same ? state : now;
}

/**
 * The facts of all cards in play as they are now: what is printed, what they got for a while, what static abilities give.
 * Where an ability leans on what another one gives, they are asked again until nothing changes; always from print, so that
 * equal boards have equal facts.
 */
export function refresh(state: LorcanaMatchState): LorcanaMatchState {
  if (isSettled(state)) return state;
  const next = settle(state);
  const { lasting, challenge, activePlayer, turn, phase } = next;
  settled.set(next.cards, { lasting, challenge, activePlayer, turn, phase });
  return next;
}
