import { describe, expect, it } from 'vitest';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  PLAIN,
  refused,
  table,
  type Table,
  told,
  zoneOf,
} from '../../../test/table.js';
import type { Cost } from '../../language/cost.js';
import { cardsOf } from '../../state/board.js';

const pim = made('Pim');
const owl = made('Owl');
const out = { exerted: true };
const isle = made('Isle', { type: 'location', cost: 1, willpower: 5, lore: 2, moveCost: 1 });

describe('ink', () => {
  it('one card with the symbol a turn, facedown and ready', () => {
    const at = table({ hand: [pim, owl, made('Raw', { inkwell: false })] });
    const inked = after(at, 'ink', 'Pim');
    expect(card(inked, 'Pim')).toMatchObject({ zone: 'inkwell', faceDown: true, exerted: false });
    expect(refused(inked, 'ink', 'Owl')).toEqual(['lorcana.alreadyInked']);
    expect(refused(at, 'ink', 'Raw')).toEqual(['lorcana.notInkable']);
    expect(refused(after(after(inked, 'endTurn'), 'endTurn'), 'ink', 'Owl')).toEqual([]);
  });

  it('1.2.1 an ability lets another one go', () => {
    const well = made('Well', { type: 'item' }, { abilities: [{ kind: 'extraInk', amount: 1 }] });
    const at = after(table({ play: [well], hand: [pim, owl, PLAIN] }), 'ink', 'Pim');
    expect(refused(after(at, 'ink', 'Owl'), 'ink', 'Pebble')).toEqual(['lorcana.alreadyInked']);
  });
});

describe('play', () => {
  it('1.5.3 costs are paid in full, or nothing happens', () => {
    const at = table({ hand: [pim], ink: 1 });
    expect(refused(at, 'play', 'Pim')).toEqual(['lorcana.notEnoughInk']);
    const played = after(table({ hand: [pim], ink: 3 }), 'play', 'Pim');
    expect(card(played, 'Pim')).toMatchObject({ zone: 'play', drying: true, incarnation: 1 });
    expect(cardsOf(played.state).filter(({ zone, exerted }) => zone === 'inkwell' && exerted)).toHaveLength(
      2,
    );
  });

  it('5.1.1.11 what comes into play is drying until its player’s next turn', () => {
    const at = after(table({ hand: [pim], ink: 2 }), 'play', 'Pim');
    expect(refused(at, 'quest', 'Pim')).toEqual(['lorcana.drying']);
    const later = after(after(at, 'endTurn'), 'endTurn');
    expect(loreOf(after(later, 'quest', 'Pim'), 'north')).toBe(1);
  });

  it('1.5.4 paying less changes what is paid, not the cost', () => {
    const lamp = made(
      'Lamp',
      { type: 'item' },
      { abilities: [{ kind: 'discount', amount: 1, on: { type: 'character', controller: 'self' } }] },
    );
    const shy = made('Shy', { cost: 3 }, { abilities: [{ kind: 'discount', amount: 2, on: 'this' }] });
    const at = table({ play: [lamp], hand: [pim, shy], ink: 1 });
    expect([refused(at, 'play', 'Pim'), refused(at, 'play', 'Shy')]).toEqual([[], []]);
    expect(card(after(at, 'play', 'Pim'), 'Pim').cost).toBe(2);
    expect(refused(table({ hand: [shy] }), 'play', 'Shy')).toEqual(['lorcana.notEnoughInk']);
  });

  it('5.4.1.2 an action resolves at once, and goes to the discard', () => {
    const call = made('Call', { type: 'action' }, { effects: [{ effect: 'draw', amount: 2 }] });
    const at = after(table({ hand: [call], ink: 2 }), 'play', 'Call');
    expect([zoneOf(at, 'Call'), countIn(at, 'north', 'hand'), at.state.resolving]).toEqual([
      'discard',
      2,
      [],
    ]);
  });

  it('a song that costs nothing is sung by whoever costs nothing', () => {
    const hum = made('Hum', { type: 'song', cost: 0 }, { effects: [{ effect: 'draw', amount: 1 }] });
    const at = table({ play: [made('Zero', { cost: 0 })], hand: [hum] });
    expect(choosable(at, 'sing', 'Hum')).toEqual(['Zero']);
  });

  it('a discount below nothing makes nothing dearer', () => {
    const tax = made('Tax', { type: 'item' }, { abilities: [{ kind: 'discount', amount: -2, on: {} }] });
    expect(zoneOf(after(table({ play: [tax], hand: [pim], ink: 2 }), 'play', 'Pim'), 'Pim')).toBe('play');
  });

  it('a song is sung by a dry, ready character of its cost', () => {
    const tune = made('Tune', { type: 'song', cost: 2 }, { effects: [{ effect: 'gainLore', amount: 1 }] });
    const mute = made(
      'Mute',
      {},
      { abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'sing' }] }] },
    );
    const at = table({ play: [pim, [owl, out], made('Kid', { cost: 1 }), mute], hand: [tune] });
    expect(choosable(at, 'sing', 'Tune')).toEqual(['Pim']);
    const sung = after(at, 'sing', 'Tune', ['Pim']);
    expect([loreOf(sung, 'north'), card(sung, 'Pim').thisTurn]).toEqual([1, ['sang']]);
  });
});

describe('quest and challenge', () => {
  it('a character quests: it exerts, and its lore is gained', () => {
    const at = after(table({ play: [made('Sage', { lore: 3 })] }), 'quest', 'Sage');
    expect([card(at, 'Sage').exerted, loreOf(at, 'north')]).toEqual([true, 3]);
    expect(refused(at, 'quest', 'Sage')).toEqual(['lorcana.notReady']);
  });

  it('4.6.4.2 exerted opposing characters are challenged, ready ones are not', () => {
    const at = table({ play: [pim, made('Own')] }, { play: [[owl, out], made('Fox')] });
    expect(choosable(at, 'challenge', 'Pim')).toEqual(['Owl']);
    expect(refused(at, 'challenge', 'Pim', ['Fox'])).toEqual(['filterMismatch']);
  });

  it('both deal damage at the same time', () => {
    const at = after(table({ play: [pim] }, { play: [[owl, out]] }), 'challenge', 'Pim', ['Owl']);
    expect([card(at, 'Pim').damage, card(at, 'Owl').damage, at.state.challenge]).toEqual([2, 2, null]);
    const brute = made('Brute', { strength: 3 });
    const both = after(
      table({ play: [brute] }, { play: [[made('Thug', { strength: 3 }), out]] }),
      'challenge',
      'Brute',
      ['Thug'],
    );
    expect([zoneOf(both, 'Brute'), zoneOf(both, 'Thug')]).toEqual(['discard', 'discard']);
  });

  it('4.6.8.1-3 a location is always challengeable, and deals no damage', () => {
    const at = table({ play: [pim] }, { play: [isle] });
    const hit = after(at, 'challenge', 'Pim', ['Isle']);
    expect([card(hit, 'Isle').damage, card(hit, 'Pim').damage]).toEqual([2, 0]);
  });

  it('4.6.9 where one of them is gone the challenge ends', () => {
    const trap = made(
      'Trap',
      {},
      {
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'isChallenged', card: 'this' }],
            effects: [{ effect: 'returnToHand', what: 'challenger' }],
          },
        ],
      },
    );
    const at = after(table({ play: [pim] }, { play: [[trap, out]] }), 'challenge', 'Pim', ['Trap']);
    expect([zoneOf(at, 'Pim'), card(at, 'Trap').damage, at.state.challenge]).toEqual(['hand', 0, null]);
  });

  it('6.6.2 a negative strength deals nothing', () => {
    const weak = [owl, out] as const;
    const hex = made(
      'Hex',
      { type: 'action', cost: 1 },
      {
        effects: [
          {
            effect: 'give',
            what: { choose: { type: 'character', controller: 'self' } },
            gives: [{ stat: 'strength', amount: -5 }],
            for: 'thisTurn',
          },
        ],
      },
    );
    const at = after(table({ play: [pim], hand: [hex], ink: 1 }, { play: [weak] }), 'play', 'Hex');
    expect(card(at, 'Pim').strength).toBe(-3);
    expect(card(after(at, 'challenge', 'Pim', ['Owl']), 'Owl').damage).toBe(0);
  });

  it('6.4.2.1 such characters can’t challenge it', () => {
    const proud = made(
      'Proud',
      {},
      { abilities: [{ kind: 'static', for: 'this', gives: [{ cantBeChallengedBy: { cost: { lte: 2 } } }] }] },
    );
    const at = table({ play: [pim, made('Big', { cost: 5 })] }, { play: [[proud, out]] });
    expect(refused(at, 'challenge', 'Pim', ['Proud'])).toEqual(['filterMismatch']);
    expect(choosable(at, 'challenge', 'Big')).toEqual(['Proud']);
  });
});

describe('locations and abilities', () => {
  it('4.7.1 an own character moves to an own location, for its move cost', () => {
    const at = table(
      { play: [pim, isle], ink: 1 },
      { play: [made('Foe isle', { type: 'location', moveCost: 1, willpower: 4 })] },
    );
    expect(choosable(at, 'moveToLocation', 'Pim')).toEqual(['Isle']);
    const there = after(at, 'moveToLocation', 'Pim', ['Isle']);
    expect(cardsOf(there.state).filter(({ zone, exerted }) => zone === 'inkwell' && exerted)).toHaveLength(1);
    expect(card(there, 'Pim').at).toBe('Isle');
    expect(choosable(there, 'moveToLocation', 'Pim')).toEqual([]);
    expect(refused(there, 'quest', 'Pim')).toEqual([]);
  });

  it('an ability is used for its cost, all of it at once', () => {
    const flask = made(
      'Flask',
      { type: 'item' },
      {
        abilities: [
          { kind: 'activated', cost: { exert: 'this', ink: 1 }, effects: [{ effect: 'draw', amount: 1 }] },
        ],
      },
    );
    const at = table({ play: [flask], ink: 1 });
    const used = told(at, 'activate', { cardId: 'Flask', ability: 0 }).at;
    expect([card(used, 'Flask').exerted, countIn(used, 'north', 'hand')]).toEqual([true, 1]);
    const poor = table({ play: [flask] });
    expect(refused(poor, 'activate', 'Flask', undefined, { ability: 0 })).toEqual(['lorcana.cannotPay']);
    expect(refused(at, 'activate', 'Flask', undefined, { ability: 1 })).toEqual(['lorcana.noAbility']);
  });

  it('5.1.1.11 a drying character cannot exert for its ability; an item can', () => {
    const says = {
      abilities: [{ kind: 'activated', cost: { exert: 'this' }, effects: [{ effect: 'draw', amount: 1 }] }],
    } as const;
    const at = table({ play: [[made('New', {}, says), { drying: true }]] });
    expect(refused(at, 'activate', 'New', undefined, { ability: 0 })).toEqual(['lorcana.drying']);
  });

  describe('1.5.3 what a cost chooses', () => {
    const CHARACTERS = { type: 'character', controller: 'self' } as const;
    const altar = (cost: Cost) =>
      made(
        'Altar',
        { type: 'item' },
        { abilities: [{ kind: 'activated', cost, effects: [{ effect: 'gainLore', amount: 2 }] }] },
      );
    const using = (cost: Cost, ...play: NonNullable<Parameters<typeof table>[0]['play']>) =>
      table({ play: [altar(cost), ...play] });
    const use = (at: Table) => after(at, 'activate', 'Altar', undefined, { ability: 0 });
    const cannot = (at: Table) => refused(at, 'activate', 'Altar', undefined, { ability: 0 });

    it('can be exerted: it is ready and dry', () => {
      const cost: Cost = { choose: [{ to: 'exert', of: CHARACTERS }] };
      const fox = made('Fox');
      const at = use(using(cost, [pim, { exerted: true }], [made('New'), { drying: true }], owl, fox));
      expect(choosable(at, 'decide')).toEqual(['Owl', 'Fox']);
      expect(cannot(using(cost, [pim, { exerted: true }]))).toEqual(['lorcana.cannotPay']);
    });

    it('pays each part with other cards', () => {
      const cost: Cost = {
        choose: [
          { to: 'banish', of: CHARACTERS },
          { to: 'return', of: { ...CHARACTERS, exerted: true } },
        ],
      };
      const tired = [owl, { exerted: true }] as const;
      expect(cannot(using(cost, tired))).toEqual(['lorcana.cannotPay']);
      const paid = use(using(cost, pim, tired));
      expect([zoneOf(paid, 'Pim'), zoneOf(paid, 'Owl'), loreOf(paid, 'north')]).toEqual([
        'discard',
        'hand',
        2,
      ]);
    });

    it('may be exerted and then banished, not the other way round', () => {
      const exerting = { to: 'exert', of: CHARACTERS } as const;
      const banishing = { to: 'banish', of: CHARACTERS } as const;
      expect(zoneOf(use(using({ choose: [exerting, banishing] }, pim)), 'Pim')).toBe('discard');
      expect(cannot(using({ choose: [banishing, exerting] }, pim))).toEqual(['lorcana.cannotPay']);
    });

    it('is not what the cost has taken already', () => {
      const items = { type: 'item', controller: 'self' } as const;
      const cost: Cost = { banish: 'this', choose: [{ to: 'banish', of: items }] };
      expect(cannot(using(cost))).toEqual(['lorcana.cannotPay']);
    });

    it('8.15.1 is no choice of an effect: Ward has no part in it', () => {
      const cost: Cost = { choose: [{ to: 'return', of: { type: 'character', controller: 'opponent' } }] };
      const at = table({ play: [altar(cost)] }, { play: [made('Shy', { has: ['ward'] })] });
      expect(zoneOf(use(at), 'Shy')).toBe('hand');
    });
  });

  it('1.5.3 what a cost chooses is paid first', () => {
    const altar = made(
      'Altar',
      { type: 'item' },
      {
        abilities: [
          {
            kind: 'activated',
            cost: { choose: [{ to: 'banish', of: { type: 'character', controller: 'self' } }] },
            effects: [{ effect: 'gainLore', amount: 2 }],
          },
        ],
      },
    );
    expect(
      refused(table({ play: [altar] }, { play: [owl] }), 'activate', 'Altar', undefined, { ability: 0 }),
    ).toEqual(['lorcana.cannotPay']);
    const at = after(table({ play: [altar, pim, owl] }), 'activate', 'Altar', undefined, { ability: 0 });
    const paid = decided(at, 'Pim');
    expect([zoneOf(paid, 'Pim'), loreOf(paid, 'north')]).toEqual(['discard', 2]);
  });
});

describe('when', () => {
  it.each([
    ['ink', 'Owl'],
    ['quest', 'Owl'],
    ['endTurn', undefined],
  ] as const)('1.7.6 %s waits for a decision', (move, cardId) => {
    const gust = made(
      'Gust',
      { type: 'action', cost: 1 },
      { effects: [{ effect: 'banish', what: { choose: { type: 'character' } } }] },
    );
    const at = after(table({ play: [owl, pim], hand: [gust], ink: 1 }), 'play', 'Gust');
    expect(refused(at, move, cardId)).toEqual(['lorcana.decisionPending']);
  });

  it('the opening hand is altered once: as many are drawn as go', () => {
    const at = table({ hand: [pim, owl] });
    const seats = at.state.seats.map((seat) => ({ ...seat, altered: false }));
    const opening = { ...at, state: { ...at.state, seats, phase: 'opening' as const, turn: 0 } };
    const one = after(opening, 'alterHand', undefined, ['Pim']);
    expect([zoneOf(one, 'Pim'), countIn(one, 'north', 'hand'), one.state.phase]).toEqual([
      'deck',
      2,
      'opening',
    ]);
    const both = after(one, 'alterHand', undefined, []);
    expect([both.state.phase, both.state.turn, both.state.activePlayer]).toEqual(['main', 1, 'north']);
    expect(countIn(both, 'north', 'hand')).toBe(2);
  });
});
