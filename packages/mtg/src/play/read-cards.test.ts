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
