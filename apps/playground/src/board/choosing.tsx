import type { Answer } from '../engine/answer.js';
import type {
  ChoosingView,
  CountView,
  SharingView,
  SlotView,
  ResolveView,
  TargetVerdict,
} from '../engine/board/shapes.js';
import { Refusals } from '../ui/refusals.js';
import { nextSlot, share, takeBack, undo, type Deed } from './actions.js';

interface ChoosingProps {
  readonly choosing: ChoosingView;
  /** Whether choices are made as the effect resolves, and not before. */
  readonly atResolution: boolean;
  readonly attempt: (deed: Deed) => void;
  readonly announceChoice: () => void;
}

const countWords = (found: Answer<CountView | null>): string => {
  if (!found.ok) return found.refusals.map(({ words }) => words).join(' ');
  if (!found.value) return 'not counted, since one choice is made after the other';
  return `${found.value.atMost ? 'at most ' : ''}${found.value.count}`;
};

/** The issues of a choice that is only unfinished. */
const UNFINISHED: ReadonlySet<string> = new Set(['tooFewTargets', 'wrongDivision']);

const known = (found: Answer<CountView | null>): boolean => !found.ok || found.value !== null;

/** The panel of the choice, slot by slot: what is chosen, what is next, and the verdict on the whole. */
export function ChoosingPanel({ choosing, atResolution, attempt, announceChoice }: ChoosingProps) {
  const { slots, current, enough, isBroken, sharing, status, verdict, total, left } = choosing;
  const any = slots.some(({ picked }) => picked.length > 0);
  const finished = current === undefined && !isBroken;
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
              if (picked) attempt((place) => takeBack(place, index, picked.ref, picked.name));
            }}
          />
        ))}
      </ol>
      {sharing ? (
        <Sharing sharing={sharing} give={(amount) => attempt((place, now) => share(place, now, amount))} />
      ) : null}
      {!verdict.ok && (finished || isBroken || verdict.refusals.some(({ code }) => !UNFINISHED.has(code))) ? (
        <Refusals refusals={verdict.refusals} />
      ) : null}
      <div class="row">
        <button type="button" aria-disabled={!any} aria-keyshortcuts="Escape" onClick={() => attempt(undo)}>
          Take back
        </button>
        <button
          type="button"
          aria-disabled={current === undefined || !enough}
          onClick={() => attempt(nextSlot)}
        >
          {current === undefined || current === slots.length - 1 ? 'Done choosing' : 'Done, the next one'}
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

/** Asks how much of what is divided one thing gets. */
function Sharing({
  sharing: { name, options, total, left },
  give,
}: {
  readonly sharing: SharingView;
  readonly give: (amount: number) => void;
}) {
  return (
    <div class="row" role="group" aria-label={`Share of ${name}`}>
      <span>
        How many of {total} for {name}? {left} are left.
      </span>
      {options.map((amount) => (
        <button key={amount} type="button" class="small" onClick={() => give(amount)}>
          {amount}
        </button>
      ))}
    </div>
  );
}

/** Shows one slot: its words, the count, and the chosen things. */
function Slot({
  slot: { label, words, amount, picked, chooser, automatic, total },
  current,
  takeBack: back,
}: {
  readonly slot: SlotView;
  readonly current: boolean;
  readonly takeBack: (at: number) => void;
}) {
  return (
    <li class="slot" aria-current={current ? 'step' : undefined}>
      <div>
        <strong>{label.charAt(0).toUpperCase() + label.slice(1)}</strong>: {words}{' '}
        <span class="amount">{amount}</span>{' '}
        {automatic ? null : <span class="faint">chosen by {chooser}</span>}
        {current ? <span class="now">now</span> : null}
      </div>
      {picked.length > 0 ? (
        <ul class="picked">
          {picked.map(({ ref, name, share: given }, at) => (
            <li key={`${ref.kind} ${ref.id}`}>
              <span aria-hidden="true">✓</span> {name}{' '}
              {total === undefined || given === undefined ? null : (
                <span class="faint">
                  {given} of {total}
                </span>
              )}{' '}
              <button
                type="button"
                class="small"
                aria-label={`Take back ${name}`}
                onClick={({ currentTarget }) => {
                  // The button disappears with the thing that it takes back, so the focus moves to a
                  // neighbour.
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

/** The panel of an announced choice: the state of each target while the board changes. */
export function ResolvingPanel({
  resolving: { slots, status, fizzles, atResolution },
  back,
}: {
  readonly resolving: ResolveView;
  readonly back: () => void;
}) {
  return (
    <section class="panel choosing" aria-labelledby="resolving-title">
      <h2 id="resolving-title">As it resolves</h2>
      <p class="status" data-ok={fizzles ? 'no' : 'yes'}>
        <span aria-hidden="true">{fizzles ? '✗' : '✓'}</span> {status}
      </p>
      <p class="faint">
        {atResolution
          ? 'In this game a choice is made as its effect resolves, so that nothing comes between. Change the board all the same, to see which of the chosen would still be legal.'
          : 'The choice is announced. Change the board, as an answer to it would, and see which targets are still legal.'}
      </p>
      <ul class="report">
        {slots.flatMap(({ id, label, targets }) =>
          targets.map((target) => <Target key={`${id} ${target.ref.id}`} slot={label} target={target} />),
        )}
      </ul>
      <div class="row">
        <button type="button" aria-keyshortcuts="Escape" onClick={back}>
          Back to choosing
        </button>
      </div>
    </section>
  );
}

function Target({
  slot,
  target: { name, legal, refusals, share: part },
}: {
  readonly slot: string;
  readonly target: TargetVerdict;
}) {
  return (
    <li data-legal={legal ? 'yes' : 'no'}>
      <span aria-hidden="true">{legal ? '✓' : '✗'}</span> <strong>{name}</strong>{' '}
      <span class="faint">
        for {slot}
        {part === undefined ? '' : `, share ${part}`}
      </span>{' '}
      {legal ? 'still legal' : 'illegal by now'}
      {refusals.length > 0 ? (
        <ul>
          {refusals.map(({ code, words, rule }) => (
            <li key={`${code} ${words}`}>
              {rule === undefined ? null : <span class="rule">{rule}</span>} {words} <code>{code}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
