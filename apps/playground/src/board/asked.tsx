import type { BoardView, QuestionView } from '../engine/board/shapes.js';
import { Refusals } from '../ui/refusals.js';
import { asksAnew, keyOf, thingsOf } from './actions.js';
import type { AskedProps } from './asked-props.js';
import { How } from './how.js';
import { Who } from './who.js';

/** What is asked: the words of a card or a spec, who asks, from which source. */
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

/** Which ability or mode of a text is meant, where several have targets. */
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
