import { type Result, ok } from '@reticle/core';
import type { CardDefinition } from '../language/card-definition.js';
import { type MtgKeyword, keywordsNamed } from '../language/keyword.js';
import type { ManaCost } from '../language/mana.js';
import { totalManaCost } from '../rules/mana/total.js';
import { holds } from '../rules/select/condition.js';
import { amountOf } from '../rules/select/select.js';
import { seenBy } from '../rules/targeting/seen-by.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { memo } from '../state/memo.js';
import { isAnyWith, permanentsWith } from '../state/permanents-with.js';
import { isInRange } from '../state/range.js';
import { refOf } from '../state/refs.js';
import { areOpponents } from '../state/state.js';
import { withoutUndefined } from '../state/without-undefined.js';

/** A player who casts a card. */
export interface OneCasts {
  readonly player: string;
  readonly card: MtgCard;
  readonly definition: CardDefinition;
}
type OfKeyword<Name extends 'spellsCost' | 'thisCosts'> = Extract<MtgKeyword, { readonly keyword: Name }>;
type CostChange = Pick<OfKeyword<'spellsCost'>, 'less' | 'more'>;

/** Returns the permanents that change the costs of spells. */
const costChangers = (state: MtgMatchState) =>
  permanentsWith(state, 'spellsCost').flatMap((source) =>
    keywordsNamed(source.keywords, 'spellsCost').map((keyword) => ({ source, keyword })),
  );

/** Returns what a card says about its own cost, affinity included (rule 702.41a). */
const ownChanges = memo(({ keywords }: CardDefinition): readonly OfKeyword<'thisCosts'>[] => [
  ...keywordsNamed(keywords, 'thisCosts'),
  ...keywordsNamed(keywords, 'affinity').map((affinity) => ({
    keyword: 'thisCosts' as const,
    less: [1],
    each: { count: { ...affinity.for, controller: 'self' as const } },
  })),
]);

/** Whether a permanent changes the costs of spells. */
export const hasCostChangers = (state: MtgMatchState): boolean => isAnyWith(state, ['spellsCost']);

/** Whether a card changes its own cost. */
export const hasOwnCost = (definition: CardDefinition): boolean => ownChanges(definition).length > 0;

/** Multiplies a cost: {2}{W} three times is {6}{W}{W}{W}. */
const times = (cost: ManaCost, count: number): ManaCost =>
  cost.flatMap((part): ManaCost =>
    typeof part === 'number' ? [part * count] : Array.from({ length: Math.min(count, MOST) }, () => part),
  );
const MOST = 50;

const isHers = (
  state: MtgMatchState,
  who: OfKeyword<'spellsCost'>['who'],
  source: MtgCard,
  player: string,
): boolean =>
  isInRange(state, controllerOf(source), player) &&
  (who === 'any' ||
    (who === 'you' ? controllerOf(source) === player : areOpponents(state, controllerOf(source), player)));

/** Returns the changes of its cost, by permanents and by the card itself. */
function changesFor(state: MtgMatchState, { player, card, definition }: OneCasts): readonly CostChange[] {
  const others = costChangers(state).filter(
    ({ source, keyword: { who, spells } }) =>
      isHers(state, who, source, player) && seenBy(state, controllerOf(source)).has(card, spells),
  );
  const scene = { state, source: refOf(card), controller: player, variables: {}, bound: {} };
  const own = ownChanges(definition).flatMap(({ less, more, each, if: asked }): readonly CostChange[] => {
    if (asked !== undefined && !holds(asked, scene)) return [];
    const count = each === undefined ? 1 : Math.max(0, amountOf(each, scene));
    return count === 0
      ? []
      : [{ ...(less ? { less: times(less, count) } : {}), ...(more ? { more: times(more, count) } : {}) }];
  });
  const tax = commanderTax(card);
  return [...others.map(({ keyword }) => keyword), ...own, ...(tax > 0 ? [{ more: [tax] }] : [])];
}

/**
 * Returns the commander tax: {2} for each time that the commander was cast from the command zone before (rule
 * 903.8).
 */
export const commanderTax = ({ commander, zone, commandCasts = 0 }: MtgCard): number =>
  commander === true && zone === 'command' ? 2 * commandCasts : 0;

/**
 * Computes the mana that a spell costs after all increases and reductions (rule 601.2f).
 *
 * @returns the total, or the refusals of `totalManaCost`
 */
export function totalOf(
  state: MtgMatchState,
  casts: OneCasts,
  mana: ManaCost,
  X: number | undefined,
): Result<ManaCost> {
  const changes = changesFor(state, casts);
  if (changes.length === 0) return ok(mana);
  const [less, more] = [
    changes.flatMap((one) => (one.less ? [one.less] : [])),
    changes.flatMap((one) => (one.more ? [one.more] : [])),
  ];
  return totalManaCost(mana, { less, more }, withoutUndefined({ X }));
}
