import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const instant = (text: string, name: string) => readCard(text, { name, types: 'Instant', manaCost: '{1}' });
const rite = (text: string, name = 'Rite', manaCost = '{1}') =>
  readCard(text, { name, types: 'Sorcery', manaCost });
const inHand = (at: ReturnType<typeof table>, who: string) =>
  at.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === who).length;

describe('one thing instead of another', () => {
  it.each([
    ['Draw a card. If you control a creature, draw three cards instead.', 1, 3],
    ['If you control a creature, draw two cards. Otherwise, draw a card.', 1, 2],
  ])('614.1a, 608.2c: %s', (text, without, having) => {
    const card = rite(text);
    const start = (more: readonly ReturnType<typeof put>[]) =>
      table([card, bear], [put(card, 'ann', 'hand'), ...lands('Forest', 1), ...more])
        .does('ann', 'cast', { card: 'rite' })
        .bothPass();
    expect([inHand(start([]), 'ann'), inHand(start([put(bear, 'ann')]), 'ann')]).toEqual([without, having]);
  });

  it('120.1: more damage to the same', () => {
    const zap = rite(
      'Zap deals 1 damage to any target. If you control a creature, Zap deals 4 damage instead.',
      'Zap',
    );
    const at = table([zap, bear], [put(zap, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'zap' }, ['bob'])
      .bothPass();
    expect(lifeOf(at, 'bob')).toBe(16);
  });
});

describe('cards that are cast, played and looked for', () => {
  it('707.10c: a spell is copied, with new targets', () => {
    const zap = readCard('Zap deals 2 damage to any target.', {
      name: 'Zap',
      types: 'Instant',
      manaCost: '{1}',
    });
    const twin = readCard('Copy target instant or sorcery spell. You may choose new targets for the copy.', {
      name: 'Twin',
      types: 'Instant',
      manaCost: '{1}',
    });
    const at = table([zap, twin], [put(zap, 'ann', 'hand'), put(twin, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: 'zap' }, ['bob'])
      .does('ann', 'cast', { card: 'twin' }, ['zap'])
      .bothPass()
      .does('ann', 'decide', {}, ['yes'])
      .does('ann', 'decide', {}, ['ann'])
      .bothPass(2);
    expect([lifeOf(at, 'ann'), lifeOf(at, 'bob')]).toEqual([18, 18]);
  });

  it('118.9: a card of the hand is cast for nothing', () => {
    const gift = rite('You may cast a creature card from your hand without paying its mana cost.', 'Gift');
    const at = table(
      [gift, bear],
      [put(gift, 'ann', 'hand'), put(bear, 'ann', 'hand'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'gift' })
      .bothPass()
      .does('ann', 'decide', {}, ['bear'])
      .does('ann', 'decide', {}, ['yes'])
      .bothPass();
    expect(zoneOf(at, 'bear')).toBe('battlefield');
  });

  it('701.20a: cards are revealed until one is found', () => {
    const call = rite(
      'Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest into your graveyard.',
      'Call',
    );
    const at = table(
      [call, bear],
      [
        put(call, 'ann', 'hand'),
        put(call, 'ann', 'library', { instanceId: 'first', order: -2 }),
        put(bear, 'ann', 'library', { order: -1 }),
        ...lands('Forest', 1),
      ],
    )
      .does('ann', 'cast', { card: 'call' })
      .bothPass();
    expect([zoneOf(at, 'bear'), zoneOf(at, 'first')]).toEqual(['hand', 'graveyard']);
  });

  it('601.3b: what was exiled may be played for as long as is said', () => {
    const now = rite('Exile the top card of your library. You may play that card this turn.', 'Now');
    const long = rite(
      'Exile the top card of your library. Until the end of your next turn, you may play that card.',
      'Long',
    );
    const after = (card: typeof now) =>
      table(
        [now, long, bear],
        [put(card, 'ann', 'hand'), put(bear, 'ann', 'library', { order: -1 }), ...lands('Forest', 3)],
      )
        .does('ann', 'cast', { card: card.id })
        .bothPass();
    const castable = (at: ReturnType<typeof after>) => at.offers('ann').includes('cast bear');
    expect([castable(after(now)), castable(after(long))]).toEqual([true, true]);
    const bobsTurn = after(now).until('end').until('main1');
    expect(bobsTurn.state.playable).toBeUndefined();
    const annsTurn = after(long).until('end').until('main1').until('end').until('main1');
    expect([annsTurn.state.activePlayer, castable(annsTurn)]).toEqual(['ann', true]);
  });

  it.each([
    ['bob', ['bob', 'bob', 'bob', 'ann', 'bob'], [true, true, true, true, false]],
    ['ann', ['ann', 'bob', 'ann'], [true, false, false]],
  ])('500.7: the next turn is the next one, also where %s takes extra turns', (taker, whose, playable) => {
    const long = rite(
      'Exile the top card of your library. Until the end of your next turn, you may play that card.',
      'Long',
    );
    const more = rite('Target player takes an extra turn after this one.', 'More');
    let at = table(
      [long, more, bear],
      [
        put(long, 'ann', 'hand'),
        put(more, 'ann', 'hand'),
        put(bear, 'ann', 'library', { order: -1 }),
        ...lands('Forest', 2),
      ],
      taker === 'bob' ? { extraTurns: [{ player: 'bob' }, { player: 'bob' }] } : {},
    )
      .does('ann', 'cast', { card: 'long' })
      .bothPass();
    if (taker === 'ann') at = at.does('ann', 'cast', { card: 'more' }, ['ann']).bothPass();
    const turns = whose.map(() => {
      at = at.until('end').until('main1');
      return at.state;
    });
    expect(turns.map(({ activePlayer }) => activePlayer)).toEqual(whose);
    expect(turns.map((state) => state.playable !== undefined)).toEqual(playable);
  });
});

describe('how something was cast', () => {
  it('601.2a: from a hand, or not at all', () => {
    const idol = readCard(
      'Idol enters the battlefield with a divinity counter on it if you cast it from your hand.',
      { name: 'Idol', manaCost: '{1}' },
    );
    const raise = rite('Return target creature card from your graveyard to the battlefield.', 'Raise');
    const start = table(
      [idol, raise],
      [
        put(idol, 'ann', 'hand'),
        put(idol, 'ann', 'graveyard', { instanceId: 'old' }),
        put(raise, 'ann', 'hand'),
        ...lands('Forest', 2),
      ],
    );
    expect(cardIn(start.does('ann', 'cast', { card: 'idol' }).bothPass(), 'idol').counters).toEqual({
      divinity: 1,
    });
    expect(cardIn(start.does('ann', 'cast', { card: 'raise' }, ['old']).bothPass(), 'old').counters).toEqual(
      {},
    );
  });

  it('707.10: a copy of a spell is not cast', () => {
    const idol = readCard('When Idol enters, if you cast it, you gain 3 life.', {
      name: 'Idol',
      manaCost: '{1}',
    });
    const twin = instant('Copy target creature spell you control.', 'Twin');
    const start = table(
      [idol, twin],
      [put(idol, 'ann', 'hand'), put(twin, 'ann', 'hand'), ...lands('Forest', 2)],
    );
    const alone = start.does('ann', 'cast', { card: 'idol' });
    const twice = alone.does('ann', 'cast', { card: 'twin' }, ['idol']).bothPass(3);
    expect(
      twice.state.cards.filter(({ zone, names }) => zone === 'battlefield' && names.includes('Idol')),
    ).toHaveLength(2);
    expect([lifeOf(alone.bothPass(2), 'ann'), lifeOf(twice.bothPass(), 'ann')]).toEqual([23, 23]);
  });

  it('601.2a: from a graveyard, and others look at that', () => {
    const back = instant('You gain 1 life.\nFlashback {1}', 'Back');
    const deny = instant('Counter target spell cast from a graveyard.', 'Deny');
    const start = table(
      [back, deny],
      [
        put(back, 'ann', 'hand'),
        put(back, 'ann', 'graveyard', { instanceId: 'old' }),
        put(deny, 'ann', 'hand'),
        ...lands('Forest', 2),
      ],
    );
    const denies = (at: typeof start) => at.offers('ann').includes('cast deny');
    expect([
      denies(start.does('ann', 'cast', { card: 'back' })),
      denies(start.does('ann', 'cast', { card: 'old', costs: ['flashback'] })),
    ]).toEqual([false, true]);
  });

  it('118.9: another cost, only if something holds', () => {
    const card = rite(
      "If you control a creature, you may pay 2 life rather than pay this spell's mana cost.\nDraw a card.",
      'Deal',
      '{9}',
    );
    const tries = (more: readonly ReturnType<typeof put>[]) =>
      table([card, bear], [put(card, 'ann', 'hand'), ...more]).tries('ann', 'cast', {
        card: 'deal',
        costs: ['alternativeCost'],
      });
    expect([tries([]), tries([put(bear, 'ann')])]).toEqual(['mtg.notNow 118.9', 'ok']);
  });
});

it.each([
  'Copy target spell you control three times. You may choose new targets for the copies.',
  'Discard any number of cards, then draw that many cards.',
  'Destroy target creature. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.',
  'Reveal cards from the top of your library until you reveal an artifact card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.',
  'Exile the top two cards of your library. Until end of turn, you may play those cards.',
])('%s: printed, it is read again as the same', (text) => {
  const { card, unexpressed } = parseCard({ name: 'Rite', types: 'Sorcery', manaCost: '{1}', text });
  expect(unexpressed).toEqual([]);
  const again = parseCard({
    name: 'Rite',
    types: 'Sorcery',
    manaCost: '{1}',
    text: printCard(card).lines.join('\n'),
  });
  expect(again.card.spell).toEqual(card.spell);
});
