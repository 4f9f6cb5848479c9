/** Whether a player is asked reveals to nobody what is in a hand or a deck (rule 7.1.3.1). */
import { describe, expect, inject, it } from 'vitest';
import type { Effect } from '../language/effects/schema.js';
import type { Selection } from '../language/filter.js';
import { lorcanaMatch } from './match.js';
import { LorcanaTargetValidator, lorcanaTargetValidator } from '../rules/choosing/validator.js';
import { board, character, item, specOf, you } from '../../test/board.js';
import {
  after,
  choosable,
  countIn,
  decided,
  made,
  table,
  told,
  zoneOf,
  type Table,
} from '../../test/table.js';

const act = (...effects: Effect[]) => made('Act', { type: 'action', cost: 1 }, { effects });
const ITEM = { type: 'item' } as const;
const hand = { zone: 'hand', owner: 'self' } as const;
const draw: Effect = { effect: 'draw', amount: 1 };

/** Hands or decks of one to three cards that differ only in what nobody else may see. */
const worldsOf = (size: number) => {
  const names = ['One', 'Two', 'Three'].slice(0, size);
  return Array.from({ length: size + 1 }, (_one, items) =>
    names.map((name, at) => made(name, at < items ? ITEM : {})),
  );
};
const WORLDS = worldsOf(2);
/** The sizes of hands. One of two cards shows the most. */
const SIZES = inject('deep') ? [1, 2, 3] : [2];

/** Returns what the other player can tell after the action was played. */
const heard = (at: Table): string =>
  JSON.stringify([lorcanaMatch.toAct(at), lorcanaMatch.view(at, 'south'), at.state.resolving.length]);

/** The ways to take items from a hand, and what is done to them. */
const TAKEN: readonly (readonly [string, Selection])[] = [
  ['one', { choose: { ...hand, ...ITEM } }],
  ['one, of a filter in parts', { choose: { allOf: [{ ...hand }, ITEM] } }],
  ['two', { choose: { ...hand, ...ITEM }, count: 2 }],
  ['up to two', { choose: { ...hand, ...ITEM }, count: 2, upTo: true }],
  ['any number', { choose: { ...hand, ...ITEM }, count: 'any' }],
];
const DONE_TO: readonly ((what: Selection) => Effect)[] = [
  (what) => ({ effect: 'playForFree', what }),
  (what) => ({ effect: 'putIntoInkwell', what }),
  (what) => ({ effect: 'putIntoDiscard', what }),
  (what) => ({ effect: 'putOnDeck', what, place: 'bottom' }),
  (what) => ({ effect: 'shuffleIntoDeck', what }),
  (what) => ({ effect: 'reveal', what }),
  (what) => ({ effect: 'choose', what }),
];
/** The ways in which an effect stands in a text. */
const STANDING: readonly (readonly [string, (effect: Effect) => Effect])[] = [
  ['', (effect) => effect],
  ['you may', (effect) => ({ effect: 'may', do: [effect] })],
  ['if you do', (effect) => ({ effect: 'ifDone', do: [effect], next: [draw] })],
  [
    'or draw',
    (effect) => ({
      effect: 'either',
      of: [
        { label: 'it', do: [effect] },
        { label: 'draw', do: [draw] },
      ],
    }),
  ],
];

const COST = { choose: [{ to: 'discard' as const, of: { ...hand, ...ITEM } }] };
const DISCARDS: readonly (readonly [string, Effect])[] = [1, 2].map((amount) => [
  `discard ${amount}`,
  { effect: 'discard', amount, of: ITEM },
]);
const OF_HAND: readonly (readonly [string, Effect])[] = [
  ...TAKEN.flatMap(([which, what]) =>
    DONE_TO.map((doTo) => [`${which}: ${doTo(what).effect}`, doTo(what)] as const),
  ),
  ...DISCARDS,
]
  .flatMap(([what, effect]) =>
    STANDING.map(([how, stands]) => [`${how} ${what}`.trim(), stands(effect)] as const),
  )
  .concat([['you may discard an item to draw', { effect: 'may', cost: COST, do: [draw] }]]);

describe('7.1.3.1 a question that is not asked tells nothing', () => {
  it.each(OF_HAND)('7.1.3.1 of a hand: %s', (_what, effect) => {
    for (const size of SIZES) {
      const all = worldsOf(size).map((cards) =>
        heard(after(table({ hand: [act(effect), ...cards], ink: 1 }), 'play', 'Act')),
      );
      expect(all).toEqual(all.map(() => all[0]));
      expect(all[0]).toContain('["north"]');
    }
    const empty = after(table({ hand: [act(effect)], ink: 1 }), 'play', 'Act');
    expect(empty.state.resolving).toEqual([]);
  });

  it('7.1.3.1 of a deck: who looks for an item at its top', () => {
    const look: Effect = {
      effect: 'look',
      amount: 2,
      piles: [{ to: 'hand', of: ITEM, min: 0, reveal: true }],
      rest: 'bottom',
    };
    const all = WORLDS.map((deck) => heard(after(table({ hand: [act(look)], deck, ink: 1 }), 'play', 'Act')));
    expect(all).toEqual(all.map(() => all[0]));
    expect(all[0]).toContain('["north"]');
  });

  it('7.1.3.1 nor does how a cost is paid of which there is one way only', () => {
    const cost = COST;
    const [, ...able] = WORLDS;
    const all = able.map((cards) =>
      heard(
        decided(
          after(table({ hand: [act({ effect: 'may', cost, do: [draw] }), ...cards], ink: 1 }), 'play', 'Act'),
          'yes',
        ),
      ),
    );
    expect(all[0]).toBe(all[1]);
  });

  it('6.1.4.1 who cannot pay may only decline; who finds nothing finds nothing', () => {
    const [none = []] = WORLDS;
    const cost = COST;
    const poor = after(
      table({ hand: [act({ effect: 'may', cost, do: [draw] }), ...none], ink: 1 }),
      'play',
      'Act',
    );
    expect(choosable(poor, 'decide')).toEqual(['no']);
    expect(countIn(decided(poor, 'no'), 'north', 'hand')).toBe(2);
    const play: Effect = {
      effect: 'may',
      do: [{ effect: 'playForFree', what: { choose: { ...hand, ...ITEM } } }],
    };
    const asked = after(table({ hand: [act(play), ...none], ink: 1 }), 'play', 'Act');
    const found = decided(asked, 'yes');
    expect(choosable(found, 'decide')).toEqual([]);
    const { at } = told(found, 'decide', {}, []);
    expect([zoneOf(at, 'Act'), countIn(at, 'north', 'hand'), at.state.resolving]).toEqual(['discard', 2, []]);
  });

  it('7.1.3.1 a choice that others could tell from is not made by itself', () => {
    const spec = specOf([{ id: 'target', kind: 'card', filter: { ...hand, ...ITEM } }]);
    const forced = lorcanaTargetValidator({ autoChoose: 'whenForced' });
    const boards = [
      board(character('a', 'you', { zone: 'hand' })),
      board(character('a', 'you', { zone: 'hand' }), item('b', 'you', { zone: 'hand' })),
    ];
    for (const state of boards) {
      expect(forced.autoResolution(state, spec, you)).toEqual({ ok: true, value: undefined });
      expect(LorcanaTargetValidator.autoResolution(state, spec, you)).toEqual({ ok: true, value: undefined });
    }
    const open = board(item('b', 'you', { zone: 'hand' }));
    expect(forced.autoResolution(open, spec, you)).toMatchObject({
      ok: true,
      value: { targets: [{ id: 'b' }] },
    });
    expect(LorcanaTargetValidator.autoResolution(board(), spec, you)).toEqual({
      ok: true,
      value: { targets: [] },
    });
  });
});
