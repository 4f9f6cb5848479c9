import type { BoardPlace } from '../address/place.js';
import type { QuestionView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals } from '../ui/refusals.js';
import { useEscape } from '../ui/use-escape.js';
import { useKeptFocus } from '../ui/use-kept-focus.js';
import { backToChoosing, undo, type Act } from './actions.js';
import { ChoosingPanel } from './choosing.js';
import type { Perform } from './use-board.js';
import { ResolvingPanel } from './resolving.js';

interface StageProps {
  readonly game: string;
  readonly place: BoardPlace;
  readonly question: QuestionView;
  readonly act: (made: Act | undefined) => void;
  readonly perform: Perform;
}

/** What is going on: the choice is made, or it is announced and waits to resolve. Escape goes back a step. */
export function Stage(props: StageProps) {
  const { place, question, act } = props;
  const { choosing, resolving } = question;
  const holder = useKeptFocus(resolving ? 'resolving' : 'choosing');
  const back = (): void => act({ place: backToChoosing(place), news: 'Back to choosing.' });
  useEscape(() => {
    if (resolving) back();
    else if (choosing.ok) act(undo(place, choosing.value));
  });
  return (
    <div class="stage" ref={holder} tabIndex={-1}>
      {resolving ? <Later resolving={resolving} back={back} /> : <Choice {...props} />}
    </div>
  );
}

function Choice({ game, place, question: { choosing, spec }, act, perform }: StageProps) {
  if (!choosing.ok) return <Refusals refusals={choosing.refusals} />;
  return (
    <ChoosingPanel
      place={place}
      choosing={choosing.value}
      atResolution={spec['timing'] === 'resolution'}
      act={act}
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
