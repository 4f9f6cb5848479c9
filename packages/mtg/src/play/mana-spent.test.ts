import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const rite = (text: string, manaCost: string, types = 'Sorcery') =>
  readCard(text, { name: 'Moss Rite', types, manaCost });
const grown = (text: string, manaCost = '{2}{G}') =>
  readCard(text, { name: 'Moss Ox', types: 'Creature — Ox', power: '1', toughness: '1', manaCost });
const colors = grown(
  'This creature enters with a +1/+1 counter on it for each color of mana spent to cast it.',
);
const three = [...lands('Forest', 1), ...lands('Swamp', 1), ...lands('Island', 1)];

const casts = (card: ReturnType<typeof readCard>, mana: readonly ReturnType<typeof put>[] = three) =>
  table([card], [put(card, 'ann', 'hand'), ...mana]).does('ann', 'cast', { card: card.id });

describe('the mana that was spent to cast a spell', () => {
  it.each([
    'Draw X cards, where X is the number of colors of mana spent to cast Moss Rite.',
    'If at least three red mana was spent to cast Moss Rite, draw a card.',
    'If at least four mana was spent to cast Moss Rite, draw a card.',
    'You gain life equal to the amount of mana spent to cast Moss Rite.',
    'If no mana was spent to cast Moss Rite, draw a card.',
    'Create a 1/1 white Elf creature token for each color of mana spent to cast Moss Rite.',
  ])('is read and printed: %s', (text) => {
    const { unsaid } = printCard(rite(text, '{1}'));
    expect(unsaid).toEqual([]);
  });

  it('105.4: colors are counted, and colorless is none', () => {
    expect(cardIn(casts(colors).bothPass(), 'moss-ox').power).toBe(4);
    expect(cardIn(casts(colors, lands('Forest', 3)).bothPass(), 'moss-ox').power).toBe(2);
    const rock = readCard('{T}: Add {C}{C}.', { name: 'Moss Rock', types: 'Artifact', manaCost: '{1}' });
    const dull = table([colors, rock], [put(colors, 'ann', 'hand'), put(rock, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-ox' })
      .bothPass();
    expect(cardIn(dull, 'moss-ox').power).toBe(2);
  });

  it('608.2h: an ability asks for the mana of the spell from which a permanent comes', () => {
    const card = grown(
      'When this creature enters, you gain life equal to the amount of mana spent to cast it.',
    );
    expect(lifeOf(casts(card).bothPass(2), 'ann')).toBe(23);
  });

  it('400.7: what returned to the battlefield was not cast', () => {
    const back = rite('Return target creature card from your graveyard to the battlefield.', '{0}');
    const card = grown(
      'When this creature enters, you gain life equal to the amount of mana spent to cast it.',
    );
    const doom = readCard('Destroy target creature.', {
      name: 'Moss Doom',
      types: 'Sorcery',
      manaCost: '{0}',
    });
    const hand = [card, back, doom].map((one) => put(one, 'ann', 'hand'));
    const at = table([card, back, doom], [...hand, ...three])
      .does('ann', 'cast', { card: 'moss-ox' })
      .bothPass(2)
      .does('ann', 'cast', { card: 'moss-doom' }, ['moss-ox'])
      .bothPass()
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-ox'])
      .bothPass(2);
    expect(lifeOf(at, 'ann')).toBe(23);
  });

  it('707.10: no mana was spent on a copy of a spell', () => {
    const gains = rite(
      'You gain life equal to the amount of mana spent to cast this spell.',
      '{3}',
      'Instant',
    );
    const twice = readCard('Copy target instant or sorcery spell.', {
      name: 'Moss Twin',
      types: 'Instant',
      manaCost: '{0}',
    });
    const copied = table([gains, twice], [put(gains, 'ann', 'hand'), put(twice, 'ann', 'hand'), ...three])
      .does('ann', 'cast', { card: 'moss-rite' })
      .does('ann', 'cast', { card: 'moss-twin' }, ['moss-rite'])
      .bothPass(2);
    expect(lifeOf(copied, 'ann')).toBe(20);
    expect(lifeOf(copied.bothPass(), 'ann')).toBe(23);
  });

  it('a spell that a trigger names, cast by another player', () => {
    const watch = readCard(
      'Whenever an opponent casts a spell, you gain life equal to the amount of mana spent to cast that spell.',
    );
    const gains = rite('You gain 1 life.', '{2}');
    const at = table([watch, gains], [put(watch, 'bob'), put(gains, 'ann', 'hand'), ...three])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(lifeOf(at, 'bob')).toBe(22);
  });

  it('702.51a: what convoke taps is no mana', () => {
    const gains = rite('Convoke\nYou gain life equal to the amount of mana spent to cast this spell.', '{2}');
    const elf = creatureCard('Moss Elf', ['G'], 1, 1);
    const at = table([gains, elf], [put(gains, 'ann', 'hand'), put(elf, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(lifeOf(at, 'ann')).toBe(21);
  });

  it('"at least three red" looks at that color alone', () => {
    const adamant = rite(
      'You gain 1 life.\nAdamant — If at least two black mana was spent to cast this spell, you gain 5 life.',
      '{2}',
    );
    expect(lifeOf(casts(adamant, lands('Swamp', 2)).bothPass(), 'ann')).toBe(26);
    expect(lifeOf(casts(adamant, [...lands('Swamp', 1), ...lands('Forest', 1)]).bothPass(), 'ann')).toBe(21);
  });

  it('118.9: none is spent on what is cast without paying', () => {
    const free = readCard('Whenever you cast a spell, if no mana was spent to cast it, you gain 4 life.');
    const nothing = rite('You gain 1 life.', '{0}');
    const at = table([free, nothing], [put(free, 'ann'), put(nothing, 'ann', 'hand')])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass(2);
    expect(lifeOf(at, 'ann')).toBe(25);
  });
});

describe('702.44a: sunburst', () => {
  it('a creature enters with +1/+1 counters, another permanent with charge counters', () => {
    expect(cardIn(casts(grown('Sunburst')).bothPass(), 'moss-ox').counters).toEqual({ '+1/+1': 3 });
    const orb = readCard('Sunburst', { name: 'Moss Orb', types: 'Artifact', manaCost: '{3}' });
    expect(cardIn(casts(orb).bothPass(), 'moss-orb').counters).toEqual({ charge: 3 });
  });
});
