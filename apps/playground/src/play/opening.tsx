import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { PageProps } from '../ui/page-props.js';
import { useAnswer } from '../ui/use-answer.js';

/** A match of bots in another game, some moves after its beginning. */
const WATCHED: PlayPlace = { seed: '3', seats: ['greedy', 'greedy'], step: 40 };

/** Says what the playground is, above a match that plays by itself, and where to go from there. */
export function Opening({
  game,
  change,
  take,
}: Pick<PageProps, 'change'> & {
  /** The game of the match below. */
  readonly game: string;
  /** Begins a match of the same game against a bot. */
  readonly take: () => void;
}) {
  const { answer } = useAnswer('games', () => engine.games());
  const games = answer?.ok ? answer.value : [];
  const first = games.find(({ make }) => make);
  return (
    <section class="opening" aria-label="What this is">
      <p>
        <strong>
          Reticle reads the words of a card, knows what they may target and why not, and plays the match.
        </strong>{' '}
        Here two bots play; everything runs in this page.
      </p>
      <div class="row">
        {first ? (
          <button
            type="button"
            class="main"
            onClick={() => change({ game: first.id, page: 'make', play: undefined })}
          >
            Type a card, play it
          </button>
        ) : null}
        <button type="button" onClick={take}>
          Take a seat
        </button>
        {games
          .filter(({ id, play }) => play && id !== game)
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              class="opening-other"
              onClick={() => change({ game: id, page: 'play', play: WATCHED })}
            >
              Watch {name}
            </button>
          ))}
      </div>
    </section>
  );
}
