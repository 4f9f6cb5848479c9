import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { isWhole } from '../language/unexpressed.js';

const gains = (amount: number) => ({ effect: 'gainLife', amount }) as const;
const rite = (name: string, facts: Partial<CardDefinition>): CardDefinition =>
  define(name, { types: ['sorcery'], cost: ['G'], spell: { effects: [gains(1)] }, ...facts });
const law = (keyword: CardDefinition['keywords'][number]): CardDefinition =>
  define('Law', { types: ['enchantment'], cost: [1], keywords: [keyword] });
const ox = creatureCard('Ox', ['G'], 2, 2);
const plain = rite('Plain', {});
const hidden = creatureCard('Hidden', ['G'], 5, 5, [
  { keyword: 'morph', costs: [{ cost: 'mana', mana: [1] }] },
]);
const burst = rite('Burst', { cost: ['X', 'G'], spell: { effects: [{ effect: 'gainLife', amount: 'X' }] } });

type Setting = Parameters<typeof table>[2];
const BOBS: Setting = { activePlayer: 'bob', turn: { priority: 'ann' } };

/** Ann has these cards in her hand, and five Forests. The law is hers or bob's. */
const at = (
  cards: readonly CardDefinition[],
  laws: readonly (readonly [CardDefinition, string])[],
  setting?: Setting,
) => {
  expect([...cards, ...laws.map(([card]) => card)].every((card) => isWhole(card))).toBe(true);
  return table(
    [...cards, ...laws.map(([card]) => card)],
    [
      ...cards.map((card) => put(card, 'ann', 'hand')),
      ...laws.map(([card, owner]) => put(card, owner)),
      ...lands('Forest', 5),
    ],
    setting,
  );
};
const castsOf = (start: ReturnType<typeof table>) =>
  start.offers('ann').flatMap((offer) => (offer.startsWith('cast ') ? [offer.slice(5)] : []));

describe('601.3: whether a spell may be begun', () => {
  it('601.3a: what an effect forbids may be begun with the choices by which it is forbidden no more: X, or face down', () => {
    const noThree = law({ keyword: 'cantCast', who: 'any', spells: { manaValue: { eq: 3 } } });
    const start = at([burst], [[noThree, 'bob']]);
    expect(castsOf(start)).toEqual(['burst 0', 'burst 1', 'burst 3', 'burst 4']);
    expect(start.tries('ann', 'cast', { card: 'burst', X: 2 })).toBe('mtg.notNow 601.3');
    expect(lifeOf(start.does('ann', 'cast', { card: 'burst', X: 3 }).bothPass(), 'ann')).toBe(23);
    const noGreen = law({ keyword: 'cantCast', who: 'any', spells: { color: 'green' } });
    const down = at([hidden, plain], [[noGreen, 'bob']]);
    expect(castsOf(down)).toEqual(['hidden ["faceDown"]']);
    expect(down.tries('ann', 'cast', { card: 'hidden' })).toBe('mtg.notNow 601.3');
    expect(
      zoneOf(down.does('ann', 'cast', { card: 'hidden', costs: ['faceDown'] }).bothPass(), 'hidden'),
    ).toBe('battlefield');
  });

  it.each([
    ['any', 'bob', false],
    ['any', 'ann', false],
    ['opponent', 'bob', false],
    ['opponent', 'ann', true],
    ['you', 'bob', true],
    ['you', 'ann', false],
  ] as const)('601.3: a law for %s that %s controls: ann may cast: %s', (who, owner, isFree) => {
    const start = at([plain], [[law({ keyword: 'cantCast', who, spells: { type: 'sorcery' } }), owner]]);
    expect([castsOf(start).length === 1, start.tries('ann', 'cast', { card: 'plain' }) === 'ok']).toEqual([
      isFree,
      isFree,
    ]);
  });

  it('601.3, 608.2g: what is cast as something resolves is forbidden like any other', () => {
    const noSorcery = law({ keyword: 'cantCast', who: 'any', spells: { type: 'sorcery' } });
    const fetch = define('Fetch', {
      types: ['artifact'],
      cost: [1],
      activated: [
        {
          id: 'a1',
          costs: [],
          effects: [{ effect: 'castCard', what: { each: { zone: 'hand', owner: 'self' } } }],
          isManaAbility: false,
        },
      ],
    });
    const resolved = (...laws: readonly (readonly [CardDefinition, string])[]) =>
      at([plain], [[fetch, 'ann'], ...laws])
        .does('ann', 'activate', { card: 'fetch', ability: 'a1' })
        .bothPass();
    expect(resolved().tries('ann', 'decide', {}, ['yes'])).toBe('ok');
    // Nobody else sees that the card of the hand can't be cast (rule 400.2).
    const forbidden = resolved([noSorcery, 'bob']);
    expect(forbidden.tries('ann', 'decide', {}, ['yes'])).not.toBe('ok');
    expect(forbidden.does('ann', 'decide', {}, ['no']).state.resolving).toEqual([]);
  });

  it('601.3b: what lets spells of a quality be cast lets those be begun that have it by the choices for them', () => {
    const quick = law({ keyword: 'castsAsFlash', spells: { colorCount: 0 } });
    const start = at([hidden, plain, ox], [[quick, 'ann']], BOBS);
    expect(castsOf(start)).toEqual(['hidden ["faceDown"]']);
    expect(start.tries('ann', 'cast', { card: 'hidden' })).toBe('mtg.notNow 307.1');
    expect(start.tries('ann', 'cast', { card: 'ox' })).toBe('mtg.notNow 307.1');
    const done = start.does('ann', 'cast', { card: 'hidden', costs: ['faceDown'] }).bothPass();
    expect(zoneOf(done, 'hidden')).toBe('battlefield');
    expect(castsOf(at([hidden, plain], [[quick, 'bob']], BOBS))).toEqual([]);
    const late = { ...put(quick, 'ann'), phasedOut: true };
    expect(
      castsOf(table([hidden, quick], [put(hidden, 'ann', 'hand'), late, ...lands('Forest', 5)], BOBS)),
    ).toEqual([]);
  });

  it('601.3c: what has flash for a cost may be begun at any time by whoever pays that cost', () => {
    const quick = rite('Quick', {
      keywords: [{ keyword: 'flashCost', costs: [{ cost: 'mana', mana: [2] }] }],
    });
    const start = at([quick], [], BOBS);
    expect(castsOf(start)).toEqual(['quick ["flashCost"]']);
    expect(start.tries('ann', 'cast', { card: 'quick' })).toBe('mtg.notNow 307.1');
    const cast = start.does('ann', 'cast', { card: 'quick', costs: ['flashCost'] });
    expect([lifeOf(cast.bothPass(), 'ann'), cast.state.cards.filter(({ tapped }) => tapped).length]).toEqual([
      21, 3,
    ]);
    expect(castsOf(at([quick], []))).toEqual(['quick', 'quick ["flashCost"]']);
  });

  it('601.3d: what has flash while something holds may be begun at any time while it does', () => {
    const quick = rite('Quick', {
      keywords: [{ keyword: 'flashIf', if: { what: { each: { type: 'creature', controller: 'self' } } } }],
    });
    const offered = (owner: string) =>
      castsOf(table([quick, ox], [put(quick, 'ann', 'hand'), put(ox, owner), ...lands('Forest', 5)], BOBS));
    expect([offered('ann'), offered('bob')]).toEqual([['quick'], []]);
    expect(at([quick], [], BOBS).tries('ann', 'cast', { card: 'quick' })).toBe('mtg.notNow 307.1');
  });

  it('what another player holds changes nothing of what is offered', () => {
    const kicked = sorcery('Kicker {1}\nYou gain 1 life.');
    const start = at([plain], []);
    const more = table(
      [plain, kicked],
      [put(plain, 'ann', 'hand'), put(kicked, 'bob', 'hand'), ...lands('Forest', 5)],
    );
    expect(castsOf(more)).toEqual(castsOf(start));
  });
});
