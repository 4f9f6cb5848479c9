import { SORT_NAMES, type Sort } from './sorts.js';

const SAMPLES: readonly (readonly [Sort, string])[] = [
  ['count', 'up to two'],
  ['anchor', 'chosen'],
  ['thing', 'card'],
  ['restriction', 'that is red'],
];

/** What the marks in the text mean. */
export function Legend() {
  return (
    <ul class="w-legend hue-1" aria-label="What the marks mean">
      <li>
        <span class="w-slot" data-label="t1">
          words
        </span>{' '}
        one slot
      </li>
      {SAMPLES.map(([sort, sample]) => (
        <li key={sort}>
          <span class={`w-part w-${sort}`}>{sample}</span> {SORT_NAMES[sort]}
        </li>
      ))}
      <li>
        <span class="w-unread" data-label="?">
          words
        </span>{' '}
        not understood
      </li>
      <li>
        <span class="w-mention">word</span> chooses nothing
      </li>
    </ul>
  );
}
