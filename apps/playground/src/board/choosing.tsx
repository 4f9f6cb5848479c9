import type { BoardPlace } from '../address/place.js';
import type { Answer } from '../engine/answer.js';
import type { ChoosingView, CountView, SlotView } from '../engine/board/shapes.js';
import { Refusals } from '../ui/refusals.js';
import { nextSlot, share, takeBack, undo, type Act } from './actions.js';

interface ChoosingProps {
  readonly place: BoardPlace;
  readonly choosing: ChoosingView;
  /** Choices are made as the effect resolves, not before. */
  readonly atResolution: boolean;
  readonly act: (act: Act | undefined) => void;
  readonly announceChoice: () => void;
}

const countWords = (found: Answer<CountView | null>): string => {
  if (!found.ok) return found.refusals.map(({ words }) => words).join(' ');
  if (!found.value) return 'not counted, since one choice is made after the other';
  return `${found.value.atMost ? 'at most ' : ''}${found.value.count}`;
};

const known = (found: Answer<CountView | null>): boolean => !found.ok || found.value !== null;

/** The choice, slot by slot: what is chosen, what is next, and what the whole comes to. */
export function ChoosingPanel({ place, choosing, atResolution, act, announceChoice }: ChoosingProps) {
  const { slots, current, enough, status, verdict, total, left } = choosing;
  const any = slots.some(({ picked }) => picked.length > 0);
  const finished = current === undefined;
  return (
    <section class="panel choosing" aria-labelledby="choosing-title">
      <h2 id="choosing-title">The choice</h2>
      <p class="status" data-ok={verdict.ok ? 'yes' : finished ? 'no' : 'open'}>
        <span aria-hidden="true">{verdict.ok ? '✓' : finished ? '✗' : '…'}</span> {status}
      </p>
      <ol class="slots">
        {slots.map((slot, index) => (
          <Slot
            key={slot.id}
            slot={slot}
            current={index === current}
            takeBack={(at) => {
              const picked = slot.picked[at];
              if (picked) act(takeBack(place, index, picked.ref, picked.name));
            }}
            setShare={(at, amount) => act(share(place, choosing, index, at, amount))}
          />
        ))}
      </ol>
      {!verdict.ok && (finished || verdict.refusals.some(({ code }) => code !== 'tooFewTargets')) ? (
        <Refusals refusals={verdict.refusals} />
      ) : null}
      <div class="row">
        <button
          type="button"
          aria-disabled={!any}
          aria-keyshortcuts="Escape"
          onClick={() => act(undo(place, choosing))}
        >
          Take back
        </button>
        <button
          type="button"
          aria-disabled={finished || !enough}
          onClick={() => {
            if (!finished && enough) act(nextSlot(place, choosing));
          }}
        >
          {current === undefined || current === slots.length - 1 ? 'Done choosing' : 'Done, next slot'}
        </button>
        <button
          type="button"
          class={verdict.ok ? 'main' : ''}
          aria-disabled={!verdict.ok}
          onClick={() => verdict.ok && announceChoice()}
        >
          {atResolution ? 'Keep this choice' : 'Announce'}
        </button>
      </div>
      <p class="faint">
        Complete choices: {countWords(total)}
        {any && known(left) ? `; from here: ${countWords(left)}` : ''}
        {slots.some((slot) => slot.total !== undefined) ? ' (divisions aside)' : ''}
      </p>
    </section>
  );
}

/** One slot: its words, how many of how many, and what is chosen for it. */
function Slot({
  slot: { id, words, amount, picked, chooser, automatic, total },
  current,
  takeBack: back,
  setShare,
}: {
  readonly slot: SlotView;
  readonly current: boolean;
  readonly takeBack: (at: number) => void;
  readonly setShare: (at: number, amount: number) => void;
}) {
  return (
    <li class="slot" aria-current={current ? 'step' : undefined} data-slot={id}>
      <div>
        <strong>{id}</strong> {words} <span class="amount">{amount}</span>{' '}
        {automatic ? null : <span class="faint">chosen by {chooser}</span>}
        {current ? <span class="now">now</span> : null}
      </div>
      {picked.length > 0 ? (
        <ul class="picked">
          {picked.map(({ ref, name, share: given }, at) => (
            <li key={`${ref.kind} ${ref.id}`}>
              <span aria-hidden="true">✓</span> {name}{' '}
              {total === undefined ? null : (
                <label>
                  <span class="unseen">share of {name}</span>
                  <input
                    class="share"
                    type="number"
                    min={1}
                    max={total}
                    value={given}
                    onChange={({ currentTarget }) => {
                      const wanted = Math.round(Number(currentTarget.value));
                      if (wanted >= 0 && wanted <= 10_000) setShare(at, wanted);
                    }}
                  />{' '}
                  of {total}
                </label>
              )}
              <button
                type="button"
                class="small"
                aria-label={`Take back ${name}`}
                onClick={({ currentTarget }) => {
                  // The button goes with what it takes back: the focus stays near.
                  currentTarget
                    .closest('.choosing')
                    ?.querySelector<HTMLElement>('[aria-keyshortcuts]')
                    ?.focus();
                  back(at);
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
