import type { ThingView } from '@reticle/core/host';
import type { TableMessages } from './messages.js';

/** Describes a card and its state in one line, as the label of its button. */
export function cardWords(
  { name, face, values = [], badges = [], facts, marks, resting }: ThingView,
  messages: TableMessages,
): string {
  const cost = face?.cost.map(({ words }) => words).join(' ') ?? '';
  return [
    name,
    ...(cost === '' ? [] : [messages.cost(cost)]),
    ...(face ? [face.types] : facts),
    ...values.map(({ words, value }) => `${words} ${value}`),
    ...badges.map(({ words }) => words),
    ...marks,
    ...(resting === true ? [messages.resting] : []),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
