/** Commanders that would be put into hands and libraries. */
import { describe, expect, it } from 'vitest';
import {
  legend,
  queen,
  smite,
  quell,
  spells,
  leader,
  at,
  cast,
  QUEEN,
  tapped,
  asked,
  goes,
} from '../../test/commanders.js';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';

describe('903.9b: a commander that would be put into a hand or library', () => {
  it.each([
    ['recall', 'hand', 'command'],
    ['recall', 'hand', 'hand'],
    ['bury', 'library', 'command'],
    ['bury', 'library', 'library'],
    ['fold', 'library', 'command'],
    ['fold', 'library', 'library'],
  ])('903.9b: %s: instead of the %s its owner may say the %s', (spell, instead, option) => {
    const open = cast(at(leader(queen, 'bob')), spell, [QUEEN]);
    expect([asked(open)[0], zoneOf(open, QUEEN), told(open, 'moved').length]).toEqual([
      'bob',
      'battlefield',
      1,
    ]);
    expect(asked(open)[1]).toContain(`"${instead}"`);
    const done = goes(open, 'bob', option);
    expect([zoneOf(done, QUEEN), cardIn(done, QUEEN).commander, zoneOf(done, spell)]).toEqual([
      option,
      true,
      'graveyard',
    ]);
    expect([done.state.ordering, done.runtime.toAct(done.match)]).toEqual([undefined, ['ann']]);
  });

  it('903.9b: what never came to the hand is not returned there: it goes to one zone once', () => {
    const done = goes(cast(at(leader(queen, 'bob')), 'recall', [QUEEN]), 'bob', 'command');
    const moves = done.events.filter(
      ({ type, card }) => type === 'moved' && JSON.stringify(card).includes(QUEEN),
    );
    expect(moves.map(({ from, to }) => [from, to])).toEqual([['battlefield', 'command']]);
  });

  it.each(['command', 'library'])(
    "903.9b: a spell that is countered into its owner's library: %s",
    (option) => {
      const start = table(
        [queen, quell],
        [
          leader(queen, 'ann', 'command'),
          put(quell, 'bob', 'hand'),
          ...lands('Forest', 2),
          ...lands('Island', 1, 'bob'),
        ],
      );
      const open = start
        .does('ann', 'cast', { card: QUEEN })
        .does('ann', 'pass')
        .does('bob', 'cast', { card: 'quell' }, [QUEEN])
        .bothPass();
      expect([asked(open)[0], zoneOf(open, QUEEN)]).toEqual(['ann', 'stack']);
      const done = goes(open, 'ann', option);
      expect([zoneOf(done, QUEEN), cardIn(done, QUEEN).commandCasts]).toEqual([option, 1]);
    },
  );

  it.each(['command', 'hand'])('903.9b: one that is drawn, among others: %s', (option) => {
    const top = put(queen, 'ann', 'library', { commander: true, order: -1 });
    const open = cast(at(top), 'study');
    expect([asked(open)[0], told(open, 'drew')]).toEqual(['ann', []]);
    const done = goes(open, 'ann', option);
    expect([zoneOf(done, QUEEN), told(done, 'drew'), done.state.ordering]).toEqual([
      option,
      ['drew'],
      undefined,
    ]);
    expect(done.state.cards.filter(({ owner, zone }) => owner === 'ann' && zone === 'hand').length).toBe(
      spells.length - 1 + (option === 'hand' ? 2 : 1),
    );
  });

  it('903.9b: one that is drawn for the turn, and nobody else is told of it', () => {
    const top = put(queen, 'bob', 'library', { commander: true, order: -1 });
    const start = table([queen], [top, ...lands('Forest', 3)]);
    let now = start;
    for (let count = 0; count < 40 && now.state.activePlayer === 'ann'; count++) {
      const [player = ''] = now.runtime.toAct(now.match);
      now = now.does(player, 'pass');
    }
    expect([now.state.turn.step, asked(now)[0], zoneOf(now, QUEEN)]).toEqual(['draw', 'bob', 'library']);
    expect(JSON.stringify(now.runtime.view(now.match, 'ann'))).not.toContain('Quiet Queen');
    expect(zoneOf(goes(now, 'bob', 'command'), QUEEN)).toBe('command');
    expect(zoneOf(goes(now, 'bob', 'hand'), QUEEN)).toBe('hand');
  });

  it.each(['command', 'hand'])('903.9b: one that is returned for the cost of an ability: %s', (option) => {
    const house = readCard("Return a creature you control to its owner's hand: You gain 2 life.", {
      name: 'House',
      types: 'Enchantment',
    });
    const ability = house.activated[0]?.id ?? '';
    const start = table([queen, house], [leader(queen, 'ann'), put(house, 'ann')]);
    const open = start.does('ann', 'activate', { card: 'house', ability }, [QUEEN]);
    expect([asked(open)[0], zoneOf(open, QUEEN), open.state.stack, open.events]).toEqual([
      'ann',
      'battlefield',
      [],
      [],
    ]);
    expect(open.offers('bob')).toEqual([]);
    const done = goes(open, 'ann', option);
    expect([zoneOf(done, QUEEN), done.state.stack.length, done.state.ordering]).toEqual([
      option,
      1,
      undefined,
    ]);
    expect([lifeOf(done.bothPass(), 'ann'), told(done, 'activated')]).toEqual([22, ['activated']]);
  });

  it.each(['command', 'hand'])(
    '903.9b: one of another player, returned for the cost of a spell: %s',
    (option) => {
      const rite = readCard(
        "As an additional cost to cast this spell, return a creature you control to its owner's hand.\nYou gain 3 life.",
        { name: 'Rite', types: 'Sorcery' },
      );
      const start = table(
        [queen, rite],
        [
          put(queen, 'bob', 'battlefield', { commander: true, controller: 'ann', ownController: 'ann' }),
          put(rite, 'ann', 'hand'),
          ...lands('Forest', 1),
        ],
      );
      const open = start.does('ann', 'cast', { card: 'rite' }, [QUEEN]);
      expect([asked(open)[0], zoneOf(open, 'rite'), tapped(open)]).toEqual(['bob', 'hand', 0]);
      const done = goes(open, 'bob', option);
      expect([zoneOf(done, QUEEN), zoneOf(done, 'rite'), tapped(done)]).toEqual([option, 'stack', 1]);
      expect(lifeOf(done.bothPass(), 'ann')).toBe(23);
    },
  );

  it.each(['command', 'hand'])(
    '903.9b: one that is returned as something resolves that is paid for so: %s',
    (option) => {
      const rite = readCard(
        "You may return a creature you control to its owner's hand. If you do, you gain 3 life.",
        { name: 'Rite', types: 'Sorcery' },
      );
      const start = table(
        [queen, rite],
        [leader(queen, 'ann'), put(rite, 'ann', 'hand'), ...lands('Forest', 1)],
      );
      let now = goes(goes(cast(start, 'rite'), 'ann', 'yes'), 'ann', QUEEN);
      expect([asked(now)[0], zoneOf(now, QUEEN)]).toEqual(['ann', 'battlefield']);
      now = goes(now, 'ann', option);
      expect([zoneOf(now, QUEEN), lifeOf(now, 'ann')]).toEqual([option, 23]);
    },
  );

  it('903.9b, 616.1: it applies to where a death is replaced to as well', () => {
    const homing = creatureCard('Homing Queen', [1], 2, 2, ['diesIntoHand'], legend);
    const start = table(
      [homing, smite],
      [leader(homing, 'ann'), put(smite, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const open = cast(start, 'smite', [homing.id]);
    expect([asked(open)[0], zoneOf(open, homing.id)]).toEqual(['ann', 'battlefield']);
    expect(zoneOf(goes(open, 'ann', 'command'), homing.id)).toBe('command');
    const hurt = table([homing], [put(homing, 'ann', 'battlefield', { commander: true, damage: 2 })]).does(
      'ann',
      'pass',
    );
    expect([asked(hurt)[0], zoneOf(hurt, homing.id)]).toEqual(['ann', 'battlefield']);
    expect(zoneOf(goes(hurt, 'ann', 'hand'), homing.id)).toBe('hand');
  });
});
