import { useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import { Refusals } from '../ui/refusals.js';

/**
 * Shows a deck as a list (typed, pasted, from a file, or card by card), and begins the match that is played
 * with it.
 */
export function Deck({
  deck,
  change,
  play,
}: {
  readonly deck: string;
  readonly change: (deck: string) => void;
  /** Begins the match, or returns its refusals. */
  readonly play: () => Promise<readonly Refusal[]>;
}) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  return (
    <section class="panel" aria-labelledby="deck-title">
      <h2 id="deck-title">Deck</h2>
      <p class="faint">
        A line for each card, "4 Name"; an empty line between two decks. One deck alone is everybody's.
      </p>
      <label class="stacked">
        The list
        <textarea
          rows={10}
          maxLength={20_000}
          value={deck}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      <div class="row">
        <label>
          From a file{' '}
          <input
            type="file"
            accept=".txt,.json,text/plain"
            onChange={({ currentTarget: { files } }) =>
              void files?.[0]?.text().then((text) => change(text.slice(0, 20_000)))
            }
          />
        </label>
        <button
          type="button"
          class="main"
          disabled={deck.trim() === ''}
          onClick={() => void play().then(setRefusals)}
        >
          Play this deck
        </button>
      </div>
      <Refusals refusals={refusals} />
    </section>
  );
}
