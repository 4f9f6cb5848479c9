import { numberOf, type Token } from '@reticle/core/text';
import type { AbilityOf } from '../../language/ability.js';
import type { Cost } from '../../language/cost.js';
import { CLASSIFICATIONS } from '../../language/facts.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { contextOf, token } from '../phrases/context.js';
import { dashCost } from '../phrases/costs.js';
import { said, type Words } from '../phrases/said.js';
import { bareNouns } from '../phrases/selections.js';

type ShiftAbility = AbilityOf<'shift'>;

const CHARACTERS = 'characters';
/** Any character of the player's own (8.10.8.2). */
const ANY: LorcanaCardFilter = { type: 'character' };

const costOf = ({ ink = 0, choose, exert, banish }: Cost): Pick<ShiftAbility, 'ink' | 'choose'> | undefined =>
  exert === undefined && banish === undefined ? { ink, ...(choose ? { choose } : {}) } : undefined;

const KNOWN: ReadonlySet<string> = new Set(CLASSIFICATIONS);

/**
 * Reads the characters of a classification: "puppy", "universal". An unknown word is not taken for a classification
 * of a later set, since it may be a kind of Shift that is not understood (8.10.8).
 */
function ontoOf(words: readonly Token[]): LorcanaCardFilter | undefined {
  if (words.length === 1 && words[0]?.text === 'universal') return ANY;
  const onto = bareNouns.read([...words, token(CHARACTERS)], contextOf());
  const { type, withClassification, ...more } = onto ?? {};
  return type === 'character' &&
    typeof withClassification === 'string' &&
    KNOWN.has(withClassification) &&
    Object.keys(more).length === 0
    ? onto
    : undefined;
}

/**
 * Reads "Shift: Discard a location card", "Puppy Shift 3" or "Universal Shift 4 {I}" (8.10.1, 8.10.8). Returns
 * undefined if the words are no Shift.
 */
export function readShift(words: readonly Token[]): ShiftAbility | undefined {
  const at = words.findIndex(({ text }) => text === 'shift');
  if (at < 0 || at > 3) return undefined;
  const rest = words.slice(at + 1);
  const costs = rest[0]?.text === ':' ? dashCost.read(rest.slice(1), contextOf()) : undefined;
  const paid = costs && costOf(costs);
  if (at === 0) return paid && { kind: 'shift', ...paid };
  const onto = ontoOf(words.slice(0, at));
  if (!onto) return undefined;
  if (paid) return { kind: 'shift', ...paid, onto };
  const ink = numberOf(rest[0]?.text ?? '');
  const isInk = rest.length === 1 || (rest.length === 2 && rest[1]?.text === '{i}');
  return typeof ink === 'number' && isInk ? { kind: 'shift', ink, onto } : undefined;
}

const isAny = (onto: LorcanaCardFilter): boolean =>
  Object.entries(onto).every(([key, value]) => (key === 'type' ? value === 'character' : key === 'zone'));

function ontoWords(onto: LorcanaCardFilter): Words {
  if (isAny(onto)) return 'Universal ';
  const words = bareNouns.print(onto, contextOf());
  const suffix = ` ${CHARACTERS}`;
  return words?.endsWith(suffix) === true ? `${words.slice(0, -suffix.length)} ` : undefined;
}

/** Prints a way to shift. Returns undefined if there are no words for it. */
export function shiftWords({ ink, choose, onto }: ShiftAbility): Words {
  const lead = onto === undefined ? '' : ontoWords(onto);
  if (!choose) return onto === undefined ? undefined : said`${lead}Shift ${ink} {I}`;
  const cost = dashCost.print({ ...(ink > 0 ? { ink } : {}), choose }, contextOf());
  return said`${lead}Shift: ${cost}`;
}
