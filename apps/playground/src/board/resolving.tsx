import type { ResolveView, TargetVerdict } from '../engine/board/shapes.js';

/** What becomes of an announced choice, target by target, while the board changes. */
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
  target: { name, legal, refusals, share },
}: {
  readonly slot: string;
  readonly target: TargetVerdict;
}) {
  return (
    <li data-legal={legal ? 'yes' : 'no'}>
      <span aria-hidden="true">{legal ? '✓' : '✗'}</span> <strong>{name}</strong>{' '}
      <span class="faint">
        for {slot}
        {share === undefined ? '' : `, share ${share}`}
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
