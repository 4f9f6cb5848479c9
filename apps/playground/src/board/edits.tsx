import { useState } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import type { Refusal } from '../engine/answer.js';
import type { EditField } from '@reticle/core/host';
import type { EditView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import type { Perform } from './use-board.js';

interface EditsProps {
  readonly game: string;
  readonly place: BoardPlace;
  /** The name of the inspected thing. */
  readonly name: string | undefined;
  readonly perform: Perform;
  readonly restore: (() => void) | undefined;
}

/** The panel for changes by hand: of the inspected thing, and of the board. */
export function EditsPanel({ game, place, name, perform, restore }: EditsProps) {
  const { why: target } = place;
  const ofThing = useAnswer(target && { game, board: place, target }, (question) => engine.edits(question));
  const ofBoard = useAnswer({ game, board: place }, (question) => engine.edits(question));
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const make = async (edit: EditView, values: Readonly<Record<string, string>>): Promise<void> => {
    const on = edit.on === 'thing' ? target : undefined;
    const order = { id: edit.id, target: on, values };
    setRefusals(await perform((board) => engine.edit({ game, board, order }), `Done: ${edit.label}.`));
  };
  const edits = target && name !== undefined && ofThing.answer?.ok ? ofThing.answer.value : [];
  const more = ofBoard.answer?.ok ? ofBoard.answer.value : [];
  return (
    <section class="panel" aria-labelledby="edits-title">
      <div class="row">
        <h2 id="edits-title">Change the board</h2>
        {restore ? (
          <button type="button" class="end" onClick={restore}>
            Begin again
          </button>
        ) : null}
      </div>
      {edits.length > 0 ? (
        <EditForm key={`thing ${name}`} legend={`Change ${name}`} edits={edits} make={make} />
      ) : (
        <p class="faint">Go to a thing to change it.</p>
      )}
      {more.length > 0 ? (
        <details>
          <summary>Add to the board</summary>
          <EditForm legend="Add to the board" edits={more} make={make} />
        </details>
      ) : null}
      <Refusals refusals={refusals} />
    </section>
  );
}

function EditForm({
  legend,
  edits,
  make,
}: {
  readonly legend: string;
  readonly edits: readonly EditView[];
  readonly make: (edit: EditView, values: Readonly<Record<string, string>>) => Promise<void>;
}) {
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const edit = edits.find(({ id }) => id === chosen) ?? edits[0];
  if (!edit) return null;
  const valueOf = ({ name, initial, options }: EditField): string => {
    const value = Object.hasOwn(typed, name) ? (typed[name] ?? initial) : initial;
    return options && !options.includes(value) ? initial : value;
  };
  return (
    <form
      class="edit"
      onSubmit={(event) => {
        event.preventDefault();
        void make(edit, Object.fromEntries(edit.fields.map((field) => [field.name, valueOf(field)])));
      }}
    >
      <label class="stacked">
        {legend}
        <select
          value={edit.id}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            setTyped({});
          }}
        >
          {edits.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {edit.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={valueOf(field)}
          onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      <button type="submit">Change</button>
    </form>
  );
}

function Field({
  field: { label, options, number },
  value,
  onChange,
}: {
  readonly field: EditField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label class="stacked">
      {label}
      {options ? (
        <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...(number === true ? { type: 'number' } : { type: 'text', maxLength: 100 })}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </label>
  );
}
