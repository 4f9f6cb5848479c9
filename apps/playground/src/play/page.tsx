import { useCallback, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { PageProps } from '../ui/page-props.js';
import { START } from '../address/start.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { type Amend, wantsStillness } from './use-line.js';
import { againstBots, FIRST, hasPerson, isSameLine, seeded } from './match-place.js';
import { MatchView } from './match.js';
import { Opening } from './opening.js';
import { OwnGame } from './own-game.js';
import { PuzzleList, useSolved } from './puzzles.js';
import { SetupForm } from './setup-form.js';

const isOpeningMatch = ({ setup, seed, options, puzzle, seats }: PlayPlace): boolean =>
  options === undefined &&
  puzzle === undefined &&
  JSON.stringify([setup, seed, seats]) ===
    JSON.stringify([START.play.setup, START.play.seed, START.play.seats]);

/** The play page: a match of the game, watched or played against bots. */
export function PlayPage({ place, change }: PageProps) {
  const { game, play = FIRST } = place;
  /** Whether it is the place at which the playground begins: it says what this is, and plays by itself. */
  const [isFirst, setFirst] = useState(place === START);
  // An address that is opened meanwhile is another match.
  const isOpening = isFirst && isOpeningMatch(play);
  const { setup, options } = play;
  const { answer: form } = useAnswer({ game, setup, options }, (asked) =>
    engine.playForm(asked.game, { setup: asked.setup, options: asked.options }),
  );
  /** The match that was begun here, by its number. */
  const [begun, setBegun] = useState(0);
  const [isWatched, setWatched] = useState(false);
  /** The open panel for beginning something else, which lies over the table. */
  const [open, setOpen] = useState<'set-up' | 'puzzles'>();
  const solved = useSolved(game);
  const set = (next: PlayPlace): void => change({ play: next });
  const seeding = form?.ok ? form.value.seeding : '';
  const amend = useCallback<Amend>(
    (asked, changed) =>
      change(({ game: current, page, play: now = FIRST }) =>
        current === game && page === 'play' && isSameLine(now, asked)
          ? { play: seeded(now, changed(now), seeding) }
          : undefined,
      ),
    [change, game, seeding],
  );
  const begin = (next: PlayPlace): void => {
    setOpen(undefined);
    setFirst(false);
    setBegun((count) => count + 1);
    setWatched(!hasPerson(next) && !wantsStillness());
    set(next);
  };
  /** Goes to a game even if it has the id of this one. */
  const openGame = (id: string): void =>
    change({
      game: id,
      words: undefined,
      board: undefined,
      play: undefined,
      cards: undefined,
      make: undefined,
    });
  /** Only one panel is open at a time, because they lie over the table. */
  const foldOf = (which: 'set-up' | 'puzzles') => ({
    open: open === which,
    onToggle: ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) =>
      setOpen((before) => (currentTarget.open ? which : before === which ? undefined : before)),
  });
  if (!form) return <p class="waiting">The rules and the cards are fetched ...</p>;
  if (!form.ok) return <Refusals refusals={form.refusals} />;
  return (
    <>
      {isOpening ? (
        <Opening game={game} change={change} take={() => begin(againstBots(play, form.value.players))} />
      ) : null}
      <div class="play-page" data-opening={isOpening}>
        {isOpening ? null : (
          <>
            <details class="set-up" {...foldOf('set-up')}>
              <summary>Set up</summary>
              {/* A closed panel is not drawn again with every move. */}
              {open === 'set-up' ? (
                <SetupForm
                  key={JSON.stringify([play.setup, play.seed, play.seats])}
                  game={game}
                  form={form.value}
                  play={play}
                  begin={begin}
                >
                  <OwnGame open={openGame} />
                </SetupForm>
              ) : null}
            </details>
            {form.value.puzzles.length === 0 ? null : (
              <details class="set-up second" {...foldOf('puzzles')}>
                <summary>Puzzles</summary>
                {open === 'puzzles' ? (
                  <PuzzleList form={form.value} play={play} solved={solved} begin={begin} />
                ) : null}
              </details>
            )}
          </>
        )}
        <MatchView
          key={begun}
          game={game}
          form={form.value}
          play={play}
          change={set}
          begin={begin}
          solved={solved}
          amend={amend}
          isBegun={isOpening ? !wantsStillness() : begun > 0 && isWatched}
          isCalm={isOpening}
        />
      </div>
    </>
  );
}
