import { useState } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import { asksAnew } from './actions.js';
import type { AskedProps } from './asked-props.js';
import { SpecField } from './spec-field.js';

/** The words or the spec. */
export function How({ game, view, place, set }: AskedProps) {
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
