import { useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import type { Answer } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import type { ComparedShown } from '../engine/play/shown.js';
import { Refusals, useAnnounce } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { lineOf } from './match-place.js';

/** Compares two moves of the shown step side by side: what differs after them. */
export function Compare({
  game,
  play,
  step,
}: {
  readonly game: string;
  readonly play: PlayPlace;
  readonly step: number;
}) {
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const [told, setTold] = useState<{ readonly step: number; readonly answer: Answer<ComparedShown> }>();
  const look = { ...lineOf(play), step };
  const { answer: moves } = useAnswer(isOpen ? { game, look } : undefined, (asked) =>
    engine.playMoves(asked.game, asked.look),
  );
  const listed = moves?.ok ? moves.value.moves : [];
  const [first = '', second = first] = listed;
  const pair = [
    listed.includes(chosen[0]) ? chosen[0] : first,
    listed.includes(chosen[1]) ? chosen[1] : second,
  ] as const;
  const compare = async (): Promise<void> => {
    const answer = await engine.playCompare(game, look, pair);
    setTold({ step, answer });
    if (answer.ok) announce(`${answer.value.rows.length} things differ.`);
  };
  const answer = told?.step === step ? told.answer : undefined;
  const labels = ['The one move', 'The other move'] as const;
  return (
    <details class="compare" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Compare two moves</summary>
      {moves?.ok === false ? <Refusals refusals={moves.refusals} /> : null}
      {listed.length === 0
        ? null
        : labels.map((label, index) => (
            <label key={label} class="stacked">
              {label}
              <select
                value={pair[index]}
                onChange={({ currentTarget: { value } }) =>
                  setChosen(index === 0 ? [value, pair[1]] : [pair[0], value])
                }
              >
                {listed.map((words) => (
                  <option key={words}>{words}</option>
                ))}
              </select>
            </label>
          ))}
      {listed.length === 0 ? null : (
        <button type="button" class="rt-button" onClick={() => void compare()}>
          Make both, and compare
        </button>
      )}
      {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
      {answer?.ok ? (
        answer.value.rows.length === 0 ? (
          <p>
            {answer.value.isSame
              ? 'Both come to the same, as far as can be seen.'
              : 'What differs is not drawn on the table.'}
          </p>
        ) : (
          <ul class="compared" aria-label="What differs">
            {answer.value.rows.map(({ id, name, now, first: one, second: other }) => (
              <li key={id}>
                <strong>{name}</strong> now: {now}
                <dl>
                  <dt>{answer.value.words[0]}</dt>
                  <dd>{one}</dd>
                  <dt>{answer.value.words[1]}</dt>
                  <dd>{other}</dd>
                </dl>
              </li>
            ))}
          </ul>
        )
      ) : null}
    </details>
  );
}
