import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';

const altar = (text: string) => readCard(text, { name: 'Moss Altar', types: 'Enchantment', manaCost: '{1}' });
const rite = (text: string, types = 'Instant') =>
  readCard(text, { name: 'Moss Rite', types, manaCost: '{1}' });
const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const bears = (count: number, owner = 'ann') =>
  Array.from({ length: count }, (_bear, at) =>
    put(bear, owner, 'battlefield', { instanceId: `${owner}-${at + 1}` }),
  );

/** Counts the abilities on the stack after a spell has resolved, from an enchantment with this trigger. */
function waiting(when: string, does: string, ...more: readonly ReturnType<typeof put>[]): number {
  const [watch, spell] = [altar(`${when}, you gain 1 life.`), rite(does)];
  const cards = [put(watch, 'ann'), put(spell, 'ann', 'hand'), ...lands('Forest', 3), ...more];
  const at = table([watch, spell, bear], cards).does('ann', 'cast', { card: 'moss-rite' }).bothPass();
  return at.state.abilities.length;
}

describe('603.2 what abilities wait for, in matches', () => {
  it.each<[string, string, string, number]>([
    [
      '603.2c once for each counter',
      'Whenever a +1/+1 counter is put on a creature',
      'Put two +1/+1 counters on each creature.',
      4,
    ],
    [
      '603.2c once however many',
      'Whenever one or more +1/+1 counters are put on a creature',
      'Put two +1/+1 counters on each creature.',
      2,
    ],
    [
      '119.9 the first time in a turn',
      'Whenever you gain life for the first time each turn',
      'You gain 1 life. You gain 2 life.',
      1,
    ],
    ['119.9 and always', 'Whenever you gain life', 'You gain 1 life. You gain 2 life.', 2],
    [
      '119.9 of another player',
      'Whenever an opponent loses life for the first time each turn',
      'Each opponent loses 1 life. You lose 1 life. Each opponent loses 2 life.',
      1,
    ],
    [
      '400.3 into whose graveyard',
      "Whenever a creature is put into an opponent's graveyard from the battlefield",
      'Destroy all creatures.',
      1,
    ],
    [
      '400.3 into your graveyard',
      'Whenever a creature is put into your graveyard from the battlefield',
      'Destroy all creatures.',
      1,
    ],
    [
      '400.3 into your hand',
      'Whenever a permanent is returned to your hand',
      "Return all creatures to their owners' hands.",
      1,
    ],
    [
      '603.6c from anywhere',
      'Whenever a creature card is put into your graveyard from anywhere',
      'Destroy all creatures.',
      1,
    ],
    [
      '603.10a any other creature',
      'Whenever another creature or planeswalker dies',
      'Destroy all creatures.',
      2,
    ],
    [
      '111.6 no token is a card',
      'Whenever a card is put into your graveyard from anywhere',
      'Create a Food token. Destroy all artifacts.',
      1,
    ],
    ['601.2i not in your turn', "Whenever you cast a spell during an opponent's turn", 'You lose 1 life.', 0],
  ])('%s', (_title, when, does, count) => {
    expect(waiting(when, does, ...bears(1), ...bears(1, 'bob'))).toBe(count);
  });

  it('603.6c what leaves together with the watcher is not seen from anywhere', () => {
    const when = 'Whenever a creature card is put into your graveyard from anywhere';
    expect(waiting(when, 'Destroy all permanents.', ...bears(1))).toBe(0);
    const dies = 'Whenever a creature is put into your graveyard from the battlefield';
    expect(waiting(dies, 'Destroy all permanents.', ...bears(1))).toBe(1);
  });

  it('603.2c 701.9 several cards that are discarded at once, and how many they are', () => {
    const watch = altar('Whenever you discard one or more cards, you gain that much life.');
    const spell = rite('Discard your hand.');
    const hand = [1, 2, 3].map((at) => put(bear, 'ann', 'hand', { instanceId: `card-${at}` }));
    const at = table(
      [watch, spell, bear],
      [put(watch, 'ann'), put(spell, 'ann', 'hand'), ...lands('Forest', 3), ...hand],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass(2);
    expect(lifeOf(at, 'ann')).toBe(23);
  });

  it('605.1a 605.3b an ability is activated, and a mana ability is none of those', () => {
    const watch = altar("Whenever you activate an ability that isn't a mana ability, you gain 1 life.");
    const relic = readCard('{1}: You lose 1 life.', {
      name: 'Moss Relic',
      types: 'Artifact',
      manaCost: '{1}',
    });
    const at = table([watch, relic], [put(watch, 'ann'), put(relic, 'ann'), ...lands('Forest', 2)]).does(
      'ann',
      'activate',
      { card: 'moss-relic', ability: 'a1' },
    );
    expect(at.state.abilities.map(({ ability }) => ability)).toEqual(['activated', 'triggered']);
    expect(lifeOf(at.bothPass(), 'ann')).toBe(21);
  });

  it('602.2a the ability that was activated last is looked at, whatever else is on the stack', () => {
    const watch = define('Watch', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'activates', who: 'you', what: { type: 'artifact' } },
          effects: [{ effect: 'gainLife', who: { bound: 'player' }, amount: 1 }],
        },
      ],
    });
    const having = (name: string, types: string) =>
      readCard('{1}: You lose 1 life.', { name, types, manaCost: '{1}' });
    const [relic, rune] = [having('Relic', 'Artifact'), having('Rune', 'Enchantment')];
    const start = table(
      [watch, relic, rune],
      [put(watch, 'ann'), put(relic, 'ann'), put(rune, 'ann'), ...lands('Forest', 2)],
    );
    const activate = (at: typeof start, card: string) => at.does('ann', 'activate', { card, ability: 'a1' });
    const first = activate(start, 'rune');
    expect(first.state.abilities).toHaveLength(1);
    const both = activate(first, 'relic');
    expect(both.state.abilities).toHaveLength(3);
    expect(lifeOf(both.bothPass(), 'ann')).toBe(21);
  });

  it('603.2c one or more, of each player', () => {
    const watch = define('Watch', {
      types: ['enchantment'],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'discards', who: 'each', what: {}, many: true },
          effects: [{ effect: 'gainLife', amount: 1 }],
        },
      ],
    });
    const spell = rite('Each player discards their hand.');
    const hands = ['ann', 'bob'].flatMap((id) => lands('Island', 2, id, 'hand'));
    const at = table(
      [watch, spell],
      [put(watch, 'ann'), put(spell, 'ann', 'hand'), ...lands('Forest', 1), ...hands],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(at.state.abilities).toHaveLength(2);
  });

  it('603.6c each of several watchers looks in its own way at what leaves with it', () => {
    const when = ['card is put into your graveyard from anywhere', 'dies'];
    const watchers = when.map((what, at) =>
      readCard(`Whenever a creature ${what}, you gain 1 life.`, {
        name: `Altar ${at + 1}`,
        types: 'Enchantment',
        manaCost: '{1}',
      }),
    );
    const spell = rite('Destroy all permanents.');
    const at = table(
      [...watchers, spell, bear],
      [
        ...watchers.map((watcher) => put(watcher, 'ann')),
        put(spell, 'ann', 'hand'),
        ...lands('Forest', 1),
        ...bears(1),
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(at.state.abilities.map(({ source }) => source.id)).toEqual(['altar-2']);
  });

  it('701.37b it becomes monstrous once', () => {
    const giant = readCard('{1}: Monstrosity 1.\nWhen this creature becomes monstrous, you gain 3 life.', {
      name: 'Moss Giant',
      types: 'Creature — Giant',
      manaCost: '{1}',
      power: '2',
      toughness: '2',
    });
    const other = readCard('Renown 1\nWhen this creature becomes monstrous, you gain 3 life.');
    const renowned = table([other], [put(other, 'ann')])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'moss-druid' })
      .does('ann', 'doneAttacking')
      .until('end');
    expect(lifeOf(renowned, 'ann')).toBe(20);
    const once = table([giant], [put(giant, 'ann'), ...lands('Forest', 2)])
      .does('ann', 'activate', { card: 'moss-giant', ability: 'a1' })
      .bothPass(2);
    expect(lifeOf(once, 'ann')).toBe(23);
    const twice = once.does('ann', 'activate', { card: 'moss-giant', ability: 'a1' }).bothPass();
    expect(twice.state.abilities).toEqual([]);
  });

  it.each([
    ['702.110b it exploits another creature', 'bear', 1],
    ['702.110b it exploits itself', 'moss-thief', 1],
  ])('%s', (_title, victim, count) => {
    const text = 'Exploit\nWhen this creature exploits a creature, you gain 3 life.';
    const thief = readCard(text, {
      name: 'Moss Thief',
      types: 'Creature — Elf',
      manaCost: '{1}',
      power: '1',
      toughness: '1',
    });
    const asked = table([thief, bear], [put(thief, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-thief' })
      .bothPass(2)
      .does('ann', 'decide', {}, ['yes']);
    const done = asked.does('ann', 'decide', {}, [victim]);
    expect(done.state.abilities.length).toBe(count);
    expect(lifeOf(done.bothPass(), 'ann')).toBe(23);
  });

  it('702.110b no other sacrifice exploits', () => {
    expect(
      waiting('Whenever a creature you control exploits a creature', 'Sacrifice a creature.', ...bears(1)),
    ).toBe(0);
  });

  it('702.33d a kicked spell, and one that is not', () => {
    const watch = altar('Whenever you cast a kicked spell, you gain 1 life.');
    const spell = readCard('Kicker {1}\nDraw a card.', {
      name: 'Moss Rite',
      types: 'Instant',
      manaCost: '{1}',
    });
    const cards = [put(watch, 'ann'), put(spell, 'ann', 'hand'), ...lands('Forest', 3)];
    const kicks = (more: object) =>
      table([watch, spell], cards).does('ann', 'cast', { card: 'moss-rite', ...more }).state.abilities.length;
    expect([kicks({}), kicks({ costs: ['kicker'] })]).toEqual([0, 1]);
  });

  it('115.1 what kind of spell aims at it', () => {
    const watch = altar(
      'Whenever a creature you control becomes the target of an instant spell, you gain 1 life.',
    );
    const aims = (types: string) => {
      const spell = rite('Target creature gets +1/+1 until end of turn.', types);
      return table(
        [watch, spell, bear],
        [put(watch, 'ann'), put(spell, 'ann', 'hand'), ...lands('Forest', 3), ...bears(1)],
      ).does('ann', 'cast', { card: 'moss-rite' }, ['ann-1']).state.abilities.length;
    };
    expect([aims('Instant'), aims('Sorcery')]).toEqual([1, 0]);
  });
});
