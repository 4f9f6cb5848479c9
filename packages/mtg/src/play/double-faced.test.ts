import { describe, expect, it } from 'vitest';
import { basics, creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { mtgMatch } from './match.js';

const BACK = { name: 'Elder Oak', types: 'Creature — Treefolk', power: '5', toughness: '6' };
const druid = (text: string, back: string) =>
  readCard(text, {
    power: '2',
    toughness: '2',
    types: 'Creature — Elf',
    other: { ...BACK, text: back, layout: 'transform' },
  });
const bear = creatureCard('Bear', [1, 'G'], 2, 2);

describe('712: double-faced cards', () => {
  const card = druid(
    '{1}: Transform Moss Druid.',
    'Reach\nWhen this creature transforms into Elder Oak, you gain 3 life.\n{1}: Transform Elder Oak.',
  );
  const start = table([card], [put(card, 'ann'), ...lands('Forest', 4)])
    .does('ann', 'activate', { card: 'moss-druid', ability: 'a1' })
    .bothPass();

  it('701.27a: it turns over, with the name, the numbers and the abilities of its back', () => {
    const oak = cardIn(start, 'moss-druid');
    expect([oak.names, oak.power, oak.keywords]).toEqual([['Elder Oak'], 5, [{ keyword: 'reach' }]]);
    const at = start.bothPass();
    expect(lifeOf(at, 'ann')).toBe(23);
    const again = at.does('ann', 'activate', { card: 'moss-druid', ability: 'a1' }).bothPass();
    expect([cardIn(again, 'moss-druid').names, cardIn(again, 'moss-druid').power]).toEqual([
      ['Moss Druid'],
      2,
    ]);
  });

  it('202.3b: its back has the mana value of its front', () => {
    expect(cardIn(start, 'moss-druid').manaValue).toBe(1);
  });

  it('202.3b: a copy of its back has mana value 0, a token that copies both of its faces that of the front', () => {
    const clone = readCard('You may have this creature enter as a copy of any creature on the battlefield.', {
      name: 'Mimic',
    });
    const twin = sorcery("Create a token that's a copy of target creature you control.");
    const at = table(
      [card, clone, twin],
      [put(card, 'ann'), put(clone, 'ann', 'hand'), put(twin, 'ann', 'hand'), ...lands('Forest', 6)],
    );
    const turned = at.does('ann', 'activate', { card: 'moss-druid', ability: 'a1' }).bothPass(2);
    const copied = turned
      .does('ann', 'cast', { card: 'mimic' })
      .bothPass()
      .does('ann', 'decide', {}, ['moss-druid']);
    expect([cardIn(copied, 'mimic').names, cardIn(copied, 'mimic').manaValue]).toEqual([['Elder Oak'], 0]);
    const token = turned.does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid']).bothPass();
    const made = token.state.cards.find((found) => found.token);
    expect([made?.names, made?.manaValue]).toEqual([['Elder Oak'], 1]);
    const front = at
      .does('ann', 'cast', { card: 'mimic' })
      .bothPass()
      .does('ann', 'decide', {}, ['moss-druid']);
    expect(cardIn(front, 'mimic').manaValue).toBe(1);
  });

  describe('701.27f: an ability transforms its source only once since it was put on the stack', () => {
    const activate = (at: typeof start) => at.does('ann', 'activate', { card: 'moss-druid', ability: 'a1' });
    const fresh = table([card], [put(card, 'ann'), ...lands('Forest', 4)]);
    const faceOf = (at: typeof start) => cardIn(at, 'moss-druid').names[0];

    it('a second ability on the stack does nothing', () => {
      const twice = activate(activate(fresh)).bothPass();
      expect([faceOf(twice), faceOf(twice.bothPass(2))]).toEqual(['Elder Oak', 'Elder Oak']);
    });

    it('an ability that is put there afterwards turns it back', () => {
      expect(faceOf(activate(activate(fresh).bothPass(2)).bothPass())).toBe('Moss Druid');
    });

    it('a spell in response uses up what the ability would do', () => {
      const turn = readCard('Transform target creature.', { name: 'Turn', types: 'Instant' });
      const at = table([card, turn], [put(card, 'ann'), put(turn, 'ann', 'hand'), ...lands('Forest', 4)]);
      const answered = activate(at).does('ann', 'cast', { card: 'turn' }, ['moss-druid']);
      // The spell resolves, then the trigger of the back, and then the ability that was there before.
      const turned = answered.bothPass();
      expect([faceOf(turned), faceOf(turned.bothPass(2))]).toEqual(['Elder Oak', 'Elder Oak']);
    });

    it('an ability that says so twice transforms it once', () => {
      const giddy = druid('{1}: Transform Moss Druid. Transform Moss Druid.', 'Reach');
      const at = activate(table([giddy], [put(giddy, 'ann'), ...lands('Forest', 1)])).bothPass();
      expect(faceOf(at)).toBe('Elder Oak');
    });
  });

  it('712.8a: what leaves the battlefield is its front again', () => {
    const doom = sorcery('Destroy target creature.', '{1}');
    const at = table([card, doom], [put(card, 'ann'), put(doom, 'ann', 'hand'), ...lands('Forest', 4)])
      .does('ann', 'activate', { card: 'moss-druid', ability: 'a1' })
      .bothPass(2)
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid'])
      .bothPass();
    expect([
      zoneOf(at, 'moss-druid'),
      cardIn(at, 'moss-druid').names,
      cardIn(at, 'moss-druid').power,
    ]).toEqual(['graveyard', ['Moss Druid'], 2]);
  });

  it('712.8a: of a back with numbers, a front without any has none', () => {
    const idol = readCard('{1}: Transform Idol.', {
      name: 'Idol',
      types: 'Artifact',
      other: { ...BACK, text: '', layout: 'transform' },
    });
    const lift = sorcery('Return target creature to its owner\u2019s hand.');
    const at = table([idol, lift], [put(idol, 'ann'), put(lift, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'activate', { card: 'idol', ability: 'a1' })
      .bothPass();
    expect(cardIn(at, 'idol').power).toBe(5);
    const back = at.does('ann', 'cast', { card: 'moss-rite' }, ['idol']).bothPass();
    expect(cardIn(back, 'idol')).toMatchObject({ zone: 'hand', types: ['artifact'] });
    expect([cardIn(back, 'idol').power, cardIn(back, 'idol').toughness]).toEqual([undefined, undefined]);
  });

  it('701.27c: what has no back does not transform', () => {
    const turn = sorcery('Transform target creature.');
    const at = table([bear, turn], [put(bear, 'ann'), put(turn, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' }, ['bear'])
      .bothPass();
    expect(cardIn(at, 'bear').names).toEqual(['Bear']);
  });
});

describe('702.145: daybound and nightbound', () => {
  const card = druid(
    'Daybound',
    'Nightbound\nWhen this creature transforms into Elder Oak, you gain 3 life.',
  );
  const start = table([card, bear], [put(card, 'ann'), ...lands('Forest', 6)]);

  it('702.145d, 731.2: it becomes day with the first one, and night after a turn without spells', () => {
    const first = start.bothPass();
    expect(first.state.day).toBe('day');
    const next = first.until('upkeep').until('main1');
    expect([next.state.day, cardIn(next, 'moss-druid').names]).toEqual(['night', ['Elder Oak']]);
    expect(lifeOf(next.bothPass(), 'ann')).toBe(23);
  });

  it('702.145c: by night it enters with its back up', () => {
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 1)], { day: 'night' })
      .does('ann', 'cast', { card: 'moss-druid' })
      .bothPass();
    expect([cardIn(at, 'moss-druid').names, cardIn(at, 'moss-druid').power]).toEqual([['Elder Oak'], 5]);
    expect(told(at, 'transformed')).toEqual([]);
  });

  it('702.145c: others enter by night as they are, and so does it by day', () => {
    const plain = druid('Reach', 'Reach');
    const names = (found: typeof card, day: 'day' | 'night') =>
      cardIn(
        table([found], [put(found, 'ann', 'hand'), ...lands('Forest', 1)], { day })
          .does('ann', 'cast', { card: 'moss-druid' })
          .bothPass(),
        'moss-druid',
      ).names;
    expect([names(card, 'day'), names(plain, 'night')]).toEqual([['Moss Druid'], ['Moss Druid']]);
  });

  it('702.26b: what is phased out makes it neither day nor night, and does not turn over', () => {
    const gone = table([card, bear], [put(card, 'ann', 'battlefield', { phasedOut: true })]).bothPass();
    expect(gone.state.day).toBeUndefined();
    const still = table(
      [card, bear],
      [put(card, 'ann'), put(card, 'ann', 'battlefield', { instanceId: 'out', phasedOut: true })],
      { day: 'night' },
    ).bothPass();
    expect([cardIn(still, 'moss-druid').names, cardIn(still, 'out').names]).toEqual([
      ['Elder Oak'],
      ['Moss Druid'],
    ]);
  });

  it('702.145b: nothing else turns it over', () => {
    const turn = sorcery('Transform target creature.');
    const at = table([card, turn], [put(card, 'ann'), put(turn, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid'])
      .bothPass();
    expect(cardIn(at, 'moss-druid').names).toEqual(['Moss Druid']);
  });
});

describe('712.2: a face that is read by itself', () => {
  const started = (card: CardDefinition) => {
    const deck = [...Array.from({ length: 39 }, () => 'forest'), card.id];
    return mtgMatch({ cards: [...basics, card] }).start({ decks: { ann: deck, bob: deck } }, 1);
  };

  it.each([
    '{1}: Transform Moss Druid.',
    'When Moss Druid enters, transform it.',
    '{1}: Exile Moss Druid, then return it to the battlefield transformed under your control.',
    'Daybound',
    'Disturb {1}',
  ])('is refused by name where it speaks of a back that is not given: %s', (text) => {
    const card = druid(text, '');
    const { other: _other, ...alone } = card;
    expect(unexpressedOf(alone)).toEqual([{ code: 'mtg.noBack', data: {}, path: ['other'] }]);
    expect(started(alone)).toMatchObject({
      ok: false,
      issues: [{ code: 'mtg.notWhole', data: { card: card.id, lacks: [{ code: 'mtg.noBack' }] } }],
    });
    expect(started(card).ok).toBe(true);
  });
});
