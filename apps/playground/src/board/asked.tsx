import type { JsonObject } from '@reticle/core';
import { useEffect, useState } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import type { SpecJson, BoardView, QuestionView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { asksAnew, keyOf, thingsOf } from './actions.js';

/** A field for a spec as JSON. A valid spec is asked at once; a mistake is shown with its place. */
function SpecField({
  game,
  spec,
  onRead,
}: {
  readonly game: string;
  readonly spec: JsonObject;
  readonly onRead: (spec: SpecJson) => void;
}) {
  const [draft, setDraft] = useState<string>();
  const { answer } = useAnswer(draft === undefined ? undefined : { game, text: draft }, (question) =>
    engine.spec(question),
  );
  const read = answer?.ok ? JSON.stringify(answer.value.spec) : undefined;
  useEffect(() => {
    if (answer?.ok && draft !== undefined) onRead(answer.value.spec);
  }, [read]);
  return (
    <>
      <label class="stacked">
        Spec
        <textarea
          class="mono"
          rows={12}
          maxLength={20_000}
          spellcheck={false}
          value={draft ?? JSON.stringify(spec, undefined, 2)}
          aria-invalid={answer?.ok === false}
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      </label>
      {answer?.ok === false ? <Refusals refusals={answer.refusals} /> : null}
    </>
  );
}

/** Lets the visitor give the words or the spec. */
function How({ game, view, place, set }: AskedProps) {
  const { asked, question, readsWords, types } = view;
  const [bySpec, setBySpec] = useState(asked.text === undefined);
  const { name, types: of = [], text = '' } = asked;
  const [type = ''] = of;
  const about = { ...(name === undefined ? {} : { name }), ...(type === '' ? {} : { types: of }) };
  const ask = (next: NonNullable<BoardPlace['asked']>): void => set(asksAnew(place, { asked: next }));
  return (
    <>
      {readsWords ? (
        <fieldset class="row plain">
          <legend class="unseen">How it is asked</legend>
          {[false, true].map((spec) => (
            <label key={String(spec)}>
              <input type="radio" name="how" checked={bySpec === spec} onChange={() => setBySpec(spec)} />{' '}
              {spec ? 'as a spec (JSON)' : 'in words'}
            </label>
          ))}
        </fieldset>
      ) : null}
      {bySpec || !readsWords ? (
        <SpecField
          key={view.example}
          game={game}
          spec={asked.spec ?? (question.ok ? question.value.spec : { slots: [] })}
          onRead={(spec) => ask({ spec })}
        />
      ) : (
        <>
          <label class="stacked">
            Words of the card
            <textarea
              rows={4}
              maxLength={20_000}
              value={text}
              onInput={({ currentTarget }) => ask({ ...about, text: currentTarget.value })}
            />
          </label>
          <div class="row">
            <label>
              Name{' '}
              <input
                maxLength={200}
                value={name ?? ''}
                onInput={({ currentTarget }) => ask({ ...about, text, name: currentTarget.value })}
              />
            </label>
            <label>
              Type{' '}
              <select
                value={type}
                onChange={({ currentTarget: { value } }) => {
                  const { types: _types, ...rest } = about;
                  ask({ ...rest, text, ...(value === '' ? {} : { types: [value] }) });
                }}
              >
                <option value="">not said</option>
                {[...new Set([...types, ...of])].map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </label>
          </div>
        </>
      )}
    </>
  );
}

/** Lets the visitor choose who asks, from which source, with which X. */
function Who({ view, place, set }: Omit<AskedProps, 'game'>) {
  const { controller, players, source, question } = view;
  const sources = thingsOf(view);
  const chosen = source ? keyOf(source) : '';
  const known = sources.some(({ ref }) => keyOf(ref) === chosen);
  return (
    <div class="row">
      <label>
        Asked by{' '}
        <select
          value={controller}
          onChange={({ currentTarget }) => set(asksAnew(place, { controller: currentTarget.value }))}
        >
          {players.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label>
        Source{' '}
        <select
          value={chosen}
          onChange={({ currentTarget }) => {
            const found = sources.find(({ ref }) => keyOf(ref) === currentTarget.value);
            const ref = found ? { kind: found.ref.kind, id: found.ref.id } : null;
            set(asksAnew(place, { source: ref }));
          }}
        >
          <option value="">none</option>
          {known || chosen === '' ? null : <option value={chosen}>{source?.id} (is not there)</option>}
          {sources.map(({ ref, name }) => (
            <option key={keyOf(ref)} value={keyOf(ref)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {question.ok && question.value.asksX ? (
        <label>
          X{' '}
          <input
            type="number"
            min={0}
            max={1000}
            value={place.x ?? ''}
            onChange={({ currentTarget }) => {
              const x = Math.round(Number(currentTarget.value));
              if (x >= 0 && x <= 1000) set(asksAnew(place, { x }));
            }}
          />
        </label>
      ) : null}
    </div>
  );
}

/** The panel of the question: the words of a card or a spec, who asks, and from which source. */
export function AskedPanel({ game, place, view, set }: AskedProps) {
  const { asked, question } = view;
  return (
    <section class="panel" aria-labelledby="asked-title">
      <div class="row">
        <h2 id="asked-title">What is asked</h2>
        <label class="end">
          Board{' '}
          <select
            value={view.example}
            onChange={({ currentTarget }) => set({ example: currentTarget.value })}
          >
            {view.examples.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      {asked.text === undefined ? null : (
        <blockquote class="printed">
          {asked.name === undefined ? null : <strong>{asked.name}. </strong>}
          {asked.text === '' ? 'There are no words yet.' : asked.text}
        </blockquote>
      )}
      {question.ok ? (
        <Read question={question.value} view={view} />
      ) : (
        <Refusals refusals={question.refusals} />
      )}
      <Part view={view} place={place} set={set} />
      <details>
        <summary>Change what is asked, and by whom</summary>
        <div class="fields-column">
          <Who view={view} place={place} set={set} />
          <How game={game} view={view} place={place} set={set} />
        </div>
      </details>
    </section>
  );
}

function Read({ question: { words }, view }: { readonly question: QuestionView; readonly view: BoardView }) {
  const { source, controller } = view;
  const named = source && thingsOf(view).find(({ ref }) => keyOf(ref) === keyOf(source))?.name;
  return (
    <p>
      <span class="faint">Reticle reads:</span> {words === '' ? 'nothing is chosen' : words}
      <span class="faint">
        {' '}
        (asked by {controller}
        {source ? `, from ${named ?? source.id}` : ''})
      </span>
    </p>
  );
}

/** Lets the visitor choose the ability or mode of a text, if several have targets. */
function Part({ view: { question, asked }, place, set }: Omit<AskedProps, 'game'>) {
  if (!question.ok || question.value.parts.length < 2) return null;
  const { parts, part } = question.value;
  return (
    <label>
      Part{' '}
      <select
        value={part}
        onChange={({ currentTarget }) => {
          const { ability, mode } = parts[Number(currentTarget.value)] ?? {};
          const { ability: _ability, mode: _mode, spec: _spec, ...rest } = asked;
          set(asksAnew(place, { asked: { ...rest, ability, ...(mode === undefined ? {} : { mode }) } }));
        }}
      >
        {parts.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The properties of the panel's parts. */
interface AskedProps {
  readonly game: string;
  readonly place: BoardPlace;
  readonly view: BoardView;
  readonly set: (place: BoardPlace) => void;
}
