import { sameValue } from '@reticle/core/text';
import type { MoveCardsEffect } from '../../language/effects/cards.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** All cards of a graveyard go into their owner's library, which is shuffled (rule 701.24a). */
const shuffledIn = (owner: 'self' | `role.${string}`): MoveCardsEffect => ({
  effect: 'moveCards',
  what: { each: { zone: 'graveyard', owner } },
  to: 'library',
  position: 'shuffled',
});
function ownerIn({ what }: MoveCardsEffect): string | undefined {
  const owner = typeof what === 'object' && 'each' in what ? what.each.owner : undefined;
  return typeof owner === 'string' ? owner : undefined;
}

/** "Shuffle", "target player shuffles". */
export const shuffleWords: EffectWords = [
  says('moveCards', {
    words: 'you shuffle your graveyard into your library',
    holes: {},
    make: () => shuffledIn('self'),
    parts: (effect) => (sameValue(effect, shuffledIn('self')) ? {} : undefined),
  }),
  says('moveCards', {
    words: '<who> shuffles their graveyard into their library',
    holes: { who },
    make: ({ who: player }) =>
      typeof player === 'object' && 'bound' in player ? shuffledIn(`role.${player.bound}`) : undefined,
    parts(effect) {
      const owner = ownerIn(effect);
      return owner?.startsWith('role.') && sameValue(effect, shuffledIn(`role.${owner.slice(5)}`))
        ? { who: { bound: owner.slice(5) } }
        : undefined;
    },
  }),
  says('shuffle', {
    words: '<who> shuffles|shuffle',
    also: ['<who> shuffles their library'],
    holes: { who },
    make: (values) => ({ effect: 'shuffle', ...unlessYou(values.who) }),
    parts: ({ who: player = 'you' }) => ({ who: player }),
  }),
  says('shuffle', {
    words: 'shuffle your library',
    also: ['you shuffle your library'],
    holes: {},
    make: () => ({ effect: 'shuffle' }),
    parts: () => undefined,
  }),
];
