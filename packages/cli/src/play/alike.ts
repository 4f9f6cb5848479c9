import type { Choice } from '../io.js';

/** What a game calls the same is the same: such choices stand once, with how many they are; the first stands for all. */
export function oncePerLabel<T>(choices: readonly Choice<T>[]): readonly Choice<T>[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  const first = new Map(choices.toReversed().map((choice) => [choice.label, choice]));
  return [...counts].flatMap(([label, count]) => {
    const choice = first.get(label);
    return choice ? [{ ...choice, label: count === 1 ? label : `${label} (${count} of them)` }] : [];
  });
}
