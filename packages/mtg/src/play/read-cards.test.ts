import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const DRUID = 'moss-druid';
const RITE = 'moss-rite';

/** The druid on the battlefield, a bear, and three Forests. */
function withDruid(text: string, parts: Parameters<typeof table>[2] = {}) {
  const card = readCard(text);
  return table(
    [card, bear],
    [
      put(card, 'ann'),
      put(bear, 'ann'),
      put(bear, 'ann', 'hand', { instanceId: 'bear-2' }),
      ...lands('Forest', 3),
    ],
    parts,
  );
}
const sizeOf = (at: ReturnType<typeof table>, id = DRUID) =>
  `${cardIn(at, id).power}/${cardIn(at, id).toughness}`;
/** Static abilities apply as something happens. */
const settled = (at: ReturnType<typeof table>) =>
  at.does('ann', 'activate', { card: 'forest-1', ability: 'tap-forest' });

describe('613: static abilities as they are read', () => {
  it.each([
    ['613.4c, for each', 'Moss Druid gets +1/+2 for each Forest you control.', '5/8'],
    [
      'as long as what is asked holds',
      'As long as you control three or more Forests, Moss Druid gets +1/+1.',
      '3/3',
    ],
    ['and not otherwise', 'Moss Druid gets +1/+1 as long as you control a Swamp.', '2/2'],
    ['your turn', 'During your turn, Moss Druid gets +2/+0.', '4/2'],
    ['where X is something', 'Moss Druid gets +X/+0, where X is the number of cards in your hand.', '3/2'],
    [
      'the greatest power among others',
      'Moss Druid gets +X/+X, where X is the greatest power among other creatures you control.',
      '4/4',
    ],
  ])('%s', (_name, text, size) => {
    expect(sizeOf(settled(withDruid(text)))).toBe(size);
  });

  it.each([
    [
      '614.1c enters tapped unless',
      'Moss Druid enters the battlefield tapped unless you control a Swamp.',
      { tapped: true },
    ],
    [
      'unless it is so',
      'Moss Druid enters the battlefield tapped unless you control a Forest.',
      { tapped: false },
    ],
    [
      'counters for each',
      'Moss Druid enters the battlefield with two +1/+1 counters on it for each other creature you control.',
      { counters: { '+1/+1': 2 } },
    ],
    [
      'counters if',
      'Moss Druid enters the battlefield with a +1/+1 counter on it if you control a Swamp.',
      { counters: {} },
    ],
  ])('%s', (_name, text, facts) => {
    const card = readCard(text);
    const at = table([card, bear], [put(card, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: DRUID })
      .bothPass();
    expect(cardIn(at, DRUID)).toMatchObject(facts);
  });
});

describe('603: triggered abilities as they are read', () => {
  it.each([
    ['603.2 either event', 'Whenever Moss Druid or another creature enters, you gain 1 life.'],
    ['two verbs of one thing', 'Whenever another creature enters or dies, you gain 1 life.'],
    [
      'once each turn',
      'Whenever another creature enters, you gain 1 life. This ability triggers only once each turn.',
    ],
  ])('%s', (_name, text) => {
    const at = withDruid(text).does('ann', 'cast', { card: 'bear-2' }).bothPass(2);
    expect(lifeOf(at, 'ann')).toBe(21);
  });

  it.each([
    ['508.1m attacks alone', 'Whenever Moss Druid attacks alone, defending player loses 2 life.', 18],
    ['you attack, once', 'Whenever you attack, each opponent loses 1 life.', 19],
    ['with so many', 'Whenever you attack with two or more creatures, each opponent loses 1 life.', 20],
    ['509.1h unblocked', "Whenever Moss Druid attacks and isn't blocked, defending player loses 5 life.", 15],
  ])('%s', (_name, text, life) => {
    const at = withDruid(text)
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: DRUID })
      .does('ann', 'doneAttacking')
      .until('declareBlockers');
    const after = at.state.stack.length > 0 ? at.bothPass() : at;
    expect(lifeOf(after, 'bob')).toBe(life);
  });

  it('608.2h "that much" is how much triggered it', () => {
    const card = readCard('Whenever Moss Druid deals combat damage to a player, you gain that much life.');
    const at = table([card], [put(card, 'ann')])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: DRUID })
      .does('ann', 'doneAttacking')
      .until('combatDamage')
      .bothPass();
    expect(lifeOf(at, 'ann')).toBe(22);
  });

  it('603.2c becomes the target, 603.8 as soon as something holds', () => {
    const card = readCard('When Moss Druid becomes the target of a spell or ability, sacrifice it.');
    const rite = sorcery('Target creature gets +1/+1 until end of turn.');
    const at = table([card, rite], [put(card, 'ann'), put(rite, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: RITE }, [DRUID])
      .bothPass();
    expect(zoneOf(at, DRUID)).toBe('graveyard');
    const lone = withDruid('When you control no Islands, sacrifice Moss Druid.');
    expect(zoneOf(settled(lone).bothPass(), DRUID)).toBe('graveyard');
  });
});

describe('701: keyword actions as they are read', () => {
  const resolved = (text: string, ...more: Parameters<typeof put>[]) => {
    const rite = sorcery(text);
    return table(
      [rite, bear],
      [put(rite, 'ann', 'hand'), ...lands('Forest', 3), ...more.map((args) => put(...args))],
    ).does('ann', 'cast', { card: RITE });
  };
  const tokensOf = ({ state }: ReturnType<typeof table>, subtype: string) =>
    state.cards.filter(({ subtypes, zone }) => zone === 'battlefield' && subtypes.includes(subtype));
  it('111.10a Treasures are created, and give mana', () => {
    const at = resolved('Create two Treasure tokens.').bothPass();
    const [treasure] = tokensOf(at, 'Treasure');
    expect(tokensOf(at, 'Treasure')).toHaveLength(2);
    expect(at.offers('ann').some((offer) => offer.includes(treasure?.instanceId ?? '-'))).toBe(true);
  });

  it('701.47a amass, 701.39a bolster', () => {
    const army = resolved('Amass 2.').bothPass();
    expect(tokensOf(army, 'Army').map(({ power }) => power)).toEqual([2]);
    const bolstered = resolved('Bolster 1.', [bear, 'ann']).bothPass();
    expect(cardIn(bolstered, 'bear').power).toBe(3);
  });

  it('701.14a they fight', () => {
    const card = readCard("{1}: Moss Druid fights target creature you don't control.");
    const at = table([card, bear], [put(card, 'ann'), put(bear, 'bob'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: DRUID, ability: 'a1' }, ['bear'])
      .bothPass();
    expect([zoneOf(at, DRUID), zoneOf(at, 'bear')]).toEqual(['graveyard', 'graveyard']);
  });

  it('610.3 exiled until it leaves, and back at once', () => {
    const card = readCard(
      'When Moss Druid enters, exile target creature an opponent controls until Moss Druid leaves the battlefield.',
    );
    const doom = sorcery('Destroy target creature.');
    const exiled = table(
      [card, bear, doom],
      [put(card, 'ann', 'hand'), put(doom, 'ann', 'hand'), put(bear, 'bob'), ...lands('Forest', 2)],
    )
      .does('ann', 'cast', { card: DRUID })
      .bothPass()
      .does('ann', 'decide', {}, ['bear'])
      .bothPass();
    expect(zoneOf(exiled, 'bear')).toBe('exile');
    expect(zoneOf(exiled.does('ann', 'cast', { card: RITE }, [DRUID]).bothPass(), 'bear')).toBe(
      'battlefield',
    );
  });

  it('707.2 a token that is a copy does what the card does', () => {
    const card = readCard(
      "When Moss Druid enters, you gain 1 life.\n{1}: Create a token that's a copy of Moss Druid.",
    );
    const at = table([card], [put(card, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: DRUID, ability: 'a1' })
      .bothPass(2);
    expect([tokensOf(at, 'Elf').length, lifeOf(at, 'ann')]).toEqual([2, 21]);
  });

  it('113.1c an ability in quotation marks is had by others', () => {
    const card = readCard('Other creatures you control have "{T}: You gain 2 life."');
    const at = table([card, bear], [put(card, 'ann'), put(bear, 'ann'), ...lands('Forest', 1)]);
    const bears = settled(at).does('ann', 'activate', { card: 'bear', ability: 'q1' }).bothPass();
    expect(lifeOf(bears, 'ann')).toBe(22);
  });

  it.each([
    ['701.25a surveil', 'Surveil 1.', 'graveyard'],
    ['701.22a scry', 'Scry 1.', 'library'],
    [
      'the top cards of a library',
      'Look at the top two cards of your library. Put one of them into your hand and the rest into your graveyard.',
      'hand',
    ],
    [
      'a card of a kind among them',
      'Look at the top two cards of your library. You may reveal a land card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
      'hand',
    ],
  ])('%s', (_name, text, zone) => {
    const top = 'ann-top-forest-1';
    const asked = resolved(text).bothPass();
    expect(zoneOf(asked.does('ann', 'decide', {}, [top]), top)).toBe(zone);
    expect(asked.does('ann', 'decide', {}, [top]).state.resolving).toEqual([]);
  });
});
