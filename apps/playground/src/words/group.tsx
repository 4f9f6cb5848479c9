import type { Reading, ReadRequirement } from '../engine/words/read.js';
import { CopyButton } from '../ui/refusals.js';
import { useRoving } from '../ui/use-answer.js';
import type { JsonLine } from './json-lines.js';
import { chooserWords, relationWords, slotLabel, hueOf, SORT_NAMES, sortOf, abilityWords } from './marks.js';
import type { Lighting, Lit, Spot, Pointed } from './spots.js';

/**
 * Shows JSON line by line with one tab stop; the arrow keys go from line to line. Highlighted lines are the
 * selected ones.
 */
function JsonView({
  label,
  lines,
  lit,
  onHover,
  onFocus,
}: {
  readonly label: string;
  readonly lines: readonly JsonLine[];
  readonly lit: ReadonlyMap<number, Lighting> | undefined;
  readonly onHover: (line: number | undefined) => void;
  readonly onFocus: (line: number | undefined) => void;
}) {
  const { groupProps, itemProps } = useRoving(lines.length);
  return (
    <div
      class="json"
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      {...groupProps}
      onMouseLeave={() => onHover(undefined)}
    >
      {lines.map(({ depth, key, value, comma }, at) => {
        const item = itemProps(at);
        const lighting = lit?.get(at);
        return (
          <div
            key={at}
            role="option"
            aria-selected={lighting !== undefined}
            class={lighting === undefined ? 'json-line' : `json-line json-${lighting}`}
            style={{ '--depth': depth }}
            {...item}
            onFocus={() => {
              item.onFocus();
              onFocus(at);
            }}
            onBlur={() => onFocus(undefined)}
            onMouseEnter={() => onHover(at)}
          >
            {key === undefined ? null : <span class="json-key">{JSON.stringify(key)}: </span>}
            {value}
            {comma ? ',' : ''}
          </div>
        );
      })}
    </div>
  );
}

/** Returns further facts of a slot, one sentence each. */
function factsOf(found: ReadRequirement): readonly string[] {
  const { from, slot, words = '', where, relations } = found;
  const chooser = slot?.chooser ?? 'controller';
  return [
    ...(from === 'keyword' ? ['It is in the rules of a keyword, not in these words.'] : []),
    ...('part' in found && found.part === 'cost' ? ['It is chosen to pay a cost.'] : []),
    ...(chooser === 'controller' ? [] : [`Who chooses: ${chooserWords(chooser)}.`]),
    ...(slot?.division ? [`${slot.division.total} is divided among what is chosen.`] : []),
    ...(words.includes('~') ? ['~ is the card itself.'] : []),
    ...(where === undefined ? [] : [`X is ${where}.`]),
    ...relations.map(relationWords),
  ];
}

/** Shows a slot printed back in words, and the words of the text that it was read from. */
function SlotWords({
  reading,
  requirement,
  lit,
  onHover,
  onFocus,
}: {
  readonly reading: Reading;
  readonly requirement: number;
  readonly lit: Lit;
  readonly onHover: (spot: Spot | undefined) => void;
  readonly onFocus: (spot: Spot | undefined) => void;
}) {
  const found = reading.requirements[requirement];
  const parts = found?.parts ?? [];
  const { groupProps, itemProps } = useRoving(parts.length);
  if (!found) return null;
  const label = slotLabel(reading, found);
  const isLit = (part: number): boolean =>
    lit.spots.some((spot) => spot.requirement === requirement && (spot.part ?? part) === part);
  return (
    <li class={`w-slot-words ${hueOf(requirement)}`}>
      <h4 onMouseEnter={() => onHover({ requirement })} onMouseLeave={() => onHover(undefined)}>
        <span class="w-label">{label}</span> {found.words ?? found.id}
      </h4>
      {factsOf(found).map((fact) => (
        <p key={fact} class="w-fact">
          {fact}
        </p>
      ))}
      {parts.length === 0 ? null : (
        <div
          class="w-parts"
          role="group"
          aria-label={`The words of ${label}`}
          {...groupProps}
          onMouseLeave={() => onHover(undefined)}
        >
          {parts.map(({ span, role }, part) => {
            const item = itemProps(part);
            return (
              <button
                key={part}
                type="button"
                aria-pressed={isLit(part)}
                {...item}
                onFocus={() => {
                  item.onFocus();
                  onFocus({ requirement, part });
                }}
                onBlur={() => onFocus(undefined)}
                onMouseEnter={() => onHover({ requirement, part })}
              >
                <span class={`w-part w-${sortOf(role)}`}>{reading.text.slice(span.start, span.end)}</span>{' '}
                <small>{SORT_NAMES[sortOf(role)]}</small>
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
}

type Point = (pointed: Pointed | undefined) => void;

/** Shows one ability and mode: its slots in words, as JSON, and a link to a board. */
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
            : `This ability is not understood in full: ${missing.map((each) => slotLabel(reading, each)).join(', ')} could not be read.`}
          {members.length === 0 ? '' : ' Below is a part; it is no spec to play with.'}
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
