import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const GAIN = 'you gain 1 life.';
const druid = (when: string, effect = GAIN) => readCard(`${when}, ${effect}`);
const rite = (text: string) => sorcery(text, '{0}');
const hog = creatureCard('Moss Hog', [1], 2, 2);
const libraries = [...lands('Swamp', 9, 'ann', 'library'), ...lands('Swamp', 9, 'bob', 'library')];
const druids = (found: ReturnType<typeof table>) => (lifeOf(found, 'ann') ?? 0) - 20;

describe('events', () => {
  it.each([
    'Whenever you commit a crime, you gain 1 life.',
    'Whenever Moss Druid attacks while saddled, you gain 1 life.',
    'Whenever a source you control deals noncombat damage to an opponent, you gain 1 life.',
    'Whenever Moss Druid deals combat damage to a player or battle, you gain 1 life.',
    'Whenever day becomes night or night becomes day, you gain 1 life.',
    'Whenever an equipped creature you control attacks, you gain 1 life.',
  ])('are read and printed: %s', (text) => {
    expect(printCard(readCard(text)).lines).toEqual([text]);
  });

  const crime = druid('Whenever you commit a crime');
  const two = rite('Destroy up to two target creatures.');
  const at = (spell: typeof two, owner: string) =>
    table(
      [crime, hog, spell],
      [
        put(crime, 'ann'),
        put(spell, 'ann', 'hand'),
        put(hog, owner, 'battlefield', { instanceId: 'a' }),
        put(hog, owner, 'battlefield', { instanceId: 'b' }),
      ],
    );
  it('700.13: once for a spell, whatever of opponents it targets; nothing of your own is a crime', () => {
    const cast = (owner: string) =>
      at(two, owner).does('ann', 'cast', { card: 'moss-rite' }, ['a', 'b']).bothPass(2);
    expect(['bob', 'ann'].map((owner) => druids(cast(owner)))).toEqual([1, 0]);
  });

  it('700.13: what an opponent controls, whoever owns it, and an opponent', () => {
    const stolen = table(
      [crime, hog, two],
      [
        put(crime, 'ann'),
        put(two, 'ann', 'hand'),
        put(hog, 'bob', 'battlefield', { controller: 'ann', ownController: 'ann' }),
      ],
    );
    expect(druids(stolen.does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog']).bothPass(2))).toBe(0);
    const shock = rite('Target player loses 1 life.');
    const player = table([crime, shock], [put(crime, 'ann'), put(shock, 'ann', 'hand')]);
    expect(druids(player.does('ann', 'cast', { card: 'moss-rite' }, ['bob']).bothPass(2))).toBe(1);
  });

  it('noncombat damage, not that of combat', () => {
    const burn = rite('Moss Rite deals 1 damage to target opponent.');
    const watch = druid('Whenever a source you control deals noncombat damage to an opponent');
    const start = table([watch, burn], [put(watch, 'ann'), put(burn, 'ann', 'hand'), ...libraries]);
    expect(druids(start.does('ann', 'cast', { card: 'moss-rite' }, ['bob']).bothPass(2))).toBe(1);
    const struck = start
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'moss-druid' })
      .does('ann', 'doneAttacking')
      .until('main2');
    expect([lifeOf(struck, 'bob'), druids(struck)]).toEqual([18, 0]);
  });

  it('702.171b: only while it is saddled', () => {
    const mount = readCard('Whenever Moss Druid attacks while saddled, you gain 1 life.\nSaddle 1');
    const attack = (isSaddled: boolean) => {
      const start = table([mount, hog], [put(mount, 'ann'), put(hog, 'ann'), ...libraries]);
      const ready = isSaddled
        ? start.does('ann', 'activate', { card: 'moss-druid', ability: 'saddle' }, ['moss-hog']).bothPass()
        : start;
      return ready
        .until('declareAttackers')
        .does('ann', 'attack', { attacker: 'moss-druid' })
        .does('ann', 'doneAttacking')
        .until('main2');
    };
    expect([true, false].map((isSaddled) => druids(attack(isSaddled)))).toEqual([1, 0]);
  });

  it('731.1: day becomes night, but it does not become day from nothing', () => {
    const watch = druid('Whenever day becomes night or night becomes day');
    const start = table([watch], [put(watch, 'ann'), ...libraries], { day: 'day', turn: { number: 2 } });
    expect(druids(start)).toBe(0);
    const night = start.until('end').until('main1');
    expect([night.state.day, druids(night)]).toEqual(['night', 1]);
  });
});

describe('700.11: a player descended', () => {
  const depths = druid('At the beginning of your end step', 'if you descended this turn, you gain 1 life.');
  const mill = rite('You mill a card.');
  const after = (top: typeof hog) => {
    const spell = table(
      [depths, mill, top],
      [put(depths, 'ann'), put(mill, 'ann', 'hand'), put(top, 'ann', 'library', { order: -1 }), ...libraries],
    );
    return druids(spell.does('ann', 'cast', { card: 'moss-rite' }).bothPass().until('end').bothPass());
  };
  it('a permanent card that was put into the graveyard from anywhere, and no other', () => {
    const other = readCard('You gain 3 life.', { name: 'Moss Song', types: 'Instant' });
    expect([after(hog), after(other)]).toEqual([1, 0]);
  });

  it('no token is a card', () => {
    const kill = rite('Destroy target creature.');
    const dies = (token: boolean) =>
      druids(
        table(
          [depths, hog, kill],
          [
            put(depths, 'ann'),
            put(kill, 'ann', 'hand'),
            put(hog, 'ann', 'battlefield', { token }),
            ...libraries,
          ],
        )
          .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
          .bothPass()
          .until('end')
          .bothPass(),
      );
    expect([false, true].map(dies)).toEqual([1, 0]);
  });
});

describe('207.2c: void', () => {
  const watch = druid(
    'At the beginning of your end step',
    'if a nonland permanent left the battlefield this turn or a spell was warped this turn, you gain 1 life.',
  );
  const kill = rite('Destroy target permanent.');
  const forest = lands('Forest', 1);
  const after = (target: string | undefined, happened = {}) => {
    const start = table(
      [watch, hog, kill],
      [put(watch, 'ann'), put(kill, 'ann', 'hand'), put(hog, 'bob'), ...forest, ...libraries],
      { turn: { happened } },
    );
    const done =
      target === undefined ? start : start.does('ann', 'cast', { card: 'moss-rite' }, [target]).bothPass();
    return druids(done.until('end').bothPass());
  };
  it('a nonland permanent of anybody, no land, or a spell that was warped', () => {
    expect(printCard(watch).unsaid).toEqual([]);
    expect([after('moss-hog'), after('forest-1'), after(undefined)]).toEqual([1, 0, 0]);
    expect(after(undefined, { 'warped bob': 1 })).toBe(1);
  });
});

describe('conditions in other words', () => {
  const asks = (asked: string) =>
    druid('At the beginning of your end step', `if ${asked}, you gain 1 life.`).triggered[0]?.if;
  it.each([
    [
      'a creature entered under your control this turn',
      'a creature entered the battlefield under your control this turn',
    ],
    [
      'two or more creatures were put into a graveyard from the battlefield this turn',
      'two or more creatures died this turn',
    ],
    ["there's an Elf card in your graveyard", 'there is an Elf card in your graveyard'],
  ])('%s', (one, other) => expect(asks(one)).toEqual(asks(other)));

  it('what opponents control is counted of all of them, whoever owns it', () => {
    const watch = druid(
      'At the beginning of your end step',
      'if your opponents control two or more creatures, you gain 1 life.',
    );
    const with3 = (facts: object) =>
      druids(
        table(
          [watch, hog],
          [
            put(watch, 'ann'),
            put(hog, 'bob', 'battlefield', { instanceId: 'a' }),
            put(hog, 'cid', 'battlefield', { instanceId: 'b', ...facts }),
            ...libraries,
          ],
          { players: ['ann', 'bob', 'cid'].map((id) => ({ id })) },
        )
          .until('end')
          .bothPass(),
      );
    expect([with3({}), with3({ controller: 'ann', ownController: 'ann' })]).toEqual([1, 0]);
  });
});

describe('the words of a card for itself', () => {
  const face = { name: 'Moss Druid', types: 'Legendary Creature — Elf', power: '2', toughness: '2' };
  const same = (one: string, other: string, name = 'Moss Druid') => {
    const [a, b] = [one, other].map((text) => parseCard({ ...face, name, text }));
    expect([a?.unexpressed, b?.unexpressed]).toEqual([[], []]);
    expect(a?.card.triggered).toEqual(b?.card.triggered);
  };
  it.each([
    [
      'Whenever Moss Druid attacks, put a +1/+1 counter on her.',
      'Whenever Moss Druid attacks, put a +1/+1 counter on it.',
    ],
    [
      'Whenever Moss Druid attacks, he deals 1 damage to any target.',
      'Whenever Moss Druid attacks, it deals 1 damage to any target.',
    ],
    [
      "When Moss Druid dies, return him to his owner's hand.",
      "When Moss Druid dies, return it to its owner's hand.",
    ],
  ])('"he" and "she" are the card: %s', (one, other) => {
    same(one, other);
    expect.hasAssertions();
  });

  it('"his or her" is a player’s', () => {
    const text = 'At the beginning of your upkeep, each player discards his or her hand.';
    expect(parseCard({ ...face, text }).unexpressed).toHaveLength(1);
  });

  it('a card named for several has plural verbs, others have not', () => {
    for (const name of ['Moss and Bark', 'Moss & Bark, Old Friends', 'The Moss Twins']) {
      const short = name.split(',')[0];
      same(`Whenever ${short} attack, you gain 1 life.`, `Whenever ${short} attacks, you gain 1 life.`, name);
      same(
        `Whenever ${short} enter or attack, scry 1.`,
        `Whenever ${short} enters or attacks, scry 1.`,
        name,
      );
    }
    expect(
      parseCard({ ...face, text: 'Whenever Moss Druid attack, you gain 1 life.' }).unexpressed,
    ).toHaveLength(1);
  });

  it('"an equipped creature" is any, "equipped creature" the one that bears the card', () => {
    const bear = cardIn(table([hog], [put(hog, 'ann')]), 'moss-hog');
    expect(bear.attachedTo).toBeUndefined();
    const [any, one] = ['an equipped creature you control', 'equipped creature'].map(
      (who) =>
        readCard(`Whenever ${who} attacks, you gain 1 life.`, {
          name: 'Moss Axe',
          types: 'Artifact — Equipment',
        }).triggered[0]?.trigger,
    );
    expect(any).toMatchObject({ what: { attachment: { subtype: 'Equipment' } } });
    expect(one).toMatchObject({ what: 'host' });
  });
});
