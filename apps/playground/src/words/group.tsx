import type { Reading } from '../engine/words/reading.js';
import { CopyButton } from '../ui/copy.js';
import type { JsonLine } from './json-lines.js';
import { JsonView } from './json-view.js';
import { abilityWords, slotLabel } from './labels.js';
import { SlotWords } from './slot-words.js';
import type { Lit, Pointed, Spot } from './spots.js';

type Point = (pointed: Pointed | undefined) => void;

/** One ability and mode: its slots in words, as JSON, and the way to a board. */
export function Group({
  reading,
  group: at,
  lines,
  lit,
  onHover,
  onFocus,
  onChoose,
}: {
  readonly reading: Reading;
  readonly group: number;
  readonly lines: readonly JsonLine[];
  readonly lit: Lit;
  readonly onHover: Point;
  readonly onFocus: Point;
  readonly onChoose: () => void;
}) {
  const group = reading.groups[at];
  if (!group) return null;
  const { json, whole, members, unread, which } = group;
  const own = reading.requirements.find(
    ({ ability }) => ability.index === which.index && ability.mode === which.mode,
  );
  const name = own ? abilityWords(own.ability) : '';
  const missing = unread.flatMap((index) => reading.requirements[index] ?? []);
  const atSpot = (point: Point) => (spot: Spot | undefined) => point(spot && { spots: [spot] });
  const atLine = (point: Point) => (line: number | undefined) =>
    point(line === undefined ? undefined : { group: at, line });
  const id = `group-${at}`;
  return (
    <section class="panel w-group" aria-labelledby={id}>
      <div class="row">
        <h3 id={id}>{name}</h3>
        <div class="tools">
          {members.length === 0 ? null : (
            <CopyButton
              label="Copy JSON"
              text={() => JSON.stringify(json, null, 2)}
              done={`The JSON of ${name} is copied.`}
            />
          )}
          <button type="button" class="main" disabled={!whole} aria-describedby={id} onClick={onChoose}>
            Choose on a board
          </button>
        </div>
      </div>
      {whole ? null : (
        <p class="refusals">
          {missing.length === 0
            ? 'This ability has more slots than are shown.'
            : `This ability is not understood in full: ${missing.map((each) => slotLabel(reading, each)).join(', ')} could not be read.`}{' '}
          Below is a part; it is no spec to play with.
        </p>
      )}
      {members.length === 0 ? null : (
        <>
          <ol class="w-slots">
            {members.map((requirement) => (
              <SlotWords
                key={requirement}
                reading={reading}
                requirement={requirement}
                lit={lit}
                onHover={atSpot(onHover)}
                onFocus={atSpot(onFocus)}
              />
            ))}
          </ol>
          <JsonView
            label={`JSON of ${name}`}
            lines={lines}
            lit={lit.lines[at]}
            onHover={atLine(onHover)}
            onFocus={atLine(onFocus)}
          />
        </>
      )}
    </section>
  );
}
