import type { TargetSlot, TargetSpec } from '@reticle/core';
import type { ActivatedAbility } from '../language/ability.js';
import { NO_TARGETS, type StaticAbility, type TriggeredAbility } from '../language/card-definition.js';
import type { Trigger } from '../language/trigger.js';
import type { Change } from '../language/change.js';
import type { Effect } from '../language/effects/effect.js';
import type { MtgCardFilter } from '../language/filter.js';
import type { MtgKeyword } from '../language/keyword.js';
import { anyTarget, type MtgQuery } from '../language/queries.js';
import type { AbilityAmount, Selector } from '../language/selector.js';
import { costsOfPrice, type Price } from '../language/templates/parts.js';
import type { CardAbilities } from './define.js';

const endOfTurn = 'endOfTurn' as const;

export const damage = (amount: AbilityAmount, to: Selector, by?: Selector): Effect => ({
  effect: 'damage',
  amount,
  to,
  ...(by === undefined ? {} : { by }),
});

export const pump = (what: Selector, power: AbilityAmount, toughness: AbilityAmount): Effect => ({
  effect: 'pump',
  what,
  power,
  toughness,
  until: endOfTurn,
});

export const gains = (what: Selector, ...keywords: readonly string[]): Effect => ({
  effect: 'gainKeywords',
  what,
  keywords: keywords.map((keyword) => ({ keyword })),
  until: endOfTurn,
});

export const loses = (what: Selector, ...keywords: readonly string[]): Effect => ({
  effect: 'loseKeywords',
  what,
  keywords,
  until: endOfTurn,
});
export const regenerate = (what: Selector): Effect => ({ effect: 'regenerate', what });
export const destroy = (what: Selector): Effect => ({ effect: 'destroy', what });

/** "... It can't be regenerated." */
export const destroyForGood = (what: Selector): Effect => ({ effect: 'destroy', what, cantRegenerate: true });

export const draw = (amount: AbilityAmount = 1, who: Selector = 'you'): Effect => ({
  effect: 'draw',
  amount,
  who,
});

export const gainLife = (amount: AbilityAmount, who: Selector = 'you'): Effect => ({
  effect: 'gainLife',
  amount,
  who,
});

export const loseLife = (amount: AbilityAmount, who: Selector = 'you'): Effect => ({
  effect: 'loseLife',
  amount,
  who,
});
export const tap = (what: Selector): Effect => ({ effect: 'tap', what });
export const untap = (what: Selector): Effect => ({ effect: 'untap', what });
export const toHand = (what: Selector): Effect => ({ effect: 'moveCards', what, to: 'hand' });

export const onTop = (what: Selector): Effect => ({
  effect: 'moveCards',
  what,
  to: 'library',
  position: 'top',
});
export const sacrificeThis: Effect = { effect: 'sacrifice', what: 'self' };

export const token = (
  [power, toughness]: readonly [number, number],
  facts: Omit<
    Extract<Effect, { readonly effect: 'createToken' }>['token'],
    'power' | 'toughness' | 'types'
  > & {
    readonly types?: readonly string[];
  },
  count: AbilityAmount = 1,
): Effect => ({
  effect: 'createToken',
  token: { types: ['creature'], ...facts, power, toughness },
  count,
});
export const may = (...effects: readonly Effect[]): Effect => ({ effect: 'may', effects });

/** Builds the ability `price: effects`, with a stable id. */
export const ability = (
  id: string,
  price: Price,
  effects: readonly Effect[],
  more: Partial<Pick<ActivatedAbility, 'targets' | 'timing' | 'perTurn' | 'zone'>> = {},
): ActivatedAbility => ({ id, costs: costsOfPrice(price), effects, isManaAbility: false, ...more });

/** A card with one activated ability. */
export const activates = (...abilityParts: Parameters<typeof ability>): CardAbilities => ({
  activated: [ability(...abilityParts)],
});
export const enters: Trigger = { on: 'moves', what: 'self', to: 'battlefield' };

/** Builds a triggered ability with a stable id: `triggers('dies', trigger, effects)`. */
export const triggers = (
  id: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: Partial<Pick<TriggeredAbility, 'targets' | 'if'>> = {},
): TriggeredAbility => ({ id, trigger, effects, ...more });

/** Builds a static ability, which applies while the card is on the battlefield. */
export const always = (id: string, affects: Selector, change: Change): StaticAbility => ({
  id,
  affects,
  change,
});

export const keywords = (...names: readonly (string | MtgKeyword)[]): Pick<Change, 'addKeywords'> => ({
  addKeywords: names.map((name) => (typeof name === 'string' ? { keyword: name } : name)),
});

/** An instant or sorcery. */
export const spellOf = (effects: readonly Effect[], targets?: TargetSpec): CardAbilities => ({
  spell: { effects, ...(targets === undefined ? {} : { targets }) },
});

/** A card with one triggered ability. */
export const when = (trigger: Trigger, ...effects: readonly Effect[]): CardAbilities => ({
  triggered: [triggers('triggers', trigger, effects)],
});

/** A slot: one query or several ("any target"), and the number of targets if it isn't one. */
type Target =
  | MtgQuery
  | readonly MtgQuery[]
  | { readonly of: MtgQuery | readonly MtgQuery[]; readonly max: TargetSlot['max'] };
const isList = (target: Target | MtgQuery): target is readonly MtgQuery[] => Array.isArray(target);

function slotOf(target: Target, index: number): TargetSlot {
  const counted = 'of' in target;
  const of = counted ? target.of : target;
  const accepts = isList(of) ? of : [of];
  return {
    id: `t${index + 1}`,
    accepts: accepts.map(({ kind, filter }) => ({ kind, filter: { ...filter } })),
    min: counted ? 0 : 1,
    max: counted ? target.max : 1,
    chooser: 'controller',
    mode: 'target',
  };
}

/** Builds the spec of "target ..." for each of these: slots `t1`, `t2` ... */
export const targeting = (...targets: readonly Target[]): TargetSpec => ({
  slots: targets.map(slotOf),
  relations: [],
  timing: 'announcement',
});

/** Builds the query for "target ... card in a graveyard". Tokens don't stay there (rule 111.7). */
export const cardInGraveyard = (filter: MtgCardFilter = {}): MtgQuery => ({
  kind: 'card',
  filter: { zone: 'graveyard', ...filter },
});

/** Builds the spec of any number of targets among which an amount is divided. */
export const dividing = (total: number): TargetSpec => ({
  ...NO_TARGETS,
  slots: targeting({ of: anyTarget(), max: 'any' }).slots.map((slot) => ({
    ...slot,
    division: { total },
  })),
});

/** What was chosen in the first slot. */
export const t1: Selector = { bound: 't1' };
export const each = (filter: MtgCardFilter): Selector => ({ each: filter });
export const creatures = (filter: MtgCardFilter = {}): Selector => each({ type: 'creature', ...filter });

/** What a trigger names: the object to which it happened, and that object's player. */
export const it: Selector = { bound: 'it' };
export const thatPlayer: Selector = { bound: 'player' };

/** The player whom the creature of a trigger attacks (rule 508.5). */
export const defender: Selector = { bound: 'defender' };
