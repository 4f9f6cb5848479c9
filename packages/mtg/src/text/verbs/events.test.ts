import { tokenize } from '@reticle/core/text';
import { describe, expect, it } from 'vitest';
import type { SimpleTrigger, Trigger } from '../../language/trigger.js';
import { printTrigger, readTrigger } from '../abilities/triggers.js';
import { withHost } from '../phrases/marks.js';

const HOST = 'enchanted creature';
const context = { names: [], host: HOST };
const read = (words: string): Trigger | undefined => readTrigger(withHost(tokenize(words), HOST), context);
const print = (event: Trigger): string | undefined => printTrigger(event, context)?.replace('{=host}', HOST);

const SUBJECTS: readonly (readonly [
  words: string,
  what: Extract<SimpleTrigger, { on: 'attacks' }>['what'],
])[] = [
  ['~', 'self'],
  ['enchanted creature', 'host'],
  ['a creature an opponent controls', { type: 'creature', controller: 'opponent' }],
  ['another Goblin you control', { subtype: 'Goblin', controller: 'self', excludeSelf: true }],
];
const VERBS: readonly (readonly [words: string, event: Readonly<Record<string, unknown>>, once?: true])[] = [
  ['dies', { on: 'moves', from: 'battlefield', to: 'graveyard' }, true],
  ['leaves the battlefield', { on: 'moves', from: 'battlefield' }, true],
  ['attacks', { on: 'attacks' }],
  ["attacks and isn't blocked", { on: 'isntBlocked' }],
  ['attacks you or a planeswalker you control', { on: 'attacks', player: 'you', orPlaneswalker: true }],
  ['blocks a creature with flying', { on: 'blocks', other: { type: 'creature', withKeyword: 'flying' } }],
  ['is dealt combat damage', { on: 'isDealtDamage', combat: true }],
  ['deals combat damage to a player', { on: 'dealsDamage', to: 'player', combat: true }],
  ['deals damage', { on: 'dealsDamage', to: 'any' }],
  ['becomes the target of an Aura spell', { on: 'becomesTarget', by: 'spell', spell: { subtype: 'Aura' } }],
  ['becomes tapped', { on: 'becomesTapped' }],
];
const PLAYERS = [
  ['you', 'you', (verb: string) => verb],
  ['an opponent', 'opponent', (verb: string) => verb.replace(/^\w+/u, '$&s')],
  ['a player', 'each', (verb: string) => verb.replace(/^\w+/u, '$&s')],
] as const;
const DEEDS: readonly (readonly [words: string, event: Readonly<Record<string, unknown>>])[] = [
  ['gain life for the first time each turn', { on: 'gainsLife', nth: 1 }],
  ['cast a red spell', { on: 'casts', what: { color: 'red' } }],
  ['cast a spell from exile', { on: 'casts', what: { castFrom: 'exile' } }],
  ['cast a creature spell during your turn', { on: 'casts', what: { type: 'creature' }, during: 'you' }],
  ['discard a creature card', { on: 'discards', what: { type: 'creature' } }],
  ['sacrifice an artifact', { on: 'sacrifices', what: { type: 'artifact' } }],
];

const eventOf = (made: object): Trigger => made as Trigger;

describe('603.2 events are clauses', () => {
  it.each(
    SUBJECTS.flatMap(([who, what]) =>
      VERBS.map(([does, event, once]) => {
        const when = once && what === 'self' ? 'when' : 'whenever';
        return [`${when} ${who} ${does}`, eventOf({ ...event, what })] as const;
      }),
    ),
  )('%s', (words, event) => {
    expect(read(words)).toEqual(event);
    expect(print(event)).toBe(words);
  });

  it.each(
    PLAYERS.flatMap(([who, is, said]) =>
      DEEDS.map(
        ([does, event]) => [`whenever ${who} ${said(does)}`, eventOf({ ...event, who: is })] as const,
      ),
    ),
  )('%s', (words, event) => {
    expect(read(words)).toEqual(event);
    expect(print(event)).toBe(words);
  });

  it.each<[string, Trigger]>([
    [
      'when ~ enters the battlefield or dies',
      {
        on: 'anyOf',
        of: [
          { on: 'moves', what: 'self', to: 'battlefield' },
          { on: 'moves', what: 'self', from: 'battlefield', to: 'graveyard' },
        ],
      },
    ],
    [
      'whenever ~ or another Elf you control attacks',
      {
        on: 'anyOf',
        of: [
          { on: 'attacks', what: 'self' },
          { on: 'attacks', what: { subtype: 'Elf', controller: 'self', excludeSelf: true } },
        ],
      },
    ],
    [
      'whenever you draw a card or a creature dies',
      {
        on: 'anyOf',
        of: [
          { on: 'draws', who: 'you' },
          { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' },
        ],
      },
    ],
    [
      'whenever ~ blocks or becomes blocked by a Wall',
      {
        on: 'anyOf',
        of: [
          { on: 'blocks', what: 'self', other: { subtype: 'Wall' } },
          { on: 'becomesBlocked', what: 'self', other: { subtype: 'Wall' } },
        ],
      },
    ],
    [
      'when ~ enters the battlefield or at the beginning of your upkeep',
      {
        on: 'anyOf',
        of: [
          { on: 'moves', what: 'self', to: 'battlefield' },
          { on: 'step', step: 'upkeep', whose: 'you' },
        ],
      },
    ],
    ['whenever ~ and at least two other creatures attack', { on: 'attacks', what: 'self', others: 2 }],
    [
      'whenever one or more Elves you control deal combat damage to a player',
      {
        on: 'dealsDamage',
        what: { subtype: 'Elf', controller: 'self' },
        to: 'player',
        combat: true,
        many: true,
      },
    ],
    [
      'whenever one or more Elves you control attack',
      { on: 'declaresAttack', who: 'you', what: { subtype: 'Elf' } },
    ],
  ])('%s', (words, event) => {
    expect(read(words)).toEqual(event);
    expect(print(event)).toBe(words);
  });

  it.each<[string, Trigger]>([
    [
      'whenever one or more artifacts you control leave the battlefield during your turn',
      {
        on: 'moves',
        what: { type: 'artifact', controller: 'self' },
        from: 'battlefield',
        many: true,
        during: 'you',
      },
    ],
    [
      'whenever another player casts a spell from anywhere other than their hand',
      { on: 'casts', who: 'other', what: { not: { castFrom: 'hand' } } },
    ],
    [
      'whenever you cast a spell other than your first spell each turn',
      { on: 'casts', who: 'you', what: {}, nth: { gte: 2 } },
    ],
    [
      'whenever an opponent casts a spell that targets a creature you control',
      { on: 'casts', who: 'opponent', what: {}, targets: { type: 'creature', controller: 'self' } },
    ],
    ["whenever enchanted creature's controller draws a card", { on: 'draws', who: 'host' }],
    ['whenever ~ attacks another player', { on: 'attacks', what: 'self', player: 'other' }],
    [
      'whenever a creature is exiled from the battlefield',
      { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'exile' },
    ],
    [
      'whenever a land card is put into a graveyard from anywhere',
      { on: 'moves', what: { type: 'land', token: false }, to: 'graveyard' },
    ],
    [
      "whenever a creature card leaves an opponent's graveyard",
      { on: 'moves', what: { type: 'creature', owner: 'opponent', token: false }, from: 'graveyard' },
    ],
    [
      'whenever ~ or another creature enters the battlefield from your graveyard',
      {
        on: 'anyOf',
        of: [
          { on: 'moves', what: 'self', from: 'graveyard', to: 'battlefield', owner: 'you' },
          {
            on: 'moves',
            what: { type: 'creature', excludeSelf: true },
            from: 'graveyard',
            to: 'battlefield',
            owner: 'you',
          },
        ],
      },
    ],
    [
      'whenever a source an opponent controls deals combat damage to you',
      { on: 'dealsDamage', what: { controller: 'opponent' }, to: 'you', combat: true },
    ],
    ['whenever an opponent is dealt damage', { on: 'dealsDamage', what: {}, to: 'opponent', many: true }],
    [
      'whenever you attack with three or more Elves',
      { on: 'declaresAttack', who: 'you', what: { subtype: 'Elf' }, least: 3 },
    ],
    ['whenever a player plays a land', { on: 'playsLand', who: 'each', what: { type: 'land' } }],
    ['whenever an opponent shuffles their library', { on: 'shuffles', who: 'opponent' }],
    [
      'whenever ~ becomes the target of a spell you control',
      { on: 'becomesTarget', what: 'self', by: 'spell', who: 'you' },
    ],
  ])('%s', (words, event) => {
    expect(read(words)).toEqual(event);
    expect(print(event)).toBe(words);
  });

  it('an object enters under its own control', () => {
    expect(read('whenever ~ or another Elf enters under your control')).toEqual(
      read('whenever ~ or another Elf you control enters'),
    );
    expect(read('whenever a creature an opponent controls enters under your control')).toBeUndefined();
  });

  it('several that you control attack, or you attack with them', () => {
    expect(read('whenever three or more Elves you control attack')).toEqual(
      read('whenever you attack with at least three Elves'),
    );
  });

  it('a curse waits for the steps of its player', () => {
    const curse = { names: [], host: 'enchanted player' };
    const words = withHost(tokenize("at the beginning of enchanted player's upkeep"), curse.host);
    expect(readTrigger(words, curse)).toEqual({ on: 'step', step: 'upkeep', whose: 'host' });
    expect(printTrigger({ on: 'step', step: 'upkeep', whose: 'host' }, curse)).toBe(
      "at the beginning of {=host}'s upkeep",
    );
  });

  it('what happens to an enchanted creature happens to no player', () => {
    expect(read('whenever a creature deals combat damage to enchanted creature')).toBeUndefined();
    expect(read('whenever a creature attacks enchanted creature')).toBeUndefined();
    expect(read("whenever a creature deals combat damage to enchanted creature's controller")).toEqual({
      on: 'dealsDamage',
      what: { type: 'creature' },
      to: 'host',
      combat: true,
    });
  });

  it.each([
    ['whenever a creature die', 'a plural verb after one'],
    ['whenever you gains life', 'a singular verb after "you"'],
    ['whenever one or more creatures dies', 'a singular verb after several'],
    ['whenever one or more creatures become tapped', 'several where it triggers for each'],
    ['whenever a Wolf or a Goblin you control attacks', 'a controller of one or of both'],
    ['whenever ~ attacks and blocks', 'two events at once'],
    ['whenever an opponent casts a spell from your graveyard', 'a place that is not theirs'],
    ['whenever you play a creature', 'what is cast, not played'],
    ['whenever you cast a spell or draw a card during your turn', 'a turn of one event or of both'],
    ['whenever you have no cards in hand', 'a state that is no event'],
  ])('refuses "%s": %s', (words) => {
    expect(read(words)).toBeUndefined();
  });
});
