import { useEffect, useRef } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import type { Answer } from '../engine/answer.js';
import type { BoardView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import type { ThingView } from '../engine/contract.js';
import type { PageProps } from '../shell/page-props.js';
import { useAnnounce } from '../ui/live.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { ZoneGrid } from '../ui/zone.js';
import { backToChoosing, choose, keyOf, thingsOf, undo, type Act } from './actions.js';
import { AskedPanel } from './asked.js';
import { ChoosingPanel } from './choosing.js';
import { EditsPanel } from './edits.js';
import { FilesPanel } from './files.js';
import { lookLater, lookOf } from './looks.js';
import { ResolvingPanel } from './resolving.js';
import { WhyPanel } from './why.js';

/** What is said of a board: what is next, or what becomes of the choice. */
function statusOf({ question }: BoardView): string {
  if (!question.ok) return question.refusals.map(({ words }) => words).join(' ');
  const { resolving, choosing } = question.value;
  const told: Answer<{ readonly status: string }> = resolving ?? choosing;
  return told.ok ? told.value.status : told.refusals.map(({ words }) => words).join(' ');
}

/** The board page: a board, what is asked on it, the choice slot by slot, and why not. */
export function BoardPage({ place: { game, board = {} }, change }: PageProps) {
  const announce = useAnnounce();
  const news = useRef<string | undefined>(undefined);
  const { why: _why, ...asked } = board;
  const { answer, pending } = useAnswer({ game, board: asked }, (question) => engine.board(question));
  const set = (next: BoardPlace): void => change({ board: next });
  const act = (made: Act | undefined): void => {
    if (!made || pending) return;
    news.current = made.news;
    set(made.place);
  };

  const status = answer?.ok ? statusOf(answer.value) : undefined;
  useEffect(() => {
    if (news.current === undefined || pending || status === undefined) return;
    announce(`${news.current} ${status}`);
    news.current = undefined;
  }, [pending, status]);

  if (!answer) return <p class="waiting">One moment ...</p>;
  if (!answer.ok) {
    return (
      <div class="panel">
        <Refusals refusals={answer.refusals} />
        <div class="row">
          <button type="button" onClick={() => set({})}>
            Begin with another board
          </button>
        </div>
      </div>
    );
  }
  const view = answer.value;
  const question = view.question.ok ? view.question.value : undefined;
  const choosing = question?.choosing.ok ? question.choosing.value : undefined;
  const resolving = question?.resolving;
  const zones = [...(question?.options ? [question.options] : []), ...view.zones];
  const look = (ref: { readonly kind: string; readonly id: string }): void => {
    if (!board.why || keyOf(board.why) !== keyOf(ref)) set({ ...board, why: { kind: ref.kind, id: ref.id } });
  };
  const onChoose = (thing: ThingView): void => {
    const made = choosing && !resolving ? choose(board, choosing, thing) : undefined;
    if (made) return act(made);
    look(thing.ref);
    const sign = stateOf(thing)?.sign;
    announce(sign === undefined ? thing.name : `${thing.name}: ${sign}.`);
  };
  const stateOf = (thing: ThingView) => {
    const current = board.why !== undefined && keyOf(board.why) === keyOf(thing.ref);
    const told = resolving
      ? resolving.ok
        ? lookLater(thing, resolving.value)
        : undefined
      : choosing && lookOf(thing, choosing);
    if (!told) return current ? ({ look: 'plain', sign: '', current } as const) : undefined;
    return { ...told, current };
  };
  const announceChoice = async (): Promise<void> => {
    const made = await engine.announce({ game, board });
    if (made.ok) act({ place: made.value, news: 'Announced.' });
  };
  const back = (): void => act({ place: backToChoosing(board), news: 'Back to choosing.' });
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = event.target;
    const typing = at instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(at.tagName);
    if (event.key !== 'Escape' || typing) return;
    event.preventDefault();
    if (resolving) back();
    else if (choosing) act(undo(board, choosing));
  };
  const looked = board.why && thingsOf(view).find(({ ref }) => board.why && keyOf(ref) === keyOf(board.why));
  return (
    <div class="board-page" onKeyDown={onKeyDown}>
      <div class="board-main">
        <AskedPanel game={game} place={board} view={view} set={set} />
        {resolving?.ok ? (
          <ResolvingPanel resolving={resolving.value} back={back} />
        ) : resolving ? (
          <div class="panel">
            <Refusals refusals={resolving.refusals} />
            <div class="row">
              <button type="button" onClick={back}>
                Back to choosing
              </button>
            </div>
          </div>
        ) : choosing ? (
          <ChoosingPanel
            place={board}
            choosing={choosing}
            atResolution={question?.spec['timing'] === 'resolution'}
            act={act}
            announceChoice={() => void announceChoice()}
          />
        ) : question && !question.choosing.ok ? (
          <Refusals refusals={question.choosing.refusals} />
        ) : null}
        <section class="panel zones" aria-label="The board">
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
        <WhyPanel game={game} place={board} view={view} look={look} />
        <EditsPanel
          game={game}
          place={board}
          name={looked?.name}
          act={act}
          restore={
            board.state === undefined && board.picks === undefined && board.later === undefined
              ? undefined
              : () => set(board.example === undefined ? {} : { example: board.example })
          }
        />
        <FilesPanel game={game} place={board} />
      </div>
    </div>
  );
}
