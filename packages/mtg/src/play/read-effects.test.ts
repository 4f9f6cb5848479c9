import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2, [], { subtypes: ['Bear'] });
const DRUID = 'moss-druid';
const RITE = 'moss-rite';

/** A spell that is cast with its targets, and some more cards on the table. */
function resolved(
  text: string,
  targets: readonly string[] = [],
  ...more: readonly ReturnType<typeof put>[]
): ReturnType<typeof table> {
  const rite = sorcery(text);
  return table([rite, bear], [put(rite, 'ann', 'hand'), ...lands('Forest', 3), ...more])
    .does('ann', 'cast', { card: RITE }, [...targets])
    .bothPass();
}
const mine = put(bear, 'ann');
const theirs = put(bear, 'bob', 'battlefield', { instanceId: 'theirs' });

describe('effects as they are read', () => {
  it('400.7 what is exiled and returns is a new object', () => {
    const before = resolved(
      'Exile target creature you control, then return it to the battlefield under your control.',
      ['bear'],
      put(bear, 'ann', 'battlefield', { counters: { '+1/+1': 1 } }),
    );
    expect([zoneOf(before, 'bear'), cardIn(before, 'bear').counters]).toEqual(['battlefield', {}]);
  });

  it('603.7 it returns at the beginning of the next end step, under its owner', () => {
    const gone = resolved(
      "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
      ['theirs'],
      theirs,
    );
    expect(zoneOf(gone, 'theirs')).toBe('exile');
    const back = gone.until('end').bothPass();
    expect([zoneOf(back, 'theirs'), cardIn(back, 'theirs').controller]).toEqual(['battlefield', 'bob']);
  });

  it('608.2d a card of the hand that you choose is put onto the battlefield', () => {
    const asked = resolved(
      'Put a creature card from your hand onto the battlefield.',
      [],
      put(bear, 'ann', 'hand', { instanceId: 'held' }),
    );
    expect(zoneOf(asked.does('ann', 'decide', {}, ['held']), 'held')).toBe('battlefield');
  });

  it('all cards of a kind return from the graveyard', () => {
    const dead = put(bear, 'ann', 'graveyard', { instanceId: 'dead' });
    const [forest] = lands('Swamp', 1, 'ann', 'graveyard');
    const at = resolved(
      'Return all creature cards from your graveyard to your hand.',
      [],
      dead,
      ...(forest ? [forest] : []),
    );
    expect([zoneOf(at, 'dead'), zoneOf(at, 'swamp-1')]).toEqual(['hand', 'graveyard']);
  });

  it('122.1f a player gets poison counters', () => {
    const at = resolved('Each opponent gets two poison counters.');
    expect(at.state.players.map(({ counters }) => counters?.['poison'] ?? 0)).toEqual([0, 2]);
  });

  it('614.1a what would die is exiled instead', () => {
    const at = resolved(
      'Moss Rite deals 3 damage to target creature. If that creature would die this turn, exile it instead.',
      ['theirs'],
      theirs,
    );
    expect(zoneOf(at, 'theirs')).toBe('exile');
  });

  it('109.4 a player who is a target controls what is meant', () => {
    const at = resolved('Tap all creatures target player controls.', ['bob'], mine, theirs);
    expect([cardIn(at, 'bear').tapped, cardIn(at, 'theirs').tapped]).toEqual([false, true]);
  });

  it('each player is the subject of what follows', () => {
    const at = resolved('Each player gains 2 life, then loses 3 life.');
    expect([lifeOf(at, 'ann'), lifeOf(at, 'bob')]).toEqual([19, 19]);
  });

  it.each([
    ['102.3 each other player', 'Each other player loses 2 life.', 20, 18],
    ['107.1a half, rounded up', 'Target player loses half their life, rounded up.', 20, 10],
    ['an additional card is a card', 'You gain 2 life. Draw an additional card.', 22, 20],
  ])('%s', (_name, text, ann, bob) => {
    const at = resolved(text, text.includes('Target') ? ['bob'] : []);
    expect([lifeOf(at, 'ann'), lifeOf(at, 'bob')]).toEqual([ann, bob]);
  });

  it('702.16a protection from a color that you choose as it resolves', () => {
    const asked = resolved(
      'Target creature you control gains protection from the color of your choice until end of turn.',
      ['bear'],
      mine,
    );
    expect(asked.offers('ann')).toEqual(['decide']);
    const red = asked.does('ann', 'decide', {}, ['red']);
    expect(cardIn(red, 'bear').keywords).toEqual([{ keyword: 'protection', from: { color: 'red' } }]);
  });

  it('701.6a a spell that is countered goes into exile instead', () => {
    const rite = sorcery('Draw a card.');
    const no = readCard(
      "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      { name: 'Moss No', types: 'Instant', manaCost: '{1}' },
    );
    const at = table([rite, no], [put(rite, 'ann', 'hand'), put(no, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: RITE })
      .does('ann', 'cast', { card: 'moss-no' }, [RITE])
      .bothPass();
    expect([zoneOf(at, RITE), zoneOf(at, 'moss-no')]).toEqual(['exile', 'graveyard']);
  });

  it('105.3 a color until the end of the turn', () => {
    const blue = resolved('Target creature becomes blue until end of turn.', ['bear'], mine);
    expect(cardIn(blue, 'bear').colors).toEqual(['blue']);
  });

  it('701.24a a graveyard is shuffled into the library', () => {
    const dead = put(bear, 'bob', 'graveyard', { instanceId: 'dead' });
    const own = put(bear, 'ann', 'graveyard', { instanceId: 'own' });
    const at = resolved('Target player shuffles their graveyard into their library.', ['bob'], dead, own);
    expect([zoneOf(at, 'dead'), zoneOf(at, 'own')]).toEqual(['library', 'graveyard']);
  });

  it('111.2 tokens of several kinds', () => {
    const at = resolved(
      'Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and a 3/3 green Elephant creature token.',
    );
    const powers = at.state.cards.filter(({ token }) => token).map(({ power }) => power);
    expect(powers).toEqual([1, 2, 3]);
  });

  it.each(['Exile', 'Sacrifice'])('603.7 tokens that go at the end of the turn: %s', (verb) => {
    const at = resolved(
      `Create two 3/1 red Elemental creature tokens with haste. ${verb} them at the beginning of the next end step.`,
    );
    const tokens = ({ state }: ReturnType<typeof table>) =>
      state.cards.filter(({ token, zone }) => token && zone === 'battlefield').length;
    expect([tokens(at), tokens(at.until('end').bothPass())]).toEqual([2, 0]);
  });

  it('"each of" targets', () => {
    const at = resolved(
      'Put a +1/+1 counter on each of up to two target creatures.',
      ['bear', 'theirs'],
      mine,
      theirs,
    );
    expect([cardIn(at, 'bear').power, cardIn(at, 'theirs').power]).toEqual([3, 3]);
  });

  it('502.3 several targets stay tapped', () => {
    const at = resolved(
      "Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.",
      ['bear', 'theirs'],
      mine,
      theirs,
    );
    expect(['bear', 'theirs'].map((id) => cardIn(at, id).keywords.map(({ keyword }) => keyword))).toEqual([
      ['doesntUntap'],
      ['doesntUntap'],
    ]);
  });

  it('608.2c "if it is" asks of a target', () => {
    const text = (kind: string) =>
      `Target creature gets +1/+1 until end of turn. If it's a ${kind}, it gains trample until end of turn.`;
    const keywords = (kind: string) =>
      cardIn(resolved(text(kind), ['bear'], mine), 'bear').keywords.map(({ keyword }) => keyword);
    expect([keywords('Bear'), keywords('Goblin')]).toEqual([['trample'], []]);
  });
});

describe('113.6k: triggered abilities that return their own card', () => {
  it('work in the graveyard', () => {
    const card = readCard(
      'Whenever another creature enters the battlefield under your control, return Moss Druid from your graveyard to your hand.',
    );
    const at = (zone: 'graveyard' | 'battlefield') =>
      table([card, bear], [put(card, 'ann', zone), put(bear, 'ann', 'hand'), ...lands('Forest', 2)])
        .does('ann', 'cast', { card: 'bear' })
        .bothPass();
    expect(zoneOf(at('graveyard').bothPass(), DRUID)).toBe('hand');
    expect(at('battlefield').state.stack).toEqual([]);
  });

  it('or trigger as the card goes there', () => {
    const card = readCard(
      'When Moss Druid dies, you may pay {1}. If you do, return Moss Druid from your graveyard to your hand.',
    );
    const doom = sorcery('Destroy target creature.');
    const at = table([card, doom], [put(card, 'ann'), put(doom, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: RITE }, [DRUID])
      .bothPass(2);
    expect(zoneOf(at.does('ann', 'decide', {}, ['yes']), DRUID)).toBe('hand');
  });
});

describe('what "it" and "they" mean', () => {
  it.each([
    [
      'a target of the sentence before, not the card that triggers',
      "When Moss Druid enters the battlefield, destroy target creature. It can't be regenerated.",
      [{ effect: 'destroy', what: { bound: 't1' }, cantRegenerate: true }],
    ],
    [
      'what stands before the "and"',
      "Whenever Moss Druid deals combat damage to a creature, tap that creature and it doesn't untap during its controller's next untap step.",
      [
        { effect: 'tap', what: { bound: 'other' } },
        { effect: 'skipUntap', what: { bound: 'other' }, until: 'nextUntapStep' },
      ],
    ],
    [
      'what the "if" is about',
      'At the beginning of your upkeep, if Moss Druid is tapped, put a moss counter on it.',
      [{ effect: 'putCounters', what: 'self', counter: 'moss', amount: 1 }],
    ],
    [
      'the one player',
      'Whenever an opponent casts a spell, they lose 2 life.',
      [{ effect: 'loseLife', who: { bound: 'player' }, amount: 2 }],
    ],
  ])('%s', (_name, text, effects) => {
    expect(readCard(text).triggered[0]?.effects).toEqual(effects);
  });

  it('refuses what may mean two things', () => {
    expect(() =>
      readCard(
        'When Moss Druid enters the battlefield, it deals 1 damage to target creature. It gains haste until end of turn.',
      ),
    ).toThrow('unread');
  });
});
