import type { Refusal } from '../engine/answer.js';

/** Why something is refused: the words, then the code. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <ul class="refusals">
      {refusals.map(({ code, words }) => (
        <li key={`${code} ${words}`}>
          {words} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
