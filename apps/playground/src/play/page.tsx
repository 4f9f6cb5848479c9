import { useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { PageProps } from '../ui/page-props.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { type Amend, wantsStillness } from './use-line.js';
import { FIRST, hasPerson, isSameLine, seeded } from './match-place.js';
import { MatchView } from './match.js';
import { SetupForm } from './setup-form.js';

/** A match of the game: watched, or played against bots. */
export function PlayPage({ place: { game, play = FIRST }, change }: PageProps) {
  const { answer: form } = useAnswer(game, (id) => engine.playForm(id, {}));
  /** The match that was begun here, by its number. */
  const [begun, setBegun] = useState(0);
  const [isWatched, setWatched] = useState(false);
  /** Whether the form for another match is open: it lies over the table. */
  const [isOpen, setOpen] = useState(false);
  const set = (next: PlayPlace): void => change({ play: next });
  const seeding = form?.ok ? form.value.seeding : '';
  const amend: Amend = (asked, changed) =>
    change(({ game: current, page, play: now = FIRST }) =>
      current === game && page === 'play' && isSameLine(now, asked)
        ? { play: seeded(now, changed(now), seeding) }
        : undefined,
    );
  if (!form) return <p class="waiting">The rules and the cards are fetched ...</p>;
  if (!form.ok) return <Refusals refusals={form.refusals} />;
  return (
    <div class="play-page">
      <details class="set-up" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Set up</summary>
        <SetupForm
          key={JSON.stringify([play.setup, play.seed, play.seats])}
          form={form.value}
          play={play}
          begin={(next) => {
            setOpen(false);
            setBegun((count) => count + 1);
            setWatched(!hasPerson(next) && !wantsStillness());
            set(next);
          }}
        />
      </details>
      <MatchView
        key={begun}
        game={game}
        form={form.value}
        play={play}
        change={set}
        amend={amend}
        isBegun={begun > 0 && isWatched}
      />
    </div>
  );
}
