import type { RefObject } from 'preact';
import { useRoving } from '../ui/roving.js';

/** One of several things to choose. */
export interface Choice {
  readonly key: string;
  readonly words: string;
  readonly choose: () => void;
}

/** Choices in groups: one tab stop, the arrow keys go from one to the next over all groups. */
export function ChoiceList({
  groups,
  list,
}: {
  readonly groups: readonly { readonly title: string; readonly choices: readonly Choice[] }[];
  readonly list: RefObject<HTMLDivElement | null>;
}) {
  const { groupProps, itemProps } = useRoving(groups.reduce((sum, { choices }) => sum + choices.length, 0));
  let index = 0;
  return (
    <div class="choices" ref={list} {...groupProps}>
      {groups.map(({ title, choices }) => (
        <section key={title}>
          {title === '' ? null : <h3>{title}</h3>}
          <ul>
            {choices.map(({ key, words, choose }) => (
              <li key={key}>
                <button type="button" class="choice" onClick={choose} {...itemProps(index++)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
