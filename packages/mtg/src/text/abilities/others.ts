import { someWithin } from '@reticle/core/text';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a face is, as far as it decides whether the card itself is among some objects. */
interface FaceKind {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/**
 * Whether what was read of "other" excludes the card itself from objects among which it can never be: a sorcery
 * from creatures, an Aura from creatures. Then the words mean other than something else, such as the target before
 * them. Vehicles become creatures.
 */
export function excludesInVain(read: unknown, { types, subtypes }: FaceKind): boolean {
  if (!isObject(read)) return false;
  const { excludeSelf, zone, type } = read;
  if (excludeSelf === true && (zone === undefined || zone === 'battlefield')) {
    if (types.includes('instant') || types.includes('sorcery')) return true;
    const among = [type].flat().filter((one) => one !== undefined);
    const isAmong = among.some((one) => typeof one === 'string' && types.includes(one));
    if (among.length > 0 && !isAmong && !subtypes.includes('Vehicle')) return true;
  }
  return Object.values(read).some((part) => excludesInVain(part, { types, subtypes }));
}

/** Whether "each other player" leaves you out, though the ability has spoken of a player who need not be you. */
export function leavesOutYou(read: unknown): boolean {
  const leaves = someWithin(read, (part) => isObject(part) && part['except'] === 'you');
  return leaves && someWithin(read, namesPlayer);
}
const namesPlayer = (part: unknown): boolean => {
  if (!isObject(part)) return false;
  const { on, who, whose, kind, filter } = part;
  const waits = typeof on === 'string' && (who === 'each' || whose === 'each');
  return waits || (kind === 'player' && isObject(filter));
};
