import type { Ability } from '../language/ability.js';
import type { Condition } from '../language/condition.js';
import type { Cost } from '../language/cost.js';
import type { Effect, EffectNamed } from '../language/effects/schema.js';
import type { Modification } from '../language/effects/schema.js';
import type { Trigger } from '../language/trigger.js';
import type { LorcanaCardFilter } from '../language/filter.js';

// --- who and what

export const characters = (filter: LorcanaCardFilter = {}): LorcanaCardFilter => ({
  type: 'character',
  ...filter,
});
export const yourCharacters = (filter: LorcanaCardFilter = {}): LorcanaCardFilter =>
  characters({ controller: 'self', ...filter });
export const otherCharacters = (filter: LorcanaCardFilter = {}): LorcanaCardFilter =>
  yourCharacters({ excludeSelf: true, ...filter });
export const opposing = (filter: LorcanaCardFilter = {}): LorcanaCardFilter =>
  characters({ controller: 'opponent', ...filter });
/** A card of yours in a zone other than play. */
export const yours = (
  zone: 'hand' | 'discard' | 'inkwell',
  filter: LorcanaCardFilter = {},
): LorcanaCardFilter => ({ zone, owner: 'self', ...filter });
/** "Chosen ...": one card, unless a number is given. */
export const chosen = (filter: LorcanaCardFilter): { readonly choose: LorcanaCardFilter } => ({
  choose: filter,
});
export const all = (filter: LorcanaCardFilter): { readonly all: LorcanaCardFilter } => ({ all: filter });

// --- when

export const played: Trigger = { event: 'played', card: 'this' };
export const quests: Trigger = { event: 'quests', card: 'this' };
/** "Whenever you play ..." */
export const youPlay = (filter: LorcanaCardFilter): Trigger => ({
  event: 'played',
  card: { controller: 'self', ...filter },
});
/** "During your turn, whenever this character banishes another character in a challenge." */
export const winsChallenge: Trigger = { event: 'banishesInChallenge', card: 'this', during: 'yourTurn' };
/** "When this character is challenged and banished." */
export const fallsChallenged: Trigger = { event: 'isBanished', card: 'this', inChallenge: 'challenged' };
export const banishedInChallenge = (card: 'this' | LorcanaCardFilter): Trigger => ({
  event: 'isBanished',
  card,
  inChallenge: 'either',
});

export const when = (on: Trigger | readonly Trigger[], ...effects: Effect[]): Ability => ({
  kind: 'triggered',
  on: 'event' in on ? [on] : on,
  effects,
});
/** "When ..., if ...". */
export const whenIf = (on: Trigger, condition: Condition, ...effects: Effect[]): Ability => ({
  kind: 'triggered',
  on: [on],
  if: condition,
  effects,
});

// --- at what cost

export const pay = (cost: Cost, ...effects: Effect[]): Ability => ({ kind: 'activated', cost, effects });
/** "{E} - ...": the cost is to exert the card. */
export const exertTo = (...effects: Effect[]): Ability => pay({ exert: 'this' }, ...effects);
/** "Banish this item - ...". */
export const banishTo = (...effects: Effect[]): Ability => pay({ banish: 'this' }, ...effects);

// --- always, or while something holds

export const always = (who: 'this' | LorcanaCardFilter, ...gives: Modification[]): Ability => ({
  kind: 'static',
  for: who,
  gives,
});
export const during = (
  holds: Condition,
  who: 'this' | LorcanaCardFilter,
  ...gives: Modification[]
): Ability => ({ kind: 'static', while: holds, for: who, gives });
export const yourTurn: Condition = { test: 'turn', of: 'you' };
export const thereIs = (of: LorcanaCardFilter, gte = 1): Condition => ({ test: 'count', of, is: { gte } });
export const whileExerted: Condition = { test: 'is', what: 'this', so: { exerted: true } };

// --- what happens

export const may = (...effects: Effect[]): Effect => ({ effect: 'may', do: effects });
export const draw = (amount = 1): Effect => ({ effect: 'draw', amount });
export const discards = (amount: number): Effect => ({ effect: 'discard', amount });
export const eachOpponentLoses = (amount: number): Effect => ({
  effect: 'loseLore',
  who: 'eachOpponent',
  amount,
});
/** "Remove up to so much damage from ...". */
export const heal = (amount: number, what: EffectNamed<'removeDamage'>['what']): Effect => ({
  effect: 'removeDamage',
  what,
  amount,
  upTo: true,
});
export const damage = (amount: number, what: EffectNamed<'dealDamage'>['what']): Effect => ({
  effect: 'dealDamage',
  what,
  amount,
});
export const banish = (what: EffectNamed<'banish'>['what']): Effect => ({
  effect: 'banish',
  what,
});
export const exert = (what: EffectNamed<'exert'>['what']): Effect => ({
  effect: 'exert',
  what,
});
export const ready = (what: EffectNamed<'ready'>['what']): Effect => ({
  effect: 'ready',
  what,
});
export const returned = (what: EffectNamed<'returnToHand'>['what']): Effect => ({
  effect: 'returnToHand',
  what,
});
export const inked = (what: EffectNamed<'putIntoInkwell'>['what'], exerted = false): Effect => ({
  effect: 'putIntoInkwell',
  what,
  ...(exerted ? { exerted } : {}),
});
export const give = (
  what: EffectNamed<'give'>['what'],
  how: EffectNamed<'give'>['for'],
  ...gives: Modification[]
): Effect => ({ effect: 'give', what, gives, for: how });
export const thisTurn = (what: EffectNamed<'give'>['what'], ...gives: Modification[]): Effect =>
  give(what, 'thisTurn', ...gives);
/** "They can't quest for the rest of this turn." */
export const noQuest = (what = 'them'): Effect => thisTurn(what, { cant: 'quest' });
/** "If a ... is chosen, ... instead": the result depends on a property of what was chosen (rule 6.5.6). */
export const ifChosenIs = (so: LorcanaCardFilter, yes: Effect, no: Effect): Effect => ({
  effect: 'if',
  if: { test: 'is', what: 'them', so },
  do: [yes],
  else: [no],
});
/** "You pay so much less for the next ... you play this turn." */
export const payLessForNext = (amount: number, on: LorcanaCardFilter): Effect => ({
  effect: 'payLess',
  amount,
  on,
  next: true,
});

// --- numbers

export const strength = (amount: number): Modification => ({ stat: 'strength', amount });
export const lore = (amount: number): Modification => ({ stat: 'lore', amount });
export const keyword = (name: string, value?: number): Modification => ({
  keyword: name,
  ...(value === undefined ? {} : { value }),
});
