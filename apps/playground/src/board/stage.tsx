import type { BoardPlace } from '../address/place.js';
import type { QuestionView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals } from '../ui/refusals.js';
import { useEscape } from '../ui/use-escape.js';
import { useKeptFocus } from '../ui/use-kept-focus.js';
import { backToChoosing, undo, type Act, type Deed } from './actions.js';
import { ChoosingPanel } from './choosing.js';
import type { Perform } from './use-board.js';
import { ResolvingPanel } from './resolving.js';

interface StageProps {
  readonly game: string;
  readonly place: BoardPlace;
  readonly question: QuestionView;
  readonly act: (made: Act) => void;
  readonly attempt: (deed: Deed) => void;
  readonly perform: Perform;
}

/** What is going on: the choice is made, or it is announced and waits to resolve. Escape goes back a step. */
export function Stage(props: StageProps) {
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
