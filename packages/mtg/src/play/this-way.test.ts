import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1], 2, 2);
const golem = creatureCard('Golem', [1], 3, 3, ['indestructible']);
const troll = creatureCard('Troll', [1], 4, 4);
const hill = define('Hill', { types: ['land'], subtypes: ['Mountain'] });
const note = define('Note', { types: ['sorcery'], cost: [9] });
const mend = readCard('Regenerate target creature.', { name: 'Mend', types: 'Instant' });
const recall = readCard("Return target creature to its owner's hand.", { name: 'Recall', types: 'Instant' });
const grave = readCard('If a card would be put into a graveyard from anywhere, exile it instead.', {
  name: 'Void',
  types: 'Enchantment',
});
const RITE = 'moss-rite';

type Put = ReturnType<typeof put>;

/** The rite is in hand with mana for it, and other cards. */
function withRite(text: string, ...more: readonly Put[]) {
  const rite = sorcery(text);
  return table(
    [rite, bear, golem, troll, hill, note, mend, recall, grave],
    [put(rite, 'ann', 'hand'), put(mend, 'ann', 'hand'), ...lands('Forest', 3), ...more],
  );
}
type Table = ReturnType<typeof withRite>;
const cast = (at: Table, ...targets: readonly (readonly string[])[]): Table =>
  at.does('ann', 'cast', { card: RITE }, ...targets).bothPass();
const bears = (count: number, owner = 'ann', zone: Put['zone'] = 'battlefield'): readonly Put[] =>
  Array.from({ length: count }, (_, at) =>
    put(bear, owner, zone, { instanceId: `${owner}-bear-${at + 1}`, order: at }),
  );
const tokens = (at: Table, player: string): number =>
  at.state.cards.filter(({ token, owner, zone }) => token && owner === player && zone === 'battlefield')
    .length;

describe('what was done this way', () => {
  const WRATH = 'Destroy all creatures. You gain 2 life for each creature destroyed this way.';

  it('608.2c counts what was destroyed, whoever controlled it', () => {
    const done = cast(withRite(WRATH, ...bears(2), ...bears(1, 'bob')));
    expect([lifeOf(done, 'ann'), zoneOf(done, 'bob-bear-1')]).toEqual([26, 'graveyard']);
  });

  it('702.12b what is indestructible was not destroyed', () => {
    const done = cast(withRite(WRATH, ...bears(1), put(golem, 'bob')));
    expect([lifeOf(done, 'ann'), zoneOf(done, 'golem')]).toEqual([22, 'battlefield']);
  });

  it('701.19a what regenerated was not destroyed', () => {
    const at = withRite(WRATH, ...bears(1), put(troll, 'ann'));
    const done = cast(at.does('ann', 'cast', { card: 'mend' }, ['troll']).bothPass());
    expect([lifeOf(done, 'ann'), zoneOf(done, 'troll')]).toEqual([22, 'battlefield']);
  });

  it.each([
    ['creature', 22],
    ['enchantment', 22],
    ['permanent', 24],
  ])('702.89a, 614.6 the Aura was destroyed, not what it was destroyed instead of: each %s', (kind, life) => {
    const armor = readCard('Enchant creature\nUmbra armor', { name: 'Armor', types: 'Enchantment — Aura' });
    const rite = sorcery(`Destroy all creatures. You gain 2 life for each ${kind} destroyed this way.`);
    const attachedTo = { kind: 'card', id: 'troll', incarnation: 0 } as const;
    const done = table(
      [rite, bear, troll, armor],
      [
        put(rite, 'ann', 'hand'),
        ...lands('Forest', 3),
        ...bears(1),
        put(troll, 'ann'),
        put(armor, 'ann', 'battlefield', { attachedTo }),
      ],
    )
      .does('ann', 'cast', { card: RITE })
      .bothPass();
    expect(lifeOf(done, 'ann')).toBe(life);
    expect(['troll', 'ann-bear-1', 'armor'].map((id) => zoneOf(done, id))).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
    ]);
  });

  it('608.2b an illegal target was not destroyed', () => {
    const text = 'Destroy two target creatures. You gain 2 life for each creature destroyed this way.';
    const done = withRite(text, ...bears(2), put(recall, 'ann', 'hand'))
      .does('ann', 'cast', { card: RITE }, ['ann-bear-1', 'ann-bear-2'])
      .does('ann', 'cast', { card: 'recall' }, ['ann-bear-1'])
      .bothPass(2);
    expect([lifeOf(done, 'ann'), zoneOf(done, 'ann-bear-1')]).toEqual([22, 'hand']);
  });

  it('608.2c what is exiled until there is such a card was exiled this way, as it is', () => {
    const rite = define('Moss Rite', {
      types: ['sorcery'],
      cost: [1],
      spell: {
        effects: [
          { effect: 'digUntil', filter: { type: 'land' }, bind: 'found', rest: 'rest', exiled: true },
          {
            effect: 'gainLife',
            amount: { numberOf: { thisWay: 'exiled', are: { type: 'land' }, cards: true } },
          },
        ],
      },
    });
    const done = cast(table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)]));
    expect(lifeOf(done, 'ann')).toBe(21);
  });

  it('701.8a what is exiled in place of its death was destroyed, and was not exiled this way', () => {
    const both = `${WRATH} Each opponent loses 1 life for each creature put into a graveyard this way.`;
    const done = cast(withRite(both, ...bears(2), put(grave, 'bob')));
    expect([zoneOf(done, 'ann-bear-1'), lifeOf(done, 'ann'), lifeOf(done, 'bob')]).toEqual(['exile', 24, 20]);
    const without = cast(withRite(both, ...bears(2)));
    expect([lifeOf(without, 'ann'), lifeOf(without, 'bob')]).toEqual([24, 18]);
  });

  it('614.6 what a replacement exiles was not exiled this way', () => {
    const text =
      'Destroy all creatures. Exile target card from a graveyard. You gain 2 life for each card exiled this way.';
    const dead = put(note, 'bob', 'graveyard');
    const done = cast(withRite(text, ...bears(2), put(grave, 'bob'), dead), ['note']);
    expect([zoneOf(done, 'ann-bear-1'), zoneOf(done, 'note'), lifeOf(done, 'ann')]).toEqual([
      'exile',
      'exile',
      22,
    ]);
  });

  it('608.2h each is looked at as it last was: a creature that is gone, and who controlled it', () => {
    const text =
      'Destroy all creatures. For each creature destroyed this way, its controller creates a 1/1 white Spirit creature token.';
    const stolen = put(troll, 'ann', 'battlefield', { controller: 'bob' });
    const done = cast(withRite(text, ...bears(2), ...bears(1, 'bob'), stolen));
    expect([tokens(done, 'ann'), tokens(done, 'bob')]).toEqual([2, 2]);
  });

  it.each([
    ['a land card', [hill], 20],
    ['a creature card', [bear], 22],
    ['none', [], 20],
  ])('608.2c asks whether a creature card was discarded: %s', (_name, held, life) => {
    const text = 'Discard a card. If a creature card was discarded this way, you gain 2 life.';
    const rite = sorcery(text);
    const at = table(
      [rite, bear, hill],
      [put(rite, 'ann', 'hand'), ...lands('Forest', 1), ...held.map((card) => put(card, 'ann', 'hand'))],
    );
    const done = at.does('ann', 'cast', { card: RITE }).bothPass();
    expect(lifeOf(done, 'ann')).toBe(life);
  });

  it('701.17c a milled card was milled wherever it went, and is what it is there', () => {
    const text = 'Mill two cards. If a creature card was milled this way, you gain 2 life.';
    const library = [hill, bear].map((card, at) => put(card, 'ann', 'library', { order: at - 9 }));
    expect(lifeOf(cast(withRite(text, ...library)), 'ann')).toBe(22);
    const done = cast(withRite(text, ...library, put(grave, 'bob')));
    expect([zoneOf(done, 'hill'), lifeOf(done, 'ann')]).toEqual(['exile', 22]);
  });

  it('111.7 a token is no card: it was exiled, and no card was', () => {
    const text =
      'Exile all creatures. You gain 2 life for each creature exiled this way. Each opponent loses 1 life for each creature card exiled this way.';
    const token = put(troll, 'bob', 'battlefield', { token: true });
    const done = cast(withRite(text, ...bears(2), token));
    expect([lifeOf(done, 'ann'), lifeOf(done, 'bob')]).toEqual([26, 18]);
  });

  it('608.2c is kept while players choose', () => {
    const text =
      'Each player sacrifices a creature. Then each player discards a card. You gain 3 life for each creature sacrificed this way.';
    const hands = ['ann', 'bob'].flatMap((player) => [
      put(note, player, 'hand', { instanceId: `${player}-note-1` }),
      put(note, player, 'hand', { instanceId: `${player}-note-2` }),
    ]);
    const done = cast(withRite(text, ...bears(2), ...bears(2, 'bob'), ...hands))
      .does('ann', 'decide', {}, ['ann-bear-1'])
      .does('bob', 'decide', {}, ['bob-bear-2'])
      .does('ann', 'decide', {}, ['ann-note-1'])
      .does('bob', 'decide', {}, ['bob-note-1']);
    expect([lifeOf(done, 'ann'), zoneOf(done, 'bob-bear-2')]).toEqual([26, 'graveyard']);
    expect(done.state.resolving).toEqual([]);
  });

  it.each([
    [[], 20, 0],
    [['ann-bear-1', 'ann-bear-3'], 28, 2],
  ] as const)('107.1c any number of creatures is tapped: %j', (chosen, life, tapped) => {
    const text =
      'Tap any number of untapped creatures you control. You gain 4 life for each creature tapped this way.';
    const done = cast(withRite(text, ...bears(3))).does('ann', 'decide', {}, chosen);
    expect(lifeOf(done, 'ann')).toBe(life);
    expect(['ann-bear-1', 'ann-bear-2', 'ann-bear-3'].filter((id) => cardIn(done, id).tapped)).toHaveLength(
      tapped,
    );
  });

  it.each([
    ['Sacrifice any number of creatures. Draw a card for each creature sacrificed this way.', 'ann-bear-2'],
    ['Discard any number of cards. Draw a card for each card discarded this way.', 'mend'],
  ])('107.1c any number, one chosen: %s', (text, chosen) => {
    const held = ({ state }: Table) =>
      state.cards.filter(({ zone, owner }) => zone === 'library' && owner === 'ann').length;
    const open = cast(withRite(text, ...bears(2)));
    const done = open.does('ann', 'decide', {}, [chosen]);
    expect([zoneOf(done, chosen), held(open) - held(done)]).toEqual(['graveyard', 1]);
  });

  const SEARCH =
    'Search your library and/or graveyard for a card named Bear, reveal it, and put it into your hand. If you search your library this way, shuffle.';
  const [inLibrary, inGraveyard] = [bears(1, 'ann', 'library'), bears(1, 'bob', 'graveyard')];
  const dead = inGraveyard.map((card) => ({ ...card, instanceId: 'dead', owner: 'ann' }));

  it.each([
    ['dead', 'ann-bear-1'],
    ['ann-bear-1', 'dead'],
  ])('701.23a searches both zones, if the library is wanted, and shuffles: %s', (found, other) => {
    const done = cast(withRite(SEARCH, ...inLibrary, ...dead))
      .does('ann', 'decide', {}, ['yes'])
      .does('ann', 'decide', {}, [found]);
    expect([zoneOf(done, found), zoneOf(done, other) === 'hand']).toEqual(['hand', false]);
    expect(told(done, 'shuffled')).toHaveLength(1);
  });

  it('701.23b a card in a graveyard is found, and a library that nobody searched is not shuffled', () => {
    const done = cast(withRite(SEARCH, ...inLibrary, ...dead)).does('ann', 'decide', {}, ['no']);
    expect([zoneOf(done, 'dead'), zoneOf(done, 'ann-bear-1')]).toEqual(['hand', 'library']);
    expect(told(done, 'shuffled', 'lookedAt')).toEqual([]);
  });

  it('701.23b any number of the cards of a graveyard may be none of them', () => {
    const search = {
      effect: 'search',
      filter: { name: 'Bear' },
      count: 'all',
      to: 'hand',
      andGraveyard: true,
    } as const;
    const rite = define('Moss Rite', { types: ['sorcery'], cost: ['G'], spell: { effects: [search] } });
    const open = cast(
      table([rite, bear], [put(rite, 'ann', 'hand'), ...lands('Forest', 1), ...inLibrary, ...dead]),
    );
    const done = open.does('ann', 'decide', {}, ['no']).does('ann', 'decide', {}, []);
    expect([zoneOf(done, 'dead'), done.state.resolving]).toEqual(['graveyard', []]);
  });

  it('608.2c nothing is remembered where nothing asks', () => {
    const text = 'Destroy all creatures. Then each player discards a card.';
    const hands = [1, 2].map((at) => put(note, 'ann', 'hand', { instanceId: `note-${at}` }));
    const open = cast(withRite(text, ...bears(2), ...hands));
    expect(open.state.resolving.map(({ frame }) => Object.keys(frame.bound))).toEqual([[]]);
  });
});
