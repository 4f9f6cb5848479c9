import { excludesInVain, someWithin } from '@reticle/core/text';
import { QUOTED } from './guarded.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a face is, as far as it decides whether the card itself is among some objects. */
interface FaceKind {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** Whether the card itself can be among the objects of a filter. Vehicles become creatures. */
const canBe =
  ({ types, subtypes }: FaceKind) =>
  ({ zone = 'battlefield', type }: Readonly<Record<string, unknown>>): boolean => {
    if (zone !== 'battlefield') return true;
    if (types.includes('instant') || types.includes('sorcery')) return false;
    const among: readonly unknown[] = type === undefined ? [] : [type].flat();
    return among.length === 0 || subtypes.includes('Vehicle') || types.some((one) => among.includes(one));
  };

/**
 * Whether "other" was read as something that the words cannot mean: other than the card itself, where that can never be
 * meant, or other than you, where a player was named who need not be you.
 */
export const isOtherLost = (read: unknown, face: FaceKind): boolean =>
  excludesInVain(read, canBe(face), QUOTED) || leavesOutYou(read);

function leavesOutYou(read: unknown): boolean {
  const leaves = someWithin(read, (part) => isObject(part) && part['except'] === 'you');
  return leaves && someWithin(read, namesPlayer);
}
const namesPlayer = (part: unknown): boolean => {
  if (!isObject(part)) return false;
  const { on, who, whose, kind, filter } = part;
  const waits = typeof on === 'string' && (who === 'each' || whose === 'each');
  return waits || (kind === 'player' && isObject(filter));
};
