import { Card } from '@reticle/react';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CardsPlace } from '../address/place.js';
import type { CardEntry } from '../engine/cards/shapes.js';
import { engine } from '../engine/client.js';
import { freshPlay } from '../play/match-place.js';
import type { PageProps } from '../ui/page-props.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { CardView } from './card-view.js';
import { Deck } from './deck.js';
import { FileOfCards } from './file-of-cards.js';

/** The most cards that are listed at once. */
const MOST_LISTED = 60;

/** Returns the cards that contain every word of a search. */
const found = (entries: readonly CardEntry[], query: string): readonly CardEntry[] => {
  const words = query.toLowerCase().split(/\s+/u);
  return entries.filter((entry) => words.every((word) => entry.words.includes(word)));
};

/** Returns the same deck with one more of a card. */
function withOneMore(deck: string, name: string): string {
  const lines = deck.trimEnd().split('\n');
  const at = lines.findLastIndex((line) => line.replace(/^\d+x? /u, '') === name);
  if (at < 0) return `${deck.trimEnd()}${deck.trim() === '' ? '' : '\n'}1 ${name}\n`;
  const count = Number.parseInt(lines[at] ?? '', 10);
  return `${lines.with(at, `${Number.isNaN(count) ? 2 : count + 1} ${name}`).join('\n')}\n`;
}

/**
 * The cards page: the cards of a game and the visitor's own are searched, inspected, and put into a deck or
 * on the board.
 */
export function CardsPage({ place: { game, cards = {} }, change }: PageProps) {
  const { answer: offer } = useAnswer(game, (id) => engine.cards(id));
  /** The visitor's own cards. They stay for this visit, and in the address while they are inspected. */
  const [own, setOwn] = useState<readonly CardEntry[]>([]);
  const { query = '', card, deck = '' } = cards;
  const set = (next: CardsPlace): void => change({ cards: { ...cards, ...next } });
  const add = (entries: readonly CardEntry[]): void => {
    const ids = new Set(entries.map(({ id }) => id));
    setOwn((before) => [...entries, ...before.filter(({ id }) => !ids.has(id))]);
  };
  const all = useMemo(() => {
    const ids = new Set(own.map(({ id }) => id));
    return [...own, ...(offer?.ok ? offer.value.entries : []).filter(({ id }) => !ids.has(id))];
  }, [own, offer]);
  const listed = useMemo(() => found(all, query), [all, query]);
  // A visitor who has chosen no card sees an example of a card's page.
  const shown = cards.shown ?? (card ? undefined : listed.find(({ json }) => !json)?.id);
  const asked = card ?? shown;
  const { answer: page } = useAnswer(
    asked === undefined ? undefined : { game, id: shown, json: card },
    (which) => engine.card(which),
  );
  const ownId = card && page?.ok ? page.value.entry.id : undefined;
  // A card that comes with the address is among the visitor's own.
  useEffect(() => {
    if (card && page?.ok && page.value.entry.json) add([page.value.entry]);
  }, [card, page]);
  const look = ({ id, json }: CardEntry): void =>
    set(json ? { card: json, shown: undefined } : { shown: id, card: undefined });
  if (!offer) return <p class="waiting">The cards are fetched ...</p>;
  if (!offer.ok) return <Refusals refusals={offer.refusals} />;
  const { makes, plays } = offer.value;

  const play = async () => {
    const mine = own.flatMap(({ json }) => (json ? [json] : []));
    const looked = card && !own.some(({ id }) => id === ownId) ? [card] : [];
    const answer = await engine.cardsDeck({ game, cards: [...looked, ...mine], decks: deck });
    if (!answer.ok) return answer.refusals;
    change({ page: 'play', play: freshPlay({ options: answer.value, seed: '1' }) });
    return [];
  };
  /** The key of a card of the visitor's own that has its words. */
  const textKey =
    card && page?.ok ? Object.keys(card).find((key) => card[key] === page.value.text) : undefined;
  const mend =
    textKey === undefined ? undefined : (text: string) => set({ card: { ...card, [textKey]: text } });
  const onBoard = async (): Promise<void> => {
    const answer = await engine.cardOnBoard({ game, id: shown, json: card });
    if (answer.ok) change({ page: 'board', board: answer.value });
  };
  return (
    <div class="c-columns">
      <section class="panel" aria-labelledby="search-title">
        <h2 id="search-title">Cards</h2>
        <label class="stacked">
          Search names, types and words
          <input
            type="search"
            maxLength={200}
            value={query}
            onInput={({ currentTarget }) => set({ query: currentTarget.value })}
          />
        </label>
        <p class="faint" role="status">
          {listed.length} of {all.length} cards
          {listed.length > MOST_LISTED ? `, the first ${MOST_LISTED} are listed` : ''}
        </p>
        <ul class="c-list">
          {listed.slice(0, MOST_LISTED).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                aria-pressed={entry.id === (entry.json ? ownId : shown)}
                onClick={() => look(entry)}
              >
                <span aria-hidden="true">
                  <Card thing={entry.thing} size="hand" />
                </span>
                <strong class="unseen">{entry.name}</strong> <span class="unseen">{entry.line}</span>
                {entry.isWhole ? null : <span class="c-note"> not whole</span>}
                {entry.json ? <span class="c-note"> yours</span> : null}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div class="c-middle">
        {page?.ok === false ? <Refusals refusals={page.refusals} /> : null}
        {asked !== undefined && page?.ok ? (
          <CardView page={page.value} onMend={mend}>
            <button
              type="button"
              onClick={() => {
                const { text, about } = page.value;
                change({ page: 'words', words: { text, ...about } });
              }}
            >
              How its words are read
            </button>
            <button type="button" onClick={() => void onBoard()}>
              Put it on the board
            </button>
            {plays && page.value.entry.isWhole ? (
              <button type="button" onClick={() => set({ deck: withOneMore(deck, page.value.entry.name) })}>
                Put one into the deck
              </button>
            ) : null}
          </CardView>
        ) : (
          <p class="faint">No card has all of these words: search for others, or make one.</p>
        )}
        <section class="panel" aria-labelledby="own-title">
          <h2 id="own-title">Cards of your own</h2>
          {makes ? (
            <div class="row">
              <button type="button" class="main" onClick={() => change({ page: 'make' })}>
                Type a card
              </button>
              <span class="faint">It is read and drawn at every key.</span>
            </div>
          ) : null}
          <FileOfCards game={game} add={add} />
        </section>
      </div>
      {plays ? <Deck deck={deck} change={(next) => set({ deck: next })} play={play} /> : null}
    </div>
  );
}
