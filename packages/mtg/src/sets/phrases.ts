import type { TargetSlot, TargetSpec } from '@reticle/core';
import type { ActivatedAbility } from '../abilities/ability.js';
import type { AbilityAmount } from '../abilities/amount.js';
import type { Selector } from '../abilities/selector.js';
import { paid, type Price } from '../abilities/templates/price.js';
import type { Change } from '../continuous/change.js';
import type { Effect } from '../effects/effect.js';
import type { MtgCardFilter } from '../filter/schema.js';
import { NO_TARGETS } from '../stack/declaration.js';
import type { MtgKeyword } from '../state/keyword.js';
import { anyTarget, type MtgQuery } from '../targeting/queries.js';
import type { StaticAbility, Trigger, TriggeredAbility } from './card-definition.js';
import type { CardAbilities } from './define.js';

// --- what is targeted

/** One slot: a query or several ("any target"), and how many if it is not one. */
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

/** "Target ...", once for each: slots `t1`, `t2` ... */
export const targeting = (...targets: readonly Target[]): TargetSpec => ({
  slots: targets.map(slotOf),
  relations: [],
  timing: 'announcement',
});

/** Any number of any targets, among which so much is divided. */
export const dividing = (total: number): TargetSpec => ({
  ...NO_TARGETS,
  slots: targeting({ of: anyTarget(), max: 'any' }).slots.map((slot) => ({
    ...slot,
    min: 1,
    division: { total },
  })),
});

/** What was chosen in the first slot. */
export const t1: Selector = { bound: 't1' };

// --- what happens

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

// --- whom

export const each = (filter: MtgCardFilter): Selector => ({ each: filter });
export const creatures = (filter: MtgCardFilter = {}): Selector => each({ type: 'creature', ...filter });

// --- when, and for what price

/** `price: effects`, with an id that stays. */
export const ability = (
  id: string,
  price: Price,
  effects: readonly Effect[],
  more: Partial<Pick<ActivatedAbility, 'targets' | 'timing' | 'perTurn' | 'zone'>> = {},
): ActivatedAbility => ({ id, costs: paid(price), effects, isManaAbility: false, ...more });

/** A card with one activated ability. */
export const activates = (...abilityParts: Parameters<typeof ability>): CardAbilities => ({
  activated: [ability(...abilityParts)],
});

export const enters: Trigger = { on: 'moves', what: 'self', to: 'battlefield' };
export const triggers = (
  id: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: Partial<Pick<TriggeredAbility, 'targets'>> = {},
): TriggeredAbility => ({ id, trigger, effects, ...more });

/** What an object is as long as the card is on the battlefield. */
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
/** A spell whose targets are said, and whose effect is not. */
export const onlyTargets = (targets: TargetSpec, ...unexpressed: readonly string[]): CardAbilities => ({
  spell: { targets },
  unexpressed,
});
