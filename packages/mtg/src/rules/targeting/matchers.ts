import {
  type FilterContext,
  type MatcherRecord,
  type Matchers,
  type NumericComparison,
  amount,
  flag,
  member,
  player,
} from '@reticle/core';
import type { AbilityKeys, Aim, CardKeys, PlayerKeys } from '../../language/filter.js';
import type { ChosenNow, LinkedAbility, LinkedCard } from '../../state/links.js';
import type { MtgPlayer } from '../../state/player.js';
import { controllerOf } from '../../state/facts.js';
import { fact, isSource, wordsOfPlayer } from './facets.js';
import { hasQuality, qualityMatchers } from './quality.js';

type Aims = Aim | readonly Aim[];
const listOf = (aims: Aims): readonly Aim[] => ('length' in aims ? aims : [aims]);

function hits(chosen: ChosenNow, wanted: Aims, context: FilterContext): boolean {
  return listOf(wanted).some((aim) => {
    if ('player' in aim) return context.isPlayer(chosen.player, aim.player);
    if ('ability' in aim) return chosen.ability === true;
    return chosen.card !== undefined && hasQuality(chosen.card, aim.card, context);
  });
}

/** Matches "that targets ...": at least one target matches in the current state (rule 115.9b). */
function targetsMatcher<Obj>(read: (object: Obj) => readonly ChosenNow[]): MatcherRecord<Obj, Aims, unknown> {
  return {
    test: (object, wanted, context) => read(object).some((chosen) => hits(chosen, wanted, context)),
    cost: 8,
    actual: (object) => read(object).map(({ key }) => key),
    words: () => ({ after: 'that targets such a thing' }),
    references: true,
  };
}

/** Matches "that targets only ...": a single thing, however often chosen, which matches now (rule 115.9c). */
function targetsOnlyMatcher<Obj>(
  read: (object: Obj) => readonly ChosenNow[],
): MatcherRecord<Obj, Aims, unknown> {
  return {
    test: (object, wanted, context) => {
      const [first, ...more] = read(object);
      return (
        first !== undefined && more.every(({ key }) => key === first.key) && hits(first, wanted, context)
      );
    },
    cost: 8,
    actual: (object) => read(object).map(({ key }) => key),
    words: () => ({ after: 'that targets only such a thing' }),
    references: true,
  };
}

/**
 * Matches "with N targets", counting all that were chosen, with repeats and targets that became illegal (rule
 * 115.9a).
 */
function targetCountMatcher<Obj>(
  read: (object: Obj) => readonly ChosenNow[],
): MatcherRecord<Obj, NumericComparison, unknown> {
  return { ...amount('target count', (object: Obj) => read(object).length), changes: () => [] };
}
const aimsOf = ({ links }: LinkedCard) => links?.targets ?? [];

/** Whether a permanent has counters, is equipped, or is enchanted by an Aura of its own controller (rule 700.9). */
const isModified = ({ counters, links, ...card }: LinkedCard): boolean =>
  Object.values(counters).some((count) => count > 0) ||
  (links?.attachments ?? []).some(
    (attached) =>
      attached.subtypes.includes('Equipment') ||
      (attached.subtypes.includes('Aura') && controllerOf(attached) === controllerOf(card)),
  );

/** The matchers of {@link MtgCardFilter}, one for each key. */
export const cardMatchers: Matchers<LinkedCard, CardKeys> = {
  ...qualityMatchers,
  targets: targetsMatcher(aimsOf),
  targetsOnly: targetsOnlyMatcher(aimsOf),
  targetCount: targetCountMatcher(aimsOf),
  attachedTo: {
    test: ({ links }, wanted, context) =>
      links?.attachedTo !== undefined && hasQuality(links.attachedTo, wanted, context),
    cost: 8,
    actual: ({ attachedTo }) => attachedTo,
    words: () => ({ after: 'attached to such an object' }),
    references: true,
  },
  attachedToThis: {
    ...fact(
      ({ links }: LinkedCard, context) =>
        links?.attachedTo !== undefined && isSource(links.attachedTo, context),
      {
        yes: 'attached to this',
        no: 'not attached to this',
      },
    ),
    needsSource: true,
  },
  hostOfThis: {
    ...fact(
      ({ links }: LinkedCard, context) => links?.attachments.some((card) => isSource(card, context)) ?? false,
      { yes: 'to which this is attached', no: 'to which this is not attached' },
    ),
    needsSource: true,
  },
  attachedToPlayer: {
    test: ({ attachedTo }, wanted, context) =>
      attachedTo?.kind === 'player' && context.isPlayer(attachedTo.id, wanted),
    actual: ({ attachedTo }) => attachedTo,
    ...wordsOfPlayer((who) => `attached to ${who}`),
    references: true,
  },
  attachment: {
    test: ({ links }, wanted, context) =>
      links?.attachments.some((card) => hasQuality(card, wanted, context)) ?? false,
    cost: 8,
    actual: ({ links }) => links?.attachments.map(({ instanceId }) => instanceId) ?? [],
    words: () => ({ after: 'with such an attachment' }),
    references: true,
  },
  modified: {
    test: (card, wanted) => isModified(card) === wanted,
    actual: isModified,
    words: (wanted) => ({ before: wanted ? 'modified' : 'unmodified' }),
    references: true,
  },
};
const targetsOf = ({ targets }: LinkedAbility) => targets;

/** The matchers of `MtgAbilityFilter`, one for each key. */
export const abilityMatchers: Matchers<LinkedAbility, AbilityKeys> = {
  targets: targetsMatcher(targetsOf),
  targetsOnly: targetsOnlyMatcher(targetsOf),
  targetCount: targetCountMatcher(targetsOf),
  ability: member(
    'ability',
    ({ ability }: LinkedAbility) => ability,
    (kinds) => `that is ${kinds}`,
  ),
  loyalty: flag('loyalty', ({ loyalty }: LinkedAbility) => loyalty, { yes: 'loyalty', no: 'nonloyalty' }),
  controller: player(
    'controller',
    ({ controller }: LinkedAbility) => controller,
    (who) => `controlled by ${who}`,
  ),
  source: {
    test: ({ sourceCard }, wanted, context) =>
      sourceCard !== undefined && hasQuality(sourceCard, wanted, context),
    cost: 8,
    actual: ({ source }) => source,
    words: () => ({ after: 'of such a source' }),
    references: true,
  },
};

/** The matchers of `MtgPlayerFilter`, one for each key. */
export const playerMatchers: Matchers<MtgPlayer, PlayerKeys> = {
  is: player(
    'id',
    ({ id }: MtgPlayer) => id,
    (who) => `who is ${who}`,
  ),
  playerId: member(
    'id',
    ({ id }: MtgPlayer) => id,
    (ids) => `named ${ids}`,
    false,
  ),
  life: amount('life', ({ life }: MtgPlayer) => life),
  thisTurn: {
    test: ({ thisTurn: happened = [] }, wanted) =>
      (typeof wanted === 'string' ? [wanted] : wanted).every((one) => happened.includes(one)),
    cost: 3,
    actual: ({ thisTurn: happened = [] }) => happened,
    words: (wanted) => ({ after: `to whom this happened this turn: ${[wanted].flat().join(' and ')}` }),
  },
};
