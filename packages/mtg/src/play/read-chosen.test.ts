import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2, [], { subtypes: ['Bear'] });
const imp = creatureCard('Imp', [1, 'R'], 1, 1, [], { subtypes: ['Imp'] });
const mine = put(bear, 'ann');
const theirs = put(imp, 'bob', 'battlefield', { instanceId: 'theirs' });

const cast = (text: string) => {
  const rite = sorcery(text);
  return table([rite, bear, imp], [put(rite, 'ann', 'hand'), ...lands('Forest', 3), mine, theirs])
    .does('ann', 'cast', { card: 'moss-rite' })
    .bothPass();
};
const keywords = (at: ReturnType<typeof table>, id: string) =>
  cardIn(at, id).keywords.map(({ keyword }) => keyword);

describe('608.2d a quality that is chosen as something resolves', () => {
  it.each([
    ['Choose a color. Destroy all creatures of the chosen color.', 'red'],
    ['Choose a color. Destroy all creatures of that color.', 'red'],
    ['Destroy all creatures of the color of your choice.', 'red'],
    ['Choose a creature type. Destroy all creatures of the chosen type.', 'Imp'],
    ['Destroy all creatures of the creature type of your choice.', 'Imp'],
  ])('%s', (text, choice) => {
    const at = cast(text).does('ann', 'decide', {}, [choice]);
    expect([zoneOf(at, 'bear'), zoneOf(at, 'theirs')]).toEqual(['battlefield', 'graveyard']);
  });

  it('counts those of that color', () => {
    const at = cast('Choose a color. You gain 1 life for each creature of that color.');
    expect(lifeOf(at.does('ann', 'decide', {}, ['red']), 'ann')).toBe(21);
    expect(lifeOf(at.does('ann', 'decide', {}, ['blue']), 'ann')).toBe(20);
  });

  it('protection from it', () => {
    const at = cast(
      'Choose a color. Creatures you control gain protection from the chosen color until end of turn.',
    );
    expect(keywords(at.does('ann', 'decide', {}, ['red']), 'bear')).toEqual(['protection']);
  });

  it.each([
    ['Creatures you control gain your choice of flying, haste, or trample until end of turn.'],
    ['Creatures you control gain flying, haste, or trample until end of turn.'],
  ])('one keyword of several: %s', (text) => {
    const at = cast(text);
    const chosen = at.does('ann', 'decide', {}, ['haste']);
    expect([keywords(chosen, 'bear'), keywords(chosen, 'theirs')]).toEqual([['haste'], []]);
  });

  it('does not guess what else is chosen', () => {
    expect(() =>
      sorcery('Choose a creature type other than Wall. Destroy all creatures of that type.'),
    ).toThrow('unread');
    expect(() => sorcery('Destroy all creatures of that color.')).toThrow('unread');
  });
});

describe('"if you do" holds for sentences that lean on each other', () => {
  const card = readCard(
    'When Moss Druid enters the battlefield, you may pay {1}. If you do, create a 3/1 red Elemental creature token with haste. Exile that token at the beginning of the next end step.',
  );
  const asked = () =>
    table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: 'moss-druid' })
      .bothPass(2);
  const tokens = ({ state }: ReturnType<typeof table>) =>
    state.cards.filter(({ token, zone }) => token && zone === 'battlefield').length;

  it('603.7 both happen, or neither does', () => {
    const paid = asked().does('ann', 'decide', {}, ['yes']);
    expect([tokens(paid), tokens(paid.until('end').bothPass())]).toEqual([1, 0]);
    expect(tokens(asked().does('ann', 'decide', {}, ['no']))).toBe(0);
  });
});

describe('tokens with abilities in quotation marks', () => {
  it('702.1 a rule is one of their keywords', () => {
    const at = cast('Create a 1/1 red Satyr creature token with flying and "This creature can\'t block."');
    const token = at.state.cards.find((one) => one.token);
    expect(token?.keywords.map(({ keyword }) => keyword)).toEqual(['flying', 'cantBlock']);
  });

  it('115.1d a triggered ability has its own targets', () => {
    const doom = sorcery('Destroy target creature.');
    const card = readCard(
      'When Moss Druid enters the battlefield, create a 1/1 red Devil creature token with "When this creature dies, it deals 1 damage to any target."',
    );
    const at = table(
      [card, doom],
      [put(card, 'ann', 'hand'), put(doom, 'ann', 'hand'), ...lands('Forest', 2)],
    )
      .does('ann', 'cast', { card: 'moss-druid' })
      .bothPass(2);
    const token = at.state.cards.find((one) => one.token)?.instanceId ?? '';
    const dead = at.does('ann', 'cast', { card: 'moss-rite' }, [token]).bothPass();
    expect(lifeOf(dead.does('ann', 'decide', {}, ['bob']).bothPass(), 'bob')).toBe(19);
  });
});

describe('603.2 what deals damage to a player is spoken of again', () => {
  it.each([
    ['Whenever another creature you control deals combat damage to a player, put a +1/+1 counter on it.', 3],
    [
      'Whenever a creature you control deals combat damage to a player, put that many +1/+1 counters on that creature.',
      4,
    ],
  ])('%s', (text, power) => {
    const card = readCard(text);
    const at = table([card, bear], [put(card, 'ann'), mine])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear' })
      .does('ann', 'doneAttacking')
      .until('combatDamage')
      .bothPass();
    expect(cardIn(at, 'bear').power).toBe(power);
  });
});

describe('608.2d what other players choose of their own', () => {
  const held = ['held', 'other'].map((instanceId) => put(imp, 'bob', 'hand', { instanceId }));
  const dead = put(imp, 'bob', 'graveyard', { instanceId: 'dead' });
  const buried = put(bear, 'ann', 'graveyard', { instanceId: 'buried' });
  const other = put(imp, 'bob', 'battlefield', { instanceId: 'another' });
  const at = (text: string, ...targets: readonly string[]) => {
    const rite = sorcery(text);
    return table(
      [rite, bear, imp],
      [put(rite, 'ann', 'hand'), ...lands('Forest', 3), mine, theirs, other, ...held, dead, buried],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ...targets.map((id) => [id]))
      .bothPass();
  };

  it('cards of a hand', () => {
    const asked = at('Target opponent exiles a card from their hand.', 'bob');
    const done = asked.does('bob', 'decide', {}, ['other']);
    expect([zoneOf(done, 'held'), zoneOf(done, 'other')]).toEqual(['hand', 'exile']);
  });

  it('permanents that each of them controls', () => {
    const done = at("Each player returns a creature they control to its owner's hand.").does(
      'bob',
      'decide',
      {},
      ['another'],
    );
    expect(['bear', 'theirs', 'another'].map((id) => zoneOf(done, id))).toEqual([
      'hand',
      'battlefield',
      'hand',
    ]);
  });

  it.each([
    ["Exile target player's graveyard.", ['bob'], ['exile', 'graveyard']],
    ['Exile all graveyards.', [], ['exile', 'exile']],
  ])('%s', (text, targets, zones) => {
    const done = at(text, ...targets);
    expect(['dead', 'buried'].map((id) => zoneOf(done, id))).toEqual(zones);
  });
});
