import type { TargetRef } from '@reticle/core';
import type { ThingView } from '@reticle/core/host';
import { useState } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import type { ChoosingView, ResolveView, QuestionView, BoardView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { CopyButton, Refusals, useAnnounce } from '../ui/refusals.js';
import type { ThingState } from '../ui/thing.js';
import { useAnswer, useEscape, useKeptFocus } from '../ui/use-answer.js';
import { ZoneGrid } from '../ui/zone.js';
import { keyOf, backToChoosing, undo, type Act, type Deed, choose, lookAt, thingsOf } from './actions.js';
import { AskedPanel } from './asked.js';
import { ChoosingPanel, ResolvingPanel } from './choosing.js';
import { EditsPanel } from './edits.js';
import type { Perform } from './use-board.js';
import { WhyPanel } from './why.js';

/**
 * Offers the board, the choice and the answers as files: a scenario for `reticle scenario`, and a test for
 * vitest.
 */
function FilesPanel({ game, place }: { readonly game: string; readonly place: BoardPlace }) {
  const [open, setOpen] = useState(false);
  const { answer } = useAnswer(open ? { game, board: place } : undefined, (question) =>
    engine.files(question),
  );
  return (
    <section class="panel" aria-labelledby="files-title">
      <h2 id="files-title">Keep it as a test</h2>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>What the engine says here, as files that hold it to that</summary>
        {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
        {answer?.ok ? (
          <div class="fields-column">
            <div class="row">
              <CopyButton
                label="Copy scenario"
                text={() => answer.value.scenario}
                done="The scenario is copied."
              />
              <span class="faint">
                JSON, for <code>reticle scenario</code>
              </span>
            </div>
            <pre class="file" data-file="scenario" tabIndex={0} aria-label="Scenario">
              {answer.value.scenario}
            </pre>
            <div class="row">
              <CopyButton label="Copy test" text={() => answer.value.test} done="The test is copied." />
              <span class="faint">TypeScript, for vitest</span>
            </div>
            <pre class="file" data-file="test" tabIndex={0} aria-label="Test">
              {answer.value.test}
            </pre>
          </div>
        ) : null}
      </details>
    </section>
  );
}

/** Returns the state of a thing while targets are chosen. */
function lookOf({ ref }: ThingView, choosing: ChoosingView): ThingState | undefined {
  const { slots, current, offered, stuck } = choosing;
  const key = keyOf(ref);
  const chosen = slots.flatMap(({ label, picked }) =>
    picked.flatMap((one) => {
      if (keyOf(one.ref) !== key) return [];
      const words = slots.length === 1 ? 'chosen' : `chosen for ${label}`;
      return [one.share === undefined ? words : `${words}: ${one.share}`];
    }),
  );
  if (offered.includes(key)) return { look: 'offered', sign: [...chosen, 'can be chosen'].join('; ') };
  if (chosen.length > 0) return { look: 'chosen', sign: chosen.join('; ') };
  if (current === undefined) return undefined;
  return { look: 'refused', sign: stuck.includes(key) ? 'legal, but not now' : 'not legal' };
}

/** Returns the state of a thing after the announcement. */
function lookLater({ ref }: ThingView, { slots }: ResolveView): ThingState | undefined {
  const key = keyOf(ref);
  const mine = slots.flatMap(({ targets }) => targets.filter((target) => keyOf(target.ref) === key));
  if (mine.length === 0) return undefined;
  return mine.every(({ legal }) => legal)
    ? { look: 'chosen', sign: 'target, still legal' }
    : { look: 'illegal', sign: 'target, illegal by now' };
}

interface StageProps {
  readonly game: string;
  readonly place: BoardPlace;
  readonly question: QuestionView;
  readonly act: (made: Act) => void;
  readonly attempt: (deed: Deed) => void;
  readonly perform: Perform;
}

/**
 * Shows the current stage: the choice, or the announced choice that waits to resolve. Escape goes back a
 * step.
 */
function Stage(props: StageProps) {
  const { place, question, act, attempt } = props;
  const { resolving } = question;
  const holder = useKeptFocus(resolving ? 'resolving' : 'choosing');
  const back = (): void => act({ place: backToChoosing(place), news: 'Back to choosing.' });
  useEscape(() => {
    if (resolving) back();
    else attempt(undo);
  });
  return (
    <div class="stage" ref={holder} tabIndex={-1}>
      {resolving ? <Later resolving={resolving} back={back} /> : <Choice {...props} />}
    </div>
  );
}

function Choice({ game, question: { choosing, spec }, attempt, perform }: StageProps) {
  if (!choosing.ok) return <Refusals refusals={choosing.refusals} />;
  return (
    <ChoosingPanel
      choosing={choosing.value}
      atResolution={spec['timing'] === 'resolution'}
      attempt={attempt}
      announceChoice={() => void perform((board) => engine.announce({ game, board }), 'Announced.')}
    />
  );
}

function Later({
  resolving,
  back,
}: {
  readonly resolving: NonNullable<QuestionView['resolving']>;
  readonly back: () => void;
}) {
  if (resolving.ok) return <ResolvingPanel resolving={resolving.value} back={back} />;
  return (
    <div class="panel">
      <Refusals refusals={resolving.refusals} />
      <div class="row">
        <button type="button" onClick={back}>
          Back to choosing
        </button>
      </div>
    </div>
  );
}

/** A board with all its panels. */
export function Shown({
  game,
  place,
  view,
  set,
  act,
  attempt,
  perform,
}: {
  readonly game: string;
  readonly place: BoardPlace;
  readonly view: BoardView;
  readonly set: (next: BoardPlace) => void;
  readonly act: (made: Act) => void;
  /** Performs an act once the board that it applies to is known. */
  readonly attempt: (deed: Deed) => void;
  readonly perform: Perform;
}) {
  const announce = useAnnounce();
  const question = view.question.ok ? view.question.value : undefined;
  const choosing = question?.choosing.ok ? question.choosing.value : undefined;
  const resolving = question?.resolving;
  const { why } = place;
  const isLooked = ({ ref }: ThingView): boolean => why !== undefined && keyOf(why) === keyOf(ref);
  const look = ({ kind, id }: TargetRef): void => {
    if (why?.kind !== kind || why.id !== id) set({ ...place, why: { kind, id } });
  };
  const toldOf = (thing: ThingView): ThingState | undefined => {
    if (resolving) return resolving.ok ? lookLater(thing, resolving.value) : undefined;
    return choosing && lookOf(thing, choosing);
  };
  const stateOf = (thing: ThingView): ThingState | undefined => {
    const told = toldOf(thing);
    return isLooked(thing) ? { look: 'plain', sign: '', ...told, current: true } : told;
  };
  const onChoose = (thing: ThingView): void => {
    if (choosing && !resolving) {
      attempt((on, now) => choose(on, now, thing) ?? lookAt(on, thing, lookOf(thing, now)?.sign));
      return;
    }
    look(thing.ref);
    const sign = toldOf(thing)?.sign;
    announce(sign === undefined ? thing.name : `${thing.name}: ${sign}.`);
  };
  const changed = place.state !== undefined || place.picks !== undefined || place.later !== undefined;
  const zones = [...(question?.options ? [question.options] : []), ...view.zones];
  return (
    <div class="board-page">
      <div class="board-main">
        <AskedPanel game={game} place={place} view={view} set={set} />
        {question ? (
          <Stage
            game={game}
            place={place}
            question={question}
            act={act}
            attempt={attempt}
            perform={perform}
          />
        ) : null}
        <section
          class="panel zones"
          aria-labelledby="zones-title"
          data-choosing={choosing && !resolving ? 'true' : undefined}
        >
          <h2 id="zones-title" class="unseen">
            The board
          </h2>
          {zones.map((zone) => (
            <ZoneGrid
              key={zone.id}
              zone={zone}
              stateOf={stateOf}
              onChoose={onChoose}
              onLook={({ ref }) => look(ref)}
            />
          ))}
        </section>
      </div>
      <div class="board-side">
        <WhyPanel game={game} place={place} view={view} look={look} />
        <EditsPanel
          game={game}
          place={place}
          name={thingsOf(view).find(isLooked)?.name}
          perform={perform}
          restore={
            changed ? () => set(place.example === undefined ? {} : { example: place.example }) : undefined
          }
        />
        <FilesPanel game={game} place={place} />
      </div>
    </div>
  );
}
