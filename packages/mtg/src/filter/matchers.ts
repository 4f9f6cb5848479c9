import { amount, flag, member, player, type Matchers } from '@reticle/core';
import type { LinkedAbility, LinkedCard } from '../state/links.js';
import type { MtgPlayer } from '../state/player.js';
import { targetCountMatcher, targetsMatcher, targetsOnlyMatcher } from './aims.js';
import { fact, isSource } from './facets.js';
import { qualityMatchers } from './quality-matchers.js';
import { hasQuality } from './quality.js';
import type { AbilityKeys, CardKeys, PlayerKeys } from './schema.js';

const aimsOf = ({ links }: LinkedCard) => links?.targets ?? [];

/** One matcher a key of {@link MtgCardFilter}. */
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
    words: (wanted) => ({ after: `attached to ${wanted}` }),
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
};

const targetsOf = ({ targets }: LinkedAbility) => targets;

/** One matcher a key of `MtgAbilityFilter`. */
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

/** One matcher a key of `MtgPlayerFilter`. */
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
};
