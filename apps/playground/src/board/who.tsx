import { asksAnew, keyOf, thingsOf } from './actions.js';
import type { AskedProps } from './asked-props.js';

/** Who asks, from which source, with which X. */
export function Who({ view, place, set }: Omit<AskedProps, 'game'>) {
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
