import type { TargetRef } from '@reticle/core';
import type { BoardPlace } from '../address/place.js';
import type { BoardView, StepView, WhyView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { keyOf, thingsOf } from './actions.js';

/** The panel that says why the inspected thing may be chosen, or not. */
export function WhyPanel({
  game,
  place,
  view,
  look,
}: {
  readonly game: string;
  readonly place: BoardPlace;
  readonly view: BoardView;
  readonly look: (target: TargetRef) => void;
}) {
  const { why: target } = place;
  const { answer } = useAnswer(target && { game, board: place, target }, (question) => engine.why(question));
  const things = thingsOf(view);
  return (
    <section class="panel why" data-told={target !== undefined} aria-labelledby="why-title">
      <h2 id="why-title">Why, or why not</h2>
      <label class="wide">
        Look at{' '}
        <select
          value={target ? keyOf(target) : ''}
          onChange={({ currentTarget }) => {
            const found = things.find(({ ref }) => keyOf(ref) === currentTarget.value);
            if (found) look({ kind: found.ref.kind, id: found.ref.id });
          }}
        >
          <option value="" disabled>
            something
          </option>
          {view.zones.map((zone) => (
            <optgroup key={zone.id} label={zone.name}>
              {zone.things.map(({ ref, name }) => (
                <option key={keyOf(ref)} value={keyOf(ref)}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {!target ? (
        <p class="faint">
          Go to anything on the board, or pick it above: every check that it fails or passes is told here.
        </p>
      ) : answer?.ok === false ? (
        <Refusals refusals={answer.refusals} />
      ) : answer ? (
        <Told why={answer.value} />
      ) : null}
    </section>
  );
}

function Told({ why: { summary, verdict, failed, passed, nearest } }: { readonly why: WhyView }) {
  return (
    <>
      <p class="verdict" data-verdict={verdict}>
        {summary}
      </p>
      {failed.length > 0 ? <Steps steps={failed} sign="✗" label="Checks that it fails" /> : null}
      {nearest.length > 0 ? (
        <p>
          <span class="faint">Nearest change:</span> it would be legal {nearest.join(', or ')}.
        </p>
      ) : null}
      {passed.length > 0 ? (
        <details open={failed.length === 0}>
          <summary>Checks that it passes: {passed.length}</summary>
          <Steps steps={passed} sign="✓" label="Checks that it passes" />
        </details>
      ) : null}
    </>
  );
}

function Steps({
  steps,
  sign,
  label,
}: {
  readonly steps: readonly StepView[];
  readonly sign: string;
  readonly label: string;
}) {
  return (
    <ol class="steps" aria-label={label}>
      {steps.map(({ step, words, rule, code }) => (
        <li key={`${step} ${words}`}>
          <span aria-hidden="true">{sign}</span>{' '}
          {rule === undefined ? null : <span class="rule">{rule}</span>} {words}{' '}
          {code === undefined ? null : <code>{code}</code>}
        </li>
      ))}
    </ol>
  );
}
