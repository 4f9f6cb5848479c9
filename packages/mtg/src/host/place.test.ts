import type { PlacedCard } from '@reticle/core/host';
import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { mtgMatches } from './match.js';
import { place } from './place.js';

const begun = unwrap(mtgMatches.runtime.start({ first: 'ann' }, 1)).state;
const at = (card: string, zone: string, rest: Partial<PlacedCard> = {}): PlacedCard => ({
  card,
  id: card,
  of: 'ann',
  zone,
  facts: {},
  ...rest,
});

it('cards lie where they are put, as they are there', () => {
  const { cards, turn } = unwrap(
    place(begun, [
      at('Grizzly Bears', 'battlefield', { facts: { tapped: true, damage: 1 } }),
      at('Forest', 'library', { of: 'bob' }),
    ]),
  );
  expect(
    cards.map(({ names, zone, owner, tapped, damage }) => [names[0], zone, owner, tapped, damage]),
  ).toEqual([
    ['Grizzly Bears', 'battlefield', 'ann', true, 1],
    ['Forest', 'library', 'bob', false, 0],
  ]);
  expect(turn).toMatchObject({ step: 'main1', priority: 'ann' });
});

it('what holds on the table holds at once (rule 611.3a)', () => {
  const { cards } = unwrap(
    place(begun, [at('Crusade', 'battlefield'), at('Samite Healer', 'battlefield', { of: 'bob' })]),
  );
  const healer = cards.find(({ instanceId }) => instanceId === 'Samite Healer');
  expect(healer).toMatchObject({ power: 2, toughness: 2 });
});

it.each<[string, readonly PlacedCard[], string]>([
  ['a card that nobody knows', [at('No Such Card', 'hand')], 'mtg.unknownCard'],
  ['a player who is not here', [at('Forest', 'hand', { of: 'eve' })], 'mtg.unknownPlayer'],
  [
    'an attack on nobody',
    [at('Grizzly Bears', 'battlefield', { facts: { attacking: 'eve' } })],
    'mtg.unknownPlayer',
  ],
  ['one id twice', [at('Forest', 'hand'), at('Forest', 'hand')], 'mtg.repeatedId'],
  ['no zone', [at('Forest', 'pocket')], 'invalidValue'],
  ['a state that cards have not', [at('Forest', 'hand', { facts: { wet: true } })], 'unknownKey'],
])('%s is refused', (_name, cards, code) => {
  const found = place(begun, cards);
  expect(found.ok ? [] : found.issues.map((issue) => issue.code)).toContain(code);
});
