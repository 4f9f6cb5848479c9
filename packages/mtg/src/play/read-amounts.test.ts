import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2, [], { subtypes: ['Bear'] });
const ox = creatureCard('Ox', [3, 'R'], 3, 4, [], { subtypes: ['Ox'] });
const mine = put(bear, 'ann');
const twin = put(bear, 'bob', 'battlefield', { instanceId: 'twin' });
const theirs = put(ox, 'bob', 'battlefield', { instanceId: 'theirs' });

function resolved(text: string, targets: readonly string[] = [], manaCost = '{1}', X?: number) {
  const rite = sorcery(text, manaCost);
  return table([rite, bear, ox], [put(rite, 'ann', 'hand'), ...lands('Forest', 5), mine, twin, theirs])
    .does(
      'ann',
      'cast',
      { card: 'moss-rite', ...(X === undefined ? {} : { X }) },
      ...(targets.length > 0 ? [targets] : []),
    )
    .bothPass();
}
const zones = (at: ReturnType<typeof table>) => ['bear', 'twin', 'theirs'].map((id) => zoneOf(at, id));

describe('107.3a numbers that are compared with the announced X', () => {
  it.each([
    [1, ['battlefield', 'battlefield', 'battlefield']],
    [2, ['graveyard', 'graveyard', 'battlefield']],
    [4, ['graveyard', 'graveyard', 'graveyard']],
  ])('X is %i', (X, expected) => {
    const at = resolved('Destroy all creatures with mana value X or less.', [], '{X}', X);
    expect(zones(at)).toEqual(expected);
  });

  it.each([
    [
      'a trigger that compares with what it counts',
      'Whenever a player casts a spell with mana value equal to the number of charge counters on Moss Druid, you gain 1 life.',
    ],
    ['what is paid', 'Discard a card with mana value X: You gain 1 life.'],
    ['what is paid beside an X', '{X}, Discard a card with mana value X: You gain X life.'],
    ['what is waited for', 'Whenever you cast a spell with mana value X, you gain 1 life.'],
    ['a rule about a creature', "Moss Druid can't be blocked by creatures with power X or less."],
    [
      'an X that is said later',
      'When Moss Druid enters the battlefield, destroy all creatures with power X or less, where X is the number of cards in your hand.',
    ],
    [
      'an X of which nobody knows',
      'When Moss Druid enters the battlefield, destroy all creatures with power X or less.',
    ],
  ])('refuses %s', (_name, text) => {
    expect(() => readCard(text)).toThrow(text);
  });
});

describe('701.10 doubling', () => {
  it.each([
    ["Double target creature's power until end of turn.", 'theirs', 6, 4],
    ["Double target creature's power and toughness until end of turn.", 'theirs', 6, 8],
    [
      'Put two +1/+1 counters on target creature, then double the number of +1/+1 counters on it.',
      'theirs',
      7,
      8,
    ],
  ])('%s', (text, target, power, toughness) => {
    expect(cardIn(resolved(text, [target]), target)).toMatchObject({ power, toughness });
  });

  it('701.10d a life total', () => {
    expect(lifeOf(resolved("Double target player's life total.", ['bob']), 'bob')).toBe(40);
  });
});

describe('what has something in common with a target', () => {
  it('201.2a each other creature with the same name', () => {
    const text = 'Destroy target creature and all other creatures with the same name as that creature.';
    expect(zones(resolved(text, ['twin']))).toEqual(['graveyard', 'graveyard', 'battlefield']);
    expect(zones(resolved(text, ['theirs']))).toEqual(['battlefield', 'battlefield', 'graveyard']);
  });

  it('105.2 each other creature that shares a color', () => {
    const at = resolved(
      'Target creature and each other creature that shares a color with it get +1/+1 until end of turn.',
      ['bear'],
    );
    expect(['bear', 'twin', 'theirs'].map((id) => cardIn(at, id).power)).toEqual([3, 3, 3]);
  });
});

describe('what was dealt damage, and what was lost', () => {
  it('614.1a what was dealt damage this way is exiled instead of dying', () => {
    const at = resolved(
      'Moss Rite deals 2 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.',
      ['twin'],
    );
    expect(zones(at)).toEqual(['battlefield', 'exile', 'battlefield']);
  });

  it('608.2c and what was not is not', () => {
    const at = resolved(
      "Moss Rite deals 1 damage to each creature with power 3 or greater. Creatures dealt damage this way can't block this turn.",
    );
    const rules = ['bear', 'theirs'].map((id) => cardIn(at, id).keywords.map(({ keyword }) => keyword));
    expect(rules).toEqual([[], ['cantBlock']]);
  });

  it('119.3 life that is lost is gained', () => {
    const at = resolved('Each opponent loses 3 life. You gain life equal to the life lost this way.');
    expect([lifeOf(at, 'ann'), lifeOf(at, 'bob')]).toEqual([23, 17]);
  });
});

describe('119.5 a life total that becomes a number', () => {
  it.each([
    ["Target player's life total becomes 10.", ['bob'], 20, 10],
    ["Target player's life total becomes 25.", ['bob'], 20, 25],
    ['Your life total becomes the number of lands you control.', [], 5, 20],
  ])('%s', (text, targets, ann, bob) => {
    const at = resolved(text, targets);
    expect([lifeOf(at, 'ann'), lifeOf(at, 'bob')]).toEqual([ann, bob]);
  });
});

describe('509.1b what may block a creature this turn', () => {
  const rules = (text: string) =>
    cardIn(resolved(text, ['bear']), 'bear').keywords.map(({ keyword }) => keyword);

  it('is said by a rule about that creature', () => {
    expect(rules("Target creature can't be blocked this turn except by Walls.")).toEqual(['cantBeBlockedBy']);
    expect(rules("Target creature can't be blocked by creatures with power 2 or less this turn.")).toEqual([
      'cantBeBlockedBy',
    ]);
  });

  it('refuses whose the blockers are', () => {
    expect(() => sorcery("Target creature can't be blocked by creatures you control this turn.")).toThrow(
      'unread',
    );
  });
});

describe('608.2c what is asked as it resolves', () => {
  it.each([
    ['If you control a Bear and a Forest, you gain 1 life.', 21],
    ['If you control a Bear and an Ox, you gain 1 life.', 20],
    ['You gain life equal to the highest mana value among creatures you control.', 22],
  ])('%s', (text, life) => {
    expect(lifeOf(resolved(text), 'ann')).toBe(life);
  });

  it('counters on what was named', () => {
    const card = readCard(
      '{1}: Put a charge counter on Moss Druid. Then if there are two or more charge counters on it, you gain 3 life.',
    );
    const once = table([card], [put(card, 'ann'), ...lands('Forest', 2)])
      .does('ann', 'activate', { card: 'moss-druid', ability: 'a1' })
      .bothPass();
    expect(lifeOf(once, 'ann')).toBe(20);
    const twice = once.does('ann', 'activate', { card: 'moss-druid', ability: 'a1' }).bothPass();
    expect(lifeOf(twice, 'ann')).toBe(23);
  });

  it('"that creature" is no spell that was cast', () => {
    const card = readCard(
      'Whenever you cast a spell, put a +1/+1 counter on target creature. That creature gains flying until end of turn.',
    );
    expect(card.triggered[0]?.effects[1]).toMatchObject({ effect: 'gainKeywords', what: { bound: 't1' } });
  });

  it('those creatures are untapped', () => {
    const tapped = put(bear, 'ann', 'battlefield', { instanceId: 'tapped', tapped: true });
    const rite = sorcery('Creatures you control get +1/+1 until end of turn. Untap those creatures.');
    const at = table([rite, bear], [put(rite, 'ann', 'hand'), ...lands('Forest', 1), tapped])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(cardIn(at, 'tapped')).toMatchObject({ tapped: false, power: 3 });
  });
});
