import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../../test/table.js';

const bear = creatureCard('Bear', [1], 2, 2);
const watcher = (text: string) => readCard(text, { name: 'Watcher', types: 'Artifact', manaCost: '{1}' });
const END = 'At the beginning of the end step, ';

/** A watcher, two bears, and spells in both players' hands. Ann casts one of them. */
function played(text: string, spell?: string, target: readonly string[] = []) {
  const card = watcher(text);
  const rite = sorcery(spell ?? 'You gain 1 life.');
  const start = table(
    [card, bear, rite],
    [
      put(card, 'ann'),
      put(bear, 'ann'),
      put(rite, 'ann', 'hand'),
      put(rite, 'ann', 'hand', { instanceId: 'second' }),
      put(bear, 'bob', 'battlefield', { instanceId: 'theirs' }),
      ...lands('Forest', 3),
    ],
  );
  return spell === undefined
    ? start
    : start.does('ann', 'cast', { card: 'moss-rite' }, [...target]).bothPass();
}
/** Returns what the watcher did at the end of the turn, as a change of Bob's life. */
const hurt = (at: ReturnType<typeof table>): number => {
  const end = at.until('end');
  return 20 - (lifeOf(end.state.stack.length > 0 ? end.bothPass() : end, 'bob') ?? 0);
};

describe('603.4, 608.2h: what happened in a turn', () => {
  it.each<[string, string, string, readonly string[], number]>([
    ['life was gained', 'if you gained 3 or more life this turn', 'You gain 3 life.', [], 1],
    ['not as much', 'if you gained 3 or more life this turn', 'You gain 2 life.', [], 0],
    ['by an opponent', 'if an opponent gained life this turn', 'You gain 2 life.', [], 0],
    ['a creature died', 'if a creature died this turn', 'Destroy target creature.', ['theirs'], 1],
    ['it left otherwise', 'if a creature died this turn', 'Exile target creature.', ['theirs'], 0],
    ['yours', 'if a creature died under your control this turn', 'Destroy target creature.', ['theirs'], 0],
    [
      'a permanent of yours left',
      'if a permanent you controlled left the battlefield this turn',
      'Exile target creature.',
      ['bear'],
      1,
    ],
    ['cards were drawn', 'if you drew two or more cards this turn', 'Draw two cards.', [], 1],
    ['a spell was cast', "if you didn't cast a spell this turn", 'You gain 1 life.', [], 0],
    ['cards were discarded', 'if you discarded a card this turn', 'Discard a card.', [], 1],
    [
      'a creature of a kind',
      'if a nontoken creature died this turn',
      'Destroy target creature.',
      ['theirs'],
      1,
    ],
    ['of another kind', 'if a legendary creature died this turn', 'Destroy target creature.', ['theirs'], 0],
    ['a spell of a kind', 'if you cast a noncreature spell this turn', 'You gain 1 life.', [], 1],
    ['of another kind', 'if you cast a creature spell this turn', 'You gain 1 life.', [], 0],
    [
      'a token entered',
      'if an Insect entered the battlefield under your control this turn',
      'Create a 1/1 green Insect creature token.',
      [],
      1,
    ],
    ['permanents were sacrificed', 'if you sacrificed a permanent this turn', 'Sacrifice a creature.', [], 1],
  ])('%s', (_name, asked, spell, target, lost) => {
    expect(hurt(played(`${END}${asked}, each opponent loses 1 life.`, spell, target))).toBe(lost);
  });

  it.each([
    ['a token is created', 'Create a 1/1 green Insect creature token.', [], 21],
    ['one comes back', 'Return target creature card from your graveyard to the battlefield.', ['dead'], 21],
    ['nothing does', 'You draw a card.', [], 20],
    ['one goes elsewhere', "Return target creature to its owner's hand.", ['bear'], 20],
  ] as const)('608.2h creatures that entered: %s', (_name, spell, target, life) => {
    const counts = define('Counter', {
      types: ['artifact'],
      triggered: [
        {
          id: 'counts',
          trigger: { on: 'step', step: 'end', whose: 'you' },
          effects: [{ effect: 'gainLife', amount: { happened: 'creatureEntered', who: 'you' } }],
        },
      ],
    });
    const rite = sorcery(spell);
    const at = table(
      [counts, bear, rite],
      [
        put(counts, 'ann'),
        put(bear, 'ann'),
        put(bear, 'ann', 'graveyard', { instanceId: 'dead' }),
        put(rite, 'ann', 'hand'),
        ...lands('Forest', 1),
      ],
    );
    const end = at
      .does('ann', 'cast', { card: 'moss-rite' }, [...target])
      .bothPass()
      .until('end')
      .bothPass();
    expect(lifeOf(end, 'ann')).toBe(life);
  });

  it('608.2h what died is counted as it was, for whoever controlled it, or for its owner', () => {
    const card = watcher(
      `${END}each opponent loses X life, where X is the number of green creatures that died under your control this turn.`,
    );
    const grave = watcher(
      `${END}each opponent loses X life, where X is the number of green creatures put into your graveyard from the battlefield this turn.`,
    );
    const green = creatureCard('Elk', ['G'], 2, 2);
    const rite = sorcery('Destroy target creature.');
    const died = (of: typeof card, more: object) =>
      hurt(
        table(
          [of, green, rite],
          [
            put(of, 'ann'),
            put(green, 'bob', 'battlefield', { instanceId: 'elk', ...more }),
            put(rite, 'ann', 'hand'),
            ...lands('Forest', 1),
          ],
        )
          .does('ann', 'cast', { card: 'moss-rite' }, ['elk'])
          .bothPass(),
      );
    expect([died(card, { controller: 'ann' }), died(card, {})]).toEqual([1, 0]);
    expect([died(grave, { controller: 'ann' }), died(grave, { owner: 'ann', controller: 'bob' })]).toEqual([
      0, 1,
    ]);
  });

  it('508.1a who attacked', () => {
    const text = `${END}if you attacked this turn, each opponent loses 1 life.`;
    const attacked = played(text)
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear' })
      .does('ann', 'doneAttacking');
    expect([hurt(attacked), hurt(played(text))]).toEqual([3, 0]);
  });

  it('500.1 is forgotten as the next turn begins, but for what is asked of the last one', () => {
    const text =
      'At the beginning of each upkeep, if no spells were cast last turn, each opponent loses 1 life.';
    // Nobody casts anything during Bob's turn, so the next upkeep follows.
    const triggers = (spell?: string) => played(text, spell).until('upkeep').state.turn.number;
    expect([triggers(), triggers('You gain 1 life.')]).toEqual([4, 5]);
  });

  it('603.2c triggers wait for the second of a turn', () => {
    const spells = played(
      'Whenever you cast your second spell each turn, each opponent loses 1 life.',
      'You gain 1 life.',
    );
    const second = spells.does('ann', 'cast', { card: 'second' });
    expect([spells.state.stack.length, second.state.stack.length]).toEqual([0, 2]);
    const drawn = played(
      'Whenever you draw your second card each turn, each opponent loses 1 life.',
      'Draw three cards.',
    );
    expect(lifeOf(drawn.bothPass(), 'bob')).toBe(19);
  });

  it('205.2a card types among cards are counted once each', () => {
    const text = `${END}if there are two or more card types among cards in your graveyard, each opponent loses 1 life.`;
    expect([
      hurt(played(text, 'You gain 1 life.')),
      hurt(played(text, 'Destroy target creature.', ['bear'])),
    ]).toEqual([0, 1]);
  });
});
