import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { parseCard } from '../text/abilities/parse-card.js';

const RITE = 'moss-rite';
const imp = creatureCard('Imp', ['G'], 1, 1);
const ox = creatureCard('Ox', ['G'], 2, 4);
const instant = (text: string): CardDefinition =>
  readCard(text, { name: 'Moss Rite', types: 'Instant', manaCost: '{G}' });
const at = (card: CardDefinition, ...more: Parameters<typeof table>[1]) =>
  table([imp, ox, card], [put(card, 'ann', 'hand'), put(ox, 'ann'), put(imp, 'bob'), ...more]);
const castsOf = (start: ReturnType<typeof table>) =>
  start.offers('ann').filter((offer) => offer.startsWith('cast'));

describe('when and from where a spell is cast', () => {
  it('601.3e only in the step that it says, whoever lets it be cast', () => {
    const card = instant('Cast this spell only during the declare attackers step.\nYou gain 3 life.');
    const start = at(card, ...lands('Forest', 1));
    expect(start.tries('ann', 'cast', { card: RITE })).toBe('mtg.notNow 601.3');
    expect(castsOf(start)).toEqual([]);
    const then = start
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'ox' })
      .does('ann', 'doneAttacking');
    expect(castsOf(then)).toEqual([`cast ${RITE}`]);
    expect(lifeOf(then.does('ann', 'cast', { card: RITE }).bothPass(), 'ann')).toBe(23);
  });

  it.each(['Sorcery', 'Instant'])('205.4e a legendary %s only if its player controls a legend', (type) => {
    const card = readCard('You gain 3 life.', { name: 'Moss Rite', types: `Legendary ${type}` });
    const legend = (facts: Partial<CardDefinition>): CardDefinition => ({
      ...creatureCard('Elder', ['G'], 2, 2),
      supertypes: ['legendary'],
      ...facts,
    });
    const among = (elder: CardDefinition, owner = 'ann', zone: 'battlefield' | 'hand' = 'battlefield') =>
      table([elder, card], [put(card, 'ann', 'hand'), put(elder, owner, zone), ...lands('Forest', 3)]);
    const elsewhere = [
      among(legend({ supertypes: [] })),
      among(legend({}), 'bob'),
      among(legend({}), 'ann', 'hand'),
      among(legend({ types: ['artifact'] })),
    ];
    for (const start of elsewhere) {
      expect(start.tries('ann', 'cast', { card: RITE })).toBe('mtg.notNow 601.3');
      expect(castsOf(start)).not.toContain(`cast ${RITE}`);
    }
    const start = among(legend({}));
    expect(castsOf(start)).toEqual([`cast ${RITE}`]);
    expect(lifeOf(start.does('ann', 'cast', { card: RITE }).bothPass(), 'ann')).toBe(23);
  });

  it('601.3e only if something holds', () => {
    const card = instant('Cast this spell only if you control a Swamp.\nYou gain 3 life.');
    expect(castsOf(at(card, ...lands('Forest', 1)))).toEqual([]);
    expect(castsOf(at(card, ...lands('Forest', 1), ...lands('Swamp', 1)))).toEqual([`cast ${RITE}`]);
  });

  it.each([
    ['702.81a: retrace discards a land card, and may do so again', 'Retrace', 'graveyard'],
    ['702.133a: jump-start discards a card, and exiles the spell', 'Jump-start', 'exile'],
  ])('%s', (_name, keyword, zone) => {
    const card = sorcery(`You gain 3 life.\n${keyword}`);
    const start = table(
      [card, imp],
      [
        put(card, 'ann', 'graveyard'),
        ...lands('Forest', 1, 'ann', 'hand').map((land) => ({ ...land, instanceId: 'held' })),
        put(imp, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    );
    const name = keyword.toLowerCase();
    expect(castsOf(start)).toEqual(['cast imp', `cast ${RITE} ["${name}"]`]);
    expect(start.tries('ann', 'cast', { card: RITE })).toBe('mtg.notNow 601.2b');
    const isLand = name === 'retrace';
    expect(start.tries('ann', 'cast', { card: RITE, costs: [name] }, ['imp'])).toBe(
      isLand ? 'filterMismatch' : 'ok',
    );
    const done = start.does('ann', 'cast', { card: RITE, costs: [name] }, ['held']).bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, RITE), zoneOf(done, 'held')]).toEqual([23, zone, 'graveyard']);
  });

  it('601.2f a spell that strives has one target, and one more for each time that it costs more', () => {
    const card = instant(
      'Strive — This spell costs {1} more to cast for each target beyond the first.\nAny number of target creatures each get +1/+1 until end of turn.',
    );
    const start = at(card, ...lands('Forest', 2));
    expect(castsOf(start)).toEqual([`cast ${RITE}`, `cast ${RITE} ["strive"]`]);
    expect(
      castsOf(at(card, put(ox, 'ann', 'battlefield', { instanceId: 'cow' }), ...lands('Forest', 3))),
    ).toContain(`cast ${RITE} ["strive","strive"]`);
    expect(start.tries('ann', 'cast', { card: RITE }, ['ox', 'imp'])).not.toBe('ok');
    expect(start.tries('ann', 'cast', { card: RITE, costs: ['strive'] }, ['ox'])).not.toBe('ok');
    expect(start.tries('ann', 'cast', { card: RITE, costs: ['strive', 'strive'] }, ['ox'])).not.toBe('ok');
    const both = start.does('ann', 'cast', { card: RITE, costs: ['strive'] }, ['ox', 'imp']).bothPass();
    expect([cardIn(both, 'ox').power, cardIn(both, 'imp').power]).toEqual([3, 2]);
    expect(both.state.cards.filter(({ tapped }) => tapped)).toHaveLength(2);
    const { card: other } = parseCard({
      name: 'Moss Rite',
      types: 'Instant',
      text: 'This spell costs {1} more to cast for each target beyond the first.\nDraw a card.',
    });
    expect(unexpressedOf(other).map(({ data: { value } }) => value)).toEqual(['strive']);
  });

  it('601.2f, 702.27a what else is paid for a spell that strives gives it no target more', () => {
    const card = instant(
      'Strive — This spell costs {1} more to cast for each target beyond the first.\nBuyback {1}\nAny number of target creatures each get +1/+1 until end of turn.',
    );
    const start = at(card, ...lands('Forest', 2));
    const cast = { card: RITE, costs: ['buyback'] };
    expect([
      start.tries('ann', 'cast', cast, ['ox']),
      start.tries('ann', 'cast', cast, ['ox', 'imp']),
    ]).toEqual(['ok', 'tooManyTargets']);
  });

  it('118.9d, 601.2f what is cast without its mana cost costs more for further targets all the same', () => {
    const card = instant(
      'Strive — This spell costs {1} more to cast for each target beyond the first.\nAny number of target creatures each get +1/+1 until end of turn.\nRebound',
    );
    const first = at(card, ...lands('Forest', 1))
      .does('ann', 'cast', { card: RITE }, ['ox'])
      .bothPass();
    const asked = first.until('upkeep').bothPass();
    const cast = asked.does('ann', 'decide', {}, ['yes']);
    expect(cast.tries('ann', 'decide', {}, ['ox'])).toBe('ok');
    expect(cast.tries('ann', 'decide', {}, ['ox', 'imp'])).toBe('tooManyTargets');
  });

  it('702.125a: undaunted costs less for each opponent', () => {
    const card = readCard('Undaunted\nDraw a card.', {
      name: 'Moss Rite',
      types: 'Sorcery',
      manaCost: '{2}',
    });
    expect(castsOf(at(card, ...lands('Forest', 1)))).toEqual([`cast ${RITE}`]);
  });

  it('118.9 a card of a hand is exiled instead of the mana; the spell itself is not in that hand', () => {
    const card = instant(
      "You may exile a green card from your hand rather than pay this spell's mana cost.\nYou gain 3 life.",
    );
    expect(castsOf(at(card))).toEqual([]);
    const start = at(card, put(imp, 'ann', 'hand', { instanceId: 'held' }));
    const done = start.does('ann', 'cast', { card: RITE, costs: ['alternativeCost'] }, ['held']).bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, 'held')]).toEqual([23, 'exile']);
  });

  it('702.34a: a flashback cost of mana and life is paid whole', () => {
    const card = sorcery('You gain 7 life.\nFlashback—{G}, Pay 3 life.');
    const done = table([card], [put(card, 'ann', 'graveyard'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: RITE, costs: ['flashback'] })
      .bothPass();
    expect(lifeOf(done, 'ann')).toBe(24);
  });
});

describe('cards of a name', () => {
  it('201.2a: the name of the card itself, wherever it says so', () => {
    const card = sorcery(
      'Draw a card, then draw cards equal to the number of cards named Moss Rite in your graveyard.',
    );
    const rites = ['one', 'two'].map((instanceId) => put(card, 'ann', 'graveyard', { instanceId }));
    const start = table(
      [card, imp],
      [put(card, 'ann', 'hand'), ...rites, put(imp, 'ann', 'graveyard'), ...lands('Forest', 1)],
    );
    const drawn = start.does('ann', 'cast', { card: RITE }).bothPass();
    expect(drawn.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann')).toHaveLength(3);
  });

  it('201.2a: another name, letter by letter', () => {
    const card = sorcery('Destroy all creatures named Imp.');
    const start = table(
      [card, imp, ox],
      [put(card, 'ann', 'hand'), put(imp, 'bob'), put(ox, 'bob'), ...lands('Forest', 1)],
    );
    const done = start.does('ann', 'cast', { card: RITE }).bothPass();
    expect([zoneOf(done, 'imp'), zoneOf(done, 'ox')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('613.4d power and toughness are switched', () => {
  it('after all that changes their numbers, whenever that came', () => {
    const card = instant("Switch target creature's power and toughness until end of turn.");
    const grow = readCard('Target creature gets +3/+0 until end of turn.', {
      name: 'Grow',
      types: 'Instant',
    });
    const start = table(
      [card, ox, grow],
      [put(card, 'ann', 'hand'), put(grow, 'ann', 'hand'), put(ox, 'ann'), ...lands('Forest', 2)],
    );
    const switched = start.does('ann', 'cast', { card: RITE }, ['ox']).bothPass();
    expect(cardIn(switched, 'ox')).toMatchObject({ power: 4, toughness: 2 });
    const grown = switched.does('ann', 'cast', { card: 'grow' }, ['ox']).bothPass();
    expect(cardIn(grown, 'ox')).toMatchObject({ power: 4, toughness: 5 });
  });
});
