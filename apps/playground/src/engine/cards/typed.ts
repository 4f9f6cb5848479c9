import type { JsonObject } from '@reticle/core';
import type { CardDraft, HostMatch, PlayableCard } from '@reticle/core/host';
import type { Match } from '@reticle/core/match';
import { answerOf, type Answer } from '../answer.js';
import { matchesOf } from '../contract.js';
import { cardOf, inShelf, json, lackOf, pageOf, refused, type Shelf } from './shelf.js';
import type { TrialMatch, TypedCard, TypedOffer, TypedQuestion } from './shapes.js';

/** The card that the values of a form make. */
interface Made {
  readonly draft: CardDraft;
  readonly own: JsonObject;
  readonly card: PlayableCard;
}

const inDraft = <T>(game: string, task: (shelf: Shelf, draft: CardDraft) => Answer<T>): Promise<Answer<T>> =>
  inShelf(game, (shelf) => {
    const { draft } = shelf.files;
    return draft ? task(shelf, draft) : refused('noDraft', 'No cards of this game are made by hand.');
  });

const inMade = <T>(
  { game, values }: TypedQuestion,
  task: (shelf: Shelf, made: Made) => Answer<T>,
): Promise<Answer<T>> =>
  inDraft(game, (shelf, draft) => {
    const own = json(draft.card(values));
    const found = answerOf(cardOf(shelf.files, own), shelf);
    return found.ok ? task(shelf, { draft, own, card: found.value }) : found;
  });

/** The most seeds that are tried for an opening hand with the card. */
const MOST_SEEDS = 60;
/** The most copies of the card in that hand, so that there is something to play it with. */
const MOST_COPIES = 2;

/** Returns how many copies of a card the hand of a player has. */
function copiesInHand<State>(
  host: HostMatch<State>,
  match: Match<State>,
  { player, name }: { readonly player: string; readonly name: string },
): number {
  const seen = host.runtime.view(match, player).state;
  const hands = matchesOf(host)
    ?.zones(seen)
    .filter(({ layout, owner }) => layout === 'hand' && owner === player);
  return hands?.flatMap(({ things }) => things).filter((thing) => thing.name === name).length ?? 0;
}

/** Makes a match in which the first player has the card in hand. */
function trialOf<State>(
  host: HostMatch<State>,
  shelf: Shelf,
  { draft: { trialDeck }, card }: Made,
): Answer<TrialMatch> {
  const { runtime, withCards } = host;
  const usual = answerOf(runtime.start({}, '1'), runtime.game);
  if (!usual.ok) return usual;
  const [first] = runtime.game.players(usual.value.state);
  if (!withCards || !trialDeck || !first) return refused('noDecks', 'No decks of such cards are played.');
  const { name } = shelf.files.shown(card.definition);
  const options = json(withCards([card.definition], [trialDeck(card.definition)], [first.id]));
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const started = answerOf(runtime.start(options, String(seed)), runtime.game);
    if (!started.ok) return started;
    const copies = copiesInHand(host, started.value, { player: first.id, name });
    if (copies >= 1 && copies <= MOST_COPIES) return { ok: true, value: { options, seed: String(seed) } };
  }
  return refused('noHand', 'No opening hand with this card was drawn.');
}

/** A card that is not whole is drawn with its words as they were typed: its data have only some of them. */
function asTyped(card: TypedCard, { line = (typed) => [typed] }: CardDraft): TypedCard {
  const { entry, thing, text, isTyped } = card;
  if (entry.isWhole || !isTyped || !thing.face) return card;
  return { ...card, thing: { ...thing, face: { ...thing.face, text: text.split('\n').map(line) } } };
}

/** The questions of the page on which a card is typed. */
export const typedQuestions = {
  /** Returns the form. */
  typedOffer: (game: string): Promise<Answer<TypedOffer>> =>
    inDraft(game, (shelf, { fields, examples = [], trialDeck }) => {
      const plays =
        trialDeck !== undefined && shelf.matches?.with((match) => match.withCards !== undefined) === true;
      return { ok: true, value: { fields, examples, plays } };
    }),

  /** Reads the card that the values of the form make. */
  typed: (question: TypedQuestion): Promise<Answer<TypedCard>> =>
    inMade(question, (shelf, { draft, own, card }) => ({
      ok: true,
      value: asTyped({ ...pageOf(shelf, card, own, question.repairs), own }, draft),
    })),

  /** Returns a match of that card, with it in the opening hand of the first player. */
  trial: (question: TypedQuestion): Promise<Answer<TrialMatch>> =>
    inMade(question, (shelf, made) => {
      const { lacks } = made.card;
      if (lacks.length > 0) return { ok: false, refusals: lacks.map((lack) => lackOf(lack, shelf)) };
      const begun = shelf.matches?.with((match) => trialOf(match, shelf, made));
      return begun ?? refused('noMatches', 'No matches of this game are played.');
    }),
};
