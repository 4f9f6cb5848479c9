import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { lorcanaMatch } from '../play/match.js';
import { after, card, choosable, decided, loreOf, made, refused, table, zoneOf } from '../../test/table.js';

const pim = made('Pim');
const owl = made('Owl');
const fox = made('Fox');
const out = { exerted: true };
const gust = made(
  'Gust',
  { type: 'action', cost: 1 },
  { effects: [{ effect: 'dealDamage', what: { choose: { type: 'character' } }, amount: 1 }] },
);

describe('keywords', () => {
  it('8.2.1 Alert challenges characters with Evasive, and is challenged by all', () => {
    const alert = made('Watch', { has: ['alert'] });
    const flit = made('Flit', { has: ['evasive'] });
    const at = table(
      { play: [alert, pim] },
      {
        play: [
          [flit, out],
          [owl, out],
        ],
      },
    );
    expect(choosable(at, 'challenge', 'Watch')).toEqual(['Flit', 'Owl']);
    expect(choosable(at, 'challenge', 'Pim')).toEqual(['Owl']);
    expect(choosable(table({ play: [pim] }, { play: [[alert, out]] }), 'challenge', 'Pim')).toEqual([
      'Watch',
    ]);
  });

  it('8.3.2 Bodyguard may enter play exerted, others may not', () => {
    const guard = made('Guard', { has: ['bodyguard'] });
    const at = table({ hand: [guard, pim], ink: 4 });
    expect(card(after(at, 'play', 'Guard', undefined, { exerted: true }), 'Guard').exerted).toBe(true);
    expect(card(after(at, 'play', 'Guard'), 'Guard').exerted).toBe(false);
    expect(refused(at, 'play', 'Pim', undefined, { exerted: true })).toEqual(['lorcana.noBodyguard']);
  });

  it('8.3.3 a challenger must choose one with Bodyguard if able', () => {
    const guard = made('Guard', { has: ['bodyguard'] });
    const hidden = made('Hidden', { has: ['bodyguard', 'evasive'] });
    const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
    const at = (first: Parameters<typeof table>[0], play: NonNullable<Parameters<typeof table>[1]>['play']) =>
      choosable(table(first, { play: play ?? [] }), 'challenge', 'Pim');
    expect(
      at({ play: [pim] }, [
        [guard, out],
        [owl, out],
      ]),
    ).toEqual(['Guard']);
    expect(at({ play: [pim] }, [guard, [owl, out]])).toEqual(['Owl']);
    expect(
      at({ play: [pim] }, [
        [hidden, out],
        [owl, out],
      ]),
    ).toEqual(['Owl']);
    // Locations are not affected.
    expect(at({ play: [pim] }, [[guard, out], [owl, out], isle])).toEqual(['Guard', 'Isle']);
  });

  it('8.4.1-3 Boost: once a turn the top card goes under it, facedown', () => {
    const jar = made('Jar', { has: [['boost', 1]] });
    const at = table({ play: [jar], ink: 3 });
    const once = after(at, 'activate', 'Jar', undefined, { ability: 0 });
    expect(card(once, 'Jar').cardsUnder).toBe(1);
    expect(card(once, 'Pebble')).toMatchObject({ zone: 'under', under: 'Jar', faceDown: true });
    expect(refused(once, 'activate', 'Jar', undefined, { ability: 0 })).toEqual(['lorcana.alreadyUsed']);
  });

  it('8.5.1 Challenger counts while challenging only, and adds up (8.1.2)', () => {
    const knight = made('Knight', { strength: 1, willpower: 5, has: [['challenger', 2]] });
    const at = table({ play: [knight] }, { play: [[made('Wall', { willpower: 9, strength: 1 }), out]] });
    expect(card(at, 'Knight').strength).toBe(1);
    const fought = after(at, 'challenge', 'Knight', ['Wall']);
    expect([card(fought, 'Wall').damage, card(fought, 'Knight').strength]).toEqual([3, 1]);
    const defends = table({ play: [made('Wall', { willpower: 9, strength: 1 })] }, { play: [[knight, out]] });
    expect(card(after(defends, 'challenge', 'Wall', ['Knight']), 'Wall').damage).toBe(1);
  });

  it('8.6.1 Evasive is challenged by Evasive only', () => {
    const flit = made('Flit', { has: ['evasive'] });
    const at = table({ play: [pim, made('Swift', { has: ['evasive'] })] }, { play: [[flit, out]] });
    expect(refused(at, 'challenge', 'Pim', ['Flit'])).toEqual(['filterMismatch']);
    expect(choosable(at, 'challenge', 'Swift')).toEqual(['Flit']);
  });

  it('8.7.2 Reckless cannot quest', () => {
    expect(refused(table({ play: [made('Wild', { has: ['reckless'] })] }), 'quest', 'Wild')).toEqual([
      'lorcana.forbidden',
    ]);
  });

  it('8.7.3 the turn does not end while one with Reckless is ready and can challenge', () => {
    const wild = made('Wild', { has: ['reckless'] });
    const flit = made('Flit', { has: ['evasive'] });
    expect(refused(table({ play: [wild] }, { play: [[owl, out]] }), 'endTurn')).toEqual([
      'lorcana.mustChallenge',
    ]);
    expect(refused(table({ play: [[wild, out]] }, { play: [[owl, out]] }), 'endTurn')).toEqual([]);
    expect(refused(table({ play: [[wild, { drying: true }]] }, { play: [[owl, out]] }), 'endTurn')).toEqual(
      [],
    );
    expect(refused(table({ play: [wild] }, { play: [owl, [flit, out]] }), 'endTurn')).toEqual([]);
  });

  it('8.8.1 Resist lowers dealt damage, in challenges and by effects; 8.8.3 not what is put', () => {
    const rock = made('Rock', { willpower: 9, has: [['resist', 1]] });
    const at = table({ play: [pim], hand: [gust], ink: 1 }, { play: [[rock, out]] });
    expect(card(after(at, 'challenge', 'Pim', ['Rock']), 'Rock').damage).toBe(1);
    expect(card(decided(after(at, 'play', 'Gust'), 'Rock'), 'Rock').damage).toBe(0);
    const hex = made(
      'Hex',
      { type: 'action' },
      { effects: [{ effect: 'putDamage', what: { choose: { type: 'character' } }, amount: 1 }] },
    );
    const put = table({ hand: [hex], ink: 2 }, { play: [rock] });
    expect(card(after(put, 'play', 'Hex'), 'Rock').damage).toBe(1);
  });

  it('8.9.1 Rush challenges while drying, and does not quest', () => {
    const hasty = made('Hasty', { has: ['rush'] });
    const at = table(
      {
        play: [
          [hasty, { drying: true }],
          [pim, { drying: true }],
        ],
      },
      { play: [[owl, out]] },
    );
    expect(choosable(at, 'challenge', 'Hasty')).toEqual(['Owl']);
    expect(refused(at, 'challenge', 'Pim', ['Owl'])).toEqual(['lorcana.drying']);
    expect(refused(at, 'quest', 'Hasty')).toEqual(['lorcana.drying']);
  });

  it('8.10.1 Shift puts a character on one of the same name, and it takes over what that one was', () => {
    const small = made('Bo', { version: 'Small' });
    const big = made('Bo', { version: 'Big', cost: 6, strength: 5, willpower: 6, has: [['shift', 3]] });
    const at = table({ play: [[small, { damage: 2, exerted: true }], pim], hand: [big], ink: 3 });
    expect(choosable(at, 'shift', 'Bo 2')).toEqual(['Bo']);
    const top = after(at, 'shift', 'Bo 2', ['Bo']);
    expect(card(top, 'Bo 2')).toMatchObject({
      zone: 'play',
      damage: 2,
      exerted: true,
      drying: false,
      cardsUnder: 1,
    });
    expect(card(top, 'Bo')).toMatchObject({ zone: 'under', under: 'Bo 2' });
    expect(refused(at, 'play', 'Bo 2')).toEqual(['lorcana.notEnoughInk']);
    expect(refused(at, 'shift', 'Bo 2', ['Pim'])).toEqual(['filterMismatch']);
  });

  it('8.10.1 a drying one makes a drying one; both leave together', () => {
    const small = made('Bo', { version: 'Small' });
    const big = made('Bo', { version: 'Big', cost: 6, willpower: 2, has: [['shift', 3]] });
    const at = table({ play: [[small, { drying: true }]], hand: [big, gust, gust], ink: 5 });
    const top = after(at, 'shift', 'Bo 2', ['Bo']);
    expect(card(top, 'Bo 2').drying).toBe(true);
    const gone = after(after(top, 'play', 'Gust'), 'play', 'Gust 2');
    expect([zoneOf(gone, 'Bo'), zoneOf(gone, 'Bo 2')]).toEqual(['discard', 'discard']);
  });

  it('8.10.8 Shift onto others, as an ability says', () => {
    const pup = made('Pup', { classifications: ['Puppy'] });
    const pack = made(
      'Pack',
      { cost: 5 },
      { abilities: [{ kind: 'shift', ink: 1, onto: { withClassification: 'Puppy' } }] },
    );
    expect(choosable(table({ play: [pup, pim], hand: [pack], ink: 1 }), 'shift', 'Pack')).toEqual(['Pup']);
  });

  it.each([
    ['a name', { withName: 'Bo' }, ['Bo', 'Pim']],
    ['any name', {}, ['Bo', 'Pim']],
    ['a name that is another one’s', { withName: 'Owl' }, ['Bo']],
    [
      'a name, while something holds that does not',
      { withName: 'Bo', while: { test: 'is', what: 'this', so: { damaged: true } } },
      ['Bo'],
    ],
  ] as const)('8.10.1 a character counts as having %s for Shift', (_title, named, onto) => {
    const bo = made('Bo');
    const mask = made('Pim', {}, { abilities: [{ kind: 'shiftName', ...named }] });
    const big = made('Bo', { version: 'Big', cost: 6, has: [['shift', 1]] });
    const at = table({ play: [mask, bo, made('Fox')], hand: [big], ink: 1 }, { play: [mask] });
    expect([...choosable(at, 'shift', 'Bo 2')].toSorted()).toEqual(onto);
  });

  it('8.10.8 of two ways to shift both are offered, each for its cost and onto its own', () => {
    const pup = made('Pup', { classifications: ['Puppy'] });
    const pack = made(
      'Pack',
      { version: 'Two', cost: 9, has: [['shift', 2]] },
      { abilities: [{ kind: 'shift', ink: 1, onto: { withClassification: 'Puppy' } }] },
    );
    const play = [pup, made('Pack', { version: 'One' })];
    const ways = (ink: number) =>
      [...lorcanaMatch.offers(table({ play, hand: [pack], ink }), 'north')].filter(
        ({ move }) => move === 'shift',
      );
    expect([ways(1).length, ways(2).length]).toEqual([1, 2]);
    const at = table({ play, hand: [pack], ink: 2 });
    expect(refused(at, 'shift', 'Pack 2', ['Pack'])).not.toEqual([]);
    const shifted = after(at, 'shift', 'Pack 2', ['Pack'], { way: 2 });
    expect(card(shifted, 'Pack').under).toBe('Pack 2');
    expect(refused(at, 'shift', 'Pack 2', ['Pack'], { way: 3 })).toEqual(['lorcana.noShift']);
  });

  it('8.10.1 the cost of Shift may be other than ink: all of it is paid, with other cards, or nothing', () => {
    const one = made('Pack', { version: 'One' });
    const pack = made(
      'Pack',
      { version: 'Two', cost: 9 },
      {
        abilities: [
          { kind: 'shift', ink: 1, choose: [{ to: 'discard', of: { zone: 'hand', controller: 'self' } }] },
        ],
      },
    );
    const hedge = made('Hedge', { type: 'item' });
    const poor = table({ play: [one, pim], hand: [pack], ink: 1 });
    expect([choosable(poor, 'shift'), refused(poor, 'shift', 'Pack 2', ['Pack'])]).toEqual([
      [],
      ['lorcana.cannotShift'],
    ]);
    const at = table({ play: [one, pim], hand: [pack, hedge], ink: 1 });
    const move = (...cards: readonly string[]) => ({
      move: 'shift',
      player: 'north',
      params: { cardId: 'Pack 2' },
      targets: cards.map((id) => ({ targets: [{ kind: 'card', id }] })),
    });
    expect(lorcanaMatch.apply(at, move('Pim', 'Hedge')).ok).toBe(false);
    expect(lorcanaMatch.apply(at, move('Pack', 'Pack 2')).ok).toBe(false);
    const shifted = unwrap(lorcanaMatch.apply(at, move('Pack', 'Hedge'))).match;
    expect([card(shifted, 'Pack').under, zoneOf(shifted, 'Hedge'), zoneOf(shifted, 'Pack 2')]).toEqual([
      'Pack 2',
      'discard',
      'play',
    ]);
  });

  it('8.10.1 what is banished to pay for Shift is not what it is put on', () => {
    const pack = made(
      'Pack',
      { version: 'Two', cost: 9 },
      {
        abilities: [
          {
            kind: 'shift',
            ink: 0,
            choose: [{ to: 'banish', of: { type: 'character', controller: 'self' } }],
          },
        ],
      },
    );
    const alone = table({ play: [made('Pack', { version: 'One' })], hand: [pack] });
    expect([...lorcanaMatch.legalMoves(alone, 'north')].filter(({ move }) => move === 'shift')).toEqual([]);
    const both = table({ play: [made('Pack', { version: 'One' }), pim], hand: [pack] });
    const moves = [...lorcanaMatch.legalMoves(both, 'north')].filter(({ move }) => move === 'shift');
    expect(
      moves.map(({ targets = [] }) => targets.flatMap((slot) => slot.targets.map(({ id }) => id))),
    ).toEqual([['Pack', 'Pim']]);
  });

  it('8.11.1 Singer counts as that cost to sing, and to sing only', () => {
    const bard = made('Bard', { cost: 2, has: [['singer', 5]] });
    const tune = made('Tune', { type: 'song', cost: 5 }, { effects: [{ effect: 'draw', amount: 1 }] });
    const at = table({ play: [bard, pim, [made('Late', { cost: 9 }), { drying: true }]], hand: [tune] });
    expect(choosable(at, 'sing', 'Tune')).toEqual(['Bard']);
    const sung = after(at, 'sing', 'Tune', ['Bard']);
    expect([card(sung, 'Bard').exerted, zoneOf(sung, 'Tune'), zoneOf(sung, 'Pebble')]).toEqual([
      true,
      'discard',
      'hand',
    ]);
    expect(card(at, 'Bard').cost).toBe(2);
  });

  it('8.12.1 Sing Together: several, whose costs come to N', () => {
    const choir = made(
      'Choir',
      { type: 'song', cost: 6, has: [['sing together', 6]] },
      { effects: [{ effect: 'draw', amount: 2 }] },
    );
    const at = table({
      play: [made('Two'), made('Four', { cost: 4 }), made('Three', { cost: 3 })],
      hand: [choir],
    });
    expect(refused(at, 'sing', 'Choir', ['Two', 'Three'])).toEqual(['relationBroken']);
    expect(card(after(at, 'sing', 'Choir', ['Two', 'Four']), 'Four').exerted).toBe(true);
  });

  it('8.13.1 Support: as it quests, another chosen character may get its strength, anybody’s', () => {
    const aide = made('Aide', { strength: 3, has: ['support'] });
    const quested = after(table({ play: [aide, pim] }, { play: [owl] }), 'quest', 'Aide');
    const helped = decided(quested, 'yes');
    expect(choosable(helped, 'decide')).toEqual(['Pim', 'Owl']);
    const strong = decided(helped, 'Pim');
    expect(card(strong, 'Pim').strength).toBe(5);
    expect(card(after(strong, 'endTurn'), 'Pim').strength).toBe(2);
    expect(card(decided(quested, 'no'), 'Pim').strength).toBe(2);
  });

  it('8.14.1 Vanish: banished after an opponent’s action chose it, even if it was the only one', () => {
    const mist = made('Mist', { willpower: 9, has: ['vanish'] });
    const at = table({ hand: [gust], ink: 1 }, { play: [mist] });
    expect(zoneOf(after(at, 'play', 'Gust'), 'Mist')).toBe('discard');
    const own = table({ hand: [gust], play: [mist], ink: 1 });
    expect(card(after(own, 'play', 'Gust'), 'Mist')).toMatchObject({ zone: 'play', damage: 1 });
  });

  it('8.15.1 Ward: no opponent’s effect chooses it; 8.15.2 all are hit, and it may be challenged', () => {
    const shy = made('Shy', { has: ['ward'] });
    const storm = made(
      'Storm',
      { type: 'action' },
      { effects: [{ effect: 'banish', what: { all: { type: 'character', controller: 'opponent' } } }] },
    );
    const at = table({ play: [pim], hand: [gust, storm], ink: 3 }, { play: [[shy, out], owl, fox] });
    expect(choosable(after(at, 'play', 'Gust'), 'decide')).toEqual(['Pim', 'Owl', 'Fox']);
    expect(zoneOf(after(at, 'play', 'Storm'), 'Shy')).toBe('discard');
    expect(choosable(at, 'challenge', 'Pim')).toEqual(['Shy']);
  });

  it('1.7.7 where Ward leaves nobody to choose the action resolves with no effect', () => {
    const at = table({ hand: [gust], ink: 1 }, { play: [made('Shy', { has: ['ward'] })] });
    const played = after(at, 'play', 'Gust');
    expect([zoneOf(played, 'Gust'), card(played, 'Shy').damage, played.state.resolving]).toEqual([
      'discard',
      0,
      [],
    ]);
  });

  it('8.16 Adventurous cannot challenge, and must quest before the turn ends', () => {
    const bold = made('Bold', { has: ['adventurous'] });
    const at = table({ play: [bold] }, { play: [[owl, out]] });
    expect(refused(at, 'challenge', 'Bold', ['Owl'])).toEqual(['lorcana.forbidden']);
    expect(refused(at, 'endTurn')).toEqual(['lorcana.mustQuest']);
    expect(loreOf(after(at, 'quest', 'Bold'), 'north')).toBe(1);
  });
});
