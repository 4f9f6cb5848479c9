/** Who may challenge and who may not, and the events of a challenge (rule 4.6). */
import { describe, expect, it } from 'vitest';
import { card, choosable, loreOf, made, refused, table, told } from '../../test/table.js';
import type { Ability } from '../language/ability.js';
import type { Trigger } from '../language/trigger.js';
import { cardById } from '../state/board.js';
import { challengerIssues, challengeSpec } from './challenge.js';

const pim = made('Pim', { strength: 2, willpower: 9 });
const owl = made('Owl', { strength: 1, willpower: 9 });
const out = { exerted: true };
type Side = Parameters<typeof table>[0];
const cant = (what: 'challenge' | 'beChallenged'): readonly Ability[] => [
  { kind: 'static', for: 'this', gives: [{ cant: what }] },
];

const refusal = (code: string, more: object = {}) => [
  { code: `lorcana.${code}`, data: { cardId: 'Pim', ...more } },
];

describe('4.6.4.1 who may challenge', () => {
  it.each<[string, Side, readonly object[]]>([
    ['a ready, dry character', { play: [pim] }, []],
    ['an item', { play: [made('Pim', { type: 'item' })] }, refusal('notACharacter')],
    ['a character in a hand', { hand: [pim] }, refusal('notACharacter')],
    ['one that is exerted', { play: [[pim, out]] }, refusal('notReady')],
    ['5.1.1.11 one that is drying', { play: [[pim, { drying: true }]] }, refusal('drying')],
    ['8.9.1 one with Rush, drying', { play: [[made('Pim', { has: ['rush'] }), { drying: true }]] }, []],
    [
      'one that an effect keeps from it',
      { play: [made('Pim', {}, { abilities: [...cant('challenge')] })] },
      refusal('forbidden', { to: 'challenge' }),
    ],
    [
      '8.16 one with Adventurous',
      { play: [made('Pim', { has: ['adventurous'] })] },
      refusal('forbidden', { to: 'challenge' }),
    ],
  ])('%s', (_who, north, issues) => {
    const at = table(north);
    const one = cardById(at.state, 'Pim');
    expect(one && challengerIssues(one)).toEqual(issues);
  });
});

describe('4.6.4.2 who may be challenged', () => {
  it('is asked before the challenge, and is no choice of an effect', () => {
    const at = table({ play: [pim] }, { play: [[owl, out]] });
    const one = cardById(at.state, 'Pim');
    expect(one && challengeSpec(at.state, one)).toMatchObject({
      slots: [{ id: 'challenged', min: 1, max: 1, mode: 'target' }],
      timing: 'announcement',
    });
  });

  it('not who an effect keeps from it, whoever else is there', () => {
    const safe = made('Safe', { willpower: 9 }, { abilities: [...cant('beChallenged')] });
    const at = table(
      { play: [pim] },
      {
        play: [
          [safe, out],
          [owl, out],
        ],
      },
    );
    expect(choosable(at, 'challenge', 'Pim')).toEqual(['Owl']);
  });

  it('8.3.3 a Bodyguard that is ready or one’s own guards nobody', () => {
    const guard = (name: string) => made(name, { has: ['bodyguard'], willpower: 9 });
    const at = table({ play: [pim, [guard('Own'), out]] }, { play: [guard('Idle'), [owl, out]] });
    expect(choosable(at, 'challenge', 'Pim')).toEqual(['Owl']);
  });

  it('8.3.3 a Bodyguard protects the characters of its own player, and nobody else’s', () => {
    const guard = (name: string) => made(name, { has: ['bodyguard'], willpower: 9 });
    const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });
    const south = { play: [[guard('Guard'), out], [owl, out], isle] } as const;
    const fox = made('Fox', { willpower: 9 });
    const at = table({ play: [pim] }, south, { west: { play: [[fox, out]] } });
    expect(choosable(at, 'challenge', 'Pim')).toEqual(['Guard', 'Isle', 'Fox']);
    expect(refused(at, 'challenge', 'Pim', ['Owl'])).not.toEqual([]);
    const both = table({ play: [pim] }, south, {
      west: {
        play: [
          [fox, out],
          [guard('Second'), out],
        ],
      },
    });
    expect(choosable(both, 'challenge', 'Pim')).toEqual(['Guard', 'Isle', 'Second']);
    // A stolen Bodyguard protects the characters of who controls it now.
    const stolen = {
      play: [
        [guard('Guard'), { ...out, owner: 'south', controller: 'west' }],
        [fox, out],
      ],
    } as const;
    const taken = table({ play: [pim] }, { play: [[owl, out]] }, { west: stolen });
    expect(choosable(taken, 'challenge', 'Pim')).toEqual(['Owl', 'Guard']);
  });

  it('8.6.1 Evasive finds the Bodyguard that is Evasive, others do not', () => {
    const high = made('High', { has: ['bodyguard', 'evasive'], willpower: 9 });
    const foes = {
      play: [
        [high, out],
        [owl, out],
      ],
    } as const;
    expect(choosable(table({ play: [pim] }, foes), 'challenge', 'Pim')).toEqual(['Owl']);
    const wing = made('Pim', { has: ['evasive'], willpower: 9 });
    expect(choosable(table({ play: [wing] }, foes), 'challenge', 'Pim')).toEqual(['High']);
  });

  it('one of several that say who cannot challenge is enough', () => {
    const wall = made(
      'Wall',
      { willpower: 9 },
      {
        abilities: [
          { kind: 'static', for: 'this', gives: [{ cantBeChallengedBy: { cost: { lte: 1 } } }] },
          { kind: 'static', for: 'this', gives: [{ cantBeChallengedBy: { cost: { gte: 3 } } }] },
        ],
      },
    );
    const seen = (cost: number) =>
      choosable(table({ play: [made('Pim', { cost })] }, { play: [[wall, out]] }), 'challenge', 'Pim');
    expect([seen(1), seen(2), seen(3)]).toEqual([[], ['Wall'], []]);
  });
});

describe('4.6.4 a challenge is declared', () => {
  it('and told with both cards', () => {
    const { events } = told(table({ play: [pim] }, { play: [[owl, out]] }), 'challenge', { cardId: 'Pim' }, [
      'Owl',
    ]);
    expect(events[0]).toEqual({
      type: 'challenged',
      player: 'north',
      cardId: 'Pim',
      name: 'Pim',
      targetId: 'Owl',
      targetName: 'Owl',
    });
  });

  it.each<[string, Trigger, number]>([
    ['who challenges', { event: 'challenges', card: 'this', inChallenge: 'challenging' }, 1],
    ['who challenges is not challenged', { event: 'challenges', card: 'this', inChallenge: 'challenged' }, 0],
    ['who is challenged', { event: 'isChallenged', card: { name: 'Owl' }, inChallenge: 'challenged' }, 1],
    [
      'who is challenged does not challenge',
      { event: 'isChallenged', card: { name: 'Owl' }, inChallenge: 'challenging' },
      0,
    ],
  ])('with what each of the two does: %s', (_who, on, lore) => {
    const fan = made(
      'Pim',
      { strength: 2, willpower: 9 },
      { abilities: [{ kind: 'triggered', on: [on], effects: [{ effect: 'gainLore', amount: 1 }] }] },
    );
    const at = told(table({ play: [fan] }, { play: [[owl, out]] }), 'challenge', { cardId: 'Pim' }, [
      'Owl',
    ]).at;
    expect([loreOf(at, 'north'), card(at, 'Owl').damage, card(at, 'Pim').damage]).toEqual([lore, 2, 1]);
  });
});
