import { splicedIn } from '../../language/splice.js';
import { FACE_DOWN, FUSE } from '../ways.js';
import { listWords } from './names.js';

/** Costs with other words than their names. A fused card is named by both halves instead. */
const SAID: ReadonlyMap<string, string> = new Map([
  [FUSE, ''],
  [FACE_DOWN, ' face down'],
  ['alternativeCost', ' for its other cost'],
  ['flashCost', ' as though it had flash'],
]);

const times = (count: number): string => (count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`);

/**
 * Returns the words for how a spell is cast, which follow its name: the optional and alternative costs, and
 * the spliced cards (rules 601.2b, 702.47b).
 *
 * @param nameOf returns the name of a card by the id of its definition
 */
export function paidWords(costs: readonly string[], nameOf: (id: string) => string): string {
  const counts = new Map<string, number>();
  for (const cost of costs) if (!cost.includes(':')) counts.set(cost, (counts.get(cost) ?? 0) + 1);
  const named = [...counts].flatMap(([cost, count]) => (SAID.has(cost) ? [] : [`${cost}${times(count)}`]));
  const spliced = splicedIn(costs).map((id) => `${nameOf(id)} spliced onto it`);
  const said = [...counts.keys()].map((cost) => SAID.get(cost) ?? '').join('');
  const paid = [...named, ...spliced];
  return paid.length === 0 ? said : `${said} with ${listWords(paid)}`;
}
