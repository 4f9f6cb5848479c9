import type { Reading, ReadRequirement } from '../engine/words/reading.js';
import { useRoving } from '../ui/roving.js';
import { chooserWords, relationWords, slotLabel } from './labels.js';
import { hueOf } from './marks.js';
import { SORT_NAMES, sortOf } from './sorts.js';
import type { Lit, Spot } from './spots.js';

/** What else is to be said of a slot, a sentence each. */
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

/** A slot printed back in words, and the words of the text that it was read from. */
export function SlotWords({
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
