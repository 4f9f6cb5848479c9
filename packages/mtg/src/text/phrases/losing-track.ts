import { someWithin } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import type { Effect } from '../../language/effects/effect.js';

/** Returns what a selector refers to: `self`, and bound names. */
function namesIn(selector: unknown): readonly string[] {
  if (selector === 'self') return ['self'];
  if (typeof selector !== 'object' || selector === null) return [];
  if ('bound' in selector && typeof selector.bound === 'string') return [selector.bound];
  return 'among' in selector && Array.isArray(selector.among) ? selector.among.flatMap(namesIn) : [];
}

/** The keys under which an effect names the objects that it affects. */
const OBJECTS = ['what', 'to', 'onto'] as const;

const valueAt = (effect: object, key: string): unknown =>
  Object.entries(effect).find(([name]) => name === key)?.[1];

const objectsOf = (effect: object): readonly string[] =>
  OBJECTS.flatMap((key) => namesIn(valueAt(effect, key)));

/** The effects and costs that move their objects to another zone. */
const MOVES: ReadonlySet<string> = new Set([
  'counter',
  'destroy',
  'discard',
  'exile',
  'moveCards',
  'return',
  'sacrifice',
]);
const isPart = (part: unknown): part is object => typeof part === 'object' && part !== null;
const kindOf = (part: object): unknown => valueAt(part, 'effect') ?? valueAt(part, 'cost');
const BRANCHES = ['effects', 'else', 'win', 'lose'] as const;

function partsAt(part: object, key: string): readonly object[] {
  const inner = valueAt(part, key);
  return Array.isArray(inner) ? inner.filter(isPart) : [];
}

/**
 * Whether effects would look for an object that they, or their costs, have moved before. It is a new object
 * there (rule 400.7), which its old name doesn't mean. Its last known information may still be asked for.
 *
 * @param lost the names of what is gone already
 */
export function losesTrack(parts: readonly (Effect | AbilityCost)[], lost: readonly string[]): boolean {
  return goneAfter(parts, new Set(lost)) === undefined;
}

/**
 * Returns what is gone after some parts, in order. Returns undefined if one of them looks for what is gone.
 */
function goneAfter(parts: readonly object[], before: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const gone = new Set(before);
  for (const part of parts) {
    const objects = objectsOf(part);
    if (objects.some((name) => gone.has(name))) return undefined;
    const kind = kindOf(part);
    if (typeof kind === 'string' && MOVES.has(kind)) for (const name of objects) gone.add(name);
    // A name that is bound where the object arrives means the new object.
    const named = valueAt(part, 'bind');
    if (typeof named === 'string') gone.delete(named);
    for (const name of goneInside(part, gone) ?? [undefined]) {
      if (name === undefined) return undefined;
      gone.add(name);
    }
  }
  return gone;
}

/** Does the same for the branches of a part, one of which happens. The costs come before each of them. */
function goneInside(part: object, before: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const paid = goneAfter(partsAt(part, 'costs'), before);
  const all = BRANCHES.map((key) => paid && goneAfter(partsAt(part, key), key === 'else' ? before : paid));
  return all.includes(undefined) ? undefined : new Set(all.flatMap((gone) => [...(gone ?? [])]));
}

/** Effects that happen only if somebody wants it, or under a condition. */
const OFFERS: ReadonlySet<Effect['effect']> = new Set(['may', 'mayPay', 'if']);

/** Returns the targets to which a part refers. */
const targetsWithin = (part: unknown, targets: readonly string[]): readonly string[] =>
  targets.filter((id) => someWithin(part, (value) => namesIn(value).includes(id)));

/**
 * Whether effects refer to a target of something that may not have happened: "you may pay {2}. If you do, tap
 * target creature. That creature doesn't untap ..." leaves open whether it untaps if nobody pays.
 *
 * @param targets the ids of the ability's slots
 */
export function leansOnAnOffer(effects: readonly Effect[], targets: readonly string[]): boolean {
  const sure = new Set<string>();
  const offered = new Set<string>();
  return effects.some((effect) => {
    const meant = targetsWithin(effect, targets);
    const named = OFFERS.has(effect.effect) && !('else' in effect) ? offered : sure;
    if (effect.effect === 'if') for (const id of targetsWithin(effect.condition, targets)) sure.add(id);
    const leans = meant.some((id) => offered.has(id) && !sure.has(id));
    for (const id of meant) named.add(id);
    return leans;
  });
}

/** Returns what a cost moves: the source, and what was chosen for its parts under the names `cost1` ... */
export function lostToCosts(costs: readonly AbilityCost[]): readonly string[] {
  let chosen = 0;
  return costs.flatMap((cost) => {
    if (!('what' in cost) || cost.what === undefined || cost.cost === 'reveal') return [];
    if (cost.cost === 'putCounters' && cost.what === 'self') return [];
    if (cost.what === 'self') return ['self'];
    chosen++;
    return MOVES.has(cost.cost) ? [`cost${chosen}`] : [];
  });
}

/**
 * Rewrites effects of "when ~ dies": they move the card where it went, which the trigger names `it` (rule
 * 603.10a).
 */
export function afterLeaving(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect): Effect => {
    if (effect.effect === 'moveCards')
      return effect.what === 'self' ? { ...effect, what: { bound: 'it' } } : effect;
    if (effect.effect !== 'may' && effect.effect !== 'mayPay' && effect.effect !== 'if') {
      return 'effects' in effect ? { ...effect, effects: afterLeaving(effect.effects) } : effect;
    }
    const { effects: then, else: otherwise } = effect;
    const branches = {
      ...(then ? { effects: afterLeaving(then) } : {}),
      ...(otherwise ? { else: afterLeaving(otherwise) } : {}),
    };
    return effect.effect === 'may'
      ? { ...effect, ...branches, effects: afterLeaving(effect.effects) }
      : { ...effect, ...branches };
  });
}
