/**
 * A card game with two filter keys and two protections, in sixty lines: lamps in streets, and the wardens who
 * shelter them.
 */
import {
  amount,
  baseCard,
  baseCardFilter,
  cardKind,
  coreMatchers,
  defineGame,
  defineKind,
  flag,
  numericComparison,
} from '@reticle/core';
import * as z from 'zod';

const lampsCard = baseCard.extend({ glow: z.number(), lit: z.boolean(), street: z.string() });
export type LampsCard = z.infer<typeof lampsCard>;

const lampsState = z.strictObject({
  cards: z.array(lampsCard).readonly(),
  /** Cards as they last were before they left. */
  gone: z.array(lampsCard).readonly(),
});
export type LampsState = z.infer<typeof lampsState>;

const card = defineKind({
  ...cardKind,
  object: lampsCard,
  filter: baseCardFilter.extend({ glow: numericComparison.optional(), lit: z.boolean().optional() }),
  matchers: {
    ...coreMatchers,
    glow: amount('glow', (found: LampsCard) => found.glow),
    lit: flag('lit', (found: LampsCard) => found.lit, { yes: 'lit', no: 'unlit' }),
  },
  list: ({ cards }: LampsState) => cards,
  lastKnown: ({ gone }, { id, incarnation }) =>
    gone.find((found) => found.instanceId === id && found.incarnation === incarnation),
  protections: {
    veil: {
      rule: 'L3.1',
      refuses: ({ keywords, controller }, asking) =>
        keywords.includes('veil') && controller !== asking.controller,
    },
    shelter: {
      rule: 'L3.2',
      refuses: (found, { state, controller }) => {
        if (found.controller === controller) return false;
        const warden = state.cards.find((other) => shelters(other, found));
        return warden ? { by: { kind: 'card', id: warden.instanceId } } : false;
      },
    },
  },
});

/** Whether a warden shelters a lamp: a ready warden shelters the lamps of its own side in its street. */
function shelters(warden: LampsCard, lamp: LampsCard): boolean {
  const sameSide = warden.controller === lamp.controller && warden.street === lamp.street;
  return sameSide && warden.types.includes('warden') && !warden.exerted && lamp.types.includes('lamp');
}

export const lamps = defineGame({
  id: 'lamps',
  state: lampsState,
  players: () => [{ id: 'ann' }, { id: 'bob' }],
  kinds: [card],
});
