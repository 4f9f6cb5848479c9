/** 603.10a, 608.2h: "its controller" of a permanent that has left is who last controlled it, not its owner. */
import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../../test/table.js';

const hill = define('Hill', { types: ['land'], subtypes: ['Mountain'] });
const bear = creatureCard('Bear', [1, 'G'], 2, 2);
type Facts = Parameters<typeof put>[3];

/** Who controls and owns what is destroyed: ann and herself, unless one of them is bob. */
const OF: Readonly<Record<string, Facts>> = {
  own: {},
  taken: { owner: 'bob', controller: 'ann', ownController: 'ann' },
  lost: { owner: 'ann', controller: 'bob', ownController: 'bob' },
  token: { token: true },
  takenToken: { token: true, owner: 'bob', controller: 'ann', ownController: 'ann' },
};
type Lives = readonly [ann: number, bob: number];

/** Returns the lives after ann's sorcery destroyed that permanent, while a watcher of bob's has that text. */
function livesAfter(rite: string, dying: typeof hill, facts: Facts, watching?: string): Lives {
  const spell = sorcery(rite);
  const watcher =
    watching === undefined ? [] : [readCard(watching, { name: 'Pale Seer', types: 'Artifact' })];
  const at = table(
    [hill, bear, spell, ...watcher],
    [
      ...watcher.map((card) => put(card, 'bob')),
      put(dying, 'ann', 'battlefield', { instanceId: 'one', ...facts }),
      put(spell, 'ann', 'hand'),
      ...lands('Forest', 1),
    ],
  )
    .does('ann', 'cast', { card: 'moss-rite' }, ['one'])
    .bothPass();
  const end = at.state.stack.length > 0 ? at.bothPass() : at;
  return [lifeOf(end, 'ann') ?? 0, lifeOf(end, 'bob') ?? 0];
}
/** Asks for the lives of each kind of a table. */
const everyKind = (lives: Readonly<Record<string, Lives>>, after: (facts: Facts) => Lives) =>
  Object.fromEntries(Object.keys(lives).map((kind) => [kind, after(OF[kind] ?? {})]));

const CONTROLLER: Readonly<Record<string, Lives>> = {
  own: [18, 20],
  taken: [18, 20],
  lost: [20, 18],
  token: [18, 20],
  takenToken: [18, 20],
};
const OWNER: Readonly<Record<string, Lives>> = {
  ...CONTROLLER,
  taken: [20, 18],
  lost: [18, 20],
  takenToken: [20, 18],
};

describe('a watcher of what is put into a graveyard', () => {
  it.each<[string, typeof hill, Readonly<Record<string, Lives>>]>([
    [
      'Whenever a land is put into a graveyard from the battlefield, its controller loses 2 life.',
      hill,
      CONTROLLER,
    ],
    [
      "Whenever a land is put into a graveyard from the battlefield, Pale Seer deals 2 damage to that land's controller.",
      hill,
      CONTROLLER,
    ],
    [
      'Whenever a creature is put into a graveyard from the battlefield, its controller loses 2 life.',
      bear,
      CONTROLLER,
    ],
    ['Whenever a creature dies, Pale Seer deals 2 damage to its controller.', bear, CONTROLLER],
    ['Whenever a land is put into a graveyard from the battlefield, its owner loses 2 life.', hill, OWNER],
  ])('%s', (text, dying, lives) => {
    expect(everyKind(lives, (facts) => livesAfter('Destroy target permanent.', dying, facts, text))).toEqual(
      lives,
    );
  });
});

describe('a spell that destroys a land', () => {
  it.each<[string, Readonly<Record<string, Lives>>]>([
    ['Destroy target land. Its controller loses 2 life.', CONTROLLER],
    ["Destroy target land. Moss Rite deals 2 damage to that land's controller.", CONTROLLER],
    ['Destroy target land. Its owner loses 2 life.', OWNER],
  ])('%s', (text, lives) => {
    expect(everyKind(lives, (facts) => livesAfter(text, hill, facts))).toEqual(lives);
  });

  it('and a watcher of it speak of the same player', () => {
    const WATCHING =
      'Whenever a land is put into a graveyard from the battlefield, its controller loses 1 life.';
    const lives: Readonly<Record<string, Lives>> = {
      own: [17, 20],
      taken: [17, 20],
      lost: [20, 17],
      takenToken: [17, 20],
    };
    expect(
      everyKind(lives, (facts) =>
        livesAfter('Destroy target land. Its controller loses 2 life.', hill, facts, WATCHING),
      ),
    ).toEqual(lives);
  });
});
