import type { PlacedCard } from '@reticle/core/host';
import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { taktikMatches } from './match.js';
import { place } from './place.js';

const begun = unwrap(
  taktikMatches.runtime.start({ width: 6, height: 6, force: { infantry: 1, vehicle: 0, special: 0 } }, 1),
).state;
const at = (card: string, zone: string, rest: Partial<PlacedCard> = {}): PlacedCard => ({
  card,
  id: card,
  of: 'red',
  zone,
  facts: {},
  ...rest,
});

it('cards lie where they are put, and no others', () => {
  const state = unwrap(
    place(begun, [
      at('Advanced Recon', 'stored'),
      at('dense-fog', 'tactics', { of: 'blue' }),
      at('Dense Fog', 'deck'),
      at('UN Ceasefire', 'deck'),
      at('Troop Motivation', 'drawn'),
    ]),
  );
  expect(state).toMatchObject({
    phase: 'cards',
    players: [
      { stored: ['advanced-recon'], drawn: 'troop-motivation', tactics: [] },
      { stored: [], drawn: null, tactics: ['dense-fog'] },
    ],
    deck: ['un-ceasefire'],
    tacticDeck: ['dense-fog'],
  });
});

it.each<[string, readonly PlacedCard[], string]>([
  ['a card that nobody knows', [at('No Such Card', 'stored')], 'taktik.unknownCard'],
  ['a tactic among the stored cards', [at('Dense Fog', 'stored')], 'taktik.wrongPlace'],
  ['a bonus among the tactics', [at('Advanced Recon', 'tactics')], 'taktik.wrongPlace'],
  ['a tactic just drawn', [at('Dense Fog', 'drawn')], 'taktik.wrongPlace'],
  [
    'two cards just drawn',
    [at('Advanced Recon', 'drawn'), at('UN Ceasefire', 'drawn')],
    'taktik.cardPending',
  ],
  ['somebody else', [at('Advanced Recon', 'stored', { of: 'green' })], 'invalidValue'],
  ['no zone', [at('Advanced Recon', 'pocket')], 'invalidValue'],
])('%s is refused', (_name, cards, code) => {
  const found = place(begun, cards);
  expect(found.ok ? [] : found.issues.map((issue) => issue.code)).toContain(code);
});
