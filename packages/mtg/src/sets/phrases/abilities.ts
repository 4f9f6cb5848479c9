import type { TargetSpec } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import type { StaticAbility, Trigger, TriggeredAbility } from '../../language/card-definition.js';
import type { Change } from '../../language/change.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { Selector } from '../../language/selector.js';
import { type Price, paid } from '../../language/templates/parts.js';
import type { CardAbilities } from '../define.js';

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

/** `triggers('dies', trigger, effects)`: with an id that stays. */
export const triggers = (
  id: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: Partial<Pick<TriggeredAbility, 'targets' | 'if'>> = {},
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

/** A card with one triggered ability. */
export const when = (trigger: Trigger, ...effects: readonly Effect[]): CardAbilities => ({
  triggered: [triggers('triggers', trigger, effects)],
});
