import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const DRUID = 'moss-druid';
const druid = (text: string, types?: string) => readCard(text, types === undefined ? {} : { types });

/** The druid attacks bob, with other creatures of ann's or alone. */
function attacking(
  text: string,
  others: readonly string[] = [],
  step: 'declareBlockers' | 'combatDamage' | 'end' = 'declareBlockers',
) {
  const card = druid(text);
  const start = table(
    [card, bear],
    [
      put(card, 'ann'),
      ...others.map((instanceId) => put(bear, 'ann', 'battlefield', { instanceId })),
      put(bear, 'bob', 'battlefield', { instanceId: 'blocker' }),
    ],
  ).until('declareAttackers');
  let at = start;
  for (const attacker of [DRUID, ...others]) at = at.does('ann', 'attack', { attacker });
  return { at: at.does('ann', 'doneAttacking'), step };
}
const counters = (at: ReturnType<typeof table>, id: string) => cardIn(at, id).counters['+1/+1'] ?? 0;

describe('702: keywords that are abilities', () => {
  it('702.83a exalted: +1/+1 for a creature that attacks alone', () => {
    expect(cardIn(attacking('Exalted').at.bothPass(), DRUID).power).toBe(3);
    expect(cardIn(attacking('Exalted', ['bear-1']).at, DRUID).power).toBe(2);
  });

  it('702.91a battle cry: the other attackers get +1/+0', () => {
    const at = attacking('Battle cry', ['bear-1']).at.bothPass();
    expect([cardIn(at, 'bear-1').power, cardIn(at, DRUID).power]).toEqual([3, 2]);
  });

  it('702.45a bushido, 702.23a rampage: as it becomes blocked', () => {
    for (const [text, power] of [
      ['Bushido 2', 4],
      ['Rampage 1', 2],
    ] as const) {
      const blocked = attacking(text)
        .at.until('declareBlockers')
        .does('bob', 'block', { blocker: 'blocker' }, [DRUID])
        .does('bob', 'doneBlocking')
        .bothPass();
      expect(cardIn(blocked, DRUID).power).toBe(power);
    }
  });

  it('702.112a renown: once', () => {
    const at = attacking('Renown 1').at.until('combatDamage').bothPass();
    expect([counters(at, DRUID), cardIn(at, DRUID).keywords]).toEqual([
      1,
      expect.arrayContaining([{ keyword: 'renowned' }]),
    ]);
  });

  it('113.6: a keyword that waits on the battlefield waits nowhere else', () => {
    const card = druid('Prowess');
    const rite = readCard('Draw a card.', { name: 'Rite', types: 'Sorcery' });
    const castWith = (zone: 'battlefield' | 'graveyard' | 'hand') =>
      table([card, rite], [put(card, 'ann', zone), put(rite, 'ann', 'hand'), ...lands('Forest', 1)]).does(
        'ann',
        'cast',
        { card: 'rite' },
      ).state.abilities.length;
    expect((['battlefield', 'graveyard', 'hand'] as const).map(castWith)).toEqual([1, 0, 0]);
  });

  it('702.93a undying: it comes back with a counter, and not again', () => {
    const card = druid('Undying');
    const doom = readCard('Destroy target creature.', { name: 'Doom', types: 'Sorcery', manaCost: '{B}' });
    const at = table(
      [card, doom],
      [
        put(card, 'ann'),
        put(doom, 'ann', 'hand'),
        put(doom, 'ann', 'hand', { instanceId: 'doom-2' }),
        ...lands('Swamp', 2),
      ],
    )
      .does('ann', 'cast', { card: 'doom' }, [DRUID])
      .bothPass(2);
    expect([zoneOf(at, DRUID), counters(at, DRUID)]).toEqual(['battlefield', 1]);
    expect(zoneOf(at.does('ann', 'cast', { card: 'doom-2' }, [DRUID]).bothPass(), DRUID)).toBe('graveyard');
  });

  it('702.43a modular: it enters with counters', () => {
    const card = readCard('Modular 2', { types: 'Artifact Creature — Golem', power: '0', toughness: '0' });
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: DRUID })
      .bothPass();
    expect([counters(at, DRUID), cardIn(at, DRUID).power]).toEqual([2, 2]);
  });

  it('702.63a vanishing: gone with its last counter', () => {
    const card = druid('Vanishing 1');
    const at = table([card], [put(card, 'ann', 'battlefield', { counters: { time: 1 } })], {
      step: 'end',
      activePlayer: 'bob',
    })
      .until('upkeep')
      .bothPass(2);
    expect(zoneOf(at, DRUID)).toBe('graveyard');
  });

  it('702.29a cycling, 702.29d: it is told, and waited for in the graveyard', () => {
    const card = druid('Cycling {1}\nWhen you cycle Moss Druid, you gain 3 life.');
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: DRUID, ability: 'cycling' })
      .bothPass();
    expect([zoneOf(at, DRUID), lifeOf(at, 'ann')]).toEqual(['graveyard', 23]);
  });

  it('702.29e typecycling finds such a card', () => {
    const card = druid('Forestcycling {1}');
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: DRUID, ability: 'typecycling' })
      .bothPass();
    expect(at.runtime.toAct(at.match)).toEqual(['ann']);
  });

  it('702.6a equip attaches it, as a sorcery', () => {
    const card = readCard('Equipped creature gets +2/+0.\nEquip {1}', { types: 'Artifact — Equipment' });
    const at = table([card, bear], [put(card, 'ann'), put(bear, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: DRUID, ability: 'equip' }, ['bear'])
      .bothPass();
    expect(cardIn(at, 'bear').power).toBe(4);
  });

  it('702.30a echo: paid for once, by each who controls it', () => {
    const card = druid('Echo {1}');
    const at = table([card], [put(card, 'ann')], { step: 'end', activePlayer: 'bob' })
      .until('upkeep')
      .bothPass();
    expect(zoneOf(at, DRUID)).toBe('graveyard');
  });

  it('702.84a unearth: back for a turn, and then exiled', () => {
    const card = druid('Unearth {1}');
    const at = table([card], [put(card, 'ann', 'graveyard'), ...lands('Forest', 1)])
      .does('ann', 'activate', { card: DRUID, ability: 'unearth' })
      .bothPass();
    expect(zoneOf(at, DRUID)).toBe('battlefield');
    expect(zoneOf(at.until('end').bothPass(), DRUID)).toBe('exile');
  });
});
