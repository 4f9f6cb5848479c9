import type { Match, Move, Offer } from '@reticle/core/match';
import type { GameModule } from '../game-module.js';
import { pickTargets } from './pick-targets.js';
import type { Choice, Prompter } from './prompter.js';

/** What a person decided. */
export type Decision =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'board' }
  | { readonly kind: 'quit' };

type Entry<State> = Decision | { readonly kind: 'offers'; readonly offers: readonly Offer<State>[] };

/**
 * Asks a person for a decision: first the kind of move, then which, then its targets slot by slot. Only what is legal is
 * offered. Going back starts over.
 */
export async function decide<State>(
  game: GameModule<State>,
  match: Match<State>,
  player: string,
  prompter: Prompter,
): Promise<Decision> {
  const offers = [...game.runtime.offers(match, player)];
  const words = (offer: Offer<State>) => game.describeMove(match.state, moveOf(offer));
  const kinds = [...new Set(offers.map(({ move }) => move))].map((name): Choice<Entry<State>> => {
    const some = offers.filter(({ move }) => move === name);
    const [only] = some;
    const label = only && some.length === 1 ? words(only) : `${spoken(name)} (${some.length} ways)`;
    return { label, value: { kind: 'offers', offers: some } };
  });
  const others: readonly Choice<Entry<State>>[] = [
    { label: 'show the board', value: { kind: 'board' } },
    { label: 'take back my last move', value: { kind: 'undo' } },
    { label: 'leave the match', value: { kind: 'quit' } },
  ];
  for (;;) {
    const entry = await prompter.select(`You are ${player}. What now?`, [...kinds, ...others]);
    if (entry === undefined) return { kind: 'quit' };
    if (entry.kind !== 'offers') return entry;
    const offer = await whichOf(entry.offers, words, prompter);
    const move = offer && (await withTargets(offer, game, prompter));
    if (move) return { kind: 'move', move };
  }
}

async function whichOf<State>(
  offers: readonly Offer<State>[],
  words: (offer: Offer<State>) => string,
  prompter: Prompter,
): Promise<Offer<State> | undefined> {
  if (offers.length === 1) return offers[0];
  const choices: Choice<Offer<State> | undefined>[] = offers.map((offer) => ({
    label: words(offer),
    value: offer,
  }));
  return prompter.select('Which?', [...choices, { label: 'back', value: undefined }]);
}

async function withTargets<State>(
  offer: Offer<State>,
  { runtime, nameOf }: GameModule<State>,
  prompter: Prompter,
): Promise<Move | undefined> {
  if (!offer.choices) return moveOf(offer);
  const { spec, attempt, state, accepts } = offer;
  const question = { resolver: runtime.game.resolver(state), spec, attempt, accepts };
  const targets = await pickTargets(question, prompter, nameOf && ((ref) => nameOf(state, ref)));
  return targets && { ...moveOf(offer), targets };
}

const moveOf = <State>({ move, player, params }: Offer<State>): Move => ({ move, player, params });

/** `moveUnit`: move unit */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
