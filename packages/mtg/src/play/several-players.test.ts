import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, creatureCard } from '../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { mtgMatch } from './match.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const wolf = creatureCard('Wolf', ['G'], 3, 3);
const ogre = creatureCard('Ogre', ['R'], 1, 1, ['islandwalk']);
const sage = readCard('+1: You gain 2 life.', {
  name: 'Quiet Sage',
  types: 'Legendary Planeswalker — Sage',
  manaCost: '{1}',
  loyalty: '3',
});
const FOUR = ['ann', 'bob', 'cat', 'dan'];
const players = FOUR.map((id) => ({ id }));
const runtime = mtgMatch({ cards: [...basics, ...bestiary] });

/** Ann attacks. Bob and cat each have a wolf, and cat has a planeswalker. */
const attacking = () =>
  table(
    [bear, wolf, ogre, sage],
    [
      put(bear, 'ann'),
      put(ogre, 'ann'),
      put(wolf, 'bob'),
      put(wolf, 'cat', 'battlefield', { instanceId: 'cats-wolf' }),
      put(sage, 'cat', 'battlefield', { loyalty: 3, counters: { loyalty: 3 } }),
      ...lands('Island', 1, 'bob'),
    ],
    { players },
  ).until('declareAttackers');

describe('players with ids of their own', () => {
  it.each([2, 3, 4, 5, 6])('806.1: %i play, each with the own deck and hand', (count) => {
    const ids = Array.from({ length: count }, (_player, at) => `seat ${at}`);
    const { state } = unwrap(runtime.start({ players: ids, first: 'seat 1' }, 1));
    expect(state.players.map(({ id, life }) => [id, life])).toEqual(ids.map((id) => [id, 20]));
    expect(state.activePlayer).toBe('seat 1');
    for (const id of ids) expect(state.cards.filter(({ owner }) => owner === id)).toHaveLength(40);
  });

  it.each<[string, object, string]>([
    ['one player', { players: ['ann'] }, 'invalidValue'],
    ['seven players', { players: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'invalidValue'],
    ['one player twice', { players: ['a', 'a'] }, 'invalidValue'],
    ['a player called as things are', { players: ['a', 'token'] }, 'invalidValue'],
    ['a deck of nobody', { players: ['a', 'b'], decks: { ann: { Forest: 20 } } }, 'mtg.unknownPlayer'],
    ['nobody begins', { players: ['a', 'b'], first: 'ann' }, 'mtg.unknownPlayer'],
  ])('%s: refused', (_name, options, code) => {
    const started = runtime.start(options, 1);
    expect(started.ok || started.issues[0]?.code).toBe(code);
  });

  it('a name of the language is a name like any other', () => {
    const ids = ['constructor', '__proto__'];
    expect(unwrap(runtime.start({ players: ids, decks: {} }, 1)).state.players).toHaveLength(2);
  });

  it('103.8a, 103.8c: of two players the first skips the draw, of three nobody does', () => {
    const hand = (ids: readonly string[]) =>
      unwrap(runtime.start({ players: ids, first: 'ann' }, 1)).state.cards.filter(
        ({ owner, zone }) => owner === 'ann' && zone === 'hand',
      ).length;
    expect([hand(['ann', 'bob']), hand(['ann', 'bob', 'cat'])]).toEqual([7, 8]);
  });

  it('101.4, 117.4: priority goes round, and all pass before the step ends', () => {
    let at = table([], [], { players, activePlayer: 'cat' });
    const asked: (string | undefined)[] = [];
    for (let count = 0; count < 4; count++) {
      asked.push(at.state.turn.priority);
      at = at.does(at.state.turn.priority ?? '', 'pass');
    }
    expect(asked).toEqual(['cat', 'dan', 'ann', 'bob']);
    expect(at.state.turn.step).not.toBe('main1');
  });

  it('500.1: turns go round', () => {
    const end = table([], [], { players, activePlayer: 'dan', step: 'end' }).bothPass();
    expect(end.state.activePlayer).toBe('ann');
  });

  it('400.2: each seat sees its own hand alone', () => {
    const match = unwrap(runtime.start({ players: FOUR }, 5));
    for (const viewer of FOUR) {
      const cards = JSON.stringify(runtime.view(match, viewer).state['cards']);
      expect(FOUR.filter((id) => cards.includes(`"${id}-`))).toEqual([viewer]);
      const other = unwrap(runtime.determinize(match, viewer, randomFrom(seedRandom(9))));
      expect(runtime.view(other, viewer)).toEqual(runtime.view(match, viewer));
      expect(other.state.cards).not.toEqual(match.state.cards);
    }
  });
});

describe('attacks on several players', () => {
  it('802.2: each opponent and the planeswalkers of all can be attacked, by one creature each', () => {
    const start = attacking();
    expect(start.offers('ann')).toEqual([
      'doneAttacking',
      ...['bear', 'ogre'].flatMap((id) =>
        ['bob', 'cat', 'dan', 'quiet-sage'].map((aim) => `attack ${id} ${aim}`),
      ),
    ]);
    expect(start.tries('ann', 'attack', { attacker: 'bear' })).toBe('mtg.cantFight 802.2');
    expect(start.tries('ann', 'attack', { attacker: 'bear', player: 'ann' })).toBe('mtg.cantFight 802.2');
    const wrong = { attacker: 'bear', player: 'bob', planeswalker: 'quiet-sage' };
    expect(start.tries('ann', 'attack', wrong)).toBe('mtg.cantFight 508.1b');
    const at = start.does('ann', 'attack', { attacker: 'bear', planeswalker: 'quiet-sage' });
    expect(cardIn(at, 'bear').attacking).toMatchObject({ player: 'cat', permanent: 'quiet-sage' });
  });

  it('802.4, 802.4a: who is attacked blocks what attacks them, one player after the other', () => {
    const both = attacking()
      .does('ann', 'attack', { attacker: 'bear', player: 'cat' })
      .does('ann', 'attack', { attacker: 'ogre', player: 'dan' })
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(both.state.turn).toMatchObject({ step: 'declareBlockers', declaring: true, blockers: 'cat' });
    expect(both.runtime.toAct(both.match)).toEqual(['cat']);
    expect(both.tries('bob', 'block', { blocker: 'wolf' }, ['bear'])).toBe('notToAct');
    expect(both.tries('cat', 'block', { blocker: 'cats-wolf' }, ['ogre'])).not.toBe('ok');
    const done = both.does('cat', 'block', { blocker: 'cats-wolf' }, ['bear']).does('cat', 'doneBlocking');
    expect(done.state.turn).toMatchObject({ priority: 'ann' });
    expect(done.state.turn.blockers).toBeUndefined();
    const dealt = done.bothPass();
    expect(FOUR.map((id) => lifeOf(dealt, id))).toEqual([20, 20, 20, 19]);
  });

  it('802.4: the second defending player declares after the first', () => {
    const both = attacking()
      .does('ann', 'attack', { attacker: 'bear', player: 'cat' })
      .does('ann', 'attack', { attacker: 'ogre', player: 'bob' })
      .does('ann', 'doneAttacking')
      .bothPass();
    // 702.14c: bob has an Island, so none of his creatures can block the ogre. Only cat is asked.
    expect(both.runtime.toAct(both.match)).toEqual(['cat']);
    const two = attacking()
      .does('ann', 'attack', { attacker: 'bear', player: 'bob' })
      .does('ann', 'attack', { attacker: 'ogre', player: 'cat' })
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(two.runtime.toAct(two.match)).toEqual(['bob']);
    const next = two.does('bob', 'doneBlocking');
    expect(next.runtime.toAct(next.match)).toEqual(['cat']);
    const blocked = next.does('cat', 'block', { blocker: 'cats-wolf' }, ['ogre']).does('cat', 'doneBlocking');
    expect(cardIn(blocked.bothPass(), 'ogre').zone).toBe('graveyard');
  });
});

describe('101.4: each of several players is asked, in turn order', () => {
  const NEAR = 'Each other player may draw a card.';
  const AIMED = 'Up to two target opponents may draw a card. You gain 1 life.';
  const hand = (on: ReturnType<typeof table>, id: string) =>
    on.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === id).length;

  it.each([
    [NEAR, [], ['no', 'yes'], [0, 1]],
    [NEAR, [], ['yes', 'no'], [1, 0]],
    [NEAR, [], ['yes', 'yes'], [1, 1]],
    [AIMED, ['cat', 'bob'], ['no', 'yes'], [0, 1]],
    [AIMED, ['cat', 'bob'], ['yes', 'no'], [1, 0]],
    [AIMED, ['bob'], ['yes'], [1, 0]],
    [AIMED, [], [], [0, 0]],
  ])('%s %j say %j', (text, targets, answers, drawn) => {
    const rite = sorcery(text);
    const start = table(
      [rite],
      [
        put(rite, 'ann', 'hand'),
        ...lands('Forest', 1),
        ...['bob', 'cat'].flatMap((id) => lands('Forest', 2, id, 'library')),
      ],
      { players: ['ann', 'bob', 'cat'].map((id) => ({ id })) },
    );
    let now = start.does('ann', 'cast', { card: 'moss-rite' }, targets).bothPass();
    const asked = answers.map((answer) => {
      const [id = ''] = now.runtime.toAct(now.match);
      now = now.does(id, 'decide', {}, [answer]);
      return id;
    });
    expect(asked).toEqual(['bob', 'cat'].slice(0, answers.length));
    expect(['bob', 'cat'].map((id) => hand(now, id))).toEqual(drawn);
    expect(now.state.resolving).toEqual([]);
  });
});
