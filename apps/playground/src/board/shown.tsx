import type { TargetRef } from '@reticle/core';
import type { BoardPlace } from '../address/place.js';
import type { BoardView } from '../engine/board/shapes.js';
import type { ThingView } from '@reticle/core/host';
import { useAnnounce } from '../ui/live.js';
import type { ThingState } from '../ui/thing.js';
import { ZoneGrid } from '../ui/zone.js';
import { choose, keyOf, lookAt, thingsOf, type Act, type Deed } from './actions.js';
import { AskedPanel } from './asked.js';
import { EditsPanel } from './edits.js';
import { FilesPanel } from './files.js';
import { lookLater, lookOf } from './looks.js';
import { Stage } from './stage.js';
import type { Perform } from './use-board.js';
import { WhyPanel } from './why.js';

/** A board with all that stands beside it. */
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
  /** Does something once it is known on which board. */
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
        <section class="panel zones" aria-labelledby="zones-title">
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
