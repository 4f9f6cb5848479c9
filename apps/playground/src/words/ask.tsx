import type { WordsPlace } from '../address/place.js';
import type { WordsOffer } from '../engine/words/reading.js';

const sameTypes = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((type) => b.includes(type));

/** Which example it is that is shown; -1 where it is none. */
const exampleOf = ({ examples }: WordsOffer, { text, name, types }: WordsPlace): number =>
  examples.findIndex(
    (each) =>
      each.text === text && (each.about?.name ?? '') === (name ?? '') && sameTypes(each.about?.types, types),
  );

/** What is asked beside the words: an example to begin with, the card's name and its types. */
export function Ask({
  offer,
  words,
  onChange,
}: {
  readonly offer: WordsOffer;
  readonly words: WordsPlace;
  readonly onChange: (words: WordsPlace) => void;
}) {
  const { text, name = '', types = [] } = words;
  const given = { ...(text === undefined ? {} : { text }), ...(name === '' ? {} : { name }) };
  const listed = [...offer.types, ...types.filter((type) => !offer.types.includes(type))];
  const chosen = exampleOf(offer, words);
  return (
    <div class="w-ask">
      <label>
        <span>Example</span>
        <select
          value={String(chosen)}
          onChange={({ currentTarget }) => {
            const example = offer.examples[Number(currentTarget.value)];
            onChange(example ? { text: example.text, ...example.about } : { text: '' });
          }}
        >
          <option value="-1">Your own words</option>
          {offer.examples.map(({ title }, at) => (
            <option key={title} value={String(at)}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          Card name <span class="faint">(optional)</span>
        </span>
        <input
          value={name}
          maxLength={200}
          autoComplete="off"
          onInput={({ currentTarget: { value } }) => {
            onChange({
              ...(text === undefined ? {} : { text }),
              ...(value === '' ? {} : { name: value }),
              ...(types.length === 0 ? {} : { types }),
            });
          }}
        />
      </label>
      <fieldset>
        <legend>
          Card types <span class="faint">(they change what words mean)</span>
        </legend>
        {listed.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={types.includes(type)}
              onChange={({ currentTarget: { checked } }) => {
                const next = checked ? [...types, type] : types.filter((each) => each !== type);
                onChange({ ...given, ...(next.length === 0 ? {} : { types: next }) });
              }}
            />{' '}
            {type}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
