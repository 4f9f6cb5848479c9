import type { Match, Move, Offer } from '@reticle/core/match';
import type { HostMatch } from '@reticle/core/host';
import { oncePerLabel } from './alike.js';
import { pickTargets } from './pick-targets.js';
import { readableCards } from './readable.js';
import type { Choice, Prompter } from '../io.js';

/** What a person decided. */
export type Decision =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'board' }
  /** Lines about a card that the person wants to read. */
  | { readonly kind: 'read'; readonly lines: readonly string[] }
  | { readonly kind: 'quit' };

type Entry =
  | Decision
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'cards' };

/**
 * Asks a person for a decision: first the kind of move, then which, then its targets slot by slot. Only what is legal is
 * offered. Going back starts over.
 */
export async function decide<State>(
  game: HostMatch<State>,
  match: Match<State>,
  player: string,
  prompter: Prompter,
): Promise<Decision> {
  const offers = [...game.runtime.offers(match, player)];
  const words = (offer: Offer) => game.describeMove(match.state, moveOf(offer));
  const kindOf = game.moveKind ?? spoken;
  const kinds = [...new Set(offers.map(({ move }) => move))].map((name): Choice<Entry> => {
    const some = offers.filter(({ move }) => move === name);
    const [only] = some;
    const inWords = some.map(words);
    const ways = new Set(inWords).size;
    const label = only && ways === 1 ? words(only) : `${kindOf(name)} (${ways} ways)`;
    return { label, search: inWords.join(' '), value: { kind: 'offers', offers: some } };
  });
  const cards = readableCards(game, match, player);
  const others: readonly Choice<Entry>[] = [
    ...(cards.length === 0 ? [] : [{ label: 'read a card', value: { kind: 'cards' as const } }]),
    { label: 'show the board', value: { kind: 'board' } },
    { label: 'take back my last move', value: { kind: 'undo' } },
    { label: 'leave the match', value: { kind: 'quit' } },
  ];
  for (;;) {
    const entry = await prompter.select(`You are ${player}. What now?`, [...kinds, ...others]);
    if (entry === undefined) return { kind: 'quit' };
    if (entry.kind === 'cards') {
      const lines = await prompter.select('Which card?', [...cards, { label: 'back', value: undefined }]);
      if (lines) return { kind: 'read', lines };
      continue;
    }
    if (entry.kind !== 'offers') return entry;
    const offer = await whichOf(entry.offers, words, prompter);
    const move = offer && (await withTargets(offer, match, game, prompter));
    if (move) return { kind: 'move', move };
  }
}

async function whichOf(
  offers: readonly Offer[],
  words: (offer: Offer) => string,
  prompter: Prompter,
): Promise<Offer | undefined> {
  const choices = oncePerLabel<Offer | undefined>(
    offers.map((offer) => ({ label: words(offer), value: offer })),
  );
  if (choices.length === 1) return choices[0]?.value;
  return prompter.select('Which?', [...choices, { label: 'back', value: undefined }]);
}

async function withTargets<State>(
  offer: Offer,
  match: Match<State>,
  { runtime, nameOf, slotName }: HostMatch<State>,
  prompter: Prompter,
): Promise<Move | undefined> {
  const opened = runtime.open(match, offer);
  if (!opened.ok) return undefined;
  const { choices, state } = opened.value;
  if (!choices) return moveOf(offer);
  const targets = await pickTargets(opened.value, prompter, {
    nameOf: nameOf && ((ref) => nameOf(state, ref)),
    slotName,
  });
  return targets && { ...moveOf(offer), targets };
}

const moveOf = ({ move, player, params }: Offer): Move => ({ move, player, params });

/** `moveUnit`: move unit */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
