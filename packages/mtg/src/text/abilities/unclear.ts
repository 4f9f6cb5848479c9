import { isOtherUnclear, someWithin } from '@reticle/core/text';
import { isInstantOrSorcery } from '../../language/vocabulary.js';
import { QUOTED } from './guarded.js';

type ReadPart = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is ReadPart => typeof value === 'object' && value !== null;

/** What a face is, as far as it decides whether the card itself is among some objects. */
interface FaceKind {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** Whether the card itself can be among the objects of a filter. Vehicles become creatures. */
const canBe =
  ({ types, subtypes }: FaceKind) =>
  ({ zone = 'battlefield', type }: ReadPart): boolean => {
    if (zone !== 'battlefield') return true;
    if (isInstantOrSorcery(types)) return false;
    const among: readonly unknown[] = type === undefined ? [] : [type].flat();
    return among.length === 0 || subtypes.includes('Vehicle') || types.some((one) => among.includes(one));
  };

/**
 * Finds what the words of an ability leave open, though they were read:
 *
 * - `mtg.unclearOther`: "other" was read as other than the card itself. That can never be meant, or other objects were
 *   named before than which it may mean, or it was read as other than you where another player was named.
 * - `mtg.unclearControl`: a card that need not be yours enters the battlefield, and the words do not say under whose
 *   control. It would be yours (rule 110.2a), and was read as its owner's.
 * - `mtg.unclearWords`: "this mana" or "that much" may be one of several that were named, a player would sacrifice what another controls, what can't attack or block would be paid for
 *   as the spell resolves, or a rule for players stands on a spell, which says for how long
 *   only if it is an effect.
 *
 * @param said the words of the face
 */
export function unclearIn(
  read: unknown,
  said: string,
  face: FaceKind,
): 'mtg.unclearOther' | 'mtg.unclearControl' | 'mtg.unclearWords' | undefined {
  const names = namesIn(read);
  if (isOtherUnclear(read, { canBe: canBe(face), names, keys: ALIKE, apart: QUOTED }) || leavesOutYou(read))
    return 'mtg.unclearOther';
  if (entersForAnother(read, said)) return 'mtg.unclearControl';
  return isRuleOnSpell(read, face) || isMuchUnclear(read) || someWithin(read, isOpen, QUOTED)
    ? 'mtg.unclearWords'
    : undefined;
}

/** The rules that a spell has as it is cast or countered. All others need a duration. */
const OF_SPELLS: ReadonlySet<unknown> = new Set(
  'additionalCost alternativeCost cantBeCountered castOnly flashCost flashIf strive thisCosts'.split(' '),
);

function isRuleOnSpell(read: unknown, { types }: FaceKind): boolean {
  if (!isObject(read) || !isInstantOrSorcery(types)) return false;
  const { keywords } = read;
  return Array.isArray(keywords) && keywords.filter(isObject).some(({ keyword }) => !OF_SPELLS.has(keyword));
}

const CANT: ReadonlySet<unknown> = new Set(['cantAttack', 'cantBlock']);

/** Whether an effect is read as something that its words need not, or cannot, mean. */
function isOpen(part: unknown): boolean {
  if (!isObject(part)) return false;
  const { effect, who = 'you', filter } = part;
  // "Add {R}. Add {G}. Spend this mana only to ...": only the last, or both?
  if (Array.isArray(part['effects']) && saysOfLastMana(part['effects'])) return true;
  // Nobody sacrifices what another player controls (rule 701.21a).
  if (effect === 'sacrifice' && who !== 'you' && isObject(filter))
    return filter['controller'] === 'self' || filter['owner'] === 'self';
  // A cost to attack or block is paid as that is declared (rules 508.1g, 509.1d).
  const forbids = (inner: unknown) => isObject(inner) && CANT.has(inner['keyword']);
  return effect === 'mayPay' && someWithin(part['else'], forbids, QUOTED);
}

/** Effects with an amount of life or damage. */
const OF_LIFE: ReadonlySet<unknown> = new Set(['gainLife', 'loseLife', 'damage']);
/** Whether "that much" is the amount of an event after the words have said another: "you gain 2 life and they lose that much". */
function isMuchUnclear(read: unknown): boolean {
  if (!isObject(read) || !isObject(read['trigger']) || !Array.isArray(read['effects'])) return false;
  const amounts = read['effects'].filter(isObject).filter(({ effect }) => OF_LIFE.has(effect));
  const first = amounts.findIndex(({ amount }) => typeof amount === 'number');
  return first >= 0 && amounts.slice(first).some(({ amount }) => amount === 'X');
}

const OF_MANA = ['spendOnly', 'neverCast', 'lasts'] as const;
/** Whether something is said of the last mana of several that are added. */
const saysOfLastMana = (effects: readonly unknown[]): boolean => {
  const added = effects.filter(isObject).filter(({ effect }) => effect === 'addMana');
  return added.slice(1).some((mana) => OF_MANA.some((key) => mana[key] !== undefined));
};

/** Whether a spell speaks of what it is attached to: "destroy enchanted permanent". It is attached to nothing. */
export const hasNoHost = (read: unknown, { types }: FaceKind): boolean =>
  isInstantOrSorcery(types) && someWithin(read, (part) => part === 'host', QUOTED);

/** What the objects of a filter have one of. */
const ALIKE = {
  zone: 'battlefield',
  type: undefined,
  controller: undefined,
  owner: undefined,
} as const;

/** Returns what a part of an ability names: what an event happens to, a target, what a static ability affects. */
const namesIn = (read: unknown): ((part: ReadPart) => readonly unknown[]) => {
  const slots = new Map(isObject(read) ? slotsOf(read) : []);
  return ({ trigger, affects, bound }) => [
    ...thingsOf(trigger),
    ...(isObject(affects) ? [affects['each']] : []),
    slots.get(bound),
  ];
};

/** Events of cards that are elsewhere than on the battlefield. */
const ELSEWHERE: ReadonlySet<unknown> = new Set(['casts', 'cycles', 'discards']);

/** Returns the events of a trigger: one, or each of several. */
const partsOf = (trigger: unknown): readonly ReadPart[] => {
  if (!isObject(trigger)) return [];
  return Array.isArray(trigger['of']) ? trigger['of'].flatMap(partsOf) : [trigger];
};

/** Returns the filters of what the events of a trigger happen to. */
const thingsOf = (trigger: unknown): readonly unknown[] =>
  partsOf(trigger)
    .filter(({ on }) => !ELSEWHERE.has(on))
    .map(({ what }) => what);

/** Returns the ids of the ability's targets, each with a filter of what it may be. */
function slotsOf({ targets }: ReadPart): readonly (readonly [id: unknown, filter: ReadPart])[] {
  const slots = isObject(targets) && Array.isArray(targets['slots']) ? targets['slots'] : [];
  return slots
    .filter(isObject)
    .flatMap(({ id, accepts }) =>
      (Array.isArray(accepts) ? accepts.filter(isObject) : []).flatMap(({ kind, filter = {} }) =>
        kind === 'card' && isObject(filter) ? [[id, filter] as const] : [],
      ),
    );
}

const SEVERAL: ReadonlySet<unknown> = new Set(['eachPlayer', 'eachOpponent']);

function leavesOutYou(read: unknown): boolean {
  const leaves = someWithin(read, (part) => isObject(part) && part['except'] === 'you');
  return leaves && someWithin(read, namesPlayer);
}
const namesPlayer = (part: unknown): boolean => {
  if (!isObject(part)) return false;
  const { on, who, whose, kind, filter } = part;
  const waits = typeof on === 'string' && (who === 'each' || whose === 'each');
  return waits || SEVERAL.has(who) || (kind === 'player' && isObject(filter));
};

/** Whether cards that need not be yours enter the battlefield under nobody's control that the words say. */
function entersForAnother(read: unknown, said: string): boolean {
  if (!isObject(read) || /\bowners?['’]s? control\b/iu.test(said)) return false;
  const others = new Set<unknown>(slotsOf(read).flatMap(([id, filter]) => (isOfAnother(filter) ? [id] : [])));
  // Who controls what dies need not own it.
  if (partsOf(read['trigger']).some((event) => event['on'] === 'moves' && event['from'] === 'battlefield'))
    others.add('it');
  const enters = (part: unknown): boolean => {
    if (!isObject(part)) return false;
    const { effect, what, to, under, bind, filter } = part;
    if (effect === 'choose' && isObject(filter) && isOfAnother(filter)) others.add(bind);
    const isPut = effect === 'moveCards' && to === 'battlefield' && under === undefined;
    return isPut && isObject(what) && others.has(what['bound']);
  };
  return someWithin(read['effects'], enters, QUOTED);
}

const isOfAnother = ({ zone = 'battlefield', owner }: ReadPart): boolean =>
  zone !== 'battlefield' && owner !== 'self';
